# Телефон капитана: вход по напечатанному коду, состав, замены, запечатанный порядок выхода, раунды, заявка.

captain-page = Капитан
captain-no-server = Сервер недоступен. Этот телефон в сети мероприятия?
captain-guess = Телефон капитана

captain-join = Действовать как капитан
captain-join-of = Команда { $whose }
captain-join-type = Наберите то, что стоит на карточке капитана.
captain-join-whose = Команда
captain-join-code = Код
captain-join-slip = Это не весь код: какой-то знак пропущен или перепутан. Пробелы и строчные буквы не важны.
captain-join-name = Ваше имя
captain-join-help = Его видит секретариат. Телефон, который действовал за эту команду раньше, уступает место этому.
captain-join-other = Набрать другой код

captain-displaced-replaced = За вашу команду действует другой телефон
captain-displaced-revoked = Секретариат отключил этот телефон
captain-displaced-do = То, что нажато здесь и ещё не отправлено, придёт на тот телефон как предложение. Чтобы снова действовать отсюда, возьмите карточку капитана.

captain-nothing-waits = Вашу команду не ждёт ни один бой.
captain-bout = Бой
captain-against = против: { $other }
captain-rounds-won = Раунды { $own }:{ $others }
captain-last-bout = Прошлый бой, против: { $other }
captain-next = Следующий бой
captain-next-about = около { $time }
captain-minutes = { $count } мин
captain-next-ahead = { $count ->
    [0] вы следующие на этом ристалище
    [one] перед вами { $count } бой
    [few] перед вами { $count } боя
   *[other] перед вами { $count } боёв
}
captain-next-help = Состав можно менять, когда бой вызовут.

captain-lineup = Состав
captain-lineup-of = Состав на раунд { $round }: { $count } из { $most }
captain-lineup-how = Коснитесь того, кто выходит из состава, затем того, кто входит. Все замены подтверждаются вместе.
captain-substitutions-left = { $count ->
    [one] Осталась { $count } замена.
    [few] Осталось { $count } замены.
   *[other] Осталось { $count } замен.
}
captain-reserves = Вне состава
captain-no-reserves = Других бойцов в заявке на этот бой нет.
captain-main = основной
captain-reserve = запасной
captain-is-captain = капитан
captain-is-out = выведен
captain-goes-out = Из состава: { $who }.
captain-tap-in = Коснитесь того, кто входит.
captain-tap-out = Коснитесь того, кого он сменит.
captain-leave-out = { $who }: убрать, никого не ставить
captain-changes = Замены
captain-change = { $into } вместо { $out }
captain-change-in = Входит { $into }
captain-change-out = Выходит { $out }
captain-changes-more = и ещё { $count }
captain-confirm = Подтвердить на раунд { $round }
captain-take-back = Оставить как было
captain-breaks-seal = Оба порядка придётся запечатать заново
captain-breaks-seal-help = Запечатанные порядки выхода составлены для нынешних составов. Если изменить свой, оба капитана составят и запечатают порядки заново.

captain-order = Порядок выхода
captain-order-how = Перетащите бойцов на их места или двигайте стрелками.
captain-order-secret = Никто не прочтёт его, пока не запечатаны оба, даже организатор. Другой капитан увидит его, когда бой начнётся.
captain-order-anew = После того как вы запечатали порядок, состав изменился. Составьте и запечатайте его заново.
captain-order-now = { $who }: теперь место { $place }.
captain-order-handle = Место { $place }: { $who }. Перетащите или нажимайте стрелки на клавиатуре.
captain-order-up = { $who }: раньше
captain-order-down = { $who }: позже
captain-seal = Запечатать порядок…
captain-seal-sure = Запечатать этот порядок?
captain-seal-final = Запечатанный порядок изменить нельзя.
captain-seal-now = Ключ записан: запечатать
captain-seal-not-yet = Ещё нет
captain-key = Ключ вашего порядка
captain-key-help = Запишите его на карточку капитана. Если телефон разрядится, ключ откроет порядок на любом другом.
captain-order-sending = Запечатан на этом телефоне, отправляется. Уйдёт, как только появится связь.
captain-order-sealed = Ваш порядок запечатан
captain-order-waits = Ждём порядок другого капитана. Держите эту страницу под рукой: ваш вскрывается отсюда.
captain-order-both = Оба порядка запечатаны
captain-order-opens = Ваш вскрывается для судей.
captain-order-stuck = Ваш нужно вскрыть здесь: введите его ниже.
captain-order-fleeting = Этот браузер ничего не хранит: не закрывайте страницу до боя и запишите ключ.
captain-order-open = Ваш порядок вскрыт для судей.
captain-order-on-paper = Гофмаршал принял ваш порядок на бумаге.
captain-order-own = Ваш порядок
captain-order-others-later = Покажем, когда бой начнётся.
captain-reenter = В этом телефоне нет порядка, который вы запечатали. Расставьте бойцов так же и введите ключ.
captain-reenter-key = Ключ с карточки
captain-reenter-do = Вскрыть этот порядок
captain-reenter-wrong-key = Это не весь ключ: какой-то знак пропущен или перепутан.
captain-reenter-wrong-order = Вы запечатали не это: порядок или ключ другой.
captain-reenter-lost = Если ключ потерян, отдайте гофмаршалу порядок на бумаге.

captain-rounds = Проведённые раунды
captain-round = Раунд { $number }
captain-round-won = победа
captain-round-lost = поражение
captain-round-drawn = ничья
captain-round-refought = поровну, переигрывается

captain-roster-of = Заявка, { $nomination }: { $count }
captain-roster-main-to = основных бойцов от { $least } до { $most }
captain-roster-main-from = основных бойцов не меньше { $least }
captain-roster-reserves = запасных не больше { $count }
captain-roster-out = Команда выбыла из этой номинации.
captain-roster-empty = В заявке пока никого нет.
captain-roster-desk = Заявку меняет секретариат, пока бой не вызван.

captain-proposal = «{ $name }» раньше действовал за команду и предлагает:
captain-proposal-accept = Принять
captain-proposal-dismiss = Отклонить

captain-command-substitute = замена
captain-command-line-up = состав
captain-command-submit-order = запечатать порядок
captain-command-reveal = вскрыть порядок
captain-command-settle = решение о предложении

captain-card-one = Карточка капитана
captain-cards-help = Карточка на команду: её код делает любой телефон телефоном капитана.
captain-cards = Карточки капитанов
captain-recode = Новый код…
captain-recode-sure = Дать новый код команде «{ $team }»?
captain-recode-help = Старая карточка и все телефоны, вошедшие по ней, перестанут действовать. Напечатайте новую карточку и отдайте капитану.
captain-recode-do = Дать новый код
captain-recode-done = Новый код есть. Напечатайте карточку и отдайте капитану.

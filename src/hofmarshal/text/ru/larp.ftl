# Что говорится о персонажах и обязательствах игры.

larp-act = { $act ->
    [register] регистрация персонажа
    [place] перевод в другой регион
    [wound] сообщение о ране
    [aid] сообщение о помощи
    [finish] добивание
    [confirm] подтверждение
    [devour] начало поглощения
    [stop-devouring] прекращение поглощения
    [die] сообщение о смерти монстра
    [confirm-death] подтверждение смерти
    [follow] то, что после смерти
    [lose-reason] потеря рассудка
    [gain-reason] возврат рассудка
    [change-most] изменение предела персонажа
    [do] действие персонажа
    [admit] приём в психлечебницу
    [discharge] выписка из психлечебницы
    [dispute] открытие спора
    [settle] решение спора
    [undo] отмена события
    [choose] выбор ветви
    [issue] составление обязательства
    [sign] подпись
    [alter] изменение обязательства
    [transfer] передача обязательства
    [agree] согласие на передачу
    [deposit] сдача обязательства мастерам
    [take-back] возврат сданного
    [claim] заявление об исходе
   *[other] «{ $act }»
}
larp-role = { $role ->
    [master] Мастеру
    [medic] Медику
    [player] Игроку
    [clock] Часам
   *[other] { $role }
}
larp-not-yours = { larp-role } этого нельзя: { larp-act }. Обратитесь к тому, у кого есть право.
larp-before-the-game = Это раньше начала игры. Укажите время игры.
larp-not-registered = Персонажа тогда ещё не было в игре. Сначала его регистрирует мастер.
larp-registered-already = Персонаж уже в игре.
larp-hits-range = { $hits } хитов на карточке быть не может: от 1 до { $most }.
larp-reason-range = { $reason } ОР на карточке быть не может: от { $least } до { $most }.
larp-no-reason-here = В этой игре нет очков рассудка. Не указывайте их.
larp-no-monsters-here = В этой игре нет правил для монстров.
larp-is-dead = К тому времени персонаж был мёртв. Если это не так, мастер исправит сообщённое раньше.
larp-death-is-final = Смерть персонажа подтверждена. Учесть то, что было до неё, может только мастер.
larp-is-away = Персонаж ушёл в иные миры и не в игре.
larp-unknown-zone = Зоны «{ $zone }» нет. Выберите из: { $known }.
larp-unknown-aid = Помощи «{ $aid }» нет. Выберите из: { $known }.
larp-unknown-act = Действия «{ $act }» игра не знает. Выберите из: { $known }.
larp-unknown-cause = Причины «{ $cause }» игра не знает. Выберите из: { $known }.
larp-unknown-mark = Для метки «{ $mark }» цена не задана (известны: { $known }). Сколько стоит встреча, говорит мастер.
larp-unknown-outcome = Исхода «{ $outcome }» нет. Выберите из: { $known }.
larp-unknown-dispute = Открытого спора { $dispute } нет. Выберите открытый.
larp-unknown-event = У персонажа нет такого события: { $event }. Выберите из его истории.
larp-costs-needed = Укажите, сколько это стоит: это написано на карточке или в описании.
larp-gives-needed = Укажите, сколько очков возвращается.
larp-enough-this-cycle = В этом цикле рассудок так уже возвращался. Снова — в следующем.
larp-nothing-changed = Укажите, что изменить: рассудок, хиты или то и другое.
larp-finishing-forbidden = Добивать так («{ $way }») нельзя. Можно с подтверждением мастера: { $known }.
larp-nothing-asked = Здесь ничего не ждёт ответа: на это уже ответили или персонаж мёртв.
larp-no-devouring-here = В этой игре никого не поглощают.
larp-devoured-already = Персонажа уже поглощают, отсчёт идёт.
larp-not-devoured = Персонажа никто не поглощает. Прекращать нечего.
larp-not-a-monster = Персонаж не монстр, своих способов умирания у него нет.
larp-not-its-way = «{ $way }» нет на его карточке. Он умирает так: { $known }.
larp-not-presumed = Предполагаемой смерти, которую надо подтвердить, нет.
larp-not-dead = Персонаж не мёртв.
larp-no-such-afterlife = После этой смерти так нельзя.
larp-master-releases = Отпустить с мертвятника может только мастер. Обратитесь к нему.
larp-dead-zone = На мертвятнике осталось провести { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
larp-heavily-wounded = Тяжелораненый персонаж ничего не может, пока его не вылечат.
larp-broken = С нервным срывом персонаж этого не делает.
larp-only-supervised = С нервным срывом — только под присмотром мастера. Позовите его.
larp-no-asylum-here = В этой игре нет психлечебницы.
larp-in-asylum-already = Персонаж уже в психлечебнице.
larp-not-broken = У персонажа нет нервного срыва: психлечебница принимает только с ним.
larp-not-in-asylum = Персонаж не в психлечебнице. Сначала примите его.
larp-trauma-needed = Опишите психотравму, которая остаётся у персонажа.
larp-no-trauma = При этом исходе психотравмы не остаётся. Уберите её или выберите другой исход.
larp-say-what = Напишите, в чём дело.
larp-not-due = Этот срок не наступил.
obl-not-issued = Такого обязательства нет. Сначала составьте его.
obl-issued-already = Это обязательство уже составлено. Составьте другое.
obl-to-himself = Нельзя быть обязанным самому себе. Назовите другого.
obl-unsigned = Оно не подписано: с ним можно только подписать его.
obl-unknown-means = Способом «{ $means }» его не передать. Выберите из: { $known }.
obl-holds-it-already = Он его уже держит.
obl-nothing-asked = Ни одна передача не ждёт слова держателя.
obl-holder-agrees = Это ждёт слова другой стороны: { $who }.
obl-deposit-not-his = Он не может сдать его мастерам: это может только обязанный.
obl-deposited-already = Оно уже у мастеров.
obl-not-deposited = У мастеров его нет.
obl-ended = Оно { $end ->
    [fulfilled] исполнено
    [void] порвано
   *[broken] нарушено
}: с ним больше ничего не сделать.
obl-no-such-end = Так оно кончиться не может: { $end }.
obl-not-his-to-say = Он не обязан и не держатель. Об исходе говорит один из двоих или мастер.
obl-nothing-claimed = Никто не заявлял об исходе. Подтверждать нечего.
obl-cannot-be-altered = Написанное остаётся как есть. Составьте новое.
larp-line-time = «{ $value }» — не время: { $key } — число минут от 0 до 1000000.
larp-line-one-act = В строке одно действие или только ожидаемое. Найдено: { $found }.
larp-line-unknown-act = Действия «{ $act }» нет. Действия: { $known }.
game-not-open = Игра не заведена. Сначала её открывает мастер.
game-open-already = Игра «{ $name }» уже открыта.
game-name-needed = Дайте игре название.
game-runs = Часы игры уже идут.
game-stands = Часы игры уже стоят.
game-unknown-act = Такого действия игра не знает.
prop-made-already = Эта карточка уже «{ $name }». Сделайте другую.
prop-unknown = Такой карточки в игре нет или её изъяли. Спросите мастера.
prop-whom = Укажите, на ком применяется «{ $name }».
prop-used-up = «{ $name }» уже использовано.
game-overrides-unfit = { $count ->
    [one] { $count } изменение не подходит к книге правил.
    [few] { $count } изменения не подходят к книге правил.
   *[other] { $count } изменений не подходят к книге правил.
}
game-no-rules = «{ $rulebook }» — не правила игры. Выберите другие.
game-not-yours = Это о другом персонаже ({ $character }). Вы сообщаете о своём, о других — мастер.
game-card-wrong = Это не код карточки. Считайте саму карточку.
larp-log-registered = Вступил в игру.
larp-log-wounded = Попадание: { $zone }{ $count ->
    [one] {""}
    [few] , ударов: { $count }
   *[other] , ударов: { $count }
}.
larp-log-aided = Помощь: { $aid }.
larp-log-finishing-asked = Персонажа хотят добить ({ $way }). Решает мастер.
larp-log-finished = Убит: { $way }.
larp-log-answered = { $granted ->
    [0] Мастер не разрешил.
   *[other] Мастер разрешил.
}
larp-log-devouring-started = Монстр начал поглощать персонажа.
larp-log-devouring-stopped = Поглощение прервано.
larp-log-died = Монстр умер: { $way }.
larp-log-death-confirmed = Смерть подтверждена.
larp-log-followed = { $choice ->
    [release] Отпущен с мертвятника.
   *[other] Игрок создаёт нового персонажа.
}
larp-log-reason-lost = Потеря рассудка: { $cause }.
larp-log-reason-gained = Возврат рассудка: { $cause }.
larp-log-most-changed = Изменён предел персонажа.
larp-log-done = Действие: { $act }.
larp-log-admitted = Принят в психлечебницу.
larp-log-discharged = Покинул психлечебницу: { $outcome }.
larp-log-disputed = Спор: { $note }
larp-log-settled = Спор решён: { $ruling }
larp-log-undone = Мастер отменил событие.
larp-log-chosen = Мастер выбрал ветвь истории.
larp-log-lapsed = { $what ->
    [bleeding] Кровотечение: потерян хит.
    [death] Смерть от ран.
    [grace] Смерть окончательна.
   *[devoured] Поглощён.
}
larp-late-changed = { $character }: запоздавшее сообщение изменило судьбу персонажа.
larp-double-use = { $character }: использовано «{ $name }», хотя карточка уже была использована.
larp-waits-finish = { $character }: добивание ({ $way }).
larp-waits-presumed = { $character }: смерть предполагается.
larp-waits-obligation = { $end ->
    [fulfilled] Заявлено исполненным
   *[broken] Заявлено нарушенным
}: { $terms }
larp-waits-dispute = { $character }: { $note }

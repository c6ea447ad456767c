# Телефон игрока: карточка персонажа, сообщения, что можно и почему нельзя, журнал.

player-page = Игрок
player-displaced-replaced = Ваша карточка теперь на другом телефоне
player-displaced-revoked = Мастера отключили этот телефон
player-displaced-do = Что сообщено здесь и ещё не отправлено, придёт на тот телефон как предложение. Чтобы вернуться к этому телефону, снова откройте ссылку с бейджа.
player-no-game = Игры ещё нет. Её открывают мастера.
player-no-character = Персонаж { $number } ещё не в игре. Его вводят мастера.
player-parts = Части карточки
player-tab-me = Тело
player-tab-reason = Рассудок
player-tab-cards = Карты
player-tab-rules = Правила
player-tab-history = Журнал

player-lives = Ваш персонаж сейчас в регионе «{ $region }», и время для него идёт там. Сообщения отсюда не принимаются: подключите телефон в том регионе.
player-alone = Нет связи: карточку ведёт этот телефон.
player-alone-presumed = За это время истёк срок. Показанное предполагается, пока сервер не узнает обо всём.

player-state = Состояние
player-state-well = Здоров
player-state-wounded = Ранен
player-state-heavy = Тяжело ранен
player-state-broken = Нервный срыв
player-state-presumed-dead = Считается мёртвым
player-state-dead = Мёртв
player-state-away = В иных мирах
player-state-asylum = В психлечебнице
player-state-unknown = Не в игре
player-presumed = предположительно
player-hits = Хиты
player-reason = Рассудок
player-of = { $left } из { $most }
player-limbs = Не действует:
player-limb-out = не действует
player-trauma = Психотравма:
player-stands = Игра стоит: сроки не идут.
player-game-time = игровое время { $time }
player-due-bleeding = Кровотечение: следующий хит через
player-due-death = Смерть через
player-due-devoured = Поглощён через
player-due-grace = Смерть станет окончательной через
player-stopped-by = Останавливает:
player-foreseen = Если никто не поможет
player-comes-heavy = тяжёлое ранение через
player-comes-death = смерть через

player-presumed-since = Считается мёртвым с { $time }
player-dead-since = Мёртв с { $time }
player-presumed-what = Вам помогли вовремя? Попросите помощника или мастера сообщить: запоздавшее сообщение считается своей минутой. Если никто не помог, подтвердите.
player-confirm-death = Да, мой персонаж умер
player-what-follows = Что дальше
player-dead-zone = В мертвятнике ещё
player-after-new-character = Вы создаёте нового персонажа и говорите мастерам.
player-after-release = Или мастер отпускает этого из мертвятника.
player-new-character = Создаю нового персонажа
player-new-made = Вы создаёте нового персонажа. Его карточку дадут мастера.
player-no-after = Идите к мастерам.

player-tap = Куда вас ударили?
player-mirror = Как в зеркале: ваша левая сторона слева.
player-draft-wound = Попадание: { $zone }
player-blows = Ударов
player-points = Очков
player-weapon = Оружие
player-weapon-other = другое
player-fewer = Меньше
player-more = Больше
player-confirm = Подтвердить
player-undo-is-masters = После подтверждения отменить может только мастер.
player-takes-nothing = Удары туда в этой игре ничего не снимают.
player-takes-limb = конечность не действует
player-starts-bleeding = рана кровоточит
player-stops-bleeding = кровотечение остановлено
player-heals = вылечен
player-makes-heavy = тяжело ранен
player-makes-broken = нервный срыв
player-makes-dead = смерть
player-aid = Мне оказали помощь
player-finishing = Меня добивают
player-finishing-what = Добивать можно только так. Решает мастер; до тех пор ничего не произошло.
player-finishing-waits = Ждёт мастера: { $way }
player-own-ways = Я умер
player-own-ways-what = Монстр умирает только так, как сказано на его карточке.
player-own-way-card = как на моей карточке
player-masters-tell = Мастера сообщают

player-lose = Потеря рассудка
player-gain = Возврат рассудка
player-mark = Метка монстра
player-horror = Метки ужаса
player-horror-by-masters = Цену встречи с монстром называет и сообщает мастер.
player-damage-counts-itself = Цена ранения считается сама, когда вы сообщаете о ранении.
player-enough-this-cycle = уже было в этом цикле
player-cycle = Цикл { $cycle }
player-breakdown = Нервный срыв: рассудка не осталось
player-breakdown-what = Пусть вас отведут в психлечебницу. Что ещё можно, смотрите в «Правилах».
player-asylum-what = Чем кончится лечение, решает мастер.

player-may = Что мне сейчас можно
player-may-yes = можно
player-may-dead = нельзя: персонаж мёртв
player-may-away = нельзя: персонаж в иных мирах
player-may-heavy = нельзя: тяжёлое ранение
player-may-broken = нельзя: нервный срыв
player-may-supervised = только под присмотром мастера
player-conduct = Как мы сражаемся
player-disputes = Споры
player-dispute-waits = Ждёт мастера.
player-ruled = Решение мастеров: { $ruling }
player-dispute-open = Попросить мастеров рассудить
player-dispute-note = Что произошло?
player-dispute-clause = По какому правилу?
player-dispute-no-clause = Не знаю
player-dispute-against = С кем (номер на бейдже)?
player-dispute-send = Отправить мастерам

player-unsent = Ещё не отправлено
player-unsent-what = Хранится в телефоне и засчитается той минутой, когда вы подтвердили, как только дойдёт.
player-history = Что произошло с персонажем
player-history-what = Часы и минуты игры с её начала.
player-undone = отменено мастером
player-ignored = больше не считается: это изменило более позднее сообщение
player-claimed = сообщил телефон, который был без связи: минута с его слов

player-says-aid = Помощь: { $aid }
player-says-finish = Добивание: { $way }
player-says-die = Смерть: { $way }
player-says-confirm-death = Смерть подтверждена
player-says-follow = Новый персонаж
player-says-lose-reason = Потеря рассудка: { $cause }
player-says-gain-reason = Возврат рассудка: { $cause }
player-says-dispute = Спор: { $note }

player-takes-hits = { $count ->
    [one] минус { $count } хит
    [few] минус { $count } хита
   *[other] минус { $count } хитов
}
player-gives-hits = { $count ->
    [one] плюс { $count } хит
    [few] плюс { $count } хита
   *[other] плюс { $count } хитов
}
player-takes-reason = { $count ->
    [one] минус { $count } очко рассудка
    [few] минус { $count } очка рассудка
   *[other] минус { $count } очков рассудка
}
player-gives-reason = { $count ->
    [one] плюс { $count } очко рассудка
    [few] плюс { $count } очка рассудка
   *[other] плюс { $count } очков рассудка
}
player-says-wound = Попадание: { $zone }{ $count ->
    [one] {""}
    [few] , ударов: { $count }
   *[other] , ударов: { $count }
}
player-says-other = { $type ->
    [issue] Обязательство написано
    [sign] Обязательство подписано
    [transfer] Обязательство передано
    [agree] Ответ на передачу
    [deposit] Сдано мастерам
    [claim] Конец обязательства
    [scan] Карточка использована
   *[other] { $type }
}

player-obl-held = Мне обязаны
player-obl-owed = Я обязан
player-obl-none = Ничего нет.
player-obl-signed = подписано
player-obl-unsigned = ещё не подписано
player-scanned = Вы отсканировали карточку
player-scan-target = На ком (номер на бейдже)? Пусто: как сказано на карточке
player-scan-use = Использовать
player-part-missing = Эта часть ещё не загружена: ей один раз нужна связь.

player-proposal = «{ $name }» раньше был вашим телефоном и ещё сообщает:
player-proposal-accept = Так и было
player-proposal-dismiss = Отклонить
player-says-settle = Ответ на сообщение прежнего телефона

player-own-values = В этой игре иначе
player-own-value = { $value } вместо { $old }
player-own-table = своя таблица

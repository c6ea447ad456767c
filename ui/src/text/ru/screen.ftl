# Большой экран, наложение на видео, страница ведущего, список ристалищ, страницы зрителей.

screen-page = Большой экран
screen-overlay-page = Наложение на трансляцию
screen-announcer-page = Ведущий
screen-rings-page = Ристалища
screen-watch-page = Счёт вживую

screen-choose-ring = Какое ристалище?
screen-all-rings = Все ристалища
screen-no-rings = Ристалищ пока нет.
screen-waiting-for-server = Ждём сервер…
screen-lost-since = Нет связи с { $time }

screen-controls = Настройки экрана
screen-fullscreen = Во весь экран
screen-opposite = Вид с другой стороны

screen-phase-idle = Никто не сражается
screen-phase-scheduled = Ещё не вызваны
screen-phase-called = Вызваны на ристалище
screen-phase-ready = Готовы
screen-phase-running = Бой
screen-phase-halted = Стоп
screen-phase-horn = Время
screen-phase-round-over = Раунд окончен
screen-phase-awaits = Решает гофмаршал
screen-phase-decided = Результат
screen-phase-signed = Результат подписан
screen-phase-announced = Результат объявлен
screen-phase-final = Окончательный результат
screen-phase-suspended = Приостановлено
screen-suspended-since = Приостановлено с { $time }
screen-event-suspended-since = Всё мероприятие приостановлено с { $time }

screen-countdown-arrive = Выйти на ристалище
screen-countdown-ready = Приготовиться
screen-countdown-late = До опоздания
screen-countdown-clinch = Клинч
screen-countdown-final = До окончательного результата

screen-readiness-awaited = Ждём
screen-readiness-arrived = На месте
screen-readiness-ready = Готов

screen-counts-points = очки
screen-counts-hits-left = осталось хитов
screen-counts-hits = хиты
screen-counts-rounds = выиграно раундов
screen-counts-standing = на ногах
screen-hits-left = Осталось хитов: { $hits }

screen-clock-runs = Часы идут
screen-clock-stands = Часы стоят
screen-horn = ВРЕМЯ
screen-extra = Дополнительный бой
screen-round = Раунд { $number }
screen-round-extra = Дополнительный раунд { $number }
screen-round-head = Раунд
screen-rounds-won = { $count ->
    [one] { $count } раунд за ним
    [few] { $count } раунда за ним
   *[other] { $count } раундов за ним
}
screen-exchange = Сход { $number }
screen-doubles = { $count ->
    [one] { $count } обоюдный
   *[other] { $count } обоюдных
}
screen-drawn = ничья
screen-not-counted = не засчитан

screen-mark-remark = { $count ->
    [one] { $count } замечание
    [few] { $count } замечания
   *[other] { $count } замечаний
}
screen-mark-warning = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
   *[other] { $count } предупреждений
}
screen-mark-disqualification = { $count ->
    [one] Дисквалифицирован
   *[other] Дисквалификаций: { $count }
}

screen-result = Результат
screen-winner = Победа
screen-next = Следующие
screen-on-now = Сейчас
screen-on-deck = Готовятся
screen-in-the-hole = Через бой
screen-nobody-waits = Этого ристалища никто не ждёт.
screen-behind = отставание { $minutes } мин
screen-ahead = опережение { $minutes } мин
screen-in-minutes = { $minutes ->
    [0] сейчас
   *[other] через { $minutes } мин
}
screen-done-open = проведено { $done }, осталось { $open }

screen-ring-state-suspended = Приостановлено
screen-ring-state-fighting = Бой
screen-ring-state-calling = Вызваны
screen-ring-state-halted = Стоп
screen-ring-state-over = Результат
screen-ring-state-free = Свободно

screen-just-happened = Только что
screen-nothing-yet = Пока ничего.
screen-read-out = Прочитать вслух
screen-record = Боёв в номинации: побед { $wins }, поражений { $losses }
screen-record-warnings = Предупреждений: { $count }
screen-spoken = Произносится
screen-spoken-of = Произносится: { $name }
screen-spoken-keep = Запомнить

screen-log = Что произошло
screen-clause-loading = Пункт загружается…
screen-row-undone = Отменено: не считается.
screen-row-replaced = Заменено более поздним решением.

## Бои команд, мост, борьба

screen-tiles = На ногах: { $standing } из { $all }
screen-tile-out = выведен
screen-tile-off = удалён
screen-tile-bridge = на мосту
screen-tile-next = следующий
screen-tile-hits = осталось хитов: { $hits }
screen-team-ready = Готовы
screen-rounds-taken = Раунды: { $count }
screen-battle-rounds = Раунды
screen-overlay-rounds = Раунды { $left } : { $right }
screen-refought = перебой
screen-refought-now = Поровну: перебой раунда полными составами
screen-round-won = Раунд { $number }: { $team }, на ногах { $standing }
screen-rating-points = Рейтинговые баллы
screen-round-points = Очки за раунды
screen-on-the-bridge = На мосту
screen-next-in = Следующий
screen-nobody-left = Никого не осталось
screen-nobody-on = На мосту никого
screen-order-sealed = Порядок сдан
screen-order-awaited = Ждём порядок
screen-broke-through = Прорыв!
screen-fall-up = На ногах
screen-fall-down = Коснулся земли
screen-call-number = Вызов { $number }
screen-lineup = Состав
screen-lineup-of = Состав: { $team }
screen-lineups-of-round = Составы раунда { $number }
screen-out-by-nothing = причина не названа
screen-no-hits-left = хитов не осталось
screen-say-out = { $team }: { $who } – выведен из боя.
screen-say-out-by = { $team }: { $who } – выведен из боя. { $why }
screen-say-standing = { $red }: на ногах { $redStanding }. { $blue }: на ногах { $blueStanding }.
screen-say-rounds = Раунды: { $red } – { $redRounds }, { $blue } – { $blueRounds }.
screen-say-bridge = На мосту: { $red } против { $blue }.
screen-say-next = { $team }: следующим на мост выходит { $who }.
screen-say-last = { $team }: выставлять больше некого.
screen-say-points = Рейтинговые баллы: { $red } – { $redRating }, { $blue } – { $blueRating }. Очки за раунды: { $redRounds } и { $blueRounds }.
screen-say-now = Сказать сейчас

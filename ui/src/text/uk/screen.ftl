# Великий екран, накладка на відео, сторінка ведучого, перелік ристалищ, сторінки глядачів.

screen-page = Великий екран
screen-overlay-page = Накладка на трансляцію
screen-announcer-page = Ведучий
screen-rings-page = Ристалища
screen-watch-page = Рахунок наживо

screen-choose-ring = Яке ристалище?
screen-all-rings = Усі ристалища
screen-no-rings = Ристалищ поки немає.
screen-waiting-for-server = Чекаємо на сервер…
screen-lost-since = Немає зв’язку з { $time }

screen-controls = Налаштування екрана
screen-fullscreen = На весь екран
screen-opposite = Вигляд з іншого боку

screen-phase-idle = Ніхто не б’ється
screen-phase-scheduled = Ще не викликані
screen-phase-called = Викликані на ристалище
screen-phase-ready = Готові
screen-phase-running = Бій
screen-phase-halted = Стоп
screen-phase-horn = Час
screen-phase-round-over = Раунд закінчено
screen-phase-awaits = Вирішує гофмаршал
screen-phase-decided = Результат
screen-phase-signed = Результат підписано
screen-phase-announced = Результат оголошено
screen-phase-final = Остаточний результат
screen-phase-suspended = Призупинено
screen-suspended-since = Призупинено з { $time }
screen-event-suspended-since = Усю подію призупинено з { $time }

screen-countdown-arrive = Вийти на ристалище
screen-countdown-ready = Приготуватися
screen-countdown-late = До запізнення
screen-countdown-clinch = Клінч
screen-countdown-final = До остаточного результату

screen-readiness-awaited = Чекаємо
screen-readiness-arrived = На місці
screen-readiness-ready = Готовий

screen-counts-points = очки
screen-counts-hits-left = залишилося хітів
screen-counts-hits = хіти
screen-counts-rounds = виграно раундів
screen-counts-standing = на ногах
screen-hits-left = Залишилося хітів: { $hits }

screen-clock-runs = Годинник іде
screen-clock-stands = Годинник стоїть
screen-horn = ЧАС
screen-extra = Додатковий бій
screen-round = Раунд { $number }
screen-round-extra = Додатковий раунд { $number }
screen-round-head = Раунд
screen-rounds-won = { $count ->
    [one] { $count } раунд за ним
    [few] { $count } раунди за ним
   *[other] { $count } раундів за ним
}
screen-exchange = Сход { $number }
screen-doubles = { $count ->
    [one] { $count } обопільний
   *[other] { $count } обопільних
}
screen-drawn = нічия
screen-not-counted = не зараховано

screen-mark-remark = { $count ->
    [one] { $count } зауваження
    [few] { $count } зауваження
   *[other] { $count } зауважень
}
screen-mark-warning = { $count ->
    [one] { $count } попередження
    [few] { $count } попередження
   *[other] { $count } попереджень
}
screen-mark-disqualification = { $count ->
    [one] Дискваліфіковано
   *[other] Дискваліфікацій: { $count }
}

screen-result = Результат
screen-winner = Перемога
screen-next = Наступні
screen-on-now = Зараз
screen-on-deck = Готуються
screen-in-the-hole = Через бій
screen-nobody-waits = На це ристалище ніхто не чекає.
screen-behind = відставання { $minutes } хв
screen-ahead = випередження { $minutes } хв
screen-in-minutes = { $minutes ->
    [0] зараз
   *[other] через { $minutes } хв
}
screen-done-open = проведено { $done }, залишилося { $open }

screen-ring-state-suspended = Призупинено
screen-ring-state-fighting = Бій
screen-ring-state-calling = Викликані
screen-ring-state-halted = Стоп
screen-ring-state-over = Результат
screen-ring-state-free = Вільне

screen-just-happened = Щойно
screen-nothing-yet = Поки нічого.
screen-read-out = Прочитати вголос
screen-record = Боїв у номінації: перемог { $wins }, поразок { $losses }
screen-record-warnings = Попереджень: { $count }
screen-spoken = Вимовляється
screen-spoken-of = Вимовляється: { $name }
screen-spoken-keep = Запам’ятати

screen-log = Що сталося
screen-clause-loading = Пункт завантажується…
screen-row-undone = Скасовано: не рахується.
screen-row-replaced = Замінено пізнішим рішенням.

## Бої команд, міст, боротьба

screen-tiles = На ногах: { $standing } з { $all }
screen-tile-out = виведений
screen-tile-off = вилучений
screen-tile-bridge = на мосту
screen-tile-next = наступний
screen-tile-hits = залишилося хітів: { $hits }
screen-team-ready = Готові
screen-rounds-taken = Раунди: { $count }
screen-battle-rounds = Раунди
screen-overlay-rounds = Раунди { $left } : { $right }
screen-refought = перебій
screen-refought-now = Порівну: перебій раунду повними складами
screen-round-won = Раунд { $number }: { $team }, на ногах { $standing }
screen-rating-points = Рейтингові бали
screen-round-points = Очки за раунди
screen-on-the-bridge = На мосту
screen-next-in = Наступний
screen-nobody-left = Нікого не лишилося
screen-nobody-on = На мосту нікого
screen-order-sealed = Порядок здано
screen-order-awaited = Чекаємо порядок
screen-broke-through = Прорив!
screen-fall-up = На ногах
screen-fall-down = Торкнувся землі
screen-call-number = Виклик { $number }
screen-lineup = Склад
screen-lineup-of = Склад: { $team }
screen-lineups-of-round = Склади раунду { $number }
screen-out-by-nothing = причину не названо
screen-no-hits-left = хітів не лишилося
screen-say-out = { $team }: { $who } – виведено з бою.
screen-say-out-by = { $team }: { $who } – виведено з бою. { $why }
screen-say-standing = { $red }: на ногах { $redStanding }. { $blue }: на ногах { $blueStanding }.
screen-say-rounds = Раунди: { $red } – { $redRounds }, { $blue } – { $blueRounds }.
screen-say-bridge = На мосту: { $red } проти { $blue }.
screen-say-next = { $team }: наступним на міст виходить { $who }.
screen-say-last = { $team }: виставляти більше нікого.
screen-say-points = Рейтингові бали: { $red } – { $redRating }, { $blue } – { $blueRating }. Очки за раунди: { $redRounds } і { $blueRounds }.
screen-say-now = Сказати зараз

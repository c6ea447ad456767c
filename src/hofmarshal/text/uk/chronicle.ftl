chronicle-history = Історія
chronicle-column-at = Ігровий час
chronicle-column-game-ms = Ігровий час, мс
chronicle-column-recorded = Записано (UTC)
chronicle-column-kind = Що це
chronicle-column-number = Номер
chronicle-column-name = Ім’я
chronicle-column-what = Подія
chronicle-column-words = Словами
chronicle-column-details = Подробиці
chronicle-column-by = Хто повідомив
chronicle-column-claimed = Без зв’язку
chronicle-column-counts = Чинне
chronicle-column-clauses = Пункти правил
chronicle-column-region = Регіон
chronicle-kind = { $what ->
    [character] персонаж
    [obligation] зобов’язання
    [prop] предмет
   *[game] гра
}
chronicle-claimed = { $what ->
   *[yes] зі слів
}
chronicle-counts = { $what ->
    [yes] так
    [undone] скасовано
   *[no] більше не підходить
}
chronicle-clock = { $what ->
    [game-opened] Гру відкрито.
    [ran] Годинник іде.
    [paused] Годинник стоїть.
    [put-on] Годинник переведено вперед.
    [cycle-begun] Почався новий цикл.
    [told] Оголошення майстрів.
   *[other] { $what }
}
chronicle-moved = { $what ->
    [handed-over] Передано в регіон «{ $region }».
   *[called-home] Повернено в регіон «{ $region }»: файл загублено.
}
chronicle-end = { $what ->
    [fulfilled] виконано
    [broken] порушено
    [open] відкрите
   *[unsigned] не підписано
}
chronicle-state = { $what ->
    [well] у порядку
    [heavy] тяжко поранені
    [broken] без розуму
    [presumed-dead] імовірно мертві
    [dead] мертві
    [away] не повернулися з психлікарні
   *[other] { $what }
}
chronicle-cause = { $what ->
    [most] знижено межу
   *[other] інше
}
chronicle-death = { $what ->
    [wounds] рани
    [devoured] поглинання
   *[own-way] особлива смерть монстра
}

chronicle-history = История
chronicle-column-at = Игровое время
chronicle-column-game-ms = Игровое время, мс
chronicle-column-recorded = Записано (UTC)
chronicle-column-kind = Что это
chronicle-column-number = Номер
chronicle-column-name = Имя
chronicle-column-what = Событие
chronicle-column-words = Словами
chronicle-column-details = Подробности
chronicle-column-by = Кто сообщил
chronicle-column-claimed = Без связи
chronicle-column-counts = В силе
chronicle-column-clauses = Пункты правил
chronicle-column-region = Регион
chronicle-kind = { $what ->
    [character] персонаж
    [obligation] обязательство
    [prop] предмет
   *[game] игра
}
chronicle-claimed = { $what ->
   *[yes] со слов
}
chronicle-counts = { $what ->
    [yes] да
    [undone] отменено
   *[no] больше не подходит
}
chronicle-clock = { $what ->
    [game-opened] Игра открыта.
    [ran] Часы идут.
    [paused] Часы стоят.
    [put-on] Часы переведены вперёд.
    [cycle-begun] Начался новый цикл.
    [told] Объявление мастеров.
   *[other] { $what }
}
chronicle-moved = { $what ->
    [handed-over] Передан в регион «{ $region }».
   *[called-home] Возвращён в регион «{ $region }»: файл потерян.
}
chronicle-end = { $what ->
    [fulfilled] исполнено
    [broken] нарушено
    [open] открыто
   *[unsigned] не подписано
}
chronicle-state = { $what ->
    [well] в порядке
    [heavy] тяжело ранены
    [broken] без рассудка
    [presumed-dead] предположительно мертвы
    [dead] мертвы
    [away] не вернулись из психлечебницы
   *[other] { $what }
}
chronicle-cause = { $what ->
    [most] понижен предел
   *[other] другое
}
chronicle-death = { $what ->
    [wounds] раны
    [devoured] поглощение
   *[own-way] особая смерть монстра
}

# Командная строка.

cli-problems = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[many] { $count } ошибок.
}
cli-not-built = В этой установке нет { $part }. Обновите Hofmarshal.
cli-running = Выполняется { $path } …
cli-ranking = Подсчёт мест

cli-column-number = №
cli-column-place = место
cli-column-entry = заявка
cli-column-name = имя
cli-column-club = клуб
cli-column-wins = победы
cli-column-bouts = бои
cli-column-points = очки
cli-column-against = пропущено
cli-column-difference = разность
cli-column-why = почему

cli-nobody-present = Никто не отметился. Напишите «да» в столбце checked_in тем, кто участвует, или удалите столбец.
cli-draw-title = Жеребьёвка: { $count ->
    [one] { $count } заявка
    [few] { $count } заявки
   *[many] { $count } заявок
}
cli-draw-commitment = Хеш ключа, который публикуют до жеребьёвки: { $commitment }
cli-draw-absent = Не отметились и в жеребьёвке не участвуют ({ $count }): { $entries }
cli-draw-right = Жеребьёвка верна: { $count ->
    [one] { $count } заявка стоит
    [few] { $count } заявки стоят
   *[many] { $count } заявок стоят
} в том порядке, который даёт ключ, и хеш ключа – тот, что был опубликован.

cli-rank-title = Места
cli-rank-event = Номинация { $event }
cli-rank-open-bouts = Без результата и не учтены ({ $count }): { $bouts }
cli-rank-open-tie = Место { $place } решат дополнительные бои: { $entries }

# Командний рядок.

cli-problems = { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[many] { $count } помилок.
}
cli-not-built = У цій установці немає { $part }. Оновіть Hofmarshal.
cli-running = Виконується { $path } …
cli-ranking = Підрахунок місць

cli-column-number = №
cli-column-place = місце
cli-column-entry = заявка
cli-column-name = ім'я
cli-column-club = клуб
cli-column-wins = перемоги
cli-column-bouts = бої
cli-column-points = очки
cli-column-against = пропущено
cli-column-difference = різниця
cli-column-why = чому

cli-nobody-present = Ніхто не відмітився. Напишіть «так» у стовпці checked_in тим, хто бере участь, або видаліть стовпець.
cli-draw-title = Жеребкування: { $count ->
    [one] { $count } заявка
    [few] { $count } заявки
   *[many] { $count } заявок
}
cli-draw-commitment = Геш ключа, який оприлюднюють до жеребкування: { $commitment }
cli-draw-absent = Не відмітилися й у жеребкуванні участі не беруть ({ $count }): { $entries }
cli-draw-right = Жеребкування правильне: { $count ->
    [one] { $count } заявка стоїть
    [few] { $count } заявки стоять
   *[many] { $count } заявок стоять
} у тому порядку, який дає ключ, і геш ключа – той, що був оприлюднений.

cli-rank-title = Місця
cli-rank-event = Номінація { $event }
cli-rank-open-bouts = Без результату й не враховані ({ $count }): { $bouts }
cli-rank-open-tie = Місце { $place } вирішать додаткові бої: { $entries }

# Репетиція гри: що вона каже дорогою й наприкінці.

rehearse-game-opened = Персонажів: { $characters }. Роботи грають.
rehearse-game-going = Команд із відповіддю: { $answers }; вбивств сервера: { $kills }.
rehearse-game-title = Репетиція гри
rehearse-game-kept = Ніщо підтверджене не пропало; рахунок самих роботів, журнал і всі екрани сходяться.
rehearse-game-row = { $row ->
    [characters] Персонажі
    [deadlines] Строки, що минули (з них смерті)
    [late-reports] Пізні повідомлення, які щось змінили
    [obligations] Зобов’язання
    [uses] Застосування предметів
    [kills] Вбивства сервера
   *[shown] Екрани, звірені з журналом
}

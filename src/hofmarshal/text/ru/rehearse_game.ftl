# Репетиция игры: что она говорит по ходу и в конце.

rehearse-game-opened = Персонажей: { $characters }. Роботы играют.
rehearse-game-going = Команд с ответом: { $answers }; убийств сервера: { $kills }.
rehearse-game-title = Репетиция игры
rehearse-game-kept = Ничего подтверждённого не пропало; счёт самих роботов, журнал и все экраны сходятся.
rehearse-game-row = { $row ->
    [characters] Персонажи
    [deadlines] Истёкшие сроки (из них смерти)
    [late-reports] Поздние сообщения, которые что-то изменили
    [obligations] Обязательства
    [uses] Применения предметов
    [kills] Убийства сервера
   *[shown] Экраны, сверенные с журналом
}

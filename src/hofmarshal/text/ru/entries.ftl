# Заявки у секретаря: списки, самостоятельные заявки, команды, регистрация.

entries-unknown-command = Книга заявок не знает такой команды.
entries-list-known = Этот список уже принят: { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}. Ничего не записано дважды.
entries-number-twice = Номер { $entry } указан в списке дважды.
entries-roster-number = Номер { $number } не подойдёт: выберите от 1 до { $most }.
entries-roster-number-twice = У двух бойцов команды один номер: { $number }.
entries-roster-fighter-twice = { $entry } указан в команде дважды.
entries-roster-other-team = { $entry } уже в другой команде этой номинации: { $team }.
entries-roster-captains = У команды один капитан.
entries-not-a-team = { $nomination }: номинация не командная.
entries-no-nomination = Выберите хотя бы одну номинацию.
entries-applied-already = Заявка в номинацию { $nomination } уже подана.
entries-no-application = { $entry } не подавал заявку в номинацию { $nomination }.
entries-answered-already = На эту заявку уже ответили: { $status ->
    [accepted] принята
    [declined] отклонена
   *[withdrawn] отозвана
}.
entries-reason-needed = Укажите причину: её прочтёт заявитель.

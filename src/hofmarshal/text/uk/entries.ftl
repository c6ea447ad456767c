# Заявки в секретаря: списки, самостійні заявки, команди, реєстрація.

entries-unknown-command = Книга заявок не знає такої команди.
entries-list-known = Цей список уже прийнято: { $people ->
    [one] { $people } людина
    [few] { $people } людини
   *[many] { $people } людей
}. Нічого не записано двічі.
entries-number-twice = Номер { $entry } вказано у списку двічі.
entries-roster-number = Номер { $number } не підійде: виберіть від 1 до { $most }.
entries-roster-number-twice = У двох бійців команди один номер: { $number }.
entries-roster-fighter-twice = { $entry } вказано в команді двічі.
entries-roster-other-team = { $entry } уже в іншій команді цієї номінації: { $team }.
entries-roster-captains = У команди один капітан.
entries-not-a-team = { $nomination }: номінація не командна.
entries-no-nomination = Виберіть хоча б одну номінацію.
entries-applied-already = Заявку в номінацію { $nomination } уже подано.
entries-no-application = { $entry } не подавав заявки в номінацію { $nomination }.
entries-answered-already = На цю заявку вже відповіли: { $status ->
    [accepted] прийнято
    [declined] відхилено
   *[withdrawn] відкликано
}.
entries-reason-needed = Вкажіть причину: її прочитає заявник.

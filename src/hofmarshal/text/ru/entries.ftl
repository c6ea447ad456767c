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

entries-name-missing = Впишите имя.
entries-no-such-day = { $day } — не дата рождения. Запишите её так: 2001-12-31.
entries-country-unknown = Нет страны с названием «{ $country }». Впишите название или две буквы кода, например UA.
entries-number-taken = Номер { $entry } занят: { $name }. Оставьте поле пустым, и заявка получит следующий свободный.
entries-number-erased = Номер { $entry } принадлежал человеку, чьи данные удалены. Выберите другой.
entries-nomination-over = Места в номинации { $nomination } подписаны: заявки в неё больше не принимаются.
entries-changed-meanwhile = { $count ->
    [one] { $count } поле тем временем изменил кто-то другой
    [few] { $count } поля тем временем изменил кто-то другой
   *[many] { $count } полей тем временем изменил кто-то другой
}.
entries-field-changed = { $field }: сейчас «{ $theirs }», вы вписали «{ $mine }».
entries-roster-meanwhile = Состав команды { $team } тем временем изменил кто-то другой. Посмотрите его снова.
entries-badge-unknown = { $shown }: такого бейджа или номера на этом мероприятии нет.
entries-in-no-nomination = { $name } ({ $entry }): нет ни одной номинации. Сначала запишите его в номинацию.
entries-nobody = Пока никто не заявлен.
entries-badges-many = Бейджей слишком много для одного файла: { $count }. Печатайте не больше { $most } за раз.
entries-sheet = Заявки
entries-column-entry = Номер
entries-column-name = Имя
entries-column-club = Клуб
entries-column-country = Страна
entries-column-rating = Рейтинг
entries-column-weight = Весовая категория
entries-column-nominations = Номинации
entries-column-here = Явка
entries-column-born = Дата рождения
entries-column-contact = Контакт

entries-lacks-name = имя
entries-lacks-club = клуб
entries-lacks-weight = весовая категория
entries-lacks-roster = состав
entries-lacks-age = возраст
entries-lacks-gear = снаряжение
entries-lacks-event = страна и дни мероприятия
entries-lacks-paper = документ

exchange-import-columns = В таблице столбцов: { $columns }, а можно не больше { $most }. Удалите те, что не о заявках.
exchange-import-rows = В таблице строк: { $rows }, а можно не больше { $most }. Разделите её на несколько файлов.
exchange-import-country = Нет страны с названием «{ $value }». Впишите название или две буквы кода, например UA.
exchange-import-number = «{ $value }» не может быть номером: только латинские буквы, цифры, точка и дефис.
exchange-import-formula = «{ $value }» похоже на формулу таблицы. Впишите обычный текст.
exchange-import-nomination = Нет номинации «{ $value }». На мероприятии есть: { $known }.
exchange-import-nowhere = { $name }: нет ни одной номинации. Выберите её для всего списка выше или впишите в эту строку.
exchange-import-nobody = Заявки { $entry } больше нет.
exchange-import-taken = Номер { $value } уже занят: { $name }. Очистите ячейку, и заявка получит следующий свободный.
exchange-import-other-number = У этого человека уже есть номер { $entry }. Очистите ячейку.
exchange-import-team-empty = В номинации { $nomination } выступают команды: напишите, чей это боец.
exchange-import-team-nowhere = { $team }: строка не относится ни к одной командной номинации. Выберите её выше или очистите ячейку.
exchange-import-team-other = Здесь уже выступает за { $team }. Сначала уберите его из того состава или напишите { $team } вместо { $wanted }.
exchange-import-team-number = Номер { $number } носить нельзя: напишите от 1 до { $most } или очистите ячейку, и будет дан свободный.
exchange-import-team-number-twice = Номер { $number } в команде { $team } уже занят. Напишите другой или очистите ячейку, и будет дан свободный.
exchange-import-team-captains = У команды { $team } уже есть капитан: он один.
entries-import-open = { $count ->
    [one] { $count } строка ещё не решена
    [few] { $count } строки ещё не решены
   *[many] { $count } строк ещё не решены
}: исправьте, ответьте на вопрос или пропустите. Ничего не записано.

entries-club-empty = Впишите название клуба.
entries-club-unknown = В клубе «{ $club }» больше никого нет.
entries-self-closed = Приём заявок через форму закрыт. Обратитесь к секретарю.
entries-agree = Сначала согласитесь, что организаторы хранят вписанное: без этого заявку принять нельзя.
entries-nomination-closed = { $nomination }: заявки через форму не принимаются. Обратитесь к секретарю.
entries-flood = Слишком много заявок ждут ответа. Обратитесь к секретарю.
entries-drawn-already = { $nomination }: жеребьёвка уже прошла. Скажите секретарю, что снимаетесь.
entries-lacks-members = допуск её бойцов
entries-in-team-only = { $name } выступает только в команде { $team }: отметьте явку команды, номер { $entry }.

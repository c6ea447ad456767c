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

entries-name-missing = Впишіть ім’я.
entries-no-such-day = { $day } — не дата народження. Запишіть її так: 2001-12-31.
entries-country-unknown = Немає країни з назвою «{ $country }». Впишіть назву або дві літери коду, наприклад UA.
entries-number-taken = Номер { $entry } зайнято: { $name }. Залиште поле порожнім, і заявка отримає наступний вільний.
entries-number-erased = Номер { $entry } належав людині, чиї дані вилучено. Виберіть інший.
entries-nomination-over = Місця в номінації { $nomination } підписано: заявок до неї більше не приймають.
entries-changed-meanwhile = { $count ->
    [one] { $count } поле тим часом змінив хтось інший
    [few] { $count } поля тим часом змінив хтось інший
   *[many] { $count } полів тим часом змінив хтось інший
}.
entries-field-changed = { $field }: зараз «{ $theirs }», ви вписали «{ $mine }».
entries-roster-meanwhile = Склад команди { $team } тим часом змінив хтось інший. Подивіться його ще раз.
entries-badge-unknown = { $shown }: такого бейджа чи номера на цій події немає.
entries-in-no-nomination = { $name } ({ $entry }): немає жодної номінації. Спершу запишіть до номінації.
entries-nobody = Поки що нікого не заявлено.
entries-badges-many = Бейджів забагато для одного файлу: { $count }. Друкуйте не більше ніж { $most } за раз.
entries-sheet = Заявки
entries-column-entry = Номер
entries-column-name = Ім’я
entries-column-club = Клуб
entries-column-country = Країна
entries-column-rating = Рейтинг
entries-column-weight = Вагова категорія
entries-column-nominations = Номінації
entries-column-here = Явка
entries-column-born = Дата народження
entries-column-contact = Контакт

entries-lacks-name = ім’я
entries-lacks-club = клуб
entries-lacks-weight = вагова категорія
entries-lacks-roster = склад
entries-lacks-age = вік
entries-lacks-gear = спорядження
entries-lacks-event = країна і дні події
entries-lacks-paper = документ

exchange-import-columns = У таблиці стовпців: { $columns }, а можна не більше ніж { $most }. Вилучіть ті, що не про заявки.
exchange-import-rows = У таблиці рядків: { $rows }, а можна не більше ніж { $most }. Поділіть її на кілька файлів.
exchange-import-country = Немає країни з назвою «{ $value }». Впишіть назву або дві літери коду, наприклад UA.
exchange-import-number = «{ $value }» не може бути номером: лише латинські літери, цифри, крапка й дефіс.
exchange-import-formula = «{ $value }» схоже на формулу таблиці. Впишіть звичайний текст.
exchange-import-nomination = Немає номінації «{ $value }». На події є: { $known }.
exchange-import-nowhere = { $name }: немає жодної номінації. Виберіть її для всього списку вище або впишіть у цей рядок.
exchange-import-nobody = Заявки { $entry } більше немає.
exchange-import-taken = Номер { $value } уже зайнято: { $name }. Очистьте клітинку, і заявка отримає наступний вільний.
exchange-import-other-number = Ця людина вже має номер { $entry }. Очистьте клітинку.
exchange-import-team-empty = У номінації { $nomination } виступають команди: напишіть, чий це боєць.
exchange-import-team-nowhere = { $team }: рядок не належить до жодної командної номінації. Виберіть її вище або очистьте клітинку.
exchange-import-team-other = Тут уже виступає за { $team }. Спершу приберіть його з того складу або напишіть { $team } замість { $wanted }.
exchange-import-team-number = Номер { $number } носити не можна: напишіть від 1 до { $most } або очистьте клітинку, і буде дано вільний.
exchange-import-team-number-twice = Номер { $number } у команді { $team } уже зайнятий. Напишіть інший або очистьте клітинку, і буде дано вільний.
exchange-import-team-captains = У команди { $team } вже є капітан: він один.
entries-import-open = { $count ->
    [one] { $count } рядок ще не вирішено
    [few] { $count } рядки ще не вирішено
   *[many] { $count } рядків ще не вирішено
}: виправте, дайте відповідь або пропустіть. Нічого не записано.

entries-club-empty = Впишіть назву клубу.
entries-club-unknown = У клубі «{ $club }» більше нікого немає.
entries-self-closed = Приймання заявок через форму закрито. Зверніться до секретаря.
entries-agree = Спершу погодьтеся, що організатори зберігають вписане: без цього заявку прийняти не можна.
entries-nomination-closed = { $nomination }: заявок через форму не приймають. Зверніться до секретаря.
entries-flood = Забагато заявок чекають на відповідь. Зверніться до секретаря.
entries-drawn-already = { $nomination }: жеребкування вже відбулося. Скажіть секретареві, що знімаєтеся.
entries-lacks-members = допуск її бійців
entries-in-team-only = { $name } виступає лише в команді { $team }: відмітьте явку команди, номер { $entry }.

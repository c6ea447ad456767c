# Заявки: вручну, з таблиці, через форму; реєстрація, клуби, команди, бейджі.

entries-title = Заявки
entries-parts = Частини цієї сторінки
entries-tab-list = Список
entries-tab-import = Таблиця
entries-tab-self = Через форму
entries-tab-clubs = Клуби
entries-tab-print = Бейджі та списки
entries-to-checkin = Реєстрація
entries-no-nominations = На події ще немає номінацій: спершу додайте номінацію, а тоді заявляйте людей.
entries-no-server = Сервер не відповідає. Нічого не змінено: спробуйте ще раз.
entries-command-check-in = явка
entries-command-withdraw = зняття
entries-command-reinstate = скасування зняття

entries-new = Нова заявка
entries-new-help = Enter зберігає й починає наступну. Номінації, клуб і країна залишаються. Дату народження й контакт бачить лише секретаріат.
entries-number = Номер
entries-name = Ім’я
entries-club = Клуб
entries-country = Країна
entries-rating = Рейтинг
entries-weight = Вагова категорія
entries-born = Дата народження
entries-contact = Контакт
entries-nomination = Номінація
entries-nominations = Номінації
entries-enter = Записати
entries-entered = Записано: { $number } { $name }.
entries-twin = Уже заявлено: { $number } { $name }, { $club }.
entries-twin-join = Та сама людина: записати у відмічене
entries-not-entered = Не записано: { $name }
entries-choose-nomination = Не вибрано жодної номінації: людина буде відома лише події.
entries-full = { $nomination }: місць більше немає, усього { $capacity }. Можна записати й понад це.
entries-late = { $nomination }: жеребкування вже відбулося. Хто прийде тепер, того ставлять у групу вручну.

entries-list = Усі заявки
entries-search = Ім’я, клуб або номер
entries-any-nomination = Усі номінації
entries-show = Показати
entries-show-all = усіх
entries-show-absent = хто не з’явився
entries-show-here = хто на місці
entries-show-missing = кому чогось бракує
entries-show-left = знятих і вилучених
entries-count = Показано: { $shown }. Заявлено: { $entered }, на місці: { $here }.
entries-nobody = Поки що нікого не заявлено.
entries-nobody-fits = Ніхто не підходить.
entries-more = Показати ще ({ $count })
entries-erased = Дані вилучено
entries-in-none = немає номінацій
entries-asked = заявка через форму: { $nomination }
entries-in-team = у команді { $team }
entries-state-active = бере участь
entries-state-withdrawn = знявся
entries-state-removed = вилучений
entries-missing = Бракує: { $what }
entries-check-in = Відмітити явку
entries-is-here = На місці
entries-check-in-of = Відмітити явку: { $name }
entries-check-out-of = { $name } на місці: скасувати
entries-check-in-all = Відмітити явку всіх показаних ({ $count })…
entries-check-in-all-title = { $count ->
    [one] Відмітити явку { $count } бійця?
   *[other] Відмітити явку { $count } бійців?
}
entries-check-in-all-help = У жеребкуванні беруть участь лише відмічені. Не відмічайте тих, хто не прийшов.
entries-check-in-all-do = { $count ->
    [one] Відмітити { $count } бійця
   *[other] Відмітити { $count } бійців
}
entries-checked-in-all = { $count ->
    [one] Відмічено явку { $count } бійця.
   *[other] Відмічено явку { $count } бійців.
}
entries-check-in-all-back = Скасувати
entries-change = Змінити
entries-change-of = Змінити: { $name }
entries-save = Зберегти
entries-saved = Збережено.
entries-badge = Бейдж

entries-clash = Поле «{ $field }» тим часом змінив хтось інший
entries-clash-theirs = Залишити чуже: { $value }
entries-clash-mine = Залишити моє: { $value }
entries-add-nomination = Записати ще в одну номінацію
entries-will-enter = Буде записано: { $nomination }
entries-withdraw = Зняти…
entries-withdraw-do = Зняти
entries-withdraw-all = Зняти з усіх номінацій ({ $count })…
entries-reinstate = Скасувати зняття…
entries-reinstate-do = Скасувати зняття
entries-reason = Причина

entries-roster = Склад ({ $count })
entries-roster-limits = За регламентом потрібно бійців: від { $least } до { $most }.
entries-roster-now = Зараз бійців: { $main }, запасних: { $reserves }.
entries-roster-stale = Цей склад змінив хтось інший.
entries-roster-again = Показати теперішній
entries-roster-number = Номер бійця { $name }
entries-roster-captain = Капітан
entries-roster-captain-of = { $name } — капітан
entries-roster-reserve = Запасний
entries-roster-reserve-of = { $name } — запасний
entries-roster-drop = Прибрати зі складу: { $name }
entries-roster-add = Додати бійця: номер або ім’я, Enter бере першого
entries-roster-save = Зберегти склад

entries-import-help = Файл .xlsx або .csv як є: стовпці впізнаються за заголовками українською, російською чи англійською, і їх можна поміняти. До підтвердження нічого не записується.
entries-import-file = Файл
entries-import-sheet = Аркуш
entries-import-other = Інший файл
entries-import-into = Записати всіх із цього списку в
entries-import-nowhere = Позначте номінації або вкажіть стовпець із ними: доти жодного рядка прийняти не можна.
entries-import-columns = Що у стовпцях
entries-import-no-name = Жоден стовпець не названо іменем. Виберіть його вище.
entries-import-rows = Рядки файлу
entries-import-count = Нових: { $fresh }, додадуться в номінації: { $joins }, уже відомі: { $known }, пропущено: { $skipped }.
entries-import-open = { $count ->
    [one] { $count } рядок чекає на вас
    [few] { $count } рядки чекають на вас
   *[many] { $count } рядків чекають на вас
}
entries-import-accept = Прийняти: { $people }
entries-import-done = Прийнято: { $people }, з них нових: { $fresh }.
entries-import-to-list = До списку
entries-import-skip = пропустити
entries-import-who = { $name }: це хтось відомий?
entries-import-same = Той самий: { $number } { $name }, { $club }
entries-import-another = Інша людина
entries-fate-new = Новий
entries-fate-joins = Відомий, додасться в номінації
entries-fate-known = Відомий, нового немає
entries-fate-ask = Хто це?
entries-fate-wrong = Треба виправити
entries-fate-skip = Пропущено
entries-column-none = – не потрібен –
entries-column-name = Ім’я
entries-column-club = Клуб
entries-column-country = Країна
entries-column-born = Дата народження
entries-column-contact = Контакт
entries-column-rating = Рейтинг
entries-column-weight-category = Вагова категорія
entries-column-nominations = Номінації словами
entries-column-entry = Номер на події
entries-column-team = Команда
entries-column-number = Номер бійця
entries-column-reserve = Запасний (так, запасний)
entries-column-main = Основний боєць (так, ні)
entries-column-captain = Капітан (так, ні)
entries-column-in = Так чи ні: { $nomination }

entries-clubs-near = Це один клуб?
entries-clubs-one = «{ $first }» і «{ $second }»: один клуб?
entries-clubs-write = Один: писати «{ $club }»
entries-clubs-two = Два клуби
entries-teams-one = «{ $first }» і «{ $second }»: одна команда?
entries-teams-write = Одна: писати «{ $team }»
entries-teams-two = Дві команди
entries-teams-brought = Команди цього файлу
entries-teams-new = нова
entries-teams-as = { $team }, № { $number }
entries-clubs-none-near = Схоже написаних клубів немає.
entries-clubs-all = Усі клуби
entries-clubs-people = { $people ->
    [one] { $people } людина
    [few] { $people } людини
   *[many] { $people } людей
}
entries-clubs-merged = Тепер у клубі «{ $club }» ще { $people ->
    [one] { $people } людина
    [few] { $people } людини
   *[many] { $people } людей
}.
entries-clubs-name = Назва клубу
entries-clubs-rename = Перейменувати
entries-clubs-rename-of = Перейменувати { $club }

entries-self-help = Бійці подають заявки самі:
entries-self-form = форма
entries-self-none = Заявок, що чекають на відповідь, немає.
entries-self-places = Заявлено: { $entered } з { $capacity }.
entries-self-no-limit = Заявлено: { $entered }, без обмеження.
entries-self-line = у черзі: { $place }
entries-self-accept = Прийняти
entries-self-accept-over = Прийняти понад місця
entries-self-decline = Відхилити
entries-self-reason = Причина, її прочитає заявник

entries-badges = Бейджі (PDF)
entries-badges-help = По вісім на аркуші, з кодом: у секретаря він відмічає явку, а власникові відкриває його сторінку.
entries-with-private = з датами народження й контактами
entries-save-xlsx = Список у XLSX
entries-save-csv = Список у CSV

checkin-title = Реєстрація
checkin-count = На місці: { $here } з { $all }
checkin-number = Номер або код бейджа
checkin-do = Відмітити явку
checkin-camera = Сканувати камерою
checkin-camera-off = Вимкнути камеру
checkin-own-camera = Відкрийте камеру телефона й наведіть на бейдж: його посилання веде сюди.
checkin-no-camera = Камера не ввімкнулася. Введіть номер.
checkin-done = Явку відмічено
checkin-already = Уже було відмічено
checkin-undo = Це помилка: скасувати
checkin-recent = Щойно

enter-title = Подати заявку
enter-own = Ваша заявка
enter-closed = Приймання заявок через форму закрито. Зверніться до секретаря події.
enter-until = Приймання до { $day }.
enter-no-limit = без обмеження
enter-free = { $free ->
    [one] лишилося { $free } місце
    [few] лишилося { $free } місця
   *[many] лишилося { $free } місць
}
enter-line = місць немає: ви будете в черзі під номером { $place }
enter-private = Дату народження й контакт бачать лише секретарі; після події їх вилучають.
enter-not-private = Це з’єднання тут можуть прочитати інші. Дату народження й контакт секретар запитає особисто.
enter-agree = Я погоджуюся, що організатори зберігають вписане для цієї події та показують моє ім’я, клуб і результати.
enter-send = Надіслати
enter-status-asked = Секретар ще не відповів; місце є.
enter-status-line = У черзі під номером { $place }
enter-status-accepted = Заявку прийнято
enter-status-declined = Відхилено
enter-status-withdrawn = Ви знялися
enter-status-left = Більше не берете участі
enter-here = явку відмічено
enter-recall = Знятися
enter-recall-of = Знятися: { $nomination }
enter-recall-sure = Так, знімаюся
enter-keep = Збережіть це посилання
enter-keep-help = Лише за ним можна побачити й змінити свою заявку. Не давайте його іншим.
enter-copy = Скопіювати посилання
enter-copied = Скопійовано
enter-another = Заявити ще когось

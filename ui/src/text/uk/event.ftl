# Підготовка події: відомості, ристалища, номінації та правила, люди, особисті дані.

event-title = Подія
event-sections = Розділи сторінки
event-section-about = Про подію
event-section-rings = Ристалища
event-section-nominations = Номінації
event-section-people = Люди й пристрої
event-section-private = Особисті дані
event-do-name-event = назва події
event-do-describe-event = відомості про подію
event-do-set-ring = ристалище
event-do-set-rings = де проходить номінація
event-do-drop-ring = прибрати ристалище
event-do-drop-nomination = прибрати номінацію
event-name = Назва
event-first-day = Перший день
event-last-day = Останній день
event-country = Країна (за її законом визначають повноліття)
event-country-none = Не вибрано
event-country-other = Інша країна…
event-country-age = { $name } · { $age } р.
event-country-code = Код країни (дві літери)
event-country-years = Повноліття (років)
event-country-help = Вік повноліття в цій країні програмі невідомий. Дізнайтеся його й запишіть; враховується і закон країни самого бійця.
event-place = Місце проведення
event-languages = Мови сторінок для глядачів і паперів
event-public = Розклад і результати видно всім
event-self-entry = Бійці можуть заявитися самі
event-self-entry-until = По який день включно (порожньо: до кінця)
event-keep-days = Скільки днів зберігати особисті дані після події
event-field-name = Назва
event-field-country = Країна
event-field-first_day = Перший день
event-field-last_day = Останній день
event-field-place = Місце
event-field-languages = Мови
event-field-public = Видно всім
event-field-self_entry = Самостійні заявки
event-field-self_entry_until = Самостійні заявки по
event-field-keep_private_days = Особисті дані (днів)
event-field-ages = Повноліття
event-yes = так
event-no = ні
event-save = Зберегти
event-saved = Збережено
event-organiser-only = Змінити це може лише організатор.
event-meanwhile = Це щойно змінив хтось інший. Тепер там: { $value }
event-take-theirs = Прийняти чуже
event-keep-mine = Залишити моє
event-no-server = Сервер не відповів. Нічого не змінено; спробуйте ще раз.
event-clause-show = текст пункту
event-no-rings = Ристалищ поки немає.
event-ring-new = Ще одне ристалище: назва
event-ring-add = Додати
event-ring-open = Розміри
event-ring-good = підходить усім положенням
event-ring-warn = виміряно не все
event-ring-bad = порушує положення
event-ring-title = Назва
event-ring-shape = Форма
event-ring-shape-asked = положення вимагають: { $shapes }
event-shape-unsaid = Не вказано
event-shape-rectangle = прямокутник
event-shape-circle = коло
event-shape-open = відкрите поле
event-shape-bridge = міст
event-measure-length = Довжина, м
event-measure-width = Ширина, м
event-measure-diameter = Діаметр, м
event-measure-boards = Висота борту, м
event-measure-bases = Між базами, м
event-measure-unread = Запишіть метри, наприклад 7,5
event-measure-asked = { $kind ->
    [exact] { $least } м
    [between] від { $least } до { $most } м
    [most] не більше { $most } м
   *[least] не менше { $least } м
}
event-measure-all = Інші розміри
event-ring-borders = Огорожа стоїть
event-ring-borders-asked = { $nomination }: межі мають бути поставлені заздалегідь
event-ring-forts = На полі стоять укріплення
event-ring-forts-not = { $nomination }: укріплення не допускаються
event-ring-nothing = Тут не проходить жодна номінація, тому вимог до розмірів немає.
event-ring-drop = Прибрати ристалище
event-no-nominations = Номінацій поки немає.
event-nomination-add = Додати номінацію
event-nomination-key = коротка назва { $name }
event-nomination-state = Заявок: { $entries } · складено етапів: { $stages } · викликано боїв: { $called }
event-nomination-rules = Положення й номінація
event-nomination-title = Власна назва (порожньо: як у положенні)
event-nomination-name = Коротка назва для файлів і адрес (латиницею)
event-nomination-rings = Де проходить (не вибрано: на будь-якому)
event-nomination-drop = Прибрати з події
event-nomination-drop-help = Номінація зникне з усіх сторінок; внесене залишиться в журналі. Коротка назва більше не використовується.
event-rings-any = на будь-якому ристалищі
event-panel = { $count ->
    [one] { $count } бічний суддя
    [few] { $count } бічні судді
   *[many] { $count } бічних суддів
}
event-panel-count = Бічних суддів на ристалищі (0: як у положенні)
event-capacity = Місць (0: без обмеження)
event-capacity-of = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
event-overridden = Відмінності від положення
event-settings = Налаштування номінації
event-rules = Правила
event-rules-see = Переглянути правила
event-reason = Причина
event-groups = Груп (0: якнайменше)
event-semi-groups = Півфінальних груп (0: якнайменше)
event-advance = Виходять із групи, якщо положення мовчить
event-duration = Хвилин від виклику до виклику
event-rest = Найменший відпочинок між боями, хвилин
event-apart = Розводити по групах
event-apart-club = бійців одного клубу
event-apart-country = бійців однієї країни
event-leagues = Ділити на вищу й прем’єр-лігу
event-promote-auto = Складати наступний етап автоматично, якщо немає спірних рівностей
event-admission-elsewhere = Документи й спорядження перевіряють не тут: нікого не затримувати
event-scheme = Етапи за порядком (положення мовчить)
event-stage-qualifying = кваліфікаційні групи
event-stage-semi-final = півфінальні групи
event-stage-final = фінальна група
event-stage-round-robin = круговий турнір
event-stage-elimination = на вибування
event-stage-third-place = бій за третє місце
event-stage-pairs-by-lot = пари за жеребом
event-ranking = Що вирішує місця, за порядком (положення мовчить)
event-criterion-wins = перемоги
event-criterion-win-ratio = частка перемог
event-criterion-rating-points = рейтингові очки
event-criterion-head-to-head = особисті зустрічі
event-criterion-points-difference = різниця очок
event-criterion-points-scored = набрані очки
event-criterion-fewest-sanctions = менше санкцій
event-criterion-extra-bout = додатковий бій
event-criterion-lot = жереб
event-settings-fixed = Те, на чому ґрунтується жеребкування, вже не змінити.
event-rules-stale = Хтось щойно змінив ці правила. Закрийте й відкрийте знову, щоб їх побачити; ваше не збережено.
event-rules-reason = Чому правила змінюються (вони торкнуться ще не викликаних боїв)
event-title-change = Змінити назву
event-rules-search = Пошук: номер або слова пункту
event-rules-none = Нічого не знайдено.
event-rules-no-clause = Значення без пункту
event-rules-more = { $count ->
    [one] Ще { $count } пункт: скористайтеся пошуком
    [few] Ще { $count } пункти: скористайтеся пошуком
   *[many] Ще { $count } пунктів: скористайтеся пошуком
}
event-rules-preview = Показати, що зміниться
event-rules-apply = Змінити
event-changes = { $count ->
    [one] Зміниться { $count } значення:
    [few] Зміняться { $count } значення:
   *[many] Зміняться { $count } значень:
}
event-changes-none = Значення не зміняться.
event-wide = Замінено на всю подію
event-wide-help = Ці значення діють у всіх номінаціях положення, крім тих, де те саме замінено окремо. Вони стосуються боїв, яких ще не викликано.
event-wide-tag = на всю подію
event-wide-none = Нічого: положення діє як є.
event-wide-change = Замінити на всю подію
event-wide-nothing = У номінаціях події нічого не зміниться.
event-override = Замінити
event-override-value = Нове значення
event-override-by = Хто вирішив
event-override-lay = Підставити
event-override-remove = Повернути як у положенні
event-override-why = { $reason } ({ $by })
event-value-seconds = ({ $value } с)
event-value-minutes = ({ $value } хв)
event-value-metres = ({ $value } м)
event-devices-help = Телефонам і планшетам біля ристалищ обліковий запис не потрібен: місце видають за кодом.
event-devices = Пристрої та місця
event-accounts = Облікові записи
event-account-name = Ім’я
event-account-role = Роль
event-account-password = Пароль (щонайменше 10 знаків)
event-account-add = Створити запис
event-account-made = { $name } може увійти.
event-private-help = Дати народження, контакти, документи, нотатки, знімки й відео. Імена, клуби, результати й журнал лишаються.
event-private-due = { $count ->
    [one] Тепер можна видалити особисті дані { $count } людини.
    [few] Тепер можна видалити особисті дані { $count } людей.
   *[many] Тепер можна видалити особисті дані { $count } людей.
}
event-private-until = { $count ->
    [one] До { $day } зберігаються особисті дані { $count } людини.
    [few] До { $day } зберігаються особисті дані { $count } людей.
   *[many] До { $day } зберігаються особисті дані { $count } людей.
}
event-private-no-days = { $count ->
    [one] Зберігаються особисті дані { $count } людини. Вкажіть дні події, щоб видалити їх вчасно.
    [few] Зберігаються особисті дані { $count } людей. Вкажіть дні події, щоб видалити їх вчасно.
   *[many] Зберігаються особисті дані { $count } людей. Вкажіть дні події, щоб видалити їх вчасно.
}
event-private-nothing = Зараз особистих даних немає.
event-private-delete = Видалити особисті дані
event-private-sure = { $count ->
    [one] Усі особисті дані { $count } людини, знімки й відео буде видалено безповоротно. Імена й результати залишаться.
    [few] Усі особисті дані { $count } людей, знімки й відео буде видалено безповоротно. Імена й результати залишаться.
   *[many] Усі особисті дані { $count } людей, знімки й відео буде видалено безповоротно. Імена й результати залишаться.
}
event-private-gone = Видалено.

event-section-game = Рольова гра
event-game-open = Відкрити гру
event-game-help = Для рольової гри: її персонажі, їхні хіти, розум і зобов'язання.

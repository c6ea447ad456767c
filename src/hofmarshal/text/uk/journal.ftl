# Журнал і його база даних.

journal-full = Диск заповнений, записати { $where } не можна. Звільніть місце; ніщо з підтвердженого не втрачено.
journal-locked = { $where } займає інша програма. Закрийте її або зачекайте й повторіть.
journal-read-only = { $where } можна лише читати. Дайте цьому користувачеві право писати у файл і його теку.
journal-not-opened = { $where } не відкривається. Тека має бути на місці, а цей користувач повинен мати право писати в неї.
journal-no-database = { $where } – не база Hofmarshal. Вкажіть теку події або інший файл.
journal-damaged = { $where } пошкоджена. Зупиніть сервер, збережіть файл і відновіть останню копію в нову теку.
journal-disk = Диск не слухається під час роботи з { $where }. Насамперед скопіюйте теку на інший диск.
journal-password = { $where } не приймає користувача або пароль. Виправте їх у --database.
journal-unreachable = { $where } недоступна: { $detail }. Запустіть PostgreSQL або виправте --database.
journal-failed = База { $where } відмовляє: { $detail }
journal-unsure = Зв’язок із { $where } перервався під час підтвердження. Повторіть команду: її буде враховано один раз.
journal-bad-url = { $where } – не адреса бази. Напишіть postgresql://USER@HOST/NAME або sqlite:///PATH.
journal-sqlite = SQLite { $version } може втратити підтверджене. Встановіть пакет pysqlite3 або Python із SQLite 3.51.3 чи новішим.
journal-no-folder = Немає теки { $folder } для { $where }. Створіть її або вкажіть іншу.
journal-missing = У { $where } немає журналу події. Вкажіть теку, з якою працює `hofmarshal serve` (--data), або його --database.
journal-taken = { $where } уже є і не перезаписується. Вкажіть іншу теку або порожню базу.
journal-newer = { $where } записана новішим Hofmarshal (крок { $revision }). Візьміть його або пізніший.
journal-foreign = У { $where } таблиці іншої програми. Дайте події окрему базу.
journal-gone = { $where } перемістили або видалили під час роботи сервера. Більше нічого не записується: зупиніть сервер і поверніть файл або відновіть копію.
journal-closed = { $where } закрита: сервер зупиняється.
journal-dead = До { $where } більше не можна писати: частина, що пише, відмовила ({ $detail }). Запустіть сервер знову.

journal-place = { $stream }, запис { $number }, позиція { $position }
journal-fault-hash = хеш не від цього змісту: змінили його або попередній
journal-fault-number = номер не за порядком: запис перед ним втрачено або подвоєно
journal-fault-position = позиція не за порядком
journal-fault-id = його id трапляється двічі
journal-fault-canonical = зміст не такий, яким його записали
journal-fault-checkpoint = контрольна точка бачила записи, яких немає або які переписано
journal-faults = { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[many] { $count } помилок.
} Збережіть цю базу й відновіть останню справну копію в нову теку.
journal-sound = Журнал справний: { $entries ->
    [one] { $entries } запис
    [few] { $entries } записи
   *[many] { $entries } записів
} у { $streams ->
    [one] { $streams } потоці
    [few] { $streams } потоках
   *[many] { $streams } потоках
}, усі хеші правильні.
journal-exported = Вивантажено у { $file }, рядків: { $lines }.
journal-imported = Завантажено. Нових записів: { $added }, відомих: { $known }.
journal-fork = { $stream } розходиться з нашим після запису { $after }: { $entries ->
    [one] відкладено { $entries } запис файлу
    [few] відкладено { $entries } записи файлу
   *[many] відкладено { $entries } записів файлу
}, без злиття.
journal-erased = Знову стерто: { $names }
journal-backed-up = Копія у { $file }, рядків: { $lines }. У файлі секрети; зберігайте його надійно.
journal-restored = Відновлено у { $where }, рядків: { $rows }.
journal-backup-broken = Копія не ціла ({ $detail }). Нічого не відновлено; візьміть інший примірник файлу.
journal-damaged-file = Файл не можна завантажити ({ $fault }: { $detail }). Нічого не завантажено; попросіть його знову.
journal-file-there = Цей файл уже є і не перезаписується. Вкажіть інший.
journal-no-stream = Немає потоку з назвою { $stream }. Скільки їх, каже `hofmarshal journal verify --json`; назви бувають такі: contest/duel/q-1.

# Журнал и его база данных.

journal-full = Диск заполнен, записать { $where } нельзя. Освободите место; ничто из подтверждённого не потеряно.
journal-locked = { $where } занимает другая программа. Закройте её или подождите и повторите.
journal-read-only = { $where } можно только читать. Дайте этому пользователю право писать в файл и его папку.
journal-not-opened = { $where } не открывается. Папка должна быть на месте, и у этого пользователя должно быть право писать в неё.
journal-no-database = { $where } – не база Hofmarshal. Укажите папку мероприятия или другой файл.
journal-damaged = { $where } повреждена. Остановите сервер, сохраните файл и восстановите последнюю копию в новую папку.
journal-disk = Диск не слушается при работе с { $where }. Прежде всего скопируйте папку на другой диск.
journal-password = { $where } не принимает пользователя или пароль. Исправьте их в --database.
journal-unreachable = { $where } недоступна: { $detail }. Запустите PostgreSQL или исправьте --database.
journal-failed = База { $where } отказывает: { $detail }
journal-unsure = Связь с { $where } прервалась при подтверждении. Повторите команду: она будет учтена один раз.
journal-bad-url = { $where } – не адрес базы. Напишите postgresql://USER@HOST/NAME или sqlite:///PATH.
journal-sqlite = SQLite { $version } может потерять подтверждённое. Установите пакет pysqlite3 или Python с SQLite 3.51.3 или новее.
journal-no-folder = Нет папки { $folder } для { $where }. Создайте её или укажите другую.
journal-missing = В { $where } нет журнала мероприятия. Укажите папку, с которой работает `hofmarshal serve` (--data), или его --database.
journal-taken = { $where } уже есть и не перезаписывается. Укажите другую папку или пустую базу.
journal-newer = { $where } записана более новым Hofmarshal (шаг { $revision }). Возьмите его или более поздний.
journal-foreign = В { $where } таблицы другой программы. Дайте мероприятию отдельную базу.
journal-gone = { $where } переместили или удалили при работающем сервере. Больше ничего не записывается: остановите сервер и верните файл или восстановите копию.
journal-closed = { $where } закрыта: сервер останавливается.
journal-dead = В { $where } больше нельзя писать: пишущая часть отказала ({ $detail }). Запустите сервер снова.

journal-place = { $stream }, запись { $number }, позиция { $position }
journal-fault-hash = хеш не от этого содержания: изменили её или предыдущую
journal-fault-number = номер не по порядку: запись перед ней потеряна или удвоена
journal-fault-position = позиция не по порядку
journal-fault-id = её id встречается дважды
journal-fault-canonical = содержание не такое, каким его записали
journal-fault-checkpoint = контрольная точка видела записи, которых нет или которые переписаны
journal-faults = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[many] { $count } ошибок.
} Сохраните эту базу и восстановите последнюю исправную копию в новую папку.
journal-sound = Журнал исправен: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
} в { $streams ->
    [one] { $streams } потоке
    [few] { $streams } потоках
   *[many] { $streams } потоках
}, все хеши верны.
journal-exported = Выгружено в { $file }, строк: { $lines }.
journal-imported = Загружено. Новых записей: { $added }, известных: { $known }.
journal-fork = { $stream } расходится с нашим после записи { $after }: { $entries ->
    [one] отложена { $entries } запись файла
    [few] отложены { $entries } записи файла
   *[many] отложено { $entries } записей файла
}, без слияния.
journal-erased = Снова стёрты: { $names }
journal-backed-up = Копия в { $file }, строк: { $lines }. В файле секреты; храните его надёжно.
journal-restored = Восстановлено в { $where }, строк: { $rows }.
journal-backup-broken = Копия не целая ({ $detail }). Ничего не восстановлено; возьмите другой экземпляр файла.
journal-damaged-file = Файл нельзя загрузить ({ $fault }: { $detail }). Ничего не загружено; запросите его снова.
journal-file-there = Этот файл уже есть и не перезаписывается. Укажите другой.
journal-no-stream = Нет потока с именем { $stream }. Сколько их, говорит `hofmarshal journal verify --json`; имена бывают такие: contest/duel/q-1.

# Первая страница организатора, первый запуск, вход, ввод бумажных протоколов.

office-home-page = Мероприятие
office-setup-page = Новое мероприятие
office-signin-page = Вход
office-sheet-page = Ввод бумажного протокола

office-no-server = Сервер не отвечает.
office-back = К мероприятию
office-sign-out = Выйти

office-setup-no-code = Этой странице нужна ссылка, которую терминал сервера показывает при первом запуске.
office-event-name = Название мероприятия
office-ring-count = Сколько ристалищ
office-account = Ваше имя
office-password = Пароль
office-password-again = Пароль ещё раз
office-password-short = { $count ->
    [one] Не меньше { $count } знака.
   *[other] Не меньше { $count } знаков.
}
office-password-differs = Пароли не совпадают.
office-setup-begin = Начать
office-device-phone = Телефон: { $name }
office-device-tablet = Планшет: { $name }
office-device-computer = Компьютер: { $name }

office-signin-help = Для организаторов, главного гофмаршала и секретарей. Все остальные подключаются по коду.
office-signin = Войти

office-wants-setup = Мероприятие ещё не настроено: откройте ссылку из терминала сервера.
office-you-are = Вы: { $seat }
office-go = К работе
office-ways = Входы
office-ways-help = Маршалы, медики и капитаны подключаются по коду, который покажет гофмаршал или секретариат.
office-start-page = С чего начать
office-link-info = Кто, где и когда бьётся
office-link-watch = Счёт вживую
office-link-rings = Ристалища: кто следующий
office-link-pair = Подключиться по коду
office-link-sign-in = Войти
office-link-console = Пульт
office-link-screen = Большой экран
office-link-announcer = Ведущий
office-link-overlay = Наложение на трансляцию
office-link-devices = Устройства
office-link-board = Доска главного
office-link-medic = Медик

office-rings = Ристалища
office-ring = Ристалище
office-ring-add = Добавить ристалище
office-ring-title = Название ристалища
office-event = Всё мероприятие
office-devices-waiting = { $count ->
    [one] { $count } ждёт
   *[other] { $count } ждут
}
office-devices-state = Устройств: { $paired }, молчат: { $silent }

office-nominations = Номинации
office-single-bouts = Отдельные бои
office-open-bouts = { $count ->
    [one] впереди { $count } бой
    [few] впереди { $count } боя
   *[other] впереди { $count } боёв
}
office-print-sheets = Печатать протоколы
office-print-blank = Печатать пустые бланки
office-type-back-help = Бой прошёл на бумаге? Откройте его здесь и введите протокол.
office-nothing-open = Ни один бой не ждёт.

office-quick = Отдельный бой
office-quick-help = Вне всех номинаций: проба, вызов, показ.
office-rules = Правила
office-team-size = Бойцов в стороне
office-panel-size = Линейных маршалов
office-panel-usual = сколько велит свод правил
office-quick-add = Добавить бой
office-quick-added = { $red } — { $blue } ждут ристалища { $ring }.
office-nomination = Добавить номинацию
office-nomination-help = Её папка, упакованная в ZIP: nomination.yaml, заявки, решения, бои.
office-nomination-file = Файл ZIP
office-nomination-name = Краткое имя латиницей
office-nomination-name-usual = как называется папка
office-nomination-rings = На ристалищах (если не выбрано ни одно — на всех)
office-nomination-add = Добавить
office-nomination-added = { $name } добавлена: заявок { $entries }, боёв впереди { $open }.

office-command-set-ring = добавить ристалище
office-command-quick = добавить бой
office-command-name-event = назвать мероприятие

office-other-sheet = Другой протокол
office-sheet-begun = { $count ->
    [one] В этом бое уже { $count } событие: протокол вводится с этого места.
    [few] В этом бое уже { $count } события: протокол вводится с этого места.
   *[other] В этом бое уже { $count } событий: протокол вводится с этого места.
}
office-sheet-keys = Tab — дальше, цифра — выбор, Enter — следующая строка, Ctrl+Backspace — убрать строку, Ctrl+Enter — записать.
office-cell = { $what }, строка { $row }
office-col-kind = Строка
office-col-time = Время боя
office-col-who = Кто
office-col-fighter = Боец
office-col-what = Что
office-col-zone = Зона
office-col-grip = Хват
office-col-weapon = Оружие
office-col-action = Действие
office-col-order = Порядок
office-col-clause = Пункт
office-col-note = Примечание
office-col-score = Счёт
office-row-hit = удар
office-row-same = удар в том же сходе
office-row-breach = нарушение
office-row-out = выведен из боя
office-row-fall = касание земли
office-row-end = конец раунда
office-order-first = первый
office-order-together = одновременно
office-order-second = второй
office-fault-time = Пишите время так: 1:15.
office-fault-side = Кто? Выберите сторону.
office-fault-fighter = Выберите бойца.
office-fault-clause = Выберите пункт.
office-fault-kind = Выше нет схода.
office-add-row = Добавить строку
office-remove-row = Убрать строку { $row }
office-sheet-says = Что в протоколе о конце боя
office-ended = Бой закончился
office-ended-itself = сам (очки, удары)
office-ended-time = когда вышло время
office-ended-stop = по слову гофмаршала
office-winner = Победитель
office-announce = Сразу объявить результат
office-type-first = Введите первую строку: здесь появится, что из неё следует.
office-wins = Побеждает { $name }
office-draw = Ничья
office-not-over = Ещё не окончен
office-record = Записать
office-recorded = Записано.
office-next-sheet = Следующий протокол

# Перша сторінка організатора, перший запуск, вхід, уведення паперових протоколів.

office-home-page = Подія
office-setup-page = Нова подія
office-signin-page = Вхід
office-sheet-page = Уведення паперового протоколу

office-no-server = Сервер не відповідає.
office-back = До події
office-sign-out = Вийти

office-setup-no-code = Цій сторінці потрібне посилання, яке термінал сервера показує за першого запуску.
office-event-name = Назва події
office-ring-count = Скільки ристалищ
office-account = Ваше ім’я
office-password = Пароль
office-password-again = Пароль ще раз
office-password-short = { $count ->
    [one] Щонайменше { $count } знак.
    [few] Щонайменше { $count } знаки.
   *[other] Щонайменше { $count } знаків.
}
office-password-differs = Паролі не збігаються.
office-setup-begin = Почати
office-device-phone = Телефон: { $name }
office-device-tablet = Планшет: { $name }
office-device-computer = Комп’ютер: { $name }

office-signin-help = Для організаторів, головного гофмаршала і секретарів. Усі інші підключаються за кодом.
office-signin = Увійти

office-wants-setup = Подію ще не налаштовано: відкрийте посилання з термінала сервера.
office-you-are = Ви: { $seat }
office-go = До роботи
office-ways = Входи
office-ways-help = Судді, медики й капітани підключаються за кодом, який покаже гофмаршал або секретаріат.
office-start-page = З чого почати
office-link-info = Хто, де й коли б’ється
office-link-watch = Рахунок наживо
office-link-rings = Ристалища: хто наступний
office-link-pair = Підключитися за кодом
office-link-sign-in = Увійти
office-link-console = Пульт
office-link-screen = Великий екран
office-link-announcer = Ведучий
office-link-overlay = Накладка на трансляцію
office-link-devices = Пристрої
office-link-board = Дошка головного
office-link-medic = Медик

office-rings = Ристалища
office-ring = Ристалище
office-ring-add = Додати ристалище
office-ring-title = Назва ристалища
office-event = Уся подія
office-devices-waiting = { $count ->
    [one] { $count } чекає
   *[other] { $count } чекають
}
office-devices-state = Пристроїв: { $paired }, мовчать: { $silent }

office-nominations = Номінації
office-single-bouts = Окремі бої
office-open-bouts = { $count ->
    [one] попереду { $count } бій
    [few] попереду { $count } бої
   *[other] попереду { $count } боїв
}
office-print-sheets = Друкувати протоколи
office-print-blank = Друкувати порожні бланки
office-type-back-help = Бій пройшов на папері? Відкрийте його тут і введіть протокол.
office-nothing-open = Жоден бій не чекає.

office-quick = Окремий бій
office-quick-help = Поза всіма номінаціями: проба, виклик, показ.
office-rules = Правила
office-team-size = Бійців у стороні
office-panel-size = Бічних суддів
office-panel-usual = скільки вимагає звід правил
office-quick-add = Додати бій
office-quick-added = { $red } — { $blue } чекають на ристалище { $ring }.
office-nomination = Додати номінацію
office-nomination-help = Її тека, запакована в ZIP: nomination.yaml, заявки, рішення, бої.
office-nomination-file = Файл ZIP
office-nomination-name = Коротка назва латиницею
office-nomination-name-usual = як названо теку
office-nomination-rings = На ристалищах (якщо не вибрано жодного — на всіх)
office-nomination-add = Додати
office-nomination-added = { $name } додано: заявок { $entries }, боїв попереду { $open }.

office-command-set-ring = додати ристалище
office-command-quick = додати бій
office-command-name-event = назвати подію

office-other-sheet = Інший протокол
office-sheet-begun = { $count ->
    [one] У цьому бою вже { $count } подія: протокол уводиться з цього місця.
    [few] У цьому бою вже { $count } події: протокол уводиться з цього місця.
   *[other] У цьому бою вже { $count } подій: протокол уводиться з цього місця.
}
office-sheet-keys = Tab — далі, цифра — вибір, Enter — наступний рядок, Ctrl+Backspace — прибрати рядок, Ctrl+Enter — записати.
office-cell = { $what }, рядок { $row }
office-col-kind = Рядок
office-col-time = Час бою
office-col-who = Хто
office-col-fighter = Боєць
office-col-what = Що
office-col-zone = Зона
office-col-grip = Хват
office-col-weapon = Зброя
office-col-action = Дія
office-col-order = Порядок
office-col-clause = Пункт
office-col-note = Примітка
office-col-score = Рахунок
office-row-hit = удар
office-row-same = удар у тому ж сході
office-row-breach = порушення
office-row-out = виведений з бою
office-row-fall = торкання землі
office-row-end = кінець раунду
office-order-first = перший
office-order-together = одночасно
office-order-second = другий
office-fault-time = Пишіть час так: 1:15.
office-fault-side = Хто? Виберіть сторону.
office-fault-fighter = Виберіть бійця.
office-fault-clause = Виберіть пункт.
office-fault-kind = Вище немає сходу.
office-add-row = Додати рядок
office-remove-row = Прибрати рядок { $row }
office-sheet-says = Що в протоколі про кінець бою
office-ended = Бій закінчився
office-ended-itself = сам (очки, удари)
office-ended-time = коли вийшов час
office-ended-stop = за словом гофмаршала
office-winner = Переможець
office-announce = Одразу оголосити результат
office-type-first = Уведіть перший рядок: тут з’явиться, що з нього випливає.
office-wins = Перемагає { $name }
office-draw = Нічия
office-not-over = Ще не закінчено
office-record = Записати
office-recorded = Записано.
office-next-sheet = Наступний протокол

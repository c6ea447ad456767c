# Пульт бічного судді.

pad-title = Пульт судді
pad-hits-red = ЧЕРВОНИЙ влучив
pad-hits-blue = СИНІЙ влучив
pad-throws-red = ЧЕРВОНИЙ кинув
pad-throws-blue = СИНІЙ кинув
pad-hit = влучання
pad-forbidden = Заборонена зона
pad-exchange = сход { $number }
pad-menu = Налаштування

part-head = голова
part-face = обличчя
part-neck = шия
part-torso = корпус
part-arm = рука
part-leg = нога
part-groin = пах
part-fingers = пальці
limb-left = ліва
limb-right = права

ask-zone = Куди?
ask-grip = Хват?
ask-weapon = Зброя?
ask-action = Як?
ask-limb = Яка?
pad-cloak = плащ
pad-not-seen = не бачив

pad-undo = Скасувати
pad-undo-word = Скасування дотику
pad-other-side = Інша сторона
pad-to-red = → ЧЕРВОНИЙ
pad-to-blue = → СИНІЙ
pad-breach = Порушення
pad-breach-who = Хто порушив?
pad-breach-which = Який пункт?

pad-mark-unsent = не надіслано
pad-mark-sent = у дорозі
pad-mark-done = отримано
pad-mark-late = отримано, пізно
pad-mark-refused = відхилено
pad-mark-undone = скасовано

pad-why-early = Дотики рахуються від початку сходу.
pad-why-decided = Бій вирішено. Скажіть гофмаршалу, що ви бачили.

pad-opposite = Я стою навпроти
pad-opposite-on = Червоний праворуч від вас. Половина, як і раніше, належить тому, хто влучив.
pad-opposite-off = Червоний ліворуч від вас.
pad-awake-lock = Екран не згасне, доки відкрита ця сторінка.
pad-awake-video = Екран не має гаснути, доки відкрита ця сторінка. Якщо гасне, збільште час у налаштуваннях телефону.
pad-awake-no = Цей браузер не може тримати екран увімкненим: поставте найбільший час у налаштуваннях телефону.
pad-clock-error = годинник ±{ $error } мс

pad-moved = Цей пульт тепер біля ристалища { $ring }.
pad-home = На першу сторінку
pad-wait-connecting = З'єднання…
pad-wait-connecting-do = Залишайтеся в мережі події. Пульт відкриється сам.
pad-wait-unknown = Сервер не знає цього телефону
pad-wait-unknown-do = Попросіть у секретаря чи гофмаршала новий код і відскануйте його.
pad-wait-unpaired = Цей телефон ще не має місця біля ристалища
pad-wait-unpaired-do = Попросіть у секретаря чи гофмаршала код і наведіть на нього камеру телефону.
pad-wait-waiting = «{ $name }» чекає на підтвердження
pad-wait-waiting-do = Секретар має підтвердити цей телефон. Пульт відкриється сам.
pad-wait-revoked = Цей телефон знято з ристалища
pad-wait-revoked-do = Дотики звідси більше не рахуються. Якщо це помилка, попросіть новий код.
pad-wait-replaced = Це місце зайняв інший телефон
pad-wait-replaced-do = Що ви натиснули раніше, піде новому власникові місця. Щоб повернутися, попросіть новий код.
pad-wait-other-role = Цей телефон не є пультом бічного судді
pad-wait-other-role-do = Його підключено для іншої роботи. До неї веде перша сторінка.
pad-wait-no-ring = Цей пульт ще не має ристалища
pad-wait-no-ring-do = Секретар призначить ристалище. Пульт відкриється сам.
pad-wait-loading = { $ring }: завантаження…
pad-wait-loading-do = Правила цього бою вже в дорозі.
pad-wait-suspended = { $ring }: призупинено
pad-wait-suspended-do = Ристалище стоїть. Пульт відкриється сам.
pad-wait-idle = { $ring }: бою немає
pad-wait-idle-do = Пульт відкриється сам, коли викличуть наступну пару.
pad-next = Наступні
pad-last = Минулий бій
pad-nobody = На це ристалище ніхто не чекає.

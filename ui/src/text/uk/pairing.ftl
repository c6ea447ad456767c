# Підключення пристроїв, сторінка пристроїв, довіра до власного сертифіката події.

pairing-page = Підключення
pairing-devices-page = Пристрої
pairing-home = Подія
pairing-sign-in = Увійти

pairing-role-hofmarshal = Гофмаршал
pairing-role-line-marshal = Бічний суддя
pairing-role-field-judge = Польовий суддя
pairing-role-captain = Капітан
pairing-role-screen = Великий екран
pairing-role-chief = Головний гофмаршал
pairing-role-medic = Медик
pairing-role-master = Майстер
pairing-role-regional = Регіональний майстер
pairing-role-expert = Експерт з автентичності
pairing-role-secretary = Секретар
pairing-role-announcer = Ведучий
pairing-role-organiser = Організатор
pairing-role-spectator = Глядач
pairing-at-ring = ристалище { $ring }

pairing-guess-phone = Телефон
pairing-guess-tablet = Планшет
pairing-guess-computer = Комп’ютер
pairing-name = Ваше ім’я або назва пристрою
pairing-name-help = Його бачать секретаріат і гофмаршал.
pairing-join = Підключитися
pairing-already = Цей браузер уже «{ $name }». Ця вкладка стане ще одним пристроєм.
pairing-stay = Лишитися як є
pairing-no-server = Сервер не відповідає. Цей пристрій у мережі події?
pairing-waiting = Чекаємо, поки впустять
pairing-compare = Той, хто вас впускає, бачить поруч із вашим ім’ям це число:
pairing-called = Цей пристрій названо «{ $name }».
pairing-done = Вас підключено
pairing-go = До роботи
pairing-code-gone = Код більше не діє
pairing-ask-again = Код діє один раз і дві хвилини. Попросіть новий і відкрийте його.
pairing-no-code = Підключитися до події
pairing-how = Наведіть камеру телефона на код, який покаже секретаріат або ваш гофмаршал, і відкрийте посилання.
pairing-unknown-here = Ця подія не знає такого пристрою. Попросіть код і відкрийте його.

pairing-state-waiting = Чекає, поки впустять
pairing-state-paired = На своєму місці
pairing-state-replaced = На цьому місці тепер інший пристрій
pairing-state-revoked = Пристрій відключено

pairing-qr = Код для підключення: { $seat }
pairing-scan = Наведіть камеру телефона і відкрийте посилання.
pairing-code-left = залишилося { $time }
pairing-new-code = Новий код
pairing-open-here = Відкрити на цьому пристрої
pairing-local-only = Ця адреса працює лише на цьому комп’ютері. Запустіть сервер з адресою в мережі, щоб її могли відкрити телефони.
pairing-code-over = Код більше не діє: він живе дві хвилини.
pairing-has-come = { $name } уже тут, число
pairing-approve = Впустити

pairing-not-yours = Пристрої бачать лише організатори, секретарі, головний гофмаршал і гофмаршал ристалища.
pairing-waiting-list = Чекають, поки впустять
pairing-compare-here = Впускайте лише тих, у кого на телефоні те саме число.
pairing-more = Ще
pairing-no-rings = Ристалищ поки немає.
pairing-event-seats = Без ристалища
pairing-former = { $count ->
    [one] { $count } колишній пристрій
    [few] { $count } колишні пристрої
   *[other] { $count } колишніх пристроїв
}
pairing-seat-empty = вільно
pairing-seat-waiting = { $count ->
    [one] { $count } чекає
   *[other] { $count } чекають
}
pairing-this-device = цей пристрій
pairing-never-heard = ще не виходив на зв’язок
pairing-silent-for = мовчить { $time }
pairing-digits = Його число: { $digits }.
pairing-device-name = Ім’я
pairing-rename = Перейменувати
pairing-role = Роль
pairing-ring = Ристалище
pairing-seat = Місце
pairing-first-free = перше вільне
pairing-move = Пересадити
pairing-revoke = Відключити
pairing-revoke-sure = { $name } більше нічого не зможе. Що він ще не надіслав, прийде як пропозиція або не прийде зовсім.
pairing-another-here = Підключити на це місце інший пристрій

pairing-command-offer = код
pairing-command-approve = впустити пристрій
pairing-command-move = пересадити пристрій
pairing-command-rename = перейменувати пристрій
pairing-command-revoke = відключити пристрій
pairing-command-settle = вирішити про пропозицію

pairing-trust-page = Довіра до сервера події
pairing-trust-why = Сервер шифрує зв’язок власним сертифікатом: інтернету, щоб отримати інший, тут немає. Пристрій запитає, чи довіряєте ви йому: один раз, за кілька кроків.
pairing-trust-only = Він ручається лише за адреси місцевих мереж: прикинутися вашим банком із ним не можна. Усе ж видаліть його після події.
pairing-trust-none = У цього сервера немає власного сертифіката: довіряти тут нема чому.
pairing-trust-fetch = Отримати сертифікат
pairing-trust-go = Потім відкрийте { $address }
pairing-trust-facts = Чому ви довіряєте
pairing-trust-until = діє до { $date }
pairing-trust-later = Щоб переконатися, порівняйте відбиток із тим, що в терміналі сервера.

pairing-trust-android = Android
pairing-trust-android-1 = Отримайте сертифікат кнопкою: він опиниться в завантаженнях.
pairing-trust-android-2 = Відкрийте налаштування і знайдіть «сертифікат»: «Установити сертифікат», «Сертифікат ЦС».
pairing-trust-android-3 = Підтвердьте «Усе одно встановити» і виберіть файл authority.crt.
pairing-trust-android-4 = Поверніться сюди і відкрийте адресу події.
pairing-trust-apple-phone = iPhone, iPad
pairing-trust-apple-phone-1 = Отримайте профіль кнопкою в Safari і дозвольте завантаження.
pairing-trust-apple-phone-2 = Відкрийте «Параметри»: «Профіль завантажено», «Встановити».
pairing-trust-apple-phone-3 = Відкрийте «Параметри», «Загальні», «Про пристрій», «Довіра сертифікатам» і ввімкніть новий сертифікат.
pairing-trust-apple-phone-4 = Поверніться сюди і відкрийте адресу події.
pairing-trust-windows = Windows
pairing-trust-windows-1 = Отримайте сертифікат і відкрийте файл: «Інсталювати сертифікат», «Поточний користувач».
pairing-trust-windows-2 = Виберіть «Розмістити всі сертифікати в такому сховищі»: «Довірені кореневі центри сертифікації».
pairing-trust-windows-3 = Підтвердьте, перезапустіть браузер і відкрийте адресу події.
pairing-trust-mac = Mac
pairing-trust-mac-1 = Отримайте сертифікат і відкрийте файл: він потрапить до в’язки ключів.
pairing-trust-mac-2 = У «В’язці ключів» відкрийте його і в розділі «Довіра» виберіть «Завжди довіряти».
pairing-trust-mac-3 = Перезапустіть браузер і відкрийте адресу події.
pairing-trust-firefox = Firefox, Linux
pairing-trust-firefox-1 = Отримайте сертифікат.
pairing-trust-firefox-2 = У налаштуваннях браузера знайдіть «сертифікати»: «Переглянути сертифікати», «Центри сертифікації», «Імпортувати».
pairing-trust-firefox-3 = Позначте довіру при розпізнаванні сайтів і відкрийте адресу події.

# Подключение устройств, страница устройств, доверие к собственному сертификату мероприятия.

pairing-page = Подключение
pairing-devices-page = Устройства
pairing-home = Мероприятие
pairing-sign-in = Войти

pairing-role-hofmarshal = Гофмаршал
pairing-role-line-marshal = Линейный маршал
pairing-role-field-judge = Полевой судья
pairing-role-captain = Капитан
pairing-role-screen = Большой экран
pairing-role-chief = Главный гофмаршал
pairing-role-medic = Медик
pairing-role-master = Мастер
pairing-role-regional = Региональный мастер
pairing-role-expert = Эксперт по аутентичности
pairing-role-secretary = Секретарь
pairing-role-announcer = Ведущий
pairing-role-organiser = Организатор
pairing-role-spectator = Зритель
pairing-at-ring = ристалище { $ring }

pairing-guess-phone = Телефон
pairing-guess-tablet = Планшет
pairing-guess-computer = Компьютер
pairing-name = Ваше имя или название устройства
pairing-name-help = Его видят секретариат и гофмаршал.
pairing-join = Подключиться
pairing-already = Этот браузер уже «{ $name }». Эта вкладка станет ещё одним устройством.
pairing-stay = Остаться как есть
pairing-no-server = Сервер не отвечает. Это устройство в сети мероприятия?
pairing-waiting = Ждём, пока впустят
pairing-compare = Тот, кто вас впускает, видит рядом с вашим именем это число:
pairing-called = Это устройство названо «{ $name }».
pairing-done = Вы подключены
pairing-go = К работе
pairing-code-gone = Код больше не действует
pairing-ask-again = Код действует один раз и две минуты. Попросите новый и откройте его.
pairing-no-code = Подключиться к мероприятию
pairing-how = Наведите камеру телефона на код, который покажет секретариат или ваш гофмаршал, и откройте ссылку.
pairing-unknown-here = Это мероприятие не знает такого устройства. Попросите код и откройте его.

pairing-state-waiting = Ждёт, пока впустят
pairing-state-paired = На своём месте
pairing-state-replaced = На этом месте теперь другое устройство
pairing-state-revoked = Устройство отключено

pairing-qr = Код для подключения: { $seat }
pairing-scan = Наведите камеру телефона и откройте ссылку.
pairing-code-left = осталось { $time }
pairing-new-code = Новый код
pairing-open-here = Открыть на этом устройстве
pairing-local-only = Этот адрес работает только на этом компьютере. Запустите сервер с адресом в сети, чтобы его могли открыть телефоны.
pairing-code-over = Код больше не действует: он живёт две минуты.
pairing-has-come = { $name } уже здесь, число
pairing-approve = Впустить

pairing-not-yours = Устройства видят только организаторы, секретари, главный гофмаршал и гофмаршал ристалища.
pairing-waiting-list = Ждут, пока впустят
pairing-compare-here = Впускайте только тех, у кого на телефоне то же число.
pairing-more = Ещё
pairing-no-rings = Ристалищ пока нет.
pairing-event-seats = Без ристалища
pairing-former = { $count ->
    [one] { $count } прежнее устройство
    [few] { $count } прежних устройства
   *[other] { $count } прежних устройств
}
pairing-seat-empty = свободно
pairing-seat-waiting = { $count ->
    [one] { $count } ждёт
   *[other] { $count } ждут
}
pairing-this-device = это устройство
pairing-never-heard = ещё не выходило на связь
pairing-silent-for = молчит { $time }
pairing-digits = Его число: { $digits }.
pairing-device-name = Имя
pairing-rename = Переименовать
pairing-role = Роль
pairing-ring = Ристалище
pairing-seat = Место
pairing-first-free = первое свободное
pairing-move = Пересадить
pairing-revoke = Отключить
pairing-revoke-sure = { $name } больше ничего не сможет. Что оно ещё не отправило, придёт как предложение или не придёт вовсе.
pairing-another-here = Подключить на это место другое устройство

pairing-command-offer = код
pairing-command-approve = впустить устройство
pairing-command-move = пересадить устройство
pairing-command-rename = переименовать устройство
pairing-command-revoke = отключить устройство
pairing-command-settle = решить о предложении

pairing-trust-page = Доверие к серверу мероприятия
pairing-trust-why = Сервер шифрует связь собственным сертификатом: интернета, чтобы получить другой, здесь нет. Устройство спросит, доверяете ли вы ему: один раз, за несколько шагов.
pairing-trust-only = Он ручается только за адреса местных сетей: притвориться вашим банком с ним нельзя. Всё же удалите его после мероприятия.
pairing-trust-none = У этого сервера нет собственного сертификата: доверять здесь нечему.
pairing-trust-fetch = Получить сертификат
pairing-trust-go = Затем откройте { $address }
pairing-trust-facts = Чему вы доверяете
pairing-trust-until = действует до { $date }
pairing-trust-later = Чтобы убедиться, сравните отпечаток с тем, что в терминале сервера.

pairing-trust-android = Android
pairing-trust-android-1 = Получите сертификат кнопкой: он окажется в загрузках.
pairing-trust-android-2 = Откройте настройки и найдите «сертификат»: «Установка сертификата», «Сертификат ЦС».
pairing-trust-android-3 = Подтвердите «Всё равно установить» и выберите файл authority.crt.
pairing-trust-android-4 = Вернитесь сюда и откройте адрес мероприятия.
pairing-trust-apple-phone = iPhone, iPad
pairing-trust-apple-phone-1 = Получите профиль кнопкой в Safari и разрешите загрузку.
pairing-trust-apple-phone-2 = Откройте «Настройки»: «Профиль загружен», «Установить».
pairing-trust-apple-phone-3 = Откройте «Настройки», «Основные», «Об этом устройстве», «Доверие сертификатам» и включите новый сертификат.
pairing-trust-apple-phone-4 = Вернитесь сюда и откройте адрес мероприятия.
pairing-trust-windows = Windows
pairing-trust-windows-1 = Получите сертификат и откройте файл: «Установить сертификат», «Текущий пользователь».
pairing-trust-windows-2 = Выберите «Поместить все сертификаты в следующее хранилище»: «Доверенные корневые центры сертификации».
pairing-trust-windows-3 = Подтвердите, перезапустите браузер и откройте адрес мероприятия.
pairing-trust-mac = Mac
pairing-trust-mac-1 = Получите сертификат и откройте файл: он попадёт в связку ключей.
pairing-trust-mac-2 = В «Связке ключей» откройте его и в разделе «Доверие» выберите «Всегда доверять».
pairing-trust-mac-3 = Перезапустите браузер и откройте адрес мероприятия.
pairing-trust-firefox = Firefox, Linux
pairing-trust-firefox-1 = Получите сертификат.
pairing-trust-firefox-2 = В настройках браузера найдите «сертификаты»: «Просмотр сертификатов», «Центры сертификации», «Импортировать».
pairing-trust-firefox-3 = Отметьте доверие при опознавании сайтов и откройте адрес мероприятия.

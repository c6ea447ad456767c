# Пульт линейного маршала.

pad-title = Пульт маршала
pad-hits-red = КРАСНЫЙ попал
pad-hits-blue = СИНИЙ попал
pad-throws-red = КРАСНЫЙ бросил
pad-throws-blue = СИНИЙ бросил
pad-hit = попадание
pad-forbidden = Запретная зона
pad-exchange = сход { $number }
pad-menu = Настройки

part-head = голова
part-face = лицо
part-neck = шея
part-torso = корпус
part-arm = рука
part-leg = нога
part-groin = пах
part-fingers = пальцы
limb-left = левая
limb-right = правая

ask-zone = Куда?
ask-grip = Хват?
ask-weapon = Оружие?
ask-action = Как?
ask-limb = Какая?
pad-cloak = плащ
pad-not-seen = не видел

pad-undo = Отменить
pad-undo-word = Отмена нажатия
pad-other-side = Другая сторона
pad-to-red = → КРАСНЫЙ
pad-to-blue = → СИНИЙ
pad-breach = Нарушение
pad-breach-who = Кто нарушил?
pad-breach-which = Какой пункт?

pad-mark-unsent = не отправлено
pad-mark-sent = в пути
pad-mark-done = получено
pad-mark-late = получено, поздно
pad-mark-refused = отклонено
pad-mark-undone = отменено

pad-why-early = Нажатия считаются с начала схода.
pad-why-decided = Бой решён. Скажите гофмаршалу, что вы видели.

pad-opposite = Я стою напротив
pad-opposite-on = Красный справа от вас. Половина по-прежнему принадлежит тому, кто попал.
pad-opposite-off = Красный слева от вас.
pad-awake-lock = Экран не погаснет, пока открыта эта страница.
pad-awake-video = Экран не должен гаснуть, пока открыта эта страница. Если гаснет, увеличьте время в настройках телефона.
pad-awake-no = Этот браузер не может держать экран включённым: поставьте наибольшее время в настройках телефона.
pad-clock-error = часы ±{ $error } мс

pad-moved = Этот пульт теперь у ристалища { $ring }.
pad-home = На первую страницу
pad-wait-connecting = Соединение…
pad-wait-connecting-do = Оставайтесь в сети мероприятия. Пульт откроется сам.
pad-wait-unknown = Сервер не знает этот телефон
pad-wait-unknown-do = Попросите у секретаря или гофмаршала новый код и отсканируйте его.
pad-wait-unpaired = У этого телефона ещё нет места у ристалища
pad-wait-unpaired-do = Попросите у секретаря или гофмаршала код и наведите на него камеру телефона.
pad-wait-waiting = «{ $name }» ждёт подтверждения
pad-wait-waiting-do = Секретарь должен подтвердить этот телефон. Пульт откроется сам.
pad-wait-revoked = Этот телефон снят с ристалища
pad-wait-revoked-do = Нажатия отсюда больше не считаются. Если это ошибка, попросите новый код.
pad-wait-replaced = Это место занял другой телефон
pad-wait-replaced-do = Что вы нажали раньше, уйдёт новому владельцу места. Чтобы вернуться, попросите новый код.
pad-wait-other-role = Этот телефон не пульт линейного маршала
pad-wait-other-role-do = Он подключён для другой работы. К ней ведёт первая страница.
pad-wait-no-ring = У этого пульта ещё нет ристалища
pad-wait-no-ring-do = Секретарь назначит ристалище. Пульт откроется сам.
pad-wait-loading = { $ring }: загрузка…
pad-wait-loading-do = Правила этого боя уже в пути.
pad-wait-suspended = { $ring }: приостановлено
pad-wait-suspended-do = Ристалище стоит. Пульт откроется сам.
pad-wait-idle = { $ring }: боя нет
pad-wait-idle-do = Пульт откроется сам, когда вызовут следующую пару.
pad-next = Следующие
pad-last = Прошлый бой
pad-nobody = На это ристалище никто не ждёт.

# Телефон капітана: вхід за надрукованим кодом, склад, заміни, запечатаний порядок виходу, раунди, заявка.

captain-page = Капітан
captain-no-server = Сервер недоступний. Цей телефон у мережі події?
captain-guess = Телефон капітана

captain-join = Діяти як капітан
captain-join-of = Команда { $whose }
captain-join-type = Наберіть те, що стоїть на картці капітана.
captain-join-whose = Команда
captain-join-code = Код
captain-join-slip = Це не весь код: якийсь знак пропущено чи переплутано. Пробіли й малі літери не важать.
captain-join-name = Ваше ім'я
captain-join-help = Його бачить секретаріат. Телефон, що діяв за цю команду раніше, поступається цьому.
captain-join-other = Набрати інший код

captain-displaced-replaced = За вашу команду діє інший телефон
captain-displaced-revoked = Секретаріат відключив цей телефон
captain-displaced-do = Те, що натиснуто тут і ще не надіслано, прийде на той телефон як пропозиція. Щоб знову діяти звідси, візьміть картку капітана.

captain-nothing-waits = На вашу команду не чекає жоден бій.
captain-bout = Бій
captain-against = проти: { $other }
captain-rounds-won = Раунди { $own }:{ $others }
captain-last-bout = Минулий бій, проти: { $other }
captain-next = Наступний бій
captain-next-about = близько { $time }
captain-minutes = { $count } хв
captain-next-ahead = { $count ->
    [0] ви наступні на цьому ристалищі
    [one] перед вами { $count } бій
    [few] перед вами { $count } бої
   *[other] перед вами { $count } боїв
}
captain-next-help = Склад можна міняти, коли бій викличуть.

captain-lineup = Склад
captain-lineup-of = Склад на раунд { $round }: { $count } з { $most }
captain-lineup-how = Торкніться того, хто виходить зі складу, потім того, хто входить. Усі заміни підтверджують разом.
captain-substitutions-left = { $count ->
    [one] Залишилася { $count } заміна.
    [few] Залишилося { $count } заміни.
   *[other] Залишилося { $count } замін.
}
captain-reserves = Поза складом
captain-no-reserves = Інших бійців у заявці на цей бій немає.
captain-main = основний
captain-reserve = запасний
captain-is-captain = капітан
captain-is-out = виведений
captain-goes-out = Зі складу: { $who }.
captain-tap-in = Торкніться того, хто входить.
captain-tap-out = Торкніться того, кого він змінить.
captain-leave-out = { $who }: прибрати, нікого не ставити
captain-changes = Заміни
captain-change = { $into } замість { $out }
captain-change-in = Входить { $into }
captain-change-out = Виходить { $out }
captain-changes-more = і ще { $count }
captain-confirm = Підтвердити на раунд { $round }
captain-take-back = Залишити як було
captain-breaks-seal = Обидва порядки доведеться запечатати знову
captain-breaks-seal-help = Запечатані порядки виходу складено для теперішніх складів. Якщо змінити свій, обидва капітани складуть і запечатають порядки знову.

captain-order = Порядок виходу
captain-order-how = Перетягніть бійців на їхні місця або рухайте стрілками.
captain-order-secret = Ніхто не прочитає його, поки не запечатано обидва, навіть організатор. Інший капітан побачить його, коли бій почнеться.
captain-order-anew = Після того як ви запечатали порядок, склад змінився. Складіть і запечатайте його знову.
captain-order-now = { $who }: тепер місце { $place }.
captain-order-handle = Місце { $place }: { $who }. Перетягніть або натискайте стрілки на клавіатурі.
captain-order-up = { $who }: раніше
captain-order-down = { $who }: пізніше
captain-seal = Запечатати порядок…
captain-seal-sure = Запечатати цей порядок?
captain-seal-final = Запечатаний порядок змінити не можна.
captain-seal-now = Ключ записано: запечатати
captain-seal-not-yet = Ще ні
captain-key = Ключ вашого порядку
captain-key-help = Запишіть його на картку капітана. Якщо телефон розрядиться, ключ відкриє порядок на будь-якому іншому.
captain-order-sending = Запечатано на цьому телефоні, надсилається. Піде, щойно з'явиться зв'язок.
captain-order-sealed = Ваш порядок запечатано
captain-order-waits = Чекаємо на порядок іншого капітана. Тримайте цю сторінку під рукою: ваш відкривається звідси.
captain-order-both = Обидва порядки запечатано
captain-order-opens = Ваш відкривається для суддів.
captain-order-stuck = Ваш треба відкрити тут: введіть його нижче.
captain-order-fleeting = Цей браузер нічого не зберігає: не закривайте сторінку до бою і запишіть ключ.
captain-order-open = Ваш порядок відкрито для суддів.
captain-order-on-paper = Гофмаршал прийняв ваш порядок на папері.
captain-order-own = Ваш порядок
captain-order-others-later = Покажемо, коли бій почнеться.
captain-reenter = У цьому телефоні немає порядку, який ви запечатали. Розставте бійців так само і введіть ключ.
captain-reenter-key = Ключ із картки
captain-reenter-do = Відкрити цей порядок
captain-reenter-wrong-key = Це не весь ключ: якийсь знак пропущено чи переплутано.
captain-reenter-wrong-order = Ви запечатали не це: порядок або ключ інший.
captain-reenter-lost = Якщо ключ загублено, віддайте гофмаршалові порядок на папері.

captain-rounds = Проведені раунди
captain-round = Раунд { $number }
captain-round-won = перемога
captain-round-lost = поразка
captain-round-drawn = нічия
captain-round-refought = порівну, перебій

captain-roster-of = Заявка, { $nomination }: { $count }
captain-roster-main-to = основних бійців від { $least } до { $most }
captain-roster-main-from = основних бійців не менше ніж { $least }
captain-roster-reserves = запасних не більше ніж { $count }
captain-roster-out = Команда вибула з цієї номінації.
captain-roster-empty = У заявці поки нікого немає.
captain-roster-desk = Заявку міняє секретаріат, поки бій не викликано.

captain-proposal = «{ $name }» раніше діяв за команду і пропонує:
captain-proposal-accept = Прийняти
captain-proposal-dismiss = Відхилити

captain-command-substitute = заміна
captain-command-line-up = склад
captain-command-submit-order = запечатати порядок
captain-command-reveal = відкрити порядок
captain-command-settle = рішення про пропозицію

captain-card-one = Картка капітана
captain-cards-help = Картка на команду: її код робить будь-який телефон телефоном капітана.
captain-cards = Картки капітанів
captain-recode = Новий код…
captain-recode-sure = Дати новий код команді «{ $team }»?
captain-recode-help = Стара картка й усі телефони, що ввійшли за нею, перестануть діяти. Надрукуйте нову картку й віддайте капітанові.
captain-recode-do = Дати новий код
captain-recode-done = Новий код є. Надрукуйте картку й віддайте капітанові.

# Пульт майстрів: усі за терміновістю, події для одного й багатьох, що чекає, годинник.

masters-title = Пульт майстрів
masters-medic-title = Медик гри
masters-no-game = Гри ще немає.
masters-open-game = Відкрити гру
masters-parts = Розділи пульта
masters-tab-everyone = Усі
masters-tab-waiting = Чекають
masters-tab-asylum = Психлікарня
masters-tab-dead = Мертв’ятник
masters-tab-ledger = Зобов’язання
masters-tab-late = Запізніле
masters-tab-team = Майстри
masters-team-none = Крім вас поки нікого.
masters-team-what = Регіональний майстер бачить персонажів свого регіону й повідомляє за них. Персонаж потрапляє до регіону через картку, імпорт або місце, де живе.
masters-tab-forks = Розгалуження

masters-clock = Годинник гри
masters-stands = ГРА СТОЇТЬ
masters-stands-what = Строки не йдуть.
masters-runs = Гра йде
masters-game-time = Ігровий час
masters-cycle = цикл { $cycle }
masters-pause = Зупинити гру
masters-pause-reason = Чому? Це прочитають усі
masters-pause-all = Зупинити для всіх
masters-run = Пустити гру
masters-run-sure = Усі строки підуть далі з того, де стояли.
masters-clock-more = Ще
masters-broadcast = Сказати всім
masters-broadcast-text = Що прочитають усі гравці
masters-broadcast-send = Надіслати всім
masters-told = Сказано останнім:
masters-next-cycle = Наступний цикл
masters-cycle-sure = Почнеться цикл { $cycle }: що дається раз на цикл, можна отримати знову.
masters-cycle-begin = Почати цикл { $cycle }
masters-shift = Перевести вперед
masters-shift-by = Ігрових хвилин
masters-shift-sure = Усе, що сталося б за цей час, станеться одразу: рани кровоточать, люди вмирають. Назад годинник не переводять.
masters-shift-do = Перевести годинник
masters-reason = Причина

masters-search = Номер, ім’я, група
masters-group = Група
masters-region = Регіон
masters-any = Будь-яка
masters-state = Показати
masters-show-all = Усіх
masters-show-due = Йде строк
masters-show-bleeds = Кровоточать
masters-show-heavy = Тяжко поранені
masters-show-presumed = Вважаються мертвими
masters-show-broken = Нервовий зрив
masters-show-asylum = У психлікарні
masters-show-dead = У мертв’ятнику
masters-show-waiting = Чекають на майстра
masters-show-monster = Монстри
masters-show-changed = Змінені запізнілим
masters-found = { $found } із { $all }
masters-nobody = У грі ще нікого немає.
masters-nobody-fits = Ніхто не підходить.
masters-more = Ще { $count }
masters-pick = Вибрати кількох
masters-pick-all = Вибрати всіх: { $count }
masters-pick-none = Зняти вибір
masters-pick-one = Вибрати: { $number } { $name }
masters-pick-first = Виберіть у списку, для кого це.
masters-bleeds = кровоточить
masters-away = зараз у регіоні «{ $region }»
masters-hits-short = хіти { $hits }/{ $most }
masters-reason-short = розум { $reason }
masters-due-bleeding = Хіт зникне через
masters-due-death = Смерть через
masters-due-devoured = Поглинутий через
masters-due-grace = Смерть остаточна через
masters-comes-heavy = тяжке поранення через
masters-comes-death = смерть через
masters-then = Якщо ніхто не допоможе:

masters-many = Одна подія для багатьох
masters-give-all = Повідомити всім
masters-not-done = не прийнято
masters-done = прийнято
masters-sent = надсилається
masters-again = Усе одно повідомити

masters-card-of = Персонаж { $number }
masters-not-yours = Такого персонажа немає, або він більше не у вашому регіоні.
masters-asked-here = Щось про цього персонажа чекає на майстра: дивіться «Чекають».
masters-since = з { $time }
masters-hit = Влучання
masters-blows = Ударів
masters-aid = Допомога
masters-reason-part = Розум
masters-points = Очок
masters-points-what = Очки рахуються там, де правила не мають свого числа: закляття, книга, лікар.
masters-source = Через що (для журналу)
masters-lost = Втрата
masters-gained = Повернення
masters-asylum = Психлікарня
masters-trauma = Яка психотравма лишається
masters-death = Після смерті
masters-rarer = Інші події
masters-acts = Що робить персонаж
masters-watched = На моїх очах
masters-finish = Добивання, я підтверджую
masters-monster-dies = Монстр помирає від
masters-most-hits = Межа хітів на
masters-most-reason = Межа розуму на
masters-most-change = Змінити межу
masters-place = Майстрам регіону
masters-place-do = Передати
masters-place-away = Ви майстер регіону { $region }: переданий персонаж стане чужим.
masters-dispute-note = Про що суперечка
masters-dispute-clause = За яким правилом
masters-dispute-against = З ким
masters-none = немає
masters-yes = так
masters-no = ні
masters-owes = Зобов’язаний
masters-holds = Тримає
masters-mistyped = Натиснуто помилково.

masters-log = Що було
masters-claimed = повідомлено пристроєм без зв’язку: хвилина — з його слів
masters-undone = скасовано
masters-ignored = більше не підходить
masters-late-what = Запізніле повідомлення; змінилося:
masters-field-hits = хіти
masters-field-limbs = не діє
masters-field-bleeds_at = наступний хіт
masters-field-heavy_at = тяжко поранений
masters-field-dead_at = мертвий
masters-field-presumed = припущено
masters-field-reason = розум
masters-field-broken_at = зрив
masters-field-asylum_at = у психлікарні
masters-field-away = в інших світах
masters-undo = Скасувати
masters-undo-why = Чому скасовується?
masters-undo-one = Скасувати: { $what }
masters-by-master = майстер { $number }
masters-by-organiser = організатор { $number }
masters-by-regional = регіональний майстер { $number }
masters-by-medic = медик { $number }
masters-by-player = гравець персонажа { $number }
masters-by-game = сама гра

masters-kinds = Що чекає
masters-kind-all = Усе
masters-kind-finish = Добивання
masters-kind-presumed = Припущена смерть
masters-kind-obligation = Кінець зобов’язання
masters-kind-dispute = Суперечка
masters-nothing-waits = Нічого не чекає.
masters-grant = Дозволити
masters-turn-down = Відмовити
masters-confirm-end = Підтвердити: { $end }
masters-presumed-else = Допомогли вчасно? Повідомте на картці: рахується своя хвилина.
masters-open = Відкрити картку
masters-open-one = Відкрити картку: { $name }
masters-ruling = Ваше рішення
masters-settle = Вирішити

masters-to-bring = Відвести до психлікарні
masters-in-asylum = У психлікарні
masters-outcome-choose = Вибрати результат
masters-dead-zone-left = у мертв’ятнику ще
masters-ward-empty-asylum = У психлікарні нікого немає.
masters-ward-empty-dead = Мертвих немає.
masters-late = Що змінили запізнілі повідомлення
masters-double = Картки, використані зайвий раз
masters-none-yet = Немає.

masters-ledger-open = Відкриті
masters-ledger-claimed = Заявлено кінець
masters-ledger-deposited = Лежать у майстрів
masters-ledger-stolen = Крадені
masters-ledger-forged = З підробками
masters-ledger-fulfilled = Виконані
masters-ledger-broken = Порушені
masters-ledger-all = Усі
masters-ledger-empty = Таких зобов’язань немає.
masters-no-ledger = У цій грі немає зобов’язань.
masters-is-obliged-to = зобов’язаний тримачеві:
masters-end-open = відкрите
masters-end-fulfilled = виконане
masters-end-broken = порушене
masters-end-void = порване
masters-signed = підписане
masters-unsigned = не підписане
masters-deposited = у майстрів
masters-claimed-end = заявлено: { $end }
masters-way = У кого було ({ $count })
masters-written = написано
masters-do = Що роблять майстри
masters-take-back = Повернути
masters-deposit = Прийняти на зберігання
masters-pass-to = Кому (номер)
masters-pass-how = Як
masters-pass-on = Передати

masters-patient-number = Номер на бейджі
masters-patient-look = Знайти
masters-patient-none = Персонажа { $number } не знайдено.
masters-patient-what = Наберіть номер із бейджа того, кого лікуєте.

masters-says-aid = Допомога: { $aid }
masters-says-lose = Втрата розуму: { $cause } (−{ $points })
masters-says-gain = Повернення розуму: { $cause } (+{ $points })
masters-says-most = Змінюється межа: хіти { $hits }, розум { $reason }
masters-says-do = Робить: { $act }
masters-says-admit = Прийняти до психлікарні
masters-says-discharge = Із психлікарні: { $outcome }
masters-says-devour = Почати пожирання
masters-says-stop-devouring = Перервати пожирання
masters-says-finish = Добивання: { $way }
masters-says-die = Монстр помер: { $way }
masters-says-confirm = Відповідь
masters-says-confirm-death = Підтвердити смерть
masters-says-follow-new-character = Новий персонаж
masters-says-follow-release = Відпустити з мертв’ятника
masters-says-place = Регіон: { $region }
masters-says-dispute = Відкрити суперечку
masters-says-settle = Рішення
masters-says-undo = Скасування
masters-says-register = Реєстрація
masters-says-choose = Вибір гілки
masters-says-pause = Зупинка гри
masters-says-run = Пуск гри
masters-says-put-forward = Переведення годинника
masters-says-begin-cycle = Новий цикл
masters-says-broadcast = Слово всім
masters-says-transfer = Передача
masters-says-deposit = Зберігання
masters-says-take-back = Повернення зі зберігання
masters-says-claim = Заявлений кінець
masters-says-offer = Місце запропоновано

masters-waits = { $count ->
    [one] чекає відповіді: { $count }
    [few] чекають відповіді: { $count }
   *[other] чекають відповіді: { $count }
}
masters-picked = { $count ->
    [one] Вибрано { $count } персонажа
    [few] Вибрано { $count } персонажі
   *[other] Вибрано { $count } персонажів
}
masters-to-many = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажі
   *[other] { $count } персонажів
}
masters-refused = { $count ->
    [one] Не прийнято для { $count } персонажа:
    [few] Не прийнято для { $count } персонажів:
   *[other] Не прийнято для { $count } персонажів:
}
masters-again-many = { $count ->
    [one] Усе одно повідомити: { $count }
    [few] Усе одно повідомити: { $count }
   *[other] Усе одно повідомити: { $count }
}
masters-obligations = { $count ->
    [one] { $count } зобов’язання
    [few] { $count } зобов’язання
   *[other] { $count } зобов’язань
}
masters-forgeries = { $count ->
    [one] Була { $count } спроба підробки
    [few] Було { $count } спроби підробки
   *[other] Було { $count } спроб підробки
}
masters-log-all = { $count ->
    [one] Ще { $count } рядок
    [few] Ще { $count } рядки
   *[other] Ще { $count } рядків
}
masters-says-wound = { $count ->
    [one] Влучання: { $zone }
    [few] Влучання: { $zone }, { $count } удари
   *[other] Влучання: { $zone }, { $count } ударів
}
masters-summary = { $total ->
    [one] прийнято { $done } із { $total }
    [few] прийнято { $done } із { $total }
   *[other] прийнято { $done } із { $total }
}

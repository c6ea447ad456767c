# Пульт гофмаршала, дошка головного гофмаршала, сторінка медика.

console-title = Пульт гофмаршала
console-choose-ring = Яке ристалище?
console-no-rings = Ристалищ ще немає.
console-watching = Лише перегляд
console-no-panel = Без суддів
console-panels = Панелі
console-panel-now = Зараз
console-panel-sanctions = Порушення
console-panel-log = Перебіг
console-panel-panel = Судді
console-panel-more = Ще

## The large buttons, and the space between them and the clock

console-mains = Бій, стояти, стоп
console-start = БІЙ
console-halt = СТОЯТИ
console-stop = СТОП
console-warned = є застереження: { $count }
console-horn = СИРЕНА – час вийшов
console-round = { $extra ->
    [0] Раунд { $round }
   *[other] Додатковий раунд
}, сход { $exchange }
console-countdown-arrive = На вихід
console-countdown-ready = На готовність
console-countdown-late = До запізнення
console-countdown-clinch = Клінч
console-countdown-final = На протест
console-rounds-won = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[other] { $count } раундів
}
console-tally = { $kind ->
    [remark] Зауваження
    [warning] Попередження
    [disqualification] Дискваліфікація
   *[other] { $kind }
} { $count }
console-held = Утримав медик
console-armour = Клас обладунку { $class }
console-suspended = { $event ->
    [0] Ристалище призупинено.
   *[other] Усю подію призупинено.
}
console-suspended-by-desk = Продовження тоді, коли його дасть головний гофмаршал або секретаріат.
console-frozen = Бій призупинено: усі годинники стоять.
console-resume = Продовжити
console-suspend = Призупинити
console-clocks = Зупинити всі годинники

## Calling and starting

console-last = Останній результат:
console-next-bout = Наступний бій
console-expected = близько { $time }
console-queue = Потім
console-queue-empty = Боїв для цього ристалища немає.
console-call = ВИКЛИКАТИ
console-call-again = Викликати ще раз (виклик { $number })
console-cannot-call = Викликати не можна, бо
console-conduct = Зараз за правилами
console-cannot-start = Почати не можна, бо
console-before-call = Перед викликом
console-before-start = Перед початком
console-severity-block = Треба виправити:
console-severity-warn = Увага:
console-arrived = Вийшов
console-ready = Готовий
console-no-show = Не з’явився
console-no-show-sure = Так, не з’явився
console-override = { $command ->
    [call] Усе одно викликати?
   *[other] Усе одно почати?
}
console-override-reason = Чому продовжуємо
console-go-on = { $command ->
    [call] Усе одно викликати
   *[other] Усе одно почати
}

## Ruling

console-no-taps = У цьому сході натискань немає.
console-no-quorum = Згодних суддів замало: вирішувати вам.
console-this-moment = Судити ці удари
console-late = Пізні, до іншого сходу:
console-unsure = Ближче, ніж розрізняють годинники пристроїв
console-second-short = {" "}с
console-whose = Чий удар
console-both = ОБИДВА
console-struck = ударив
console-by = Хто вдарив
console-target = Кого
console-word = { $word ->
    [zone] Куди
    [grip] Хват
    [weapon] Зброя
    [action] Як
   *[limb] Ліворуч чи праворуч
}
console-limb-left = ліворуч
console-limb-right = праворуч
console-forbidden = не можна
console-order = Який удар був перший?
console-order-hint = З натискань не видно: вирішуєте ви.
console-first = перший
console-together = РАЗОМ
console-pick-side = Оберіть, чий удар
console-accept = ПРИЙНЯТИ
console-rule = ВИРІШИТИ
console-replace = ЗАМІНИТИ
console-still = { $word ->
    [zone] Скажіть куди
    [grip] Скажіть хват
    [weapon] Скажіть зброю
    [action] Скажіть як
    [order] Скажіть, чий перший
   *[limb] Ліворуч чи праворуч?
}
console-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
console-hits = { $count ->
    [one] { $hits } хіт
    [few] { $hits } хіти
    [many] { $hits } хітів
   *[other] { $hits } хіта
}
console-why = Чому: згодні { $agree } з { $of }
console-reset = Повернути пропозицію суддів
console-ruled = У цьому сході вирішено:
console-change-ruling = Змінити рішення
console-correcting = Ви замінюєте:
console-nothing = Не зараховано
console-nothing-own = Описати чому
console-describe = Що сталося
console-rule-nothing = Вирішити: не зараховано

## What waits for a word

console-awaits-ruling = Раунд закінчився внічию. Хто переміг?
console-awaits-confirm = Такий результат раунду?
console-awaits-late = Сторона запізнилася. Що далі?
console-awaits-absent = Сторона не з’явилася. Що далі?
console-wins = переміг
console-answer-confirm = Підтвердити
console-answer-nobody = Ніхто не переміг
console-answer-go-on = Усе одно продовжити
console-round-score = Раунд { $round }: { $red }:{ $blue } – { $winner ->
    [red] червоний
    [blue] синій
   *[none] ніхто
}
console-next-round = { $extra ->
    [0] «БІЙ» починає наступний раунд.
   *[other] «БІЙ» починає додатковий раунд.
}
console-late-blows = Змінити рішення цього раунду можна в перебігу.
console-reason = Причина
console-drops = { $count ->
    [one] Це більше не сходиться й скасовується теж:
   *[other] Це більше не сходиться й скасовується теж ({ $count }):
}
console-drop-too = Так, скасувати і їх
console-proposal = { $name } ({ $seat }, { $time }) уже не на цьому місці й пропонує:
console-proposal-accept = Прийняти
console-proposal-dismiss = Відхилити

## Breaches

console-no-bout = Бою зараз немає.
console-record = Записати
console-change = Змінити
console-no-breach = Не порушення
console-breach-new = Записати порушення
console-offender = Хто
console-mutual = Обидва одразу
console-mutual-choice = Що далі
console-choice = { $choice ->
    [penalty] Штрафні очки обом
    [continue] Продовжувати
    [word] Слово обом
   *[other] Інше
}
console-other-clause = інший пункт
console-brings = { $kind ->
    [remark] Зауваження
    [warning] Попередження
    [disqualification] Дискваліфікація
    [lose-all-hits] Втрачає всі хіти
    [leave] Залишає поле
    [no-breach] Це не порушення
   *[none] Записується без санкції
}
console-brings-unknown = Що за цим іде, залежить від обставин.
console-note = Примітка
console-note-needed = Опишіть, що сталося (потрібно)
console-sanction = { $kind ->
    [remark] Зауваження
    [warning] Попередження
    [disqualification] Дискваліфікація
   *[other] { $kind }
} { $number }
console-effect = { $effect ->
    [given] { "" }
    [warning] : попередження
    [points] : штраф { $points }
    [award] : суперникові { $points }
    [disqualify] : дискваліфіковано
    [remove] : знято
   *[other] : { $effect }
}

## The log

console-undo-last = Скасувати
console-show-taps = І натискання
console-at = Р{ $round } · { $exchange }
console-undone = скасовано
console-replaced = замінено
console-replace-ruling = Замінити рішення
console-why-this = Чому?
console-undo = Скасувати це
console-redo = Повернути в силу
console-log-empty = Поки нічого не сталося.

## The panel

console-seat = { $role ->
    [line-marshal] Бічний суддя { $number }
    [field-judge] Польовий суддя { $number }
    [hofmarshal] Гофмаршал
    [chief] Головний гофмаршал
    [captain] Капітан
    [captain-red] Капітан червоних
    [captain-blue] Капітан синіх
    [secretary] Секретар { $number }
    [organiser] Організатор { $number }
    [medic] Медик { $number }
    [expert] Експерт з автентичності { $number }
    [screen] Екран
    [clock] Годинник
   *[other] { $role } { $number }
}
console-seat-alive = на зв’язку
console-seat-grey = мовчить
console-seat-empty = без пристрою
console-ago-s = { $seconds } с тому
console-ago-min = { $minutes } хв тому
console-flag = Внести прапорець
console-flag-enter = Внести прапорець
console-pair = Підключити телефон
console-waits = проситься: { $seat }
console-approve = Впустити
console-turn-away = Відмовити

## Signing

console-typed = Секретар записав раніше
console-check = Покажіть результат обом бійцям і підпишіть.
console-sign = ПІДПИСАТИ
console-signed = Ви підписали.
console-announce = ОГОЛОСИТИ
console-fighters-sign = Підписи бійців (за бажанням)
console-side-signs = Підписує
console-side-signed = підписав
console-side-refuses = Відмовляється

## More

console-swap = Бійці міняються кінцями ристалища
console-breakage = Зламалося спорядження
console-breakage-what = Що зламалося
console-breakage-tell = Повідомити експерта
console-breakage-told = Експерт знає. Бійця не викличуть знову, доки спорядження не пройде огляд.
console-leave = Боєць вибуває
console-hold = Утримати: медик
console-withdraw = Знімається сам
console-disqualify = Дискваліфікувати
console-fighter = Боєць
console-team = Уся команда { $side ->
    [red] червоних
   *[blue] синіх
}
console-standing = стоять: { $count }
console-is-out = виведений
console-yield = Здався
console-return = Повернути
console-breakthrough = Прорвався
console-clinch = Клінч
console-part = Розвести
console-keys = Працювати з клавіатури
console-key-main = «Бій» або «стояти»
console-key-stop = Закінчити раунд
console-key-accept = Прийняти або вирішити
console-key-red = Удар червоного
console-key-blue = Удар синього
console-key-together = Обидва, разом
console-key-nothing = Повернути пропозицію
console-key-undo = Скасувати останнє
console-key-breach = Порушення
console-key-log = Перебіг
console-key-help = Ці клавіші
console-command = { $command ->
    [call] Виклик
    [arrive] Вихід
    [ready] Готовність
    [no-show] Неявка
    [start] «Бій»
    [halt] «Стояти»
    [stop] «Стоп»
    [suspend] Призупинення
    [resume] Продовження
    [observe] Прапорець
    [hit] Рішення про удар
    [out] Виведений
    [yield] Здача
    [return] Повернення
    [line-up] Склад
    [substitute] Заміна
    [enter] Вихід на міст
    [claim] Спірний удар
    [deny] Заперечення
    [acknowledge] Визнання удару
    [breach] Порушення
    [mutual-breach] Обопільне порушення
    [breakthrough] Прорив
    [clinch] Клінч
    [part] Розведення
    [touch] Торкання землі
    [rule] Вирішальне слово
    [withdraw] Зняття
    [disqualify] Дискваліфікація
    [hold] Медичне утримання
    [clear] Допуск медика
    [annul] Скасування
    [swap-sides] Зміна кінців
    [sign] Підпис
    [announce] Оголошення
    [settle] Пропозиція
    [approve] Допуск пристрою
    [revoke] Відмова пристрою
    [offer] Підключення
    [suspend-ring] Призупинення
    [resume-ring] Продовження
    [breakage] Поломка спорядження
    [place] Перенесення бою
   *[other] { $command }
}

## The chief's board

board-title = Дошка головного гофмаршала
board-suspend-event = Призупинити всю подію
board-resume-event = Продовжити подію
board-event-suspended = Усю подію призупинено:
board-suspend-ring = Призупинити ристалище
board-resume-ring = Продовжити
board-ring-suspended = Призупинено:
board-done = проведено { $done }, попереду { $open }
board-behind = відстає на { $minutes } хв
board-ahead = випереджає на { $minutes } хв
board-on-time = за графіком
board-idle = Бою немає
board-waiting = чекають: { $count }
board-console = Пульт
board-panel = Суддівська бригада
board-panel-none = без пристроїв
board-move = Перенести бій
board-move-to = → { $title }
board-move-none = Тут ніхто не чекає.
board-protests = Протести
board-no-protests = Відкритих протестів немає.
board-protest = { $name }, { $bout }, { $nomination }
board-protest-phase = { $phase ->
    [announced] ще не подано
    [filed] подано, вирішується
   *[other] { $phase }
}
board-held = Утримані медиком
board-no-held = Нікого не утримано.
board-faults = Негаразди сервера
board-proposals = { $count ->
    [one] { $count } пропозиція чекає на пульті
    [few] { $count } пропозиції чекають на пультах
   *[other] { $count } пропозицій чекають на пультах
}
board-no-rings = Ристалищ ще немає.

## The medic's page

medic-title = Медик
medic-game = Гра
medic-search = Ім’я, клуб або ристалище
medic-held-now = Утримані зараз
medic-nobody-held = Нікого не утримано.
medic-nobody = Такого імені немає.
medic-everyone = Бійці
medic-hold = Утримати
medic-clear = Допустити
medic-clear-sure = Так, може битися
medic-why = Чому?
medic-reason-head = Удар у голову
medic-reason-injury = Травма
medic-reason-exhaustion = Знесилення, спека
medic-reason-check = На огляд
medic-reason-other = Інша причина
medic-since = з { $time }
medic-where = Зараз: { $where }

## What decides: circumstances, a fighter's own word, the ground

console-out-by = Виведений за пунктом
console-touched = торкнувся землі:
console-both-fell = Упали обидва одразу
console-acknowledges = { $side ->
    [red] ЧЕРВОНИЙ сам визнає удар
   *[blue] СИНІЙ сам визнає удар
}
console-circumstances = Обставини
console-fact = { $fact ->
    [after-ricochet] Рикошет
    [after-shield] Від щита
    [after-weapon] Від зброї
    [broken-attacking-weapon] Зламалася зброя нападника
    [item-shield] Лише щит
    [how-lost] Втрачено, не зламано
    [redirected-true] Удар перенаправлено на шляху
    [shield-true] Щитом
    [touch-cloak] Рукою в плащі
    [touch-fist-back] Тильним боком кулака
    [touch-bear-paw] «Ведмежою лапою»
    [guard-metal] Долоню захищає метал
    [guard-bone] Долоню захищає кістка
    [after_signal-true] Після сигналу судді
    [foot_percent-50] Не більше половини ступні
    [target-head] Голова
    [target-nape] Потилиця
    [target-groin] Пах
    [target-neck] Шия
    [target-fingers] Пальці рук
    [target-toes] Пальці ніг
    [technique-throw] Кидок
    [technique-joint-breaking] Злам суглоба
    [technique-head-blow] Удар у голову
    [technique-groin-blow] Удар у пах
    [technique-neck-grab-two-hands] Захват шиї двома руками
    [act-push] Поштовх
    [act-grab] Захват
    [hands-1] Однією рукою
    [point-foot] Це була стопа
    [fell-true] Упав за межу
    [feet-1] Однією ногою
    [further-true] Торкнувся й іншого
    [together-true] Упав разом із суперником
    [touched-torso] Тулубом
    [touched-seat] Сідницями
    [yield-true] Підняв розкриту долоню
    [in_turn-true] У свою чергу
    [edge-false] Не лезом
    [absorbed-false] Зісковзнув
    [cloaked-true] По руці в плащі
    [striking_part-false] Не бойовою частиною
    [fallen-true] Суперник лежав
   *[other] { $plain }
}

## Спірні удари

console-claim-new = Спірний удар
console-claim-who = Хто заявляє
console-claim-whom = На кого
console-claim-enter = Записати заяву
console-claim-denies = Звинувачений заперечує
console-claim-divided = Судді розійшлися: { $follows ->
    [both-leave] ідуть обидва
    [claimant-leaves] іде заявник
   *[nobody] ніхто не йде
}
console-claim-upheld = Підтверджено
console-claim-rejected = Відхилено

## Бої загонів: плитки, чому виведено, удари

console-class = клас { $class }
console-no-cause = причину не названо
console-no-hits = хітів немає
console-on-bridge = на мосту
console-next-in = далі
console-held-short = медик
console-held-stands = – медик не допускає, а він ще в бою: продовжувати не можна.
console-injury = Травма
console-off-field = Іде з поля
console-enter = Виходить: { $who }
console-seconded = бачили ще { $count }
console-medical-halt = Стоп через травму
console-out = ВИВЕДЕНО
console-undo-mark = Скасувати останню позначку
console-breach-short = Порушення
console-name-cause = Назвати причину
console-cause-again = Торкніться причини ще раз, щоб записати.
console-cause = { $cause ->
    [isb-buhurt-out-third-support] Третя точка опори
    [isb-buhurt-out-boundary] За межею
    [isb-buhurt-out-gear] Захист зламано або втрачено
    [isb-buhurt-out-on-fallen] На лежачому бійці
    [isb-buhurt-out-yield] Відкрита долоня: здався
    [u-5-7-v] Залишив базу не в чергу
    [u-5-7-d] Ступив за край мосту
   *[other] { "" }
}
console-judge-short = { $role ->
    [field-judge] суддя { $number }
    [hofmarshal] гофм.
   *[other] { "" }
}
console-hand-weapon = Ручна зброя
console-all-hits = усі хіти
console-arrived-blow = Удар дійшов
console-part-of = { $part ->
    [limb] Рука або нога
    [arm] Рука
    [leg] Нога
    [torso] Корпус
   *[other] { $part }
}
console-say-where = Указати точне місце
console-say-less = Без точного місця

## Позначки, що надійшли після свого раунду

console-late-mark = Позначка надійшла, коли раунд { $round } уже скінчився, і нікому не зарахована.
console-late-reopen = Відкрити раунд { $round } знову
console-late-count = Зарахувати в раунді { $round }
console-late-note = Результат чинний
console-late-noted = Гофмаршал бачив: результат раунду чинний.
console-late-counted = Зараховано у своєму раунді.

## Раунди, склади, запечатаний порядок виходу

console-awaits-together = Обидва торкнулися землі одночасно. Хто переміг?
console-another-ruling = Інше рішення
console-round-of = Раунд { $round }
console-round-void = нікому не зараховано
console-rounds = Раунди
console-rating = Рейтингові очки
console-round-points = Раундові очки
console-lineup = Склад: { $count }
console-reserves = Запасні:
console-came-in = вийшов:
console-went-off = Пішли:
console-gone = дискваліфіковано
console-change-line-up = Змінити склад
console-line-up = Виставити { $count }
console-orders = Порядок виходу
console-order-waiting = ще не подано
console-order-sealed = запечатано
console-order-both = запечатано, відкривається
console-order-open = відкрито
console-order-paper = На папері
console-order-paper-both = Обидва на папері
console-order-paper-title = Порядок виходу на папері
console-order-folded = Порядок іншої сторони ще не подано. Не розгортайте папір: доки не подано обидва, порядку не має знати ніхто.
console-order-touch = Торкайтеся бійців у тому порядку, в якому вони виходять.
console-order-why = Чому на папері
console-order-enter = Внести порядок

## Боротьба

console-touch-one = Що торкнулося землі?
console-touch-both = Обидва одразу: укажіть, чим торкнувся кожен.
console-may-touch = можна
console-left-ring = вийшов з кола
console-from-middle = Продовжують із середини.

## Рука з плащем

console-cloak = Плащ
console-cloak-which = На яку руку намотано плащ?
console-cloak-left = на ліву
console-cloak-right = на праву
console-cloak-none = плаща немає
console-cloak-on = Плащ на { $arm ->
    [left] лівій
   *[right] правій
} руці

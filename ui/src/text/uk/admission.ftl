# Папери й допуск за столом секретаря, огляд спорядження, наліпки.

## Стіл секретаря

admission-title = Папери й допуск
admission-search = Номер, ім’я або клуб
admission-show = Показати
admission-show-all = усіх
admission-show-missing = у кого чогось бракує
admission-show-ready = кого допущено
admission-show-without = без: { $what }
admission-count = Усього { $all }, { $waiting ->
    [0] допущено всіх
    [one] не допущено { $waiting }
   *[other] не допущено { $waiting }
}
admission-lacks = Бракує: { $what }
admission-by-override = рішенням організатора
admission-team-waiting = ще не допущено { $waiting } із { $fighters }
admission-condition-age = вік
admission-condition-gear = огляд спорядження
admission-condition-event = країна й дні події
admission-condition-roster = склад команди
admission-undescribed = Не вказано країну й дні події: без них не можна судити про вік і папери.
admission-nothing-asked-here = Жодна номінація не вимагає тут паперів чи огляду, тому допущено всіх.
admission-born = Дата народження
admission-no-country-yet = країну не вказано
admission-in-order = Гаразд
admission-signed = Підписано
admission-confirms = Що підтверджує
admission-expires = Чинне до
admission-expires-if = Чинне до (якщо вказано)
admission-expires-early = Має бути чинним ще { $day }.
admission-no-paper-here = Не здано
admission-no-papers-asked = Паперів від цього бійця не вимагають.
admission-save = Зберегти
admission-forget = Скасувати мої зміни
admission-saved = Збережено
admission-no-server = Сервер недоступний. Введене тут залишиться; повторіть пізніше.
admission-in-none = У жодній із номінацій від цієї заявки нічого не вимагають.
admission-admitted = допущено
admission-not-admitted = не допущено
admission-barred-from-draw-call = Не бере участі в жеребкуванні й не викликається, доки немає:
admission-barred-from-draw = Не бере участі в жеребкуванні, доки немає:
admission-barred-from-call = Не викликається, доки немає:
admission-waived = Пропущено рішенням організатора.
admission-let = Організатор допустив бійця: { $reason }
admission-let-why = Причина (зберігається поряд із пунктами)
admission-do-let-in = Усе ж допустити
admission-do-take-back = Скасувати допуск
admission-only-organiser = Допустити того, у кого чогось бракує, може лише організатор.
admission-clauses = Пункти правил
admission-command-let-in = Допуск
admission-command-take-back = Скасування допуску
admission-seen-all = «{ $paper }» є в усіх показаних ({ $count })…
admission-seen-title = Є в усіх: { $paper }
admission-seen-help = Це запишеться кожному зі списку. У кого цей папір уже записано, у того нічого не зміниться.
admission-seen-undated = без терміну: якщо в папері його вказано, впишіть на сторінці бійця
admission-seen-dated = у цього паперу має бути термін: записуйте по одному
admission-seen-passed = Без змін: { $names }
admission-seen-do = { $count ->
    [one] Записати { $count } папір
    [few] Записати { $count } папери
   *[other] Записати { $count } паперів
}
admission-seen-done = { $paper }: { $count ->
    [one] записано { $count } папір.
    [few] записано { $count } папери.
   *[other] записано { $count } паперів.
}
admission-seen-back = Скасувати

## Огляд

gear-title = Огляд спорядження
gear-search = Номер, ім’я або бейдж
gear-nomination = Номінація
gear-any-nomination = усі
gear-camera = Сканувати бейдж
gear-camera-off = Зупинити
gear-no-camera = Камера недоступна. Введіть номер.
gear-states = Стан оглядів
gear-all = усі
gear-state-none = не оглянуто
gear-state-open = триває огляд
gear-state-again = оглянути знову
gear-state-fix = виправити
gear-state-reject = не годиться
gear-state-pass = пройдено
gear-of-team = команда { $team }
gear-nobody = Поки нікого не заявлено.
gear-nobody-fits = Нікого не знайдено.
gear-more = Показати ще ({ $count })
gear-back = До списку
gear-only-experts = Дивитися можна; записувати й виносити вердикт — справа експерта.
gear-not-asked = У цій номінації за спорядження нікого не відсторонюють; записане все одно враховується.
gear-broken = Поломка: { $reason }. Огляньте ще раз.
gear-no-book = Вимоги до спорядження не завантажилися: немає зв’язку.
gear-again-load = Повторити
gear-free = Правила не називають предметів: назвіть показане й винесіть вердикт.
gear-presence-required = обов’язково
gear-presence-optional = можна
gear-presence-forbidden = заборонено
gear-not-shown = не показано
gear-forbidden = У цій номінації не дозволено. Записуйте, лише якщо боєць усе ж приніс.
gear-record = Записати
gear-record-forbidden = Записати, що принесено
gear-yes = Так
gear-no = Ні
gear-unit-mm = мм
gear-unit-um = мм
gear-unit-g = г
gear-unit-palm = шир. долоні
gear-must-between = від { $least } до { $most }
gear-must-least = щонайменше { $least }
gear-must-most = щонайбільше { $most }
gear-must-over = більше ніж { $limit }
gear-must-under = менше ніж { $limit }
gear-must-one = треба: { $words }
gear-must-be = треба: { $word }
gear-otherwise-fix = виправити
gear-otherwise-reject = використовувати не можна
gear-wrong-number = Це не розмір. Напишіть число, наприклад 1,5.
gear-wrong-palm = Пишіть ціле число долонь.
gear-verdict-now = За записаним:
gear-verdict-pass = годиться
gear-verdict-fix = виправити
gear-verdict-unmeasured = ще не ясно
gear-verdict-reject = не годиться
gear-left = ще не ясно: { $count }
gear-ruled = Свій вердикт:
gear-own = Свій вердикт
gear-rule-pass = Годиться
gear-rule-fix = Виправити
gear-rule-reject = Не годиться
gear-rule-why = Що не так
gear-withdraw = Вилучити предмет
gear-withdraw-why = Чому (можна не писати)
gear-piece = Що показано
gear-piece-pass = Годиться
gear-piece-add = Лише записати
gear-photo = Фото
gear-photo-sending = Надсилається…
gear-photo-of = { $what }, фото { $number }
gear-photo-later = Фото не надіслано: немає зв’язку. Зробіть його пізніше.
gear-armour = Обладунок
gear-armour-none-yet = Поки не записано. У цій номінації важливий його клас.
gear-class = Клас обладунку { $class }
gear-class-open = Клас обладунку: записано не все
gear-class-why = Як знайдено клас
gear-layer = Шар { $number }
gear-layer-add = Додати шар
gear-layer-off = Прибрати цей шар
gear-armour-bare = Записати: обладунку на корпусі немає
gear-armour-record = Записати обладунок
gear-end = Підсумок огляду
gear-close = Закрити огляд
gear-closed-pass = Огляд пройдено: за спорядженням бійця допущено.
gear-closed-fix = Виправити: усуньте назване й покажіть знову.
gear-closed-reject = Не годиться: замініть назване й покажіть знову.
gear-reopen = Оглянути знову
gear-reopen-why = Чому оглядається знову
gear-past = Що зроблено
gear-undo = Скасувати
gear-undo-what = Скасувати: { $what }
gear-undone = скасовано
gear-did-recorded = Записано
gear-did-ruled = Вердикт
gear-did-withdrawn = Вилучено
gear-did-worn = Записано обладунок
gear-did-attached = Фото
gear-did-broken = Поломка
gear-did-closed = Закрито
gear-did-reopened = Відкрито наново
gear-command-open = Відкриття
gear-command-record = Запис
gear-command-rule = Вердикт
gear-command-withdraw = Вилучення
gear-command-wear = Обладунок
gear-command-attach = Фото
gear-command-close = Закриття
gear-command-reopen = Повторне відкриття
gear-command-annul = Скасування
gear-command-breakage = Поломка
gear-stickers = Наліпки
gear-stickers-what = Наліпка показує, що спорядження пройшло огляд; код на ній скаже будь-якому телефону, чи це ще чинне.
gear-stickers-each = Скільки
gear-stickers-fighter = Одна на бійця
gear-stickers-piece = Одна на предмет
gear-stickers-skip = Скільки місць першого аркуша вже зайнято
gear-stickers-print = Зробити PDF

## Наліпка

sticker-title = Наліпка спорядження
sticker-holds = Огляд пройдено
sticker-void = Не чинна
sticker-void-do = Огляд відкрито наново. Відведіть бійця до експерта.
sticker-inspection = До огляду

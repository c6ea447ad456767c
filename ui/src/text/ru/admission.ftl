# Бумаги и допуск у стола секретаря, осмотр снаряжения, наклейки.

## Стол секретаря

admission-title = Бумаги и допуск
admission-search = Номер, имя или клуб
admission-show = Показать
admission-show-all = всех
admission-show-missing = у кого чего-то нет
admission-show-ready = кто допущен
admission-show-without = без: { $what }
admission-count = Всего { $all }, { $waiting ->
    [0] допущены все
    [one] не допущен { $waiting }
   *[other] не допущено { $waiting }
}
admission-lacks = Нет: { $what }
admission-by-override = решением организатора
admission-team-waiting = ещё не допущено { $waiting } из { $fighters }
admission-condition-age = возраст
admission-condition-gear = осмотр снаряжения
admission-condition-event = страна и дни мероприятия
admission-condition-roster = состав команды
admission-undescribed = Не указаны страна и дни мероприятия: без них нельзя судить о возрасте и бумагах.
admission-nothing-asked-here = Ни одна номинация не требует здесь бумаг или осмотра, поэтому допущены все.
admission-born = Дата рождения
admission-no-country-yet = страна не указана
admission-in-order = В порядке
admission-signed = Подписано
admission-confirms = Что подтверждает
admission-expires = Действует до
admission-expires-if = Действует до (если указано)
admission-expires-early = Должно действовать ещё { $day }.
admission-no-paper-here = Не сдано
admission-no-papers-asked = Бумаг от этого бойца не требуется.
admission-save = Сохранить
admission-forget = Отменить мои изменения
admission-saved = Сохранено
admission-no-server = Сервер недоступен. Введённое здесь останется; повторите позже.
admission-in-none = Ни в одной из номинаций от этой заявки ничего не требуется.
admission-admitted = допущен
admission-not-admitted = не допущен
admission-barred-from-draw-call = Не участвует в жеребьёвке и не вызывается, пока нет:
admission-barred-from-draw = Не участвует в жеребьёвке, пока нет:
admission-barred-from-call = Не вызывается, пока нет:
admission-waived = Пропущено решением организатора.
admission-let = Организатор допустил бойца: { $reason }
admission-let-why = Причина (хранится рядом с пунктами)
admission-do-let-in = Всё же допустить
admission-do-take-back = Отменить допуск
admission-only-organiser = Допустить того, у кого чего-то нет, может только организатор.
admission-clauses = Пункты правил
admission-command-let-in = Допуск
admission-command-take-back = Отмена допуска
admission-seen-all = «{ $paper }» есть у всех показанных ({ $count })…
admission-seen-title = Есть у всех: { $paper }
admission-seen-help = Это запишется каждому из списка. У кого эта бумага уже записана, у того ничего не изменится.
admission-seen-undated = без срока: если в бумаге он указан, впишите его на странице бойца
admission-seen-dated = у этой бумаги должен быть срок: записывайте по одному
admission-seen-passed = Без изменений: { $names }
admission-seen-do = { $count ->
    [one] Записать { $count } бумагу
    [few] Записать { $count } бумаги
   *[other] Записать { $count } бумаг
}
admission-seen-done = { $paper }: { $count ->
    [one] записана { $count } бумага.
    [few] записано { $count } бумаги.
   *[other] записано { $count } бумаг.
}
admission-seen-back = Отменить

## Осмотр

gear-title = Осмотр снаряжения
gear-search = Номер, имя или бейдж
gear-nomination = Номинация
gear-any-nomination = все
gear-camera = Сканировать бейдж
gear-camera-off = Остановить
gear-no-camera = Камера недоступна. Введите номер.
gear-states = Состояние осмотров
gear-all = все
gear-state-none = не осмотрен
gear-state-open = идёт осмотр
gear-state-again = осмотреть снова
gear-state-fix = исправить
gear-state-reject = не годится
gear-state-pass = пройден
gear-of-team = команда { $team }
gear-nobody = Пока никто не заявлен.
gear-nobody-fits = Никого не найдено.
gear-more = Показать ещё ({ $count })
gear-back = К списку
gear-only-experts = Смотреть можно; записывать и выносить вердикт — дело эксперта.
gear-not-asked = В этой номинации за снаряжение никого не отстраняют; записанное всё равно учитывается.
gear-broken = Поломка: { $reason }. Осмотрите ещё раз.
gear-no-book = Требования к снаряжению не загрузились: нет связи.
gear-again-load = Повторить
gear-free = Правила не перечисляют предметов: назовите показанное и вынесите вердикт.
gear-presence-required = обязательно
gear-presence-optional = можно
gear-presence-forbidden = запрещено
gear-not-shown = не показано
gear-forbidden = В этой номинации не разрешено. Записывайте, только если боец всё же принёс.
gear-record = Записать
gear-record-forbidden = Записать, что принесено
gear-yes = Да
gear-no = Нет
gear-unit-mm = мм
gear-unit-um = мм
gear-unit-g = г
gear-unit-palm = шир. ладони
gear-must-between = от { $least } до { $most }
gear-must-least = не меньше { $least }
gear-must-most = не больше { $most }
gear-must-over = больше { $limit }
gear-must-under = меньше { $limit }
gear-must-one = нужно: { $words }
gear-must-be = нужно: { $word }
gear-otherwise-fix = исправить
gear-otherwise-reject = использовать нельзя
gear-wrong-number = Это не размер. Напишите число, например 1,5.
gear-wrong-palm = Пишите целое число ладоней.
gear-verdict-now = По записанному:
gear-verdict-pass = годится
gear-verdict-fix = исправить
gear-verdict-unmeasured = ещё не ясно
gear-verdict-reject = не годится
gear-left = ещё не ясно: { $count }
gear-ruled = Свой вердикт:
gear-own = Свой вердикт
gear-rule-pass = Годится
gear-rule-fix = Исправить
gear-rule-reject = Не годится
gear-rule-why = Что не так
gear-withdraw = Исключить предмет
gear-withdraw-why = Почему (можно не писать)
gear-piece = Что показано
gear-piece-pass = Годится
gear-piece-add = Только записать
gear-photo = Фото
gear-photo-sending = Отправляется…
gear-photo-of = { $what }, фото { $number }
gear-photo-later = Фото не отправлено: нет связи. Сделайте его позже.
gear-armour = Доспех
gear-armour-none-yet = Пока не записан. В этой номинации важен его класс.
gear-class = Класс доспеха { $class }
gear-class-open = Класс доспеха: записано не всё
gear-class-why = Как найден класс
gear-layer = Слой { $number }
gear-layer-add = Добавить слой
gear-layer-off = Убрать этот слой
gear-armour-bare = Записать: доспеха на корпусе нет
gear-armour-record = Записать доспех
gear-end = Итог осмотра
gear-close = Закрыть осмотр
gear-closed-pass = Осмотр пройден: по снаряжению боец допущен.
gear-closed-fix = Исправить: устраните названное и покажите снова.
gear-closed-reject = Не годится: замените названное и покажите снова.
gear-reopen = Осмотреть снова
gear-reopen-why = Почему осматривается снова
gear-past = Что сделано
gear-undo = Отменить
gear-undo-what = Отменить: { $what }
gear-undone = отменено
gear-did-recorded = Записано
gear-did-ruled = Вердикт
gear-did-withdrawn = Исключено
gear-did-worn = Записан доспех
gear-did-attached = Фото
gear-did-broken = Поломка
gear-did-closed = Закрыт
gear-did-reopened = Открыт заново
gear-command-open = Открытие
gear-command-record = Запись
gear-command-rule = Вердикт
gear-command-withdraw = Исключение
gear-command-wear = Доспех
gear-command-attach = Фото
gear-command-close = Закрытие
gear-command-reopen = Повторное открытие
gear-command-annul = Отмена
gear-command-breakage = Поломка
gear-stickers = Наклейки
gear-stickers-what = Наклейка показывает, что снаряжение прошло осмотр; код на ней скажет любому телефону, действует ли это.
gear-stickers-each = Сколько
gear-stickers-fighter = Одна на бойца
gear-stickers-piece = Одна на предмет
gear-stickers-skip = Сколько мест первого листа уже занято
gear-stickers-print = Сделать PDF

## Наклейка

sticker-title = Наклейка снаряжения
sticker-holds = Осмотр пройден
sticker-void = Не действует
sticker-void-do = Осмотр открыт заново. Отведите бойца к эксперту.
sticker-inspection = К осмотру

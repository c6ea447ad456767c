# Пульт гофмаршала, доска главного гофмаршала, страница медика.

console-title = Пульт гофмаршала
console-choose-ring = Какое ристалище?
console-no-rings = Ристалищ ещё нет.
console-watching = Только просмотр
console-no-panel = Без маршалов
console-panels = Панели
console-panel-now = Сейчас
console-panel-sanctions = Нарушения
console-panel-log = Ход боя
console-panel-panel = Маршалы
console-panel-more = Ещё

## The large buttons, and the space between them and the clock

console-mains = Бой, стоять, стоп
console-start = БОЙ
console-halt = СТОЯТЬ
console-stop = СТОП
console-warned = есть оговорки: { $count }
console-horn = СИРЕНА – время вышло
console-round = { $extra ->
    [0] Раунд { $round }
   *[other] Дополнительный раунд
}, сход { $exchange }
console-countdown-arrive = На выход
console-countdown-ready = На готовность
console-countdown-late = До опоздания
console-countdown-clinch = Клинч
console-countdown-final = На протест
console-rounds-won = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
console-tally = { $kind ->
    [remark] Замечания
    [warning] Предупреждения
    [disqualification] Дисквалификация
   *[other] { $kind }
} { $count }
console-held = Удержан медиком
console-armour = Класс доспеха { $class }
console-suspended = { $event ->
    [0] Ристалище приостановлено.
   *[other] Всё мероприятие приостановлено.
}
console-suspended-by-desk = Оно продолжится, когда его возобновит главный гофмаршал или секретариат.
console-frozen = Бой приостановлен: все часы стоят.
console-resume = Продолжить
console-suspend = Приостановить
console-clocks = Остановить все часы

## Calling and starting

console-last = Последний результат:
console-next-bout = Следующий бой
console-expected = около { $time }
console-queue = Потом
console-queue-empty = Боёв для этого ристалища нет.
console-call = ВЫЗВАТЬ
console-call-again = Вызвать ещё раз (вызов { $number })
console-cannot-call = Вызвать нельзя, потому что
console-conduct = Сейчас по правилам
console-cannot-start = Начать нельзя, потому что
console-before-call = Перед вызовом
console-before-start = Перед началом
console-severity-block = Нужно исправить:
console-severity-warn = Внимание:
console-arrived = Вышел
console-ready = Готов
console-no-show = Не явился
console-no-show-sure = Да, не явился
console-override = { $command ->
    [call] Всё равно вызвать?
   *[other] Всё равно начать?
}
console-override-reason = Почему продолжаем
console-go-on = { $command ->
    [call] Всё равно вызвать
   *[other] Всё равно начать
}

## Ruling

console-no-taps = В этом сходе нажатий нет.
console-no-quorum = Согласных маршалов мало: решать вам.
console-this-moment = Судить эти удары
console-late = Поздние, к другому сходу:
console-unsure = Ближе, чем различают часы устройств
console-second-short = {" "}с
console-whose = Чей удар
console-both = ОБА
console-struck = ударил
console-by = Кто ударил
console-target = Кого
console-word = { $word ->
    [zone] Куда
    [grip] Хват
    [weapon] Оружие
    [action] Как
   *[limb] Слева или справа
}
console-limb-left = слева
console-limb-right = справа
console-forbidden = нельзя
console-order = Какой удар был первым?
console-order-hint = По нажатиям не видно: решаете вы.
console-first = первый
console-together = ВМЕСТЕ
console-pick-side = Выберите, чей удар
console-accept = ПРИНЯТЬ
console-rule = РЕШИТЬ
console-replace = ЗАМЕНИТЬ
console-still = { $word ->
    [zone] Скажите куда
    [grip] Скажите хват
    [weapon] Скажите оружие
    [action] Скажите как
    [order] Скажите, чей первый
   *[limb] Слева или справа?
}
console-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
console-hits = { $count ->
    [one] { $hits } хит
    [few] { $hits } хита
    [many] { $hits } хитов
   *[other] { $hits } хита
}
console-why = Почему: согласны { $agree } из { $of }
console-reset = Вернуть предложение маршалов
console-ruled = В этом сходе решено:
console-change-ruling = Изменить решение
console-correcting = Вы заменяете:
console-nothing = Не засчитано
console-nothing-own = Описать почему
console-describe = Что случилось
console-rule-nothing = Решить: не засчитано

## What waits for a word

console-awaits-ruling = Раунд закончился вничью. Кто победил?
console-awaits-confirm = Таков результат раунда?
console-awaits-late = Сторона опоздала. Что дальше?
console-awaits-absent = Сторона не явилась. Что дальше?
console-wins = победил
console-answer-confirm = Подтвердить
console-answer-nobody = Никто не победил
console-answer-go-on = Всё равно продолжить
console-round-score = Раунд { $round }: { $red }:{ $blue } – { $winner ->
    [red] красный
    [blue] синий
   *[none] никто
}
console-next-round = { $extra ->
    [0] «БОЙ» начинает следующий раунд.
   *[other] «БОЙ» начинает дополнительный раунд.
}
console-late-blows = Изменить решение этого раунда можно в ходе боя.
console-reason = Причина
console-drops = { $count ->
    [one] Это больше не сходится и отменяется тоже:
   *[other] Это больше не сходится и отменяется тоже ({ $count }):
}
console-drop-too = Да, отменить и их
console-proposal = { $name } ({ $seat }, { $time }) больше не на этом месте и предлагает:
console-proposal-accept = Принять
console-proposal-dismiss = Отклонить

## Breaches

console-no-bout = Боя сейчас нет.
console-record = Записать
console-change = Изменить
console-no-breach = Не нарушение
console-breach-new = Записать нарушение
console-offender = Кто
console-mutual = Оба сразу
console-mutual-choice = Что следует
console-choice = { $choice ->
    [penalty] Штрафные очки обоим
    [continue] Продолжать
    [word] Замечание словом обоим
   *[other] Другое
}
console-other-clause = другой пункт
console-brings = { $kind ->
    [remark] Замечание
    [warning] Предупреждение
    [disqualification] Дисквалификация
    [lose-all-hits] Теряет все хиты
    [leave] Покидает поле
    [no-breach] Это не нарушение
   *[none] Записывается без санкции
}
console-brings-unknown = Что за этим следует, зависит от обстоятельств.
console-note = Примечание
console-note-needed = Опишите, что случилось (нужно)
console-sanction = { $kind ->
    [remark] Замечание
    [warning] Предупреждение
    [disqualification] Дисквалификация
   *[other] { $kind }
} { $number }
console-effect = { $effect ->
    [given] { "" }
    [warning] : предупреждение
    [points] : штраф { $points }
    [award] : сопернику { $points }
    [disqualify] : дисквалифицирован
    [remove] : снят
   *[other] : { $effect }
}

## The log

console-undo-last = Отменить
console-show-taps = И нажатия
console-at = Р{ $round } · { $exchange }
console-undone = отменено
console-replaced = заменено
console-replace-ruling = Заменить решение
console-why-this = Почему?
console-undo = Отменить это
console-redo = Вернуть в силу
console-log-empty = Пока ничего не произошло.

## The panel

console-seat = { $role ->
    [line-marshal] Линейный маршал { $number }
    [field-judge] Полевой судья { $number }
    [hofmarshal] Гофмаршал
    [chief] Главный гофмаршал
    [captain] Капитан
    [captain-red] Капитан красных
    [captain-blue] Капитан синих
    [secretary] Секретарь { $number }
    [organiser] Организатор { $number }
    [medic] Медик { $number }
    [expert] Эксперт по аутентичности { $number }
    [screen] Экран
    [clock] Часы
   *[other] { $role } { $number }
}
console-seat-alive = на связи
console-seat-grey = молчит
console-seat-empty = без устройства
console-ago-s = { $seconds } с назад
console-ago-min = { $minutes } мин назад
console-flag = Внести флаг
console-flag-enter = Внести флаг
console-pair = Подключить телефон
console-waits = просится: { $seat }
console-approve = Впустить
console-turn-away = Отказать

## Signing

console-typed = Секретарь записал раньше
console-check = Покажите результат обоим бойцам и подпишите.
console-sign = ПОДПИСАТЬ
console-signed = Вы подписали.
console-announce = ОБЪЯВИТЬ
console-fighters-sign = Подписи бойцов (по желанию)
console-side-signs = Подписывает
console-side-signed = подписал
console-side-refuses = Отказывается

## More

console-swap = Бойцы меняются сторонами ристалища
console-breakage = Сломалось снаряжение
console-breakage-what = Что сломалось
console-breakage-tell = Сообщить эксперту
console-breakage-told = Эксперт знает. Бойца не вызовут снова, пока снаряжение не пройдёт осмотр.
console-leave = Боец выбывает
console-hold = Удержать: медик
console-withdraw = Снимается сам
console-disqualify = Дисквалифицировать
console-fighter = Боец
console-team = Вся команда { $side ->
    [red] красных
   *[blue] синих
}
console-standing = стоят: { $count }
console-is-out = выведен
console-yield = Сдался
console-return = Вернуть
console-breakthrough = Прорвался
console-clinch = Клинч
console-part = Развести
console-keys = Работать с клавиатуры
console-key-main = «Бой» или «стоять»
console-key-stop = Закончить раунд
console-key-accept = Принять или решить
console-key-red = Удар красного
console-key-blue = Удар синего
console-key-together = Оба, вместе
console-key-nothing = Вернуть предложение
console-key-undo = Отменить последнее
console-key-breach = Нарушения
console-key-log = Ход боя
console-key-help = Эти клавиши
console-command = { $command ->
    [call] Вызов
    [arrive] Выход
    [ready] Готовность
    [no-show] Неявка
    [start] «Бой»
    [halt] «Стоять»
    [stop] «Стоп»
    [suspend] Приостановка
    [resume] Продолжение
    [observe] Флаг
    [hit] Решение об ударе
    [out] Выведен
    [yield] Сдача
    [return] Возвращение
    [line-up] Состав
    [substitute] Замена
    [enter] Выход на мост
    [claim] Спорный удар
    [deny] Отрицание
    [acknowledge] Признание удара
    [breach] Нарушение
    [mutual-breach] Обоюдное нарушение
    [breakthrough] Прорыв
    [clinch] Клинч
    [part] Развод
    [touch] Касание земли
    [rule] Решающее слово
    [withdraw] Снятие
    [disqualify] Дисквалификация
    [hold] Медицинское удержание
    [clear] Допуск медика
    [annul] Отмена
    [swap-sides] Смена сторон
    [sign] Подпись
    [announce] Объявление
    [settle] Предложение
    [approve] Допуск устройства
    [revoke] Отказ устройству
    [offer] Подключение
    [suspend-ring] Приостановка
    [resume-ring] Продолжение
    [breakage] Поломка снаряжения
    [place] Перенос боя
   *[other] { $command }
}

## The chief's board

board-title = Доска главного гофмаршала
board-suspend-event = Приостановить всё мероприятие
board-resume-event = Продолжить мероприятие
board-event-suspended = Всё мероприятие приостановлено:
board-suspend-ring = Приостановить ристалище
board-resume-ring = Продолжить
board-ring-suspended = Приостановлено:
board-done = проведено { $done }, впереди { $open }
board-behind = отстаёт на { $minutes } мин
board-ahead = опережает на { $minutes } мин
board-on-time = по графику
board-idle = Боя нет
board-waiting = ждут: { $count }
board-console = Пульт
board-panel = Судейская бригада
board-panel-none = без устройств
board-move = Перенести бой
board-move-to = → { $title }
board-move-none = Здесь никто не ждёт.
board-protests = Протесты
board-no-protests = Открытых протестов нет.
board-protest = { $name }, { $bout }, { $nomination }
board-protest-phase = { $phase ->
    [announced] ещё не подан
    [filed] подан, решается
   *[other] { $phase }
}
board-held = Удержаны медиком
board-no-held = Никто не удержан.
board-faults = Неполадки сервера
board-proposals = { $count ->
    [one] { $count } предложение ждёт у пульта
    [few] { $count } предложения ждут у пультов
   *[other] { $count } предложений ждут у пультов
}
board-no-rings = Ристалищ ещё нет.

## The medic's page

medic-title = Медик
medic-game = Игра
medic-search = Имя, клуб или ристалище
medic-held-now = Удержаны сейчас
medic-nobody-held = Никто не удержан.
medic-nobody = Такого имени нет.
medic-everyone = Бойцы
medic-hold = Удержать
medic-clear = Допустить
medic-clear-sure = Да, может биться
medic-why = Почему?
medic-reason-head = Удар в голову
medic-reason-injury = Травма
medic-reason-exhaustion = Изнеможение, жара
medic-reason-check = На осмотр
medic-reason-other = Другая причина
medic-since = с { $time }
medic-where = Сейчас: { $where }

## What decides: circumstances, a fighter's own word, the ground

console-out-by = Выведен по пункту
console-touched = коснулся земли:
console-both-fell = Упали оба сразу
console-acknowledges = { $side ->
    [red] КРАСНЫЙ сам признаёт удар
   *[blue] СИНИЙ сам признаёт удар
}
console-circumstances = Обстоятельства
console-fact = { $fact ->
    [after-ricochet] Рикошет
    [after-shield] От щита
    [after-weapon] От оружия
    [broken-attacking-weapon] Сломалось оружие нападавшего
    [item-shield] Только щит
    [how-lost] Утрачен, не сломан
    [redirected-true] Удар перенаправлен на пути
    [shield-true] Щитом
    [touch-cloak] Рукой в плаще
    [touch-fist-back] Тыльной стороной кулака
    [touch-bear-paw] «Медвежьей лапой»
    [guard-metal] Ладонь защищена металлом
    [guard-bone] Ладонь защищена костью
    [after_signal-true] После сигнала судьи
    [foot_percent-50] Не больше половины ступни
    [target-head] Голова
    [target-nape] Затылок
    [target-groin] Пах
    [target-neck] Шея
    [target-fingers] Пальцы рук
    [target-toes] Пальцы ног
    [technique-throw] Бросок
    [technique-joint-breaking] Излом сустава
    [technique-head-blow] Удар в голову
    [technique-groin-blow] Удар в пах
    [technique-neck-grab-two-hands] Захват шеи двумя руками
    [act-push] Толчок
    [act-grab] Захват
    [hands-1] Одной рукой
    [point-foot] Это была стопа
    [fell-true] Упал за черту
    [feet-1] Одной ногой
    [further-true] Коснулся и другого
    [together-true] Упал вместе с соперником
    [touched-torso] Корпусом
    [touched-seat] Ягодицами
    [yield-true] Поднял раскрытую ладонь
    [in_turn-true] В свою очередь
    [edge-false] Не лезвием
    [absorbed-false] Соскользнул
    [cloaked-true] По руке в плаще
    [striking_part-false] Не боевой частью
    [fallen-true] Соперник лежал
   *[other] { $plain }
}

## Спорные удары

console-claim-new = Спорный удар
console-claim-who = Кто заявляет
console-claim-whom = На кого
console-claim-enter = Записать заявление
console-claim-denies = Обвиняемый отрицает
console-claim-divided = Судьи разошлись: { $follows ->
    [both-leave] уходят оба
    [claimant-leaves] уходит заявитель
   *[nobody] никто не уходит
}
console-claim-upheld = Подтверждено
console-claim-rejected = Отклонено

## Бои отрядов: плитки, почему выведен, удары

console-class = класс { $class }
console-no-cause = причина не названа
console-no-hits = хитов нет
console-on-bridge = на мосту
console-next-in = далее
console-held-short = медик
console-held-stands = – медик не допускает, а он ещё в бою: продолжать нельзя.
console-injury = Травма
console-off-field = Уходит с поля
console-enter = Выходит: { $who }
console-seconded = видели ещё { $count }
console-medical-halt = Стоп из-за травмы
console-out = ВЫВЕДЕН
console-undo-mark = Отменить последнюю отметку
console-breach-short = Нарушение
console-name-cause = Назвать причину
console-cause-again = Коснитесь причины ещё раз, чтобы записать.
console-cause = { $cause ->
    [isb-buhurt-out-third-support] Третья точка опоры
    [isb-buhurt-out-boundary] За границей
    [isb-buhurt-out-gear] Поломка или утрата защиты
    [isb-buhurt-out-on-fallen] На лежащем бойце
    [isb-buhurt-out-yield] Открытая ладонь: сдался
    [u-5-7-v] Покинул базу не в очередь
    [u-5-7-d] Ступил за край моста
   *[other] { "" }
}
console-judge-short = { $role ->
    [field-judge] судья { $number }
    [hofmarshal] гофм.
   *[other] { "" }
}
console-hand-weapon = Ручное оружие
console-all-hits = все хиты
console-arrived-blow = Удар дошёл
console-part-of = { $part ->
    [limb] Рука или нога
    [arm] Рука
    [leg] Нога
    [torso] Корпус
   *[other] { $part }
}
console-say-where = Указать точное место
console-say-less = Без точного места

## Отметки, пришедшие после своего раунда

console-late-mark = Отметка пришла, когда раунд { $round } уже закончился, и никому не засчитана.
console-late-reopen = Открыть раунд { $round } снова
console-late-count = Засчитать в раунде { $round }
console-late-note = Результат в силе
console-late-noted = Гофмаршал видел: результат раунда в силе.
console-late-counted = Засчитано в своём раунде.

## Раунды, составы, запечатанный порядок выхода

console-awaits-together = Оба коснулись земли одновременно. Кто победил?
console-another-ruling = Другое решение
console-round-of = Раунд { $round }
console-round-void = никому не засчитан
console-rounds = Раунды
console-rating = Рейтинговые очки
console-round-points = Раундовые очки
console-lineup = Состав: { $count }
console-reserves = Запасные:
console-came-in = вышел:
console-went-off = Ушли:
console-gone = дисквалифицирован
console-change-line-up = Изменить состав
console-line-up = Выставить { $count }
console-orders = Порядок выхода
console-order-waiting = ещё не подан
console-order-sealed = запечатан
console-order-both = запечатан, вскрывается
console-order-open = вскрыт
console-order-paper = На бумаге
console-order-paper-both = Оба на бумаге
console-order-paper-title = Порядок выхода на бумаге
console-order-folded = Порядок другой стороны ещё не подан. Не разворачивайте бумагу: пока не поданы оба, порядка не должен знать никто.
console-order-touch = Касайтесь бойцов в том порядке, в каком они выходят.
console-order-why = Почему на бумаге
console-order-enter = Внести порядок

## Борьба

console-touch-one = Что коснулось земли?
console-touch-both = Оба сразу: укажите, чем коснулся каждый.
console-may-touch = можно
console-left-ring = вышел из круга
console-from-middle = Продолжают с середины.

## Рука с плащом

console-cloak = Плащ
console-cloak-which = На какую руку намотан плащ?
console-cloak-left = на левую
console-cloak-right = на правую
console-cloak-none = плаща нет
console-cloak-on = Плащ на { $arm ->
    [left] левой
   *[right] правой
} руке

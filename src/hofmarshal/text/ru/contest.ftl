# Один бой: почему в команде отказано, что мешает и почему событие таково, каково оно есть.
# Отказ говорит, что не так и что делать. «none» и 0 стоят вместо того, что не названо.

## Слова, которые нужны другим сообщениям

contest-side = { $side ->
    [red] Красный
    [blue] Синий
   *[none] Никто
}
contest-side-loud = { $side ->
    [red] КРАСНЫЙ
    [blue] СИНИЙ
   *[none] НИКТО
}
contest-fighter = { $fighter ->
    [red] Красный
    [blue] Синий
   *[other] { $fighter }
}
contest-against = { $against ->
    [red] красный
    [blue] синий
   *[other] { $against }
}
contest-won = { $winner ->
    [red] победил красный
    [blue] победил синий
   *[none] победителя нет
}
contest-role = { $role ->
    [hofmarshal] У гофмаршала
    [chief] У главного гофмаршала
    [line-marshal] У линейного маршала
    [field-judge] У полевого судьи
    [expert] У эксперта по аутентичности
    [medic] У медика
    [secretary] У секретаря
    [captain] У капитана
    [fighter] У бойца
    [organiser] У организатора
    [clock] У часов
   *[other] У «{ $role }»
}
contest-seat = { $by ->
    [hofmarshal] Гофмаршал
    [chief] Главный гофмаршал
    [secretary] Секретарь
    [organiser] Организатор
    [medic] Медик
    [clock] Часы
    [captain-red] Капитан красных
    [captain-blue] Капитан синих
    [fighter-red] Красный
    [fighter-blue] Синий
    [line-marshal] Линейный маршал
    [line-marshal-1] Линейный маршал 1
    [line-marshal-2] Линейный маршал 2
    [line-marshal-3] Линейный маршал 3
    [line-marshal-4] Линейный маршал 4
    [marshal-1] Линейный маршал 1
    [marshal-2] Линейный маршал 2
    [marshal-3] Линейный маршал 3
    [marshal-4] Линейный маршал 4
    [field-judge] Полевой судья
    [field-judge-1] Полевой судья 1
    [field-judge-2] Полевой судья 2
    [field-judge-3] Полевой судья 3
    [field-judge-4] Полевой судья 4
    [judge] Полевой судья
    [judge-1] Полевой судья 1
    [judge-2] Полевой судья 2
    [judge-3] Полевой судья 3
    [judge-4] Полевой судья 4
   *[other] { $by }
}
contest-doing = { $command ->
    [call] вызов сторон
    [arrive] отметка о прибытии
    [ready] отметка о готовности
    [no-show] отметка о неявке
    [start] начало боя
    [halt] остановка боя
    [stop] конец раунда
    [suspend] приостановка
    [resume] возобновление
    [observe] отметка увиденного
    [hit] решение об ударе
    [acknowledge] признание удара
    [claim] заявление о запрещённом ударе
    [deny] возражение на заявление
    [out] вывод бойца из боя
    [yield] выход из боя по открытой ладони
    [return] возврат бойца в бой
    [breach] запись нарушения
    [mutual-breach] запись взаимного нарушения
    [line-up] состав на раунд
    [substitute] замена бойца
    [submit-order] подача порядка выхода
    [reveal] вскрытие порядка выхода
    [enter] выход бойца на мост
    [breakthrough] запись прорыва
    [clinch] отсчёт клинча
    [part] разведение клинча
    [touch] запись касания земли
    [rule] решение в спорном случае
    [withdraw] снятие бойца
    [disqualify] дисквалификация
    [hold] запрет медика
    [clear] снятие запрета медика
    [annul] отмена события
    [swap-sides] перемена мест
    [sign] подпись протокола
    [announce] объявление результата
    [protest] запись протеста
    [settle-protest] решение по протесту
   *[other] «{ $command }»
}
contest-now = { $phase ->
    [scheduled] Бой ещё не вызван.
    [called] Стороны вызваны, но готовы не обе.
    [ready] Обе стороны готовы, но бой не начат.
    [running] Бой идёт.
    [halted] Бой остановлен.
    [round-over] Раунд окончен.
    [decided] Исход боя уже определён.
    [signed] Протокол подписан.
    [announced] Результат объявлен.
   *[final] Результат окончательный.
}
contest-when = { $command ->
    [call] Стороны вызывают до боя.
    [arrive] Прибытие отмечают между вызовом и боем.
    [ready] Готовность отмечают между вызовом и боем.
    [no-show] Неявку отмечают между вызовом и боем.
    [halt] Остановить можно только идущий бой.
    [stop] Раунд заканчивают, пока он идёт.
    [suspend] Приостановить можно, пока результат не окончательный.
    [observe] Отмечайте увиденное от начала раунда до начала следующего.
    [hit] Решайте об ударе во время раунда, а после него укажите время удара до его конца.
    [out] Вывод из боя записывают во время раунда, а после него – с временем до его конца.
    [breach] Нарушения записывают до подписи протокола.
    [clinch] Клинч отсчитывают один раз, пока идёт бой.
    [withdraw] Бойца можно снять до исхода боя: сначала отмените то, чем бой решён.
    [disqualify] Бойца можно дисквалифицировать до исхода боя: сначала отмените то, чем бой решён.
    [sign] Подписывайте, когда исход определён, но результат ещё не объявлен.
    [announce] Объявляйте один раз, после подписи гофмаршала.
    [protest] Протест подают на объявленный результат.
    [swap-sides] Местами меняются до подписи протокола.
   *[round] Это делают, пока идёт раунд.
}
contest-halves = { $halves ->
    [0] ничего
    [1] половину хита
    [2] один хит
    [3] полтора хита
    [4] два хита
    [5] два с половиной хита
    [6] три хита
    [one] { $halves } половину хита
    [few] { $halves } половины хита
   *[many] { $halves } половин хита
}
contest-ended = { $termination ->
    [time] вышло время
    [signal] по сигналу гофмаршала
    [points] набраны нужные очки
    [hits] нанесены нужные результативные удары
    [doubles] исчерпан предел обоюдных ударов
    [no-hits] у стороны не осталось хитов
    [out] сторона полностью выведена из боя
    [fall] падение
    [breakthrough] прорыв
    [ruling] решение гофмаршала
    [technical] опоздание
    [absent] неявка
    [withdrawal] боец снялся
    [disqualification] дисквалификация
   *[other] { $termination }
}
contest-kind = { $kind ->
    [called] вызов
    [arrived] прибытие
    [readied] готовность
    [absent] неявка
    [lapsed] истёкший срок
    [started] начало боя
    [halted] остановка
    [stopped] конец раунда
    [suspended] приостановка
    [resumed] возобновление
    [time-reached] сигнал времени
    [observed] отметка маршала
    [struck] решение об ударе
    [acknowledged] признанный удар
    [claimed] заявление о запрещённом ударе
    [denied] возражение на заявление
    [went-out] вывод из боя
    [out-seconded] повторная отметка вывода
    [marked-late] запоздавшая отметка
    [returned] возврат в бой
    [breached] нарушение
    [mutually-breached] взаимное нарушение
    [lined-up] состав на раунд
    [substituted] замена
    [order-submitted] поданный порядок выхода
    [revealed] вскрытый порядок выхода
    [orders-ruled] порядок выхода на бумаге
    [entered] выход на мост
    [broke-through] прорыв
    [clinched] клинч
    [parted] конец клинча
    [touched-ground] касание земли
    [ruled] решение гофмаршала
    [withdrew] снятие бойца
    [disqualified] дисквалификация
    [held] запрет медика
    [cleared] снятие запрета медика
    [annulled] отмена
    [swapped] перемена мест
    [signed] подпись
    [announced] объявление результата
    [protested] протест
    [protest-settled] решение по протесту
   *[decided] результат
}

## Чья это команда и когда она возможна

contest-not-yours = { contest-role } нет права на это: { contest-doing }. Предоставьте это тому, у кого оно есть.
contest-not-your-side = Это дело другой стороны: { contest-doing }. Ваше место: { $seat ->
    [captain-red] капитан красных
    [captain-blue] капитан синих
    [fighter-red] красный
    [fighter-blue] синий
   *[other] { $seat }
}. Действуйте только за свою.
contest-wrong-phase = { contest-now } { contest-when }
contest-suspended = Всё приостановлено, часы стоят. Сначала возобновите.
contest-of-the-last-round = Это было в прошлом раунде. Чтобы засчитать там, сначала отмените начало нынешнего раунда; иначе укажите время нынешнего.
contest-protest-known = Протест { $protest } здесь уже записан.
contest-protest-unknown = Протест { $protest } здесь решения не ждёт.
contest-annul-of-a-protest = Протест рассматривают за столом секретаря, на ристалище его не отменяют.
contest-not-suspended = Ничего не приостановлено. Продолжайте.
contest-over = Бой окончен. Если по ошибке, отмените то, чем он окончен.
contest-reason-needed = Здесь нужна причина: { contest-doing }. Напишите её.
contest-not-due = { $what ->
    [arrive] Время на выход к ристалищу ещё не вышло.
    [ready] Время на подготовку ещё не вышло.
    [late] Предел опоздания ещё не наступил.
    [time] Время раунда ещё не вышло.
    [clinch] Клинч ещё рано разводить.
   *[final] Срок подачи протеста ещё не вышел.
} Подождите.

## Вызов и начало боя

contest-cannot-call = Вызвать стороны нельзя: { $count ->
    [one] { $count } препятствие
    [few] { $count } препятствия
   *[many] { $count } препятствий
}. Устраните:
contest-cannot-call-warn = Перед вызовом не всё в порядке: { $count ->
    [one] { $count } недочёт
    [few] { $count } недочёта
   *[many] { $count } недочётов
}. Исправьте или вызовите, назвав причину:
contest-cannot-start = Начать бой нельзя: { $count ->
    [one] { $count } препятствие
    [few] { $count } препятствия
   *[many] { $count } препятствий
}. Устраните:
contest-cannot-start-warn = Перед началом не всё в порядке: { $count ->
    [one] { $count } недочёт
    [few] { $count } недочёта
   *[many] { $count } недочётов
}. Исправьте или начните, назвав причину:
contest-already-under-way = Бой уже начался. Снова его не вызывают.
contest-already-running = Бой уже идёт. Сначала остановите его.
contest-not-called = Стороны не вызваны. Вызовите их.
contest-not-ready = { contest-side } не готов. Подождите или отметьте готовность.
contest-already-arrived = { contest-side } уже у ристалища. Отмечать нечего.
contest-already-ready = { contest-side } уже готов. Отмечать нечего.
contest-is-there = { contest-side } готов, неявки быть не может. Если готовность отмечена по ошибке, отмените её.
contest-call-again = { $calls ->
    [one] Сделан { $calls } вызов
    [few] Сделано { $calls } вызова
   *[many] Сделано { $calls } вызовов
}; неявка засчитывается после вызова № { $needed }. Вызовите ещё раз.
contest-called-enough = { $calls ->
    [one] Сделан { $calls } вызов
    [few] Сделано { $calls } вызова
   *[many] Сделано { $calls } вызовов
}, больше не положено. Отметьте, кто не явился.
contest-not-late-yet = { contest-side } ещё может успеть: по этим правилам есть срок, и его отсчитывают часы. Дождитесь его конца.
contest-awaits-ruling = Раунд кончился вничью. Решите, кто победил.
contest-awaits-late = Срок вышел, сторона опоздала. Решите, что из этого следует.
contest-awaits-absent = Сторона не явилась. Решите, что из этого следует.
contest-awaits-confirm = Результат раунда не утверждён. Утвердите его.
contest-held = { contest-fighter }: медик не допускает к бою. Дождитесь разрешения или выберите другого.
contest-not-held = { contest-fighter }: запрета медика нет. Снимать нечего.
contest-not-admitted = { contest-side } не допущен; не хватает: { $missing }. Решите это с секретарём.
contest-panel-short = На месте { $count ->
    [one] { $count } линейный маршал
    [few] { $count } линейных маршала
   *[many] { $count } линейных маршалов
}, а нужно не меньше { $least }. Найдите ещё или начните, назвав причину.
contest-panel-large = На месте { $count ->
    [one] { $count } линейный маршал
    [few] { $count } линейных маршала
   *[many] { $count } линейных маршалов
}, а можно не больше { $most }. Отпустите лишних или начните, назвав причину.

## Площадка

contest-measure = { $what ->
    [length] Длина
    [width] Ширина
    [diameter] Диаметр
    [boards] Высота бортов
   *[bases] Базы
}
contest-field-unmeasured = { contest-measure }: не измерено. Измерьте или продолжайте, назвав причину.
contest-field-small = { contest-measure }: { $value }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}, а нужно не меньше { $least }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}. Увеличьте или выберите другую площадку.
contest-field-large = { contest-measure }: { $value }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}, а можно не больше { $most }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}. Уменьшите или выберите другую площадку.
contest-shape = { $shape ->
    [rectangle] прямоугольная
    [circle] круглая
    [bridge] в виде моста
   *[open] открытая
}
contest-field-shape = Площадка { contest-shape }, а правила требуют иной формы. Разметьте её заново или выберите другую.
contest-field-borders = Границы поля не обозначены. Обозначьте их до боя.
contest-field-fortifications = На поле есть укрепления, а по этим правилам их быть не должно. Уберите их.

## Заявленный состав и состав на раунд

contest-fighter-twice = { contest-fighter }: в составах дважды. Дайте одному другой номер или удалите лишнего.
contest-hits-unequal = У бойцов разное число хитов, а по этим правилам оно одинаково. Исправьте.
contest-hits-by-class = { contest-fighter }: класс доспеха { $class } даёт не столько хитов, сколько записано. Исправьте класс или не указывайте хиты.
contest-roster-few = В составе { $main ->
    [one] { $main } основной боец
    [few] { $main } основных бойца
   *[many] { $main } основных бойцов
}, а нужно не меньше { $least }. Добавьте бойцов.
contest-roster-many = В составе { $main ->
    [one] { $main } основной боец
    [few] { $main } основных бойца
   *[many] { $main } основных бойцов
}, а можно не больше { $most }. Исключите лишних.
contest-roster-reserves = В составе { $reserves ->
    [one] { $reserves } запасной боец
    [few] { $reserves } запасных бойца
   *[many] { $reserves } запасных бойцов
} на { $main ->
    [one] { $main } основного
    [few] { $main } основных
   *[many] { $main } основных
}, а можно не больше { $most }. Исключите лишних.
contest-lineup-wrong = { contest-side }: такой состав невозможен. Исправьте:
contest-lineup-empty = { contest-side }: в составе никого нет. Назовите хотя бы одного бойца.
contest-lineup-many = В составе { $count ->
    [one] { $count } боец
    [few] { $count } бойца
   *[many] { $count } бойцов
}, а можно не больше { $most }. Исключите лишних.
contest-not-in-roster = { contest-fighter }: не заявлен за эту сторону ({ contest-side }). Выберите из заявленных.
contest-lined-up-twice = { contest-fighter }: в составе дважды. Назовите каждого один раз.
contest-was-disqualified = { contest-fighter }: дисквалифицирован. Выберите другого бойца.
contest-has-withdrawn = { contest-fighter }: из боя вышел. Выберите другого бойца.
contest-not-lined-up = { contest-fighter }: не участвует в этом раунде. Выберите из состава на раунд.
contest-no-substitution = По этим правилам замен нет. Продолжайте тем же составом.
contest-substitution-between-rounds = Замены делают между раундами. Дождитесь конца этого.
contest-substitutions-spent = Замены исчерпаны: разрешено { $limit }. Продолжайте тем же составом.

## Порядок выхода и мост

contest-no-order = По этим правилам порядка выхода нет. Записывать нечего.
contest-order-not-submitted = { contest-side } не подал порядок выхода. Попросите капитана подать его.
contest-order-not-revealed = { contest-side } не вскрыл порядок выхода. Попросите капитана вскрыть его.
contest-order-sealed = { contest-side } уже назвал порядок выхода, менять его нельзя. Действуйте по нему.
contest-order-too-early = { contest-side }: вскрывать порядок выхода рано, сначала его подают оба капитана. Подождите.
contest-order-differs = { contest-side }: это не тот порядок выхода, который был подан. Вскройте тот.
contest-order-paper-early = Другая сторона ещё не запечатала порядок выхода, поэтому бумага стороны «{ contest-side }» остаётся закрытой. Внесите её, когда будет запечатан другой порядок; если оба капитана подали бумаги, внесите обе сразу.
contest-order-incomplete = { contest-side }: в порядке выхода каждый боец состава должен стоять один раз. Приведите состав в соответствие с ним.
contest-commitment-form = { contest-side }: печать порядка выхода – это SHA-256, 64 цифры и латинские буквы от «a» до «f». Запечатайте снова.
contest-bridge-full = { contest-side }: на мосту может быть бойцов одновременно: { $most }, там { contest-fighter }. Подождите, пока место освободится.
contest-not-your-turn = { contest-fighter }: выходить не в свою очередь нельзя. Следующий по порядку: { $next }.
contest-no-breakthrough = По этим правилам прорыв ничего не решает. Пусть бой продолжается.
contest-not-on-bridge = { contest-fighter }: сейчас не на мосту. Сначала отметьте выход или выберите другого бойца.

## Отметки, удары, касания

contest-tap-empty = Отметка пуста. Отметьте сторону, чей удар результативен, или нарушение.
contest-flag-not-yours = Флаг за другого вносит только гофмаршал и только за маршала панели; «{ $seat }» не из них. Отметьте за себя.
contest-unknown-zone = Зоны «{ $zone }» здесь нет. Выберите: { $known }.
contest-unknown-weapon = Оружия «{ $weapon }» здесь нет. Выберите: { $known }.
contest-unknown-grip = Хвата «{ $grip }» здесь нет. Выберите: { $known }.
contest-unknown-action = Действия «{ $action }» здесь нет. Выберите: { $known }.
contest-limb-needed = { contest-fighter }: на одной руке плащ. Укажите, в левую или в правую пришёлся удар.
contest-zone-needed = Укажите, куда пришёлся удар. Выберите: { $known }.
contest-grip-needed = Укажите, как держали оружие: от этого зависят очки. Выберите: { $known }.
contest-weapon-needed = Укажите, каким оружием: от него зависит, что снимает удар. Выберите из списка: { $known }.
contest-majority = { contest-side }: так видело большинство маршалов, а по этим правилам решает оно. Решите так же или отмените ошибочную отметку.
contest-order-needed = Укажите, какой удар был первым, или что они были одновременными; либо время каждого.
contest-already-ruled = По этому сходу решение уже есть ({ $event }). Чтобы изменить его, замените это решение.
contest-ruled-meanwhile = Тем временем решение в этом сходе вынес кто-то другой ({ $event }), и здесь его ещё не было видно. Посмотрите на него; если был ещё один удар, вынесите решение о нём сейчас.
contest-no-such-ruling = Решения { $event }, которое можно заменить, нет. Выберите действующее.
contest-unknown-reason = Причины «{ $reason }», по которой удар не засчитывают, нет. Выберите: { $known }.
contest-unknown-fighter = Бойца «{ $fighter }» в этом бою нет. Выберите из состава сторон.
contest-own-side = { contest-fighter }: на той же стороне. Выберите противника.
contest-striker-out = { contest-fighter }: выведен из боя и бить не может. Выберите другого бойца или отмените то, чем этот выведен.
contest-no-clinch-rule = По этим правилам клинч не отсчитывают. Если его нужно развести, остановите бой.
contest-no-clinch = Клинч сейчас не отсчитывается. Разводить некого.
contest-no-touch-rule = По этим правилам касание земли ничего не решает. Если боец выведен из боя, запишите это.
contest-touch-part = Укажите, какая часть тела коснулась земли.

## Вывод из боя, нарушения, заявления

contest-unknown-cause = «{ $cause }» никого здесь из боя не выводит. Выберите: { $known }.
contest-not-out = { contest-fighter }: по { $cause } из боя не выведен. Пусть продолжает бой; или исправьте записанное.
contest-returned-since = { contest-fighter }: возвращён в бой позже того, что вы видели. Если он выведен снова, отметьте ещё раз.
contest-already-out = { contest-fighter }: уже выведен из боя. Выберите другого бойца.
contest-is-not-out = { contest-fighter }: в этом раунде из боя не выведен. Возвращать некого.
contest-no-yield = По этим правилам открытая ладонь ничего не значит. Снимите бойца.
contest-no-return = По этим правилам в бой не возвращают. Если боец выведен по ошибке, отмените это.
contest-unknown-breach = { $clause } здесь как нарушение не записывают. Выберите из: { $known }.
contest-no-breach = По { $clause } это не нарушение. Укажите другой пункт или ничего не записывайте.
contest-tap-followed = Нарушение по нажатию { $tap } уже записано. Если это ошибка, сначала отмените запись.
contest-note-needed = Опишите, что произошло: этого требует { $clause }.
contest-no-mutual-rule = Взаимного нарушения в этих правилах нет. Запишите нарушение каждому бойцу отдельно.
contest-no-such-choice = «{ $choice }» здесь выбрать нельзя. Выберите: { $known }.
contest-no-claims = Заявлений о запрещённом ударе в этих правилах нет. Запишите нарушение.
contest-no-such-claim = Нерассмотренного заявления { $claim } нет. Выберите из нерассмотренных.
contest-claim-not-denied = На заявление { $claim } никто не возразил, и судьям не в чем разойтись. Сначала запишите возражение или решите по заявлению.

## Конец, решения, подписи

contest-no-signal-end = По этим правилам раунд по команде не заканчивается. Остановите бой.
contest-nothing-to-rule = { contest-now } Решения гофмаршала сейчас ничто не ждёт. Продолжайте без него.
contest-rule-whom = Укажите, кто победил или что не победил никто.
contest-already-signed = Эта подпись уже есть. Дважды не подписывают.
contest-hofmarshal-signs = Гофмаршал не может отказаться от подписи. Исправьте протокол и подпишите.

## Отмена

contest-no-such-event = События { $event }, которое можно отменить, в этом бою нет. Выберите из журнала боя.
contest-already-annulled = { $event } уже отменено. Чтобы вернуть его, отмените отмену.
contest-annul-not-yours = { contest-seat } – автор записи { $event }. Отменить её может только он или гофмаршал: попросите.
contest-annul-of-the-ring = Остановлено или возобновлено было всё ристалище или всё событие ({ $event }). Изменить это может только секретариат или главный гофмаршал, возобновив или остановив его.
contest-confirm-dropped = Если отменить { $event }, { $count ->
    [one] потеряет силу { $count } более позднее событие
    [few] потеряют силу { $count } более поздних события
   *[many] потеряют силу { $count } более поздних событий
}. Подтвердите и это:
contest-no-longer-fits = { $event }: { contest-kind }

## Файлы протоколов

contest-protocol-form = Это не протокол. Напишите ключи «rulebook», «nomination», «sides» и «do».
contest-protocol-from = «from: { $value }» неизвестно. Напишите «call» или «start».
contest-unknown-rulebook = Свода правил «{ $name }» нет. { $found ->
    [0] Проверьте имя; собственный свод правил лежит рядом с этим файлом в папке с его именем. Есть: { $known }.
   *[other] Может быть, «{ $near }»? Есть: { $known }.
}
contest-unknown-nomination = Номинации «{ $name }» в этом своде правил нет. { $found ->
    [0] Есть: { $known }.
   *[other] Может быть, «{ $near }»? Есть: { $known }.
}
contest-line-not-mapping = В строке должны быть время и команда, например «t: 12.5» и «halt:». Напишите их.
contest-line-time = Время «{ $value }» непригодно. Напишите «t» в секундах, например 71.2.
contest-line-one-command = В строке должна быть одна команда, а стоит: { $found }. Напишите ровно одну.
contest-line-unknown-command = Команды «{ $command }» нет. { $found ->
    [0] Есть: { $known }.
   *[other] Может быть, «{ $near }»?
}
contest-line-body = После «{ $command }:» должны стоять ключи со значениями или ничего. Исправьте.
contest-line-seat = «{ $value }» не может быть местом. Напишите в «as», кто дал команду, например «line-marshal-2».
contest-line-id-twice = Номер «{ $id }» уже стоит в строке выше. Дайте этой строке другой.
contest-expect-unknown = У боя нет ничего под именем «{ $key }», чего можно ожидать. { $found ->
    [0] Напишите одно из: { $known }.
   *[other] Может быть, «{ $near }»?
}
contest-protocol-date = Дня «{ $date }» нет. Напишите дату боя так: 2026-05-31.
contest-line-expect = В «expect» должны быть ключи со значениями, например «winner: red». Исправьте.
contest-line-refused = В «refused» должно быть «true», пункт правил, код или их список. Исправьте.

## Почему: что произошло

contest-why-called = { contest-seat }: стороны вызваны, вызов № { $number }.
contest-why-arrived = { contest-seat }: { contest-side } у ристалища.
contest-why-readied = { contest-seat }: { contest-side } готов.
contest-why-absent = { contest-seat }: { contest-side } не явился.
contest-why-lapsed = { $what ->
    [arrive] Время на выход к ристалищу вышло.
    [ready] Время на подготовку вышло.
    [late] Наступил предел опоздания.
   *[final] Срок подачи протеста вышел: результат окончательный.
}
contest-why-started = { contest-seat }: «Бой!»
contest-why-halted = { contest-seat }: бой остановлен.
contest-why-stopped = { contest-seat }: «Стоп бой!»
contest-why-suspended = { contest-seat }: всё приостановлено, часы стоят.
contest-why-resumed = { contest-seat }: возобновлено.
contest-why-time-reached = Время раунда вышло: сигнал.
contest-why-observed = { contest-seat }: { $side ->
    [red] результативный удар, КРАСНЫЙ
    [blue] результативный удар, СИНИЙ
   *[none] нарушение
}{ $late ->
    [0] { "" }
   *[other] {" "}(отмечено после конца раунда)
}.
contest-why-struck = { contest-seat }: решение об ударах схода.
contest-why-acknowledged = { contest-fighter }: удар признан самим бойцом.
contest-why-claimed = { contest-fighter }: заявление о запрещённом ударе, нанёс { contest-against }.
contest-why-denied = { contest-seat }: на заявление { $claim } есть возражение.
contest-why-went-out = { contest-seat }: { contest-fighter } выведен из боя{ $cause ->
    [none] {""}
   *[other] {" "}по { $cause }
}.
contest-why-out-seconded = { contest-seat }: { contest-fighter } выведен из боя{ $cause ->
    [none] {""}, подтверждено
   *[other] {" "}по { $cause }
}.
contest-why-marked-late = { contest-seat }: запоздавшая отметка раунда { $round }{ $fighter ->
    [none] {""}
   *[other] , { contest-fighter }
}. Не засчитана ни в одном раунде.
contest-why-returned = { contest-seat }: { contest-fighter } возвращён в бой.
contest-why-breached = { contest-seat }: { contest-fighter } нарушил { $clause }.
contest-why-mutually-breached = { contest-seat }: взаимное нарушение { $clause } – { $choice ->
    [penalty] штрафные очки обоим
    [continue] бой продолжается без наказания
    [word] устное предостережение обоим
   *[other] иное решение
}.
contest-why-lined-up = { contest-seat }: { contest-side } назвал состав на раунд.
contest-why-substituted = { contest-seat }: { contest-side } делает замену: уходит { $out }, выходит { $into }.
contest-why-order-submitted = { contest-seat }: { contest-side } подал порядок выхода. Печать: { $commitment }
contest-why-revealed = { contest-seat }: { contest-side } вскрыл порядок выхода. Ключ: { $nonce }
contest-why-orders-ruled = { contest-seat }: порядок выхода подан на бумаге.
contest-why-entered = { contest-seat }: { contest-fighter } выходит на мост.
contest-why-broke-through = { contest-seat }: { contest-fighter } прорвался на базу противника.
contest-why-clinched = { contest-seat }: клинч, отсчёт пошёл.
contest-why-parted = { $timed ->
    [0] { contest-seat }: клинч окончен.
   *[other] Клинч затянулся: разводим.
}
contest-why-touched-ground = { contest-seat }: касание земли.
contest-why-ruled = { contest-seat }: решение – { $winner ->
    [red] победил КРАСНЫЙ
    [blue] победил СИНИЙ
   *[none] { $nobody ->
        [0] { $divided ->
            [0] { $upheld ->
                [0] { $claim ->
                    [none] результат раунда утверждён
                   *[other] заявление отклонено
                }
               *[other] заявление верно
            }
           *[other] мнения судей разошлись
        }
       *[other] поражение обоим
    }
}.
contest-why-withdrew = { contest-seat }: { contest-fighter } снимается.
contest-why-disqualified = { contest-seat }: { contest-fighter } дисквалифицирован.
contest-why-held = { contest-seat }: { contest-fighter } не допущен медиком.
contest-why-cleared = { contest-seat }: { contest-fighter } может биться, запрет медика снят.
contest-why-annulled = { contest-seat }: { $target } отменено.
contest-why-swapped = { contest-seat }: бойцы меняются местами.
contest-why-signed = { $side ->
    [red] Красный { $refused ->
        [0] подписал протокол.
       *[other] отказался подписать протокол.
    }
    [blue] Синий { $refused ->
        [0] подписал протокол.
       *[other] отказался подписать протокол.
    }
   *[none] Гофмаршал подписал протокол.
}
contest-why-announced = { contest-seat }: результат объявлен.
contest-why-protested = Принят протест ({ $protest }) на результат.
contest-why-protest-settled = Протест { $protest } рассмотрен: { $how ->
    [stands] результат остаётся в силе.
    [corrected] результат исправлен.
   *[refought] бой будет проведён заново.
}
contest-why-decided = Результат записан.

## Почему: что при этом сказано

contest-why-tapped = Удар: { $what }
contest-why-fighter = Боец: { contest-fighter }
contest-why-touch = { contest-fighter }: { $part }
contest-why-replaces = Вместо решения { $replaces }.
contest-why-not-counted = Не засчитано: { $not_counted }
contest-why-override = Несмотря на недочёты, потому что: { $override }
contest-why-claim = Заявление: { $claim }
contest-why-clause = Пункт: { $clause }
contest-why-reason = Причина: { $reason }
contest-why-note = Примечание: { $note }

## Почему: что из этого следует

contest-why-blow = { contest-side-loud }: { $what ->
    [none] { "" }
   *[other] { $what } –{ " " }
}{ $counts ->
    [0] не засчитано
   *[other] { $all ->
        [0] { $points ->
            [0] снимает { contest-halves }
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[other] снимает все хиты
    }
}{ $flag ->
    [0] { "" }
   *[other] {" "}(удар туда не поощряется)
}
contest-why-relation = { $relation ->
    [first] Один из ударов пришёл первым.
    [together] Удары пришли одновременно.
    [double] Обоюдный удар: никто ничего не получает.
    [level] Обоюдный удар: он довёл бы обоих до конца поровну и не засчитан никому.
    [afterblow] Ответный удар: его цена вычитается из цены первого.
   *[after-horn] Удар после сигнала времени ничего не приносит.
}
contest-why-scored = { contest-side-loud }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
contest-why-lost = { contest-fighter } теряет { $all ->
    [0] { contest-halves }
   *[other] все хиты
}.
contest-why-step = { $kind ->
    [remark] Замечание { $number }
    [warning] Предупреждение { $number }
    [disqualification] Дисквалификация { $number }
   *[breach] Нарушение
} { $scope ->
    [bout] в этом бою
    [nomination] в этой номинации
   *[event] на этом мероприятии
}{ $effect ->
    [given] { "" }
    [warning] : приравнивается к предупреждению
    [points] : { $points ->
        [one] { $points } штрафное очко
        [few] { $points } штрафных очка
       *[many] { $points } штрафных очков
    }
    [award] : { $points ->
        [one] { $points } очко сопернику
        [few] { $points } очка сопернику
       *[many] { $points } очков сопернику
    }
    [disqualify] { $kind ->
        [disqualification] { "" }
       *[other] : дисквалификация в этом бою
    }
    [remove] : снят с { $scope ->
        [event] мероприятия
       *[nomination] номинации
    }
    [lose-all-hits] : снимаются все хиты
   *[none] : записано без наказания
}.
contest-why-casting = Маршалы не были единодушны: решает голос гофмаршала.
contest-why-outcome = Итог: { contest-won }, { $red }:{ $blue } – { contest-ended }.
contest-why-round = Раунд { $number }: { contest-won }, { $red }:{ $blue } – { contest-ended }{ $counted ->
    [0] ; никому не засчитан, будет перебой
   *[other] { "" }
}.
contest-why-halts = Бой остановлен.
contest-why-awaits = Далее: { $what ->
    [ruling] гофмаршал решает, кто победил
    [late] гофмаршал решает, что следует из опоздания
    [absent] гофмаршал решает, что следует из неявки
   *[confirm] гофмаршал утверждает результат раунда
}.
contest-why-ignored = Это больше не согласуется с тем, что было раньше, и ничего не меняет.

## Ход боя, как его читает зритель

contest-log-called = Стороны вызваны{ $number ->
    [1] { "" }
   *[other] , вызов { $number }
}.
contest-log-arrived = { contest-side } на ристалище.
contest-log-readied = { contest-side } готов.
contest-log-absent = { contest-side } не явился.
contest-log-started = Бой!
contest-log-halted = Бой остановлен{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}.
contest-log-stopped = Стоп: раунд окончен.
contest-log-suspended = Бой приостановлен, все часы стоят.
contest-log-resumed = Бой возобновлён.
contest-log-correction = Исправление.
contest-log-scores = { contest-side-loud } +{ $points }{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-takes = { contest-side-loud } снимает { $all ->
    [0] { contest-halves }
   *[other] все хиты
}{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-no-effect = { contest-side-loud }{ $what ->
    [none] { "" }
   *[other] : { $what }
} – без результата.
contest-log-cloaked = Рука в плаще не поражается.
contest-log-flagged = Нежелательная цель, но удар засчитан.
contest-log-acknowledged = { contest-fighter } признал попадание{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-denied = Заявление оспорено.
contest-log-went-out = { contest-fighter } выведен из боя.
contest-log-out-seconded = { contest-fighter }: вывод из боя отмечен ещё раз.
contest-log-returned = { contest-fighter } возвращён в бой.
contest-log-breached = Нарушение: { contest-fighter }.
contest-log-mutually-breached = Взаимное нарушение – { $choice ->
    [penalty] штрафные очки обоим
    [continue] бой продолжается без наказания
    [word] устное внушение обоим
   *[other] иное решение
}.
contest-log-lined-up = { contest-side } назвал состав.
contest-log-substituted = { contest-side } делает замену: { $out } уходит, { $into } выходит.
contest-log-order-submitted = { contest-side } подал запечатанный порядок выхода.
contest-log-orders-ruled = Порядок выхода подан на бумаге.
contest-log-revealed = { contest-side } открыл порядок выхода.
contest-log-entered = { contest-fighter } вступил на мост.
contest-log-broke-through = { contest-fighter } прорвался на базу противника.
contest-log-clinched = Клинч.
contest-log-parted = Клинч окончен.
contest-log-touched-ground = { contest-fighter } коснулся земли: { $part }.
contest-log-withdrew = { contest-fighter } снимается.
contest-log-disqualified = { contest-fighter } дисквалифицирован.
contest-log-annulled = Более ранняя запись отменена.
contest-log-swapped = Бойцы меняются сторонами площадки.
contest-log-signed = { $side ->
    [red] Красный { $refused ->
        [0] подписал протокол.
       *[other] отказался подписать протокол.
    }
    [blue] Синий { $refused ->
        [0] подписал протокол.
       *[other] отказался подписать протокол.
    }
   *[none] Протокол подписан.
}
contest-log-announced = Результат объявлен.
contest-log-protested = На результат подан протест: он ещё не окончательный.
contest-log-protest-settled = Протест рассмотрен: { $how ->
    [stands] результат остаётся в силе.
    [corrected] результат исправлен.
   *[refought] бой будет проведён заново.
}
contest-log-agreed = Результативный удар { $side ->
    [red] КРАСНОГО
   *[blue] СИНЕГО
} видели { $agree } из { $taps } маршалов; нужно { $quorum }.
contest-log-lowest = Маршалы назвали разные удары: считается меньшая оценка.

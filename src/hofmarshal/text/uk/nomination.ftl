### Номінація: жеребкування, етапи, результати, виправлення, місця.

## Заявки та жеребкування

nomination-entry-without-code = Заявка «{ $name }» не має коду: дайте їй код, якого немає в інших.
nomination-entry-known = { $entry } уже є в списку з тими самими даними.
nomination-entry-twice = Заявку { $entry } вказано двічі: вилучіть одну або дайте їй інший код.
nomination-entry-unknown = Немає такої заявки: { $entry }. Звірте код зі списком заявок.
nomination-entry-not-in-stage = { $entry } не входить до жодної групи етапу «{ nomination-stage }».
nomination-already-drawn = Жеребкування вже проведено (етап «{ nomination-stage }»). Спершу анулюйте етап або зніміть того, кого немає.
nomination-draw-method = Правила не знають жеребкування виду «{ $method }»: дозволено { $methods }.
nomination-lot-no-seed = Для жереба потрібен ключ; або вкажіть його геш, щоб спершу оприлюднити.
nomination-lot-committed = Геш ключа вже оприлюднено: { $commitment }.
nomination-lot-wrong-seed = Це не той ключ, чий геш оприлюднено: був { $commitment }, а в нього { $actual }.
nomination-lot-commitment-form = { $commitment } — не геш ключа. Геш — це SHA-256 ключа: 64 знаки 0-9 a-f.
nomination-weight-missing = Не вказано вагову категорію, за якою ділиться жеребкування: { $entry }.
nomination-too-few = Заявок замало: { $total }, а за правилами треба щонайменше { $minimum }. Що робити, вирішує організатор.
nomination-option-final = Провести одразу одну фінальну групу: { $total }.
nomination-option-wait = Зачекати інших заявок (зараз { $total }).
nomination-option-merge = Об’єднати ({ $total }) з іншою номінацією.
nomination-option-cancel = Скасувати номінацію (заявок: { $total }).
nomination-group-size = Група з { $size } неприпустима: за правилами групи по { $sizes }.
nomination-pair-size = У парі не може бути { $size } учасників.
nomination-group-unknown = Немає групи «{ $group }»: є { $groups }.
nomination-move-needs-reason = Етап «{ nomination-stage }» уже почався: щоб переставити { $entry }, потрібна причина, її буде записано.
nomination-move-nowhere = { $entry } уже в групі { $group }.
nomination-stage-unknown = Немає такого етапу чи групи: «{ nomination-stage }».
nomination-track-unknown = Під назвою «{ $track }» продовжувати нічого: є { $tracks }.

## Результати

nomination-not-drawn = Жеребкування ще не було.
nomination-bout-without-id = Бій { $red } – { $blue } не має назви чи номера.
nomination-bout-unknown = Немає бою { $bout }.
nomination-bout-not-planned = Бій { $bout }: { $red } і { $blue } не мають зустрічатися: у них немає спільної групи.
nomination-bout-fought = Бій { $bout }: { $red } і { $blue } вже зустрічалися (бій { $other }). Щоб виправити, вкажіть той бій.
nomination-bout-of-left = Бій { $bout }: { $entry } вибув із номінації; бій зараховується за правилами.
nomination-bout-other-pair = Бій { $bout } вели { $red } і { $blue }: виправлення не змінює бійців.
nomination-bout-same = Бій { $bout } уже записано з цим результатом.
nomination-bout-against-self = Бій { $bout }: { $entry } не може зустрітися сам із собою.
nomination-negative-score = Бій { $bout }: очки не бувають меншими за нуль.
nomination-winner-unknown = Бій { $bout }: «{ $winner }» у ньому не бере участі; переможець – red, blue, один із двох або none.
nomination-winner-needed = Бій { $bout } завершився внічию, а переможця не вказано. Вкажіть, хто врешті переміг: red чи blue; none, якщо ніхто.
nomination-walkover-winner = Бій { $bout } не відбувся, а переможця не вказано. Вкажіть, кому присуджено перемогу: red чи blue; none, якщо програли обидва.
nomination-sanction-of-other = Бій { $bout }: { $entry } у ньому не бере участі, санкції до нього там немає.
nomination-revision-needs-reason = Бій { $bout } уже записано: для виправлення потрібна причина.
nomination-void-needs-reason = Щоб анулювати { $what }, потрібна причина.
nomination-sources-disagree = Бій { $bout }: у { $first } – { $first_says }, у { $second } – { $second_says }. Виправте щось одне.
nomination-already-left = { $entry } уже вибув із номінації.
nomination-disqualified-already = { $entry } у бою { $bout } уже дискваліфіковано.
nomination-withdrawn = { $entry } знявся. { $reason }
nomination-typed-first = Цей бій уже записав секретар: { $red } { $red_score }:{ $blue_score } { $blue }{ nomination-typed-who }. Підпис тут цього запису не замінить. Якщо він хибний, одразу скажіть секретареві: запис виправляють на сторінці етапів, із зазначенням причини.
nomination-typed-stands = Підписане вами не зараховано: секретар раніше записав { $red } { $red_score }:{ $blue_score } { $blue }{ nomination-typed-who }, і цей запис діє. Скажіть секретареві, доки результат не оголошено: запис виправляють на сторінці етапів, із зазначенням причини.
nomination-typed-who = { $winner ->
    [red] { ", " }перемога: { $red }
    [blue] { ", " }перемога: { $blue }
   *[none] { ", " }без переможця
}
nomination-not-withdrawn = { $entry } не знімався: скасовувати нічого.
nomination-reinstate-reason = Вкажіть, чому { $entry } знову в номінації: зняття лишається в журналі, і причина його скасування теж.
nomination-removed = { $entry } вилучено з номінації. { $reason }
nomination-removed-bout = { $entry } знято із сітки: вилучено драбиною санкцій у бою { $bout }.
nomination-removed-count = { $entry } знято із сітки: дискваліфікацій у цій номінації – { $count }.

## Додаткові бої та перехід далі

nomination-extra-none = Зараз немає рівності, яка потребує додаткових боїв.
nomination-extra-not-tied = { $entries } – не ті, хто лишився в рівності (етап «{ nomination-stage }»): додаткові бої проводять лише вони.
nomination-extra-not-scheduled = Бій { $bout }: додатковий бій { $red } – { $blue } не призначено.
nomination-extra-unknown-rule = Порядок місць етапу «{ nomination-stage }» не знає додаткових боїв: { $entries } ділять місце, або вирішує гофмаршал.
nomination-settle-extra = Для цієї рівності правила дають додаткові бої (етап «{ nomination-stage }»): призначте їх.
nomination-settle-needs-reason = Рішення гофмаршала про рівних потребує причини (етап «{ nomination-stage }»).
nomination-settle-not-tied = { $entries } – не ті, хто в рівності.
nomination-stage-open = Етап «{ nomination-stage }» не завершено.
nomination-open-bout = Бій { $bout } не проведено: { $red } – { $blue }.
nomination-open-tie = Місце { $place } ділять { $entries }.
nomination-tie-extra = Група { $group }: { $entries } рівні; вирішують додаткові бої.
nomination-tie-ruling = Група { $group }: { $entries } рівні, а від цього залежить, хто йде далі; вирішує гофмаршал.
nomination-no-next = Після етапу «{ nomination-stage }» нічого немає: він останній.
nomination-nobody-advances = З етапу «{ nomination-stage }» далі пішло б менше двох учасників.
nomination-stage-not-promoted = «{ nomination-stage }» складено не з попереднього етапу.
nomination-stage-has-next = З етапу «{ nomination-stage }» складено { $next }: спершу анулюйте його.
nomination-not-disturbed = Місця перед етапом «{ nomination-stage }» ті самі, з яких його складено.
nomination-other-stage = За виправленими місцями замість «{ nomination-stage }» іде { $next }: анулюйте «{ nomination-stage }» і складіть заново.
nomination-reason-needed = Потрібна причина, її буде записано («{ nomination-stage }»).

## Виправлення та правила

nomination-disturbs-place =
    { $entry }: { $old ->
        [0] поза заліком
       *[other] місце { $old }
    } → { $new ->
        [0] поза заліком
       *[other] місце { $new }
    } (етап «{ nomination-stage }», група { $group }).
nomination-disturbs-in = { $entry } (місце { $place }) тепер має бути в етапі «{ nomination-stage }».
nomination-disturbs-out = { $entry } більше не має бути в етапі «{ nomination-stage }».
nomination-disturbs-seat = { $entry } приходить до етапу «{ nomination-stage }» з місця { $new } замість { $old }.
nomination-disturbs-started = Етап «{ nomination-stage }» уже почався: складіть його заново або лишіть із причиною.
nomination-rules-same = Нові правила не відрізняються від чинних.
nomination-settings-drawn = На цих налаштуваннях ґрунтується жеребкування, вони вже не змінюються: { $names }.
nomination-rules-kept = Етап «{ nomination-stage }» почався, підрахунок і порядок місць у ньому колишні: { $paths }. Щоб змінити, анулюйте етап.
nomination-unknown-command = Номінація не має такої команди.

## Журнал рішень

nomination-log-moved = { $entry } переставлено до групи { $group } («{ nomination-stage }»). { $reason }
nomination-log-disqualified = { $entry }: дискваліфікація (бій { $bout }). { $reason }
nomination-log-corrected = Бій { $bout } виправлено: { $reason }
nomination-log-voided = Анульовано: { $what }. { $reason }
nomination-log-settled = Гофмаршал розставив рівних: { $entries }. { $reason }
nomination-log-extra = Призначено додаткові бої («{ nomination-stage }», група { $group }): { $pairs }.
nomination-log-re-promoted = Етап «{ nomination-stage }» складено заново: { $reason }
nomination-log-let-stand = Етап «{ nomination-stage }» лишено як є: { $reason }
nomination-log-rules = Правила змінено ({ $changed }): { $reason }

## Місця

nomination-place-table = Місце { $place } у таблиці: «{ nomination-stage }», група { $group }.
nomination-place-out = Етап «{ nomination-stage }»: місце { $place } у групі { $group }. Рівні місця різних груп діляться.
nomination-place-unranked = Поза заліком («{ nomination-stage }», група { $group }).
nomination-place-by-ruling = Порядок рівних за рішенням гофмаршала: { $reason }
nomination-not-final = Місця поки не можна підписати; причин: { $count }.
nomination-track-running =
    { $track ->
        [main] Номінацію не завершено.
        [premier] Прем’єр-лігу не завершено.
       *[other] { $track }: не завершено.
    }
nomination-protest-open = Протест { $protest } не розглянуто.
nomination-signed-already = Ці самі місця вже підписано.

## Файли

nomination-decision-form = Рішення { $number } не читається: { $detail }.
nomination-decision-name = Рішення { $number } має називати рівно одну дію ({ $known }); знайдено: { $found }.
nomination-decision-when = Рішення { $number } ухвалюється або на початку («at: start»), або після бою («after»).
nomination-settings-form = Налаштування не читаються: { $detail }.
nomination-settings-replace = Що таке «{ $name }», сказано в правилах: змінюйте це заміною із зазначенням пункту, а не налаштуванням.
nomination-example-kind = Прикладу виду «{ $kind }» тут немає; є { $known }.
nomination-example-form = Приклад ({ $kind }) не читається: { $detail }.

## Протест

protest-not-accepted = Протести не приймаються: рішення суддів остаточне.
protest-too-late = Подано через { $after } с після оголошення результату; межа – { $limit } с.
protest-before-result = Результат ще не оголошено.
protest-not-announced = Результат бою { $bout } не оголошено. Оголосіть його: строк подання протесту йде з цієї миті.
protest-bout-again = Бій { $bout } буде проведено знову: немає результату, який можна опротестувати чи оголосити.
protest-wrong-filer = Протест подає боєць або його представник, але не: { $by }.
protest-wrong-form = У такій формі протест не подають: { $form }.
protest-no-clause = У протесті не названо пункту правил, на якому він ґрунтується.
protest-no-video = До протесту не додано відео моменту; організатори надавати його не зобов’язані.
protest-over-limit = Протестів цього бійця в номінації вже { $before }; дозволено { $limit }.
protest-phase = { $phase ->
    [announced] ще не подано
    [filed] подано, рішення ще немає
    [upheld] задоволено
    [rejected] відхилено
    [retracted] відкликано
   *[dismissed] залишено без розгляду
}
protest-already-filed = Такий протест уже подано ({ protest-phase }).
protest-id-taken = Протест «{ $protest }» потребує власної назви.
protest-unknown = Немає протесту { $protest }.
protest-not-of-bout = { $entry } не бере участі в бою { $bout }.
protest-not-open = Розглядати нічого ({ protest-phase }).
protest-commission-small = Комісія неповна й голосувати не може.
protest-commission-lacks-judge = Бічних суддів: { $have }; потрібно: { $need }.
protest-commission-lacks-hofmarshal = Гофмаршалів: { $have }; потрібно: { $need }.
protest-commission-lacks-committee = Представників оргкомітету: { $have }; потрібно: { $need }.
protest-no-votes = Ніхто не голосував.
protest-result-needed = Протест { $protest } задоволено, результат виправляється, але виправленого результату немає. Вкажіть `result` або `then: refought`.
protest-votes-twice = { $name } голосує двічі.
protest-must-be-heard = Правила не дозволяють відхилити протест без розгляду.
protest-dismissal-needs-reason = Вкажіть, що було сказано чи зроблено: причину відхилення буде записано.
protest-mistake-needs-reason = Вкажіть, що було внесено помилково: протест не вважатиметься поданим.
protest-not-due = Час на рішення ще не минув.
protest-clock-stands = Годинник протесту вже стоїть.
protest-clock-runs = Годинник протесту йде.
protest-unknown-command = Протест не має такої команди.

## Майданчик: усі бої події

floor-busy = { $fighter } зараз у бою { $bout } (ристалище { $ring }).
floor-held = { $fighter } затримано медиком. { $reason }
floor-removed-warnings = { $fighter } знято з події; попереджень: { $count }.
floor-removed-ruling = { $fighter } знято з події: { $reason }
floor-short-rest = { $fighter } відпочивав { $rested } с із { $rest } с.
floor-cannot-call = Бій { $bout } викликати не можна.
floor-rest-first = Бій { $bout }: відпочинок замалий; щоб усе ж викликати, вкажіть причину.
floor-bout-called = Бій { $bout } уже викликано (ристалище { $ring }).
floor-bout-not-called = Бій { $bout } не викликано.
floor-fighters-odd = Для бою { $bout } потрібні бійці, кожного названо один раз.
floor-held-already = { $fighter } уже затримано.
floor-not-held = { $fighter } не затримано.
floor-warning-known = Попередження { $warning } уже враховано.
floor-warning-unknown = Немає попередження { $warning }.
floor-removed-already = { $fighter } уже знято.
floor-removal-needs-reason = Щоб зняти { $fighter }, потрібна причина.
floor-unknown-command = Майданчик не має такої команди.

## The stages by name

nomination-stage = { $stage ->
    [qualifying] кваліфікація
    [semi-final] півфінал
    [final] фінал
    [round-robin] коловий турнір
    [pairs-by-lot] пари за жеребом
    [elimination] вибування
    [third-place] бій за третє місце
   *[other] { $stage }
}

### Номинация: жеребьёвка, этапы, результаты, исправления, места.

## Заявки и жеребьёвка

nomination-entry-without-code = У заявки «{ $name }» нет кода: дайте ей код, которого нет у других.
nomination-entry-known = { $entry } уже есть в списке с теми же данными.
nomination-entry-twice = Заявка { $entry } указана дважды: удалите одну или дайте ей другой код.
nomination-entry-unknown = Нет такой заявки: { $entry }. Сверьте код со списком заявок.
nomination-entry-not-in-stage = { $entry } не входит ни в одну группу этапа «{ nomination-stage }».
nomination-already-drawn = Жеребьёвка уже проведена (этап «{ nomination-stage }»). Сначала аннулируйте этап или снимите того, кого нет.
nomination-draw-method = Правила не знают жеребьёвки вида «{ $method }»: разрешены { $methods }.
nomination-lot-no-seed = Для жребия нужен ключ; или укажите его хеш, чтобы сначала опубликовать.
nomination-lot-committed = Хеш ключа уже опубликован: { $commitment }.
nomination-lot-wrong-seed = Это не тот ключ, чей хеш опубликован: был { $commitment }, а у него { $actual }.
nomination-lot-commitment-form = { $commitment } — не хеш ключа. Хеш — это SHA-256 ключа: 64 знака 0-9 a-f.
nomination-weight-missing = Не указана весовая категория, по которой делится жеребьёвка: { $entry }.
nomination-too-few = Заявок слишком мало: { $total }, а по правилам нужно не меньше { $minimum }. Что делать, решает организатор.
nomination-option-final = Провести сразу одну финальную группу: { $total }.
nomination-option-wait = Подождать других заявок (сейчас { $total }).
nomination-option-merge = Объединить ({ $total }) с другой номинацией.
nomination-option-cancel = Отменить номинацию (заявок: { $total }).
nomination-group-size = Группа из { $size } недопустима: по правилам группы по { $sizes }.
nomination-pair-size = В паре не может быть { $size } участников.
nomination-group-unknown = Нет группы «{ $group }»: есть { $groups }.
nomination-move-needs-reason = Этап «{ nomination-stage }» уже начался: чтобы переставить { $entry }, нужна причина, она записывается.
nomination-move-nowhere = { $entry } уже в группе { $group }.
nomination-stage-unknown = Нет такого этапа или группы: «{ nomination-stage }».
nomination-track-unknown = Под именем «{ $track }» продолжать нечего: есть { $tracks }.

## Результаты

nomination-not-drawn = Жеребьёвки ещё не было.
nomination-bout-without-id = У боя { $red } – { $blue } нет имени или номера.
nomination-bout-unknown = Нет боя { $bout }.
nomination-bout-not-planned = Бой { $bout }: { $red } и { $blue } не должны встречаться: у них нет общей группы.
nomination-bout-fought = Бой { $bout }: { $red } и { $blue } уже встречались (бой { $other }). Чтобы исправить, укажите тот бой.
nomination-bout-of-left = Бой { $bout }: { $entry } выбыл из номинации; бой засчитывается по правилам.
nomination-bout-other-pair = Бой { $bout } вели { $red } и { $blue }: исправление не меняет бойцов.
nomination-bout-same = Бой { $bout } уже записан с этим результатом.
nomination-bout-against-self = Бой { $bout }: { $entry } не может встретиться сам с собой.
nomination-negative-score = Бой { $bout }: очки не бывают меньше нуля.
nomination-winner-unknown = Бой { $bout }: «{ $winner }» в нём не участвует; победитель – red, blue, один из двух или none.
nomination-winner-needed = Бой { $bout } закончился вничью, а победитель не указан. Укажите, кто в итоге победил: red или blue; none, если никто.
nomination-walkover-winner = Бой { $bout } не состоялся, а победитель не указан. Укажите, кому присуждена победа: red или blue; none, если проиграли оба.
nomination-sanction-of-other = Бой { $bout }: { $entry } в нём не участвует, санкции к нему там нет.
nomination-revision-needs-reason = Бой { $bout } уже записан: для исправления нужна причина.
nomination-void-needs-reason = Чтобы аннулировать { $what }, нужна причина.
nomination-sources-disagree = Бой { $bout }: в { $first } – { $first_says }, в { $second } – { $second_says }. Исправьте что-то одно.
nomination-already-left = { $entry } уже выбыл из номинации.
nomination-disqualified-already = { $entry } в бою { $bout } уже дисквалифицирован.
nomination-withdrawn = { $entry } снялся. { $reason }
nomination-typed-first = Этот бой уже записан секретарём: { $red } { $red_score }:{ $blue_score } { $blue }{ nomination-typed-who }. Подпись здесь эту запись не заменит. Если она неверна, сразу скажите секретарю: запись исправляют на странице этапов, с указанием причины.
nomination-typed-stands = Подписанное вами не засчитано: секретарь раньше записал { $red } { $red_score }:{ $blue_score } { $blue }{ nomination-typed-who }, и эта запись действует. Скажите секретарю, пока результат не объявлен: запись исправляют на странице этапов, с указанием причины.
nomination-typed-who = { $winner ->
    [red] { ", " }победа: { $red }
    [blue] { ", " }победа: { $blue }
   *[none] { ", " }без победителя
}
nomination-not-withdrawn = { $entry } не снимался: отменять нечего.
nomination-reinstate-reason = Укажите, почему { $entry } снова в номинации: снятие остаётся в журнале, и причина его отмены тоже.
nomination-removed = { $entry } удалён из номинации. { $reason }
nomination-removed-bout = { $entry } снят с сетки: удалён лестницей санкций в бою { $bout }.
nomination-removed-count = { $entry } снят с сетки: дисквалификаций в этой номинации – { $count }.

## Дополнительные бои и переход дальше

nomination-extra-none = Сейчас нет равенства, которое требует дополнительных боёв.
nomination-extra-not-tied = { $entries } – не те, кто остался в равенстве (этап «{ nomination-stage }»): дополнительные бои проводят только они.
nomination-extra-not-scheduled = Бой { $bout }: дополнительный бой { $red } – { $blue } не назначен.
nomination-extra-unknown-rule = Порядок мест этапа «{ nomination-stage }» не знает дополнительных боёв: { $entries } делят место, либо решает гофмаршал.
nomination-settle-extra = Для этого равенства правила дают дополнительные бои (этап «{ nomination-stage }»): назначьте их.
nomination-settle-needs-reason = Решение гофмаршала о равных нуждается в причине (этап «{ nomination-stage }»).
nomination-settle-not-tied = { $entries } – не те, кто в равенстве.
nomination-stage-open = Этап «{ nomination-stage }» не окончен.
nomination-open-bout = Бой { $bout } не проведён: { $red } – { $blue }.
nomination-open-tie = Место { $place } делят { $entries }.
nomination-tie-extra = Группа { $group }: { $entries } равны; решают дополнительные бои.
nomination-tie-ruling = Группа { $group }: { $entries } равны, а от этого зависит, кто идёт дальше; решает гофмаршал.
nomination-no-next = После этапа «{ nomination-stage }» ничего нет: он последний.
nomination-nobody-advances = С этапа «{ nomination-stage }» дальше пошло бы меньше двух участников.
nomination-stage-not-promoted = «{ nomination-stage }» составлен не из предыдущего этапа.
nomination-stage-has-next = Из этапа «{ nomination-stage }» составлен { $next }: сначала аннулируйте его.
nomination-not-disturbed = Места перед этапом «{ nomination-stage }» те же, из которых он составлен.
nomination-other-stage = По исправленным местам вместо «{ nomination-stage }» следует { $next }: аннулируйте «{ nomination-stage }» и составьте заново.
nomination-reason-needed = Нужна причина, она записывается («{ nomination-stage }»).

## Исправления и правила

nomination-disturbs-place =
    { $entry }: { $old ->
        [0] вне зачёта
       *[other] место { $old }
    } → { $new ->
        [0] вне зачёта
       *[other] место { $new }
    } (этап «{ nomination-stage }», группа { $group }).
nomination-disturbs-in = { $entry } (место { $place }) теперь должен быть в этапе «{ nomination-stage }».
nomination-disturbs-out = { $entry } больше не должен быть в этапе «{ nomination-stage }».
nomination-disturbs-seat = { $entry } приходит в этап «{ nomination-stage }» с места { $new } вместо { $old }.
nomination-disturbs-started = Этап «{ nomination-stage }» уже начался: составьте его заново или оставьте с причиной.
nomination-rules-same = Новые правила не отличаются от действующих.
nomination-settings-drawn = На этих настройках основана жеребьёвка, они уже не меняются: { $names }.
nomination-rules-kept = Этап «{ nomination-stage }» начался, подсчёт и порядок мест в нём прежние: { $paths }. Чтобы изменить, аннулируйте этап.
nomination-unknown-command = У номинации нет такой команды.

## Журнал решений

nomination-log-moved = { $entry } переставлен в группу { $group } («{ nomination-stage }»). { $reason }
nomination-log-disqualified = { $entry }: дисквалификация (бой { $bout }). { $reason }
nomination-log-corrected = Бой { $bout } исправлен: { $reason }
nomination-log-voided = Аннулировано: { $what }. { $reason }
nomination-log-settled = Гофмаршал расставил равных: { $entries }. { $reason }
nomination-log-extra = Назначены дополнительные бои («{ nomination-stage }», группа { $group }): { $pairs }.
nomination-log-re-promoted = Этап «{ nomination-stage }» составлен заново: { $reason }
nomination-log-let-stand = Этап «{ nomination-stage }» оставлен как есть: { $reason }
nomination-log-rules = Правила изменены ({ $changed }): { $reason }

## Места

nomination-place-table = Место { $place } в таблице: «{ nomination-stage }», группа { $group }.
nomination-place-out = Этап «{ nomination-stage }»: место { $place } в группе { $group }. Равные места разных групп делятся.
nomination-place-unranked = Вне зачёта («{ nomination-stage }», группа { $group }).
nomination-place-by-ruling = Порядок равных по решению гофмаршала: { $reason }
nomination-not-final = Места пока нельзя подписать; причин: { $count }.
nomination-track-running =
    { $track ->
        [main] Номинация не окончена.
        [premier] Премьер-лига не окончена.
       *[other] { $track }: не окончено.
    }
nomination-protest-open = Протест { $protest } не рассмотрен.
nomination-signed-already = Эти самые места уже подписаны.

## Файлы

nomination-decision-form = Решение { $number } не читается: { $detail }.
nomination-decision-name = Решение { $number } должно называть ровно одно действие ({ $known }); найдено: { $found }.
nomination-decision-when = Решение { $number } принимается либо в начале («at: start»), либо после боя («after»).
nomination-settings-form = Настройки не читаются: { $detail }.
nomination-settings-replace = Что такое «{ $name }», сказано в правилах: меняйте это заменой с указанием пункта, а не настройкой.
nomination-example-kind = Примера вида «{ $kind }» здесь нет; есть { $known }.
nomination-example-form = Пример ({ $kind }) не читается: { $detail }.

## Протест

protest-not-accepted = Протесты не принимаются: решение судей окончательно.
protest-too-late = Подан через { $after } с после объявления результата; предел – { $limit } с.
protest-before-result = Результат ещё не объявлен.
protest-not-announced = Результат боя { $bout } не объявлен. Объявите его: срок подачи протеста идёт с этого мгновения.
protest-bout-again = Бой { $bout } будет проведён заново: нет результата, который можно опротестовать или объявить.
protest-wrong-filer = Протест подаёт боец или его представитель, но не: { $by }.
protest-wrong-form = В такой форме протест не подают: { $form }.
protest-no-clause = В протесте не назван пункт правил, на котором он основан.
protest-no-video = К протесту не приложено видео момента; организаторы предоставлять его не обязаны.
protest-over-limit = Протестов этого бойца в номинации уже { $before }; разрешено { $limit }.
protest-phase = { $phase ->
    [announced] ещё не подан
    [filed] подан, решения ещё нет
    [upheld] удовлетворён
    [rejected] отклонён
    [retracted] отозван
   *[dismissed] оставлен без рассмотрения
}
protest-already-filed = Такой протест уже подан ({ protest-phase }).
protest-id-taken = Протесту «{ $protest }» нужно своё имя.
protest-unknown = Нет протеста { $protest }.
protest-not-of-bout = { $entry } не участвует в бою { $bout }.
protest-not-open = Рассматривать нечего ({ protest-phase }).
protest-commission-small = Комиссия неполна и голосовать не может.
protest-commission-lacks-judge = Линейных маршалов: { $have }; нужно: { $need }.
protest-commission-lacks-hofmarshal = Гофмаршалов: { $have }; нужно: { $need }.
protest-commission-lacks-committee = Представителей оргкомитета: { $have }; нужно: { $need }.
protest-no-votes = Никто не голосовал.
protest-result-needed = Протест { $protest } удовлетворён, результат исправляется, но исправленного результата нет. Укажите `result` или `then: refought`.
protest-votes-twice = { $name } голосует дважды.
protest-must-be-heard = Правила не позволяют отклонить протест без рассмотрения.
protest-dismissal-needs-reason = Укажите, что было сказано или сделано: причина отклонения записывается.
protest-mistake-needs-reason = Укажите, что было внесено по ошибке: протест не будет считаться поданным.
protest-not-due = Время на решение ещё не вышло.
protest-clock-stands = Часы протеста уже стоят.
protest-clock-runs = Часы протеста идут.
protest-unknown-command = У протеста нет такой команды.

## Площадка: все бои мероприятия

floor-busy = { $fighter } сейчас в бою { $bout } (ристалище { $ring }).
floor-held = { $fighter } задержан медиком. { $reason }
floor-removed-warnings = { $fighter } снят с мероприятия; предупреждений: { $count }.
floor-removed-ruling = { $fighter } снят с мероприятия: { $reason }
floor-short-rest = { $fighter } отдыхал { $rested } с из { $rest } с.
floor-cannot-call = Бой { $bout } вызвать нельзя.
floor-rest-first = Бой { $bout }: отдых слишком мал; чтобы всё же вызвать, укажите причину.
floor-bout-called = Бой { $bout } уже вызван (ристалище { $ring }).
floor-bout-not-called = Бой { $bout } не вызван.
floor-fighters-odd = Для боя { $bout } нужны бойцы, каждый назван один раз.
floor-held-already = { $fighter } уже задержан.
floor-not-held = { $fighter } не задержан.
floor-warning-known = Предупреждение { $warning } уже учтено.
floor-warning-unknown = Нет предупреждения { $warning }.
floor-removed-already = { $fighter } уже снят.
floor-removal-needs-reason = Чтобы снять { $fighter }, нужна причина.
floor-unknown-command = У площадки нет такой команды.

## The stages by name

nomination-stage = { $stage ->
    [qualifying] квалификация
    [semi-final] полуфинал
    [final] финал
    [round-robin] круговой турнир
    [pairs-by-lot] пары по жребию
    [elimination] выбывание
    [third-place] бой за третье место
   *[other] { $stage }
}

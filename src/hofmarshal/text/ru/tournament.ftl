### Алгоритмы турнира: места, жребий, группы, сетка, расписание.

## Места: что отделило участника от других

tournament-rank-wins = Побед: { $value }{ tournament-rank-compared }
tournament-rank-win-ratio = Побед на проведённый бой: { $value }{ tournament-rank-compared }
tournament-rank-rating-points = Рейтинговых баллов: { $value }{ tournament-rank-compared }
tournament-rank-round-points = Очков за раунды: { $value }{ tournament-rank-compared }
tournament-rank-head-to-head = Побед в боях между равными: { $value }{ tournament-rank-compared }
tournament-rank-points-scored = Набрано очков: { $value }{ tournament-rank-compared }
tournament-rank-points-difference = Разность очков: { $value }{ tournament-rank-compared }
tournament-rank-fewest-sanctions = Санкций (чем меньше, тем лучше): { $value }{ tournament-rank-compared }
tournament-rank-extra-bout = Побед в дополнительных боях: { $value }{ tournament-rank-compared }
tournament-rank-lot = Номер по жребию: { $value }{ tournament-rank-compared }
tournament-rank-rating = Рейтинг: { $value }{ tournament-rank-compared }
tournament-rank-compared =
    { $ahead_count ->
        [0] { "" }
       *[other] ; выше, чем { $ahead }{ $ahead_more ->
            [0] { "" }
           *[other] { " " }и ещё { $ahead_more }
        }
    }{ $behind_count ->
        [0] { "" }
       *[other] ; ниже, чем { $behind }{ $behind_more ->
            [0] { "" }
           *[other] { " " }и ещё { $behind_more }
        }
    }.
tournament-rank-head-to-head-unmet =
    Личные встречи не учитываются, не все встречались друг с другом: { $others }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
tournament-rank-tied =
    Ничто не разделило: { $others }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }. Они делят место.
tournament-rank-extra-needed =
    По-прежнему равны: { $others }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }. Решат дополнительные бои между ними.
tournament-unknown-criterion = Критерия «{ $by }» для распределения мест нет. Возможные: { $known }.

## Снятие с турнира

tournament-unranked-annulled =
    { $cause ->
        [disqualified] Дисквалификация
       *[withdrawn] Снятие с турнира
    }: все бои аннулированы, место не присуждается.
tournament-unranked-kept =
    { $cause ->
        [disqualified] Дисквалификация
       *[withdrawn] Снятие с турнира
    }: бои засчитаны соперникам, место не присуждается.

## Жребий

tournament-lot-wrong-seed =
    Это не тот ключ, хеш которого был опубликован: его SHA-256 — { $actual }, а опубликован { $commitment }.
tournament-lot-entry-missing = { $entry }: есть в заявках, но нет в жеребьёвке.
tournament-lot-entry-unknown = { $entry }: есть в жеребьёвке, но нет в заявках.
tournament-lot-entry-twice = { $entry }: встречается больше одного раза. Укажите каждого участника один раз.
tournament-lot-wrong-order = Под номером { $number } должно стоять { $right }, а не { $claimed }.

## Группы

tournament-too-few =
    { $total ->
        [one] Подтверждена { $total } заявка
        [few] Подтверждены { $total } заявки
       *[many] Подтверждено { $total } заявок
    }. Для группы нужно не меньше { $least }.
tournament-option-final-group =
    Провести одну финальную группу, каждый с каждым: { $total ->
        [one] { $total } участник
        [few] { $total } участника
       *[many] { $total } участников
    }.
tournament-option-wait = Дождаться подтверждения других заявок.
tournament-option-merge = Перенести заявки в другую номинацию.
tournament-option-cancel = Отменить номинацию.
tournament-split-number =
    { $total ->
        [one] { $total } участника
        [few] { $total } участников
       *[many] { $total } участников
    } нельзя разделить на { $groups ->
        [one] { $groups } группу
        [few] { $groups } группы
       *[many] { $groups } групп
    } размером { $sizes }. Выберите другое число групп.
tournament-split-impossible =
    { $total ->
        [one] { $total } участника
        [few] { $total } участников
       *[many] { $total } участников
    } нельзя разделить на группы размером { $sizes }. Разрешите другой размер.
tournament-sizes-total =
    В группах { $places ->
        [one] { $places } место
        [few] { $places } места
       *[many] { $places } мест
    } на { $entries ->
        [one] { $entries } участника
        [few] { $entries } участников
       *[many] { $entries } участников
    }. Сумма размеров должна совпасть, каждый — не меньше 1.
tournament-not-in-lot = Нет в жеребьёвке: { $entries }. Проведите её заново со всеми участниками.
tournament-hand-refused =
    Состав групп неполон: { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }.
tournament-hand-missing = { $entry }: нет ни в одной группе.
tournament-hand-unknown = { $entry }: не участвует в этом этапе.
tournament-hand-twice = { $entry }: в группах больше одного раза.
tournament-all-share =
    { $kind ->
        [club] Все участники из одного клуба ({ $value })
        [came_from] Все участники вышли из одной группы ({ $value })
       *[country] Все участники из одной страны ({ $value })
    }: разводить по этому признаку некого.
tournament-together-unavoidable =
    Группа { $group }: { $first } и { $second } вместе, оба { $kind ->
        [club] из клуба { $value }
        [came_from] вышли из группы { $value }
       *[country] из страны { $value }
    }: таких участников { $count } на { $groups ->
        [one] { $groups } группу
        [few] { $groups } группы
       *[many] { $groups } групп
    }.
tournament-together-conflict =
    Группа { $group }: { $first } и { $second } вместе, оба { $kind ->
        [club] из клуба { $value }
        [came_from] вышли из группы { $value }
       *[country] из страны { $value }
    }: развести их значило бы свести других или нарушить порядок по силе.
tournament-together-hand =
    Группа { $group }: { $first } и { $second } вместе, оба { $kind ->
        [club] из клуба { $value }
        [came_from] вышли из группы { $value }
       *[country] из страны { $value }
    }: так распределено вручную.

## Сетка

tournament-bracket-entries =
    Для выбывания нужны хотя бы два участника, каждый один раз: указано { $given }, разных { $count }.

## Расписание

tournament-schedule-no-ring =
    Для боя { $bout } нет ристалища: { $ring ->
        [empty] нет ни одного
       *[other] «{ $ring }» не используется
    }.
tournament-schedule-waits = Бой { $bout } нельзя поставить в расписание: он ждёт { $waits }, а это раньше него провести нельзя.

### Алгоритми турніру: місця, жереб, групи, сітка, розклад.

## Місця: що відділило учасника від інших

tournament-rank-wins = Перемог: { $value }{ tournament-rank-compared }
tournament-rank-win-ratio = Перемог на проведений бій: { $value }{ tournament-rank-compared }
tournament-rank-rating-points = Рейтингових балів: { $value }{ tournament-rank-compared }
tournament-rank-round-points = Очок за раунди: { $value }{ tournament-rank-compared }
tournament-rank-head-to-head = Перемог у боях між рівними: { $value }{ tournament-rank-compared }
tournament-rank-points-scored = Набрано очок: { $value }{ tournament-rank-compared }
tournament-rank-points-difference = Різниця очок: { $value }{ tournament-rank-compared }
tournament-rank-fewest-sanctions = Санкцій (що менше, то краще): { $value }{ tournament-rank-compared }
tournament-rank-extra-bout = Перемог у додаткових боях: { $value }{ tournament-rank-compared }
tournament-rank-lot = Номер за жеребом: { $value }{ tournament-rank-compared }
tournament-rank-rating = Рейтинг: { $value }{ tournament-rank-compared }
tournament-rank-compared =
    { $ahead_count ->
        [0] { "" }
       *[other] ; вище, ніж { $ahead }{ $ahead_more ->
            [0] { "" }
           *[other] { " " }і ще { $ahead_more }
        }
    }{ $behind_count ->
        [0] { "" }
       *[other] ; нижче, ніж { $behind }{ $behind_more ->
            [0] { "" }
           *[other] { " " }і ще { $behind_more }
        }
    }.
tournament-rank-head-to-head-unmet =
    Особисті зустрічі не враховано, не всі зустрічалися між собою: { $others }{ $more ->
        [0] { "" }
       *[other] { " " }і ще { $more }
    }.
tournament-rank-tied =
    Ніщо не розділило: { $others }{ $more ->
        [0] { "" }
       *[other] { " " }і ще { $more }
    }. Вони ділять місце.
tournament-rank-extra-needed =
    Досі рівні: { $others }{ $more ->
        [0] { "" }
       *[other] { " " }і ще { $more }
    }. Вирішать додаткові бої між ними.
tournament-unknown-criterion = Критерію «{ $by }» для розподілу місць немає. Можливі: { $known }.

## Зняття з турніру

tournament-unranked-annulled =
    { $cause ->
        [disqualified] Дискваліфікація
       *[withdrawn] Зняття з турніру
    }: усі бої анульовано, місце не присуджується.
tournament-unranked-kept =
    { $cause ->
        [disqualified] Дискваліфікація
       *[withdrawn] Зняття з турніру
    }: бої зараховано суперникам, місце не присуджується.

## Жереб

tournament-lot-wrong-seed =
    Це не той ключ, геш якого було оприлюднено: його SHA-256 — { $actual }, а оприлюднено { $commitment }.
tournament-lot-entry-missing = { $entry }: є в заявках, але немає в жеребкуванні.
tournament-lot-entry-unknown = { $entry }: є в жеребкуванні, але немає в заявках.
tournament-lot-entry-twice = { $entry }: трапляється більш як один раз. Зазначте кожного учасника один раз.
tournament-lot-wrong-order = Під номером { $number } має стояти { $right }, а не { $claimed }.

## Групи

tournament-too-few =
    { $total ->
        [one] Підтверджено { $total } заявку
        [few] Підтверджено { $total } заявки
       *[many] Підтверджено { $total } заявок
    }. Для групи потрібно щонайменше { $least }.
tournament-option-final-group =
    Провести одну фінальну групу, кожен із кожним: { $total ->
        [one] { $total } учасник
        [few] { $total } учасники
       *[many] { $total } учасників
    }.
tournament-option-wait = Дочекатися підтвердження інших заявок.
tournament-option-merge = Перенести заявки до іншої номінації.
tournament-option-cancel = Скасувати номінацію.
tournament-split-number =
    { $total ->
        [one] { $total } учасника
        [few] { $total } учасників
       *[many] { $total } учасників
    } не можна поділити на { $groups ->
        [one] { $groups } групу
        [few] { $groups } групи
       *[many] { $groups } груп
    } розміром { $sizes }. Виберіть іншу кількість груп.
tournament-split-impossible =
    { $total ->
        [one] { $total } учасника
        [few] { $total } учасників
       *[many] { $total } учасників
    } не можна поділити на групи розміром { $sizes }. Дозвольте інший розмір.
tournament-sizes-total =
    У групах { $places ->
        [one] { $places } місце
        [few] { $places } місця
       *[many] { $places } місць
    } на { $entries ->
        [one] { $entries } учасника
        [few] { $entries } учасників
       *[many] { $entries } учасників
    }. Сума розмірів має збігтися, кожен — не менше 1.
tournament-not-in-lot = Немає в жеребкуванні: { $entries }. Проведіть його знову з усіма учасниками.
tournament-hand-refused =
    Склад груп неповний: { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }.
tournament-hand-missing = { $entry }: немає в жодній групі.
tournament-hand-unknown = { $entry }: не бере участі в цьому етапі.
tournament-hand-twice = { $entry }: у групах більш як один раз.
tournament-all-share =
    { $kind ->
        [club] Усі учасники з одного клубу ({ $value })
        [came_from] Усі учасники вийшли з однієї групи ({ $value })
       *[country] Усі учасники з однієї країни ({ $value })
    }: розводити за цією ознакою нікого.
tournament-together-unavoidable =
    Група { $group }: { $first } і { $second } разом, обоє { $kind ->
        [club] з клубу { $value }
        [came_from] вийшли з групи { $value }
       *[country] з країни { $value }
    }: таких учасників { $count } на { $groups ->
        [one] { $groups } групу
        [few] { $groups } групи
       *[many] { $groups } груп
    }.
tournament-together-conflict =
    Група { $group }: { $first } і { $second } разом, обоє { $kind ->
        [club] з клубу { $value }
        [came_from] вийшли з групи { $value }
       *[country] з країни { $value }
    }: розвести їх означало б звести інших або порушити порядок за силою.
tournament-together-hand =
    Група { $group }: { $first } і { $second } разом, обоє { $kind ->
        [club] з клубу { $value }
        [came_from] вийшли з групи { $value }
       *[country] з країни { $value }
    }: так розподілено вручну.

## Сітка

tournament-bracket-entries =
    Для вибування потрібні щонайменше два учасники, кожен один раз: зазначено { $given }, різних { $count }.

## Розклад

tournament-schedule-no-ring =
    Для бою { $bout } немає ристалища: { $ring ->
        [empty] немає жодного
       *[other] «{ $ring }» не використовується
    }.
tournament-schedule-waits = Бій { $bout } не можна поставити в розклад: він чекає на { $waits }, а це раніше за нього провести не можна.

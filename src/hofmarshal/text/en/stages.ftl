### The stages of a nomination at the desk: what is shown before something is accepted.

stages-bout-under-way = The bout { $bout } is being fought at { $ring } now: what its hofmarshal signs there will not replace this result by itself.
stages-changed-meanwhile = Somebody has changed this nomination since you looked: see what would follow now, then decide again.
stages-unknown-nomination = There is no nomination { $name } in this event.
stages-unknown-bout = There is no result of a bout { $bout } in this nomination.
stages-called =
    { $track ->
        [none] { "" }
        [premier] premier league,{ " " }
       *[other] { $track },{ " " }
    }{ $kind }{ $number ->
        [0] { "" }
       *[other] , round { $number }
    }
stages-bout-called = { $name } ({ $stage })

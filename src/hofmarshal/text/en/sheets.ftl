# Score sheets on paper: words that stand in the boxes and columns.

sheets-event = Event
sheets-nomination = Nomination
sheets-stage = Stage
sheets-group = Group
sheets-bout = Bout
sheets-ring = Ring
sheets-date = Date
sheets-red = RED
sheets-blue = BLUE
sheets-club = Club
sheets-name = Name
sheets-time = Time
sheets-blow = strikes
sheets-touches = touches the ground
sheets-points = points
sheets-hits = hits
sheets-standing = Standing
sheets-fall = fell
sheets-total = Total
sheets-weapon = Weapon
sheets-note = Note
sheets-called = Called
sheets-arrived = Arrived
sheets-ready = Ready
sheets-started = Started
sheets-ended = Ended
sheets-effective = Effective time
sheets-sanctions = Sanctions
sheets-fighter = Fighter
sheets-clause = Clause
sheets-winner = Winner
sheets-outcome = How it ended
sheets-score = Score
sheets-extra-round = extra round
sheets-round = Round
sheets-hofmarshal = Hofmarshal
sheets-number = No.
sheets-class = Class
sheets-out-at = out at, cause
sheets-remark = remark
sheets-warning = warning
sheets-disqualification = disqualified
sheets-double = both at once
sheets-first = who was first
sheets-limit = of
sheets-typed = Typed back by, time
sheets-order = Place

sheets-step = { $kind ->
    [remark] { $at } { $at ->
        [one] remark
       *[other] remarks
    }
    [warning] { $at } { $at ->
        [one] warning
       *[other] warnings
    }
   *[other] { $at } { $at ->
        [one] disqualification
       *[other] disqualifications
    }
}: { $then ->
    [warning] a warning
    [points] −{ $points } to the offender
    [award] +{ $points } to the opponent
    [disqualify] disqualified
   *[remove] out of the event
}
sheets-written = The score sheets are in { $file }.

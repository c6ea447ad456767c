# Big screen, overlay, announcer's view, list of rings, spectators' pages.

screen-page = Big screen
screen-overlay-page = Stream overlay
screen-announcer-page = Announcer
screen-rings-page = Rings
screen-watch-page = Live scores

screen-choose-ring = Which ring?
screen-all-rings = All rings
screen-no-rings = There are no rings yet.
screen-waiting-for-server = Waiting for the server…
screen-lost-since = Not connected since { $time }

screen-controls = Screen settings
screen-fullscreen = Full screen
screen-opposite = Seen from the other side

screen-phase-idle = Nobody is on
screen-phase-scheduled = Not called yet
screen-phase-called = Called to the ring
screen-phase-ready = Ready
screen-phase-running = Fight
screen-phase-halted = Halt
screen-phase-horn = Time
screen-phase-round-over = The round is over
screen-phase-awaits = The hofmarshal decides
screen-phase-decided = Result
screen-phase-signed = Result, signed
screen-phase-announced = Result announced
screen-phase-final = Final result
screen-phase-suspended = Suspended
screen-suspended-since = Suspended since { $time }
screen-event-suspended-since = The whole event is suspended since { $time }

screen-countdown-arrive = To come to the ring
screen-countdown-ready = To be ready
screen-countdown-late = Until the lateness counts
screen-countdown-clinch = Clinch
screen-countdown-final = Until the result is final

screen-readiness-awaited = Awaited
screen-readiness-arrived = Here
screen-readiness-ready = Ready

screen-counts-points = points
screen-counts-hits-left = hits left
screen-counts-hits = hits
screen-counts-rounds = rounds won
screen-counts-standing = standing
screen-hits-left = Hits left: { $hits }

screen-clock-runs = Clock runs
screen-clock-stands = Clock stands
screen-horn = TIME
screen-extra = Extra bout
screen-round = Round { $number }
screen-round-extra = Extra round { $number }
screen-round-head = Round
screen-rounds-won = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
screen-exchange = Exchange { $number }
screen-doubles = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
}
screen-drawn = drawn
screen-not-counted = not counted

screen-mark-remark = { $count ->
    [one] { $count } remark
   *[other] { $count } remarks
}
screen-mark-warning = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
screen-mark-disqualification = { $count ->
    [one] Disqualified
   *[other] Disqualified, { $count } times
}

screen-result = Result
screen-winner = Winner
screen-next = Next
screen-on-now = On now
screen-on-deck = On deck
screen-in-the-hole = In the hole
screen-nobody-waits = Nobody waits for this ring.
screen-behind = { $minutes } min behind
screen-ahead = { $minutes } min ahead
screen-in-minutes = { $minutes ->
    [0] now
   *[other] in { $minutes } min
}
screen-done-open = { $done } done, { $open } to come

screen-ring-state-suspended = Suspended
screen-ring-state-fighting = Fight
screen-ring-state-calling = Called
screen-ring-state-halted = Halt
screen-ring-state-over = Result
screen-ring-state-free = Free

screen-just-happened = Just happened
screen-nothing-yet = Nothing yet.
screen-read-out = To read out
screen-record = Bouts here: { $wins } won, { $losses } lost
screen-record-warnings = Warnings: { $count }
screen-spoken = Said as
screen-spoken-of = Said as: { $name }
screen-spoken-keep = Keep

screen-log = What happened
screen-clause-loading = The clause is being fetched…
screen-row-undone = Undone: it does not count.
screen-row-replaced = Replaced by a later ruling.

## Battles, the bridge, wrestling

screen-tiles = Standing: { $standing } of { $all }
screen-tile-out = out
screen-tile-off = sent off
screen-tile-bridge = on the bridge
screen-tile-next = next
screen-tile-hits = hits left: { $hits }
screen-team-ready = Ready
screen-rounds-taken = Rounds: { $count }
screen-battle-rounds = Rounds
screen-overlay-rounds = Rounds { $left } : { $right }
screen-refought = refought
screen-refought-now = Equal: the round is fought again at full strength
screen-round-won = Round { $number }: { $team }, { $standing } standing
screen-rating-points = Rating points
screen-round-points = Round points
screen-on-the-bridge = On the bridge
screen-next-in = Next
screen-nobody-left = Nobody is left
screen-nobody-on = Nobody on the bridge
screen-order-sealed = Order sealed
screen-order-awaited = Order awaited
screen-broke-through = Breakthrough!
screen-fall-up = On his feet
screen-fall-down = Touched the ground
screen-call-number = Call { $number }
screen-lineup = Line-up
screen-lineup-of = Line-up: { $team }
screen-lineups-of-round = Line-ups of round { $number }
screen-out-by-nothing = no cause was named
screen-no-hits-left = no hits left
screen-say-out = { $team }: { $who } is out of the fight.
screen-say-out-by = { $team }: { $who } is out of the fight. { $why }
screen-say-standing = { $red }: { $redStanding } standing. { $blue }: { $blueStanding } standing.
screen-say-rounds = Rounds: { $red } { $redRounds }, { $blue } { $blueRounds }.
screen-say-bridge = On the bridge: { $red } against { $blue }.
screen-say-next = Next on the bridge for { $team }: { $who }.
screen-say-last = { $team } has nobody left to send.
screen-say-points = Rating points: { $red } { $redRating }, { $blue } { $blueRating }. Round points: { $redRounds } to { $blueRounds }.
screen-say-now = To say now

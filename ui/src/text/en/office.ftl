# The organiser's first page, first run, sign-in, and score sheets typed back.

office-home-page = Event
office-setup-page = A new event
office-signin-page = Sign in
office-sheet-page = Type a score sheet back

office-no-server = The server cannot be reached.
office-back = Back to the event
office-sign-out = Sign out

office-setup-no-code = This page needs the link that the server's terminal shows at its first start.
office-event-name = Name of the event
office-ring-count = Number of rings
office-account = Your name
office-password = Password
office-password-again = The password once more
office-password-short = { $count ->
    [one] At least { $count } character.
   *[other] At least { $count } characters.
}
office-password-differs = The two passwords differ.
office-setup-begin = Begin
office-device-phone = { $name }'s phone
office-device-tablet = { $name }'s tablet
office-device-computer = { $name }'s computer

office-signin-help = For organisers, the chief hofmarshal and secretaries. Everyone else joins with a code.
office-signin = Sign in

office-wants-setup = This event is not set up yet: open the link that the server's terminal shows.
office-you-are = You are: { $seat }
office-go = Go to work
office-ways = Ways in
office-ways-help = Marshals, medics and captains join with the code their hofmarshal or the desk shows.
office-start-page = Where to begin
office-link-info = Who fights where and when
office-link-watch = Live scores
office-link-rings = Rings: who is next
office-link-pair = Join with a code
office-link-sign-in = Sign in
office-link-console = Console
office-link-screen = Big screen
office-link-announcer = Announcer
office-link-overlay = Stream overlay
office-link-devices = Devices
office-link-board = Chief's board
office-link-medic = Medic

office-rings = Rings
office-ring = Ring
office-ring-add = Add a ring
office-ring-title = Name of the ring
office-event = The whole event
office-devices-waiting = { $count ->
    [one] { $count } waits
   *[other] { $count } wait
}
office-devices-state = Devices: { $paired }, silent: { $silent }

office-nominations = Nominations
office-single-bouts = Single bouts
office-open-bouts = { $count ->
    [one] { $count } bout to come
   *[other] { $count } bouts to come
}
office-print-sheets = Print score sheets
office-print-blank = Print blank sheets
office-type-back-help = Was a bout fought on paper? Open it here and type its sheet back.
office-nothing-open = No bout waits to be fought.

office-quick = A single bout
office-quick-help = Outside every nomination: a trial, a challenge, a demonstration.
office-rules = Rules
office-team-size = Fighters a side
office-panel-size = Line marshals
office-panel-usual = as the rulebook asks
office-quick-add = Add the bout
office-quick-added = { $red } — { $blue } now waits for ring { $ring }.
office-nomination = Add a nomination
office-nomination-help = Its folder, packed as a ZIP file: nomination.yaml, entries, decisions, bouts.
office-nomination-file = ZIP file
office-nomination-name = Short name, in Latin letters
office-nomination-name-usual = as the folder is called
office-nomination-rings = At the rings (none chosen: at all of them)
office-nomination-add = Add it
office-nomination-added = { $name } is in: entries { $entries }, bouts to come { $open }.

office-command-set-ring = adding a ring
office-command-quick = adding a bout
office-command-name-event = naming the event

office-other-sheet = Another sheet
office-sheet-begun = { $count ->
    [one] This contest holds { $count } event already: the sheet is typed on from there.
   *[other] This contest holds { $count } events already: the sheet is typed on from there.
}
office-sheet-keys = Tab goes on, a digit chooses, Enter begins the next row, Ctrl+Backspace takes a row away, Ctrl+Enter records.
office-cell = { $what }, row { $row }
office-col-kind = Row
office-col-time = Time fought
office-col-who = Who
office-col-fighter = Fighter
office-col-what = What
office-col-zone = Zone
office-col-grip = Grip
office-col-weapon = Weapon
office-col-action = Action
office-col-order = Order
office-col-clause = Clause
office-col-note = Note
office-col-score = Score
office-row-hit = hit
office-row-same = hit, same exchange
office-row-breach = breach
office-row-out = out of the fight
office-row-fall = touch of the ground
office-row-end = end of the round
office-order-first = first
office-order-together = together
office-order-second = second
office-fault-time = Write the time as 1:15.
office-fault-side = Who? Choose a side.
office-fault-fighter = Choose the fighter.
office-fault-clause = Choose the clause.
office-fault-kind = There is no exchange above it.
office-add-row = Add a row
office-remove-row = Take row { $row } away
office-sheet-says = What the sheet says of the end
office-ended = The bout ended
office-ended-itself = by itself (points, hits)
office-ended-time = when time was up
office-ended-stop = at the hofmarshal's word
office-winner = Winner
office-announce = Announce the result at once
office-type-first = Type the first row: what comes of it is shown here.
office-wins = { $name } wins
office-draw = A draw
office-not-over = Not over yet
office-record = Record
office-recorded = Recorded.
office-next-sheet = Next sheet

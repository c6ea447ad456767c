# The masters' console: everyone by urgency, events for one and many, what waits, the clock.

masters-title = The masters' console
masters-medic-title = Medic of the game
masters-no-game = There is no game yet.
masters-open-game = Open the game
masters-parts = Parts of the console
masters-tab-everyone = Everyone
masters-tab-waiting = Waiting
masters-tab-asylum = Asylum
masters-tab-dead = Dead zone
masters-tab-ledger = Obligations
masters-tab-late = Late reports
masters-tab-team = Masters
masters-team-none = Nobody but you yet.
masters-team-what = A regional master sees and reports for the characters of his region. A character comes into a region by its card, by the import, or where it lives.
masters-tab-forks = Forks

masters-clock = The game's clock
masters-stands = THE GAME STANDS
masters-stands-what = No deadline runs.
masters-runs = The game runs
masters-game-time = Time of the game
masters-cycle = cycle { $cycle }
masters-pause = Stop the game
masters-pause-reason = Why? Everybody reads it
masters-pause-all = Stop for everybody
masters-run = Let the game run
masters-run-sure = All deadlines run on from where they stood.
masters-clock-more = More
masters-broadcast = Tell everybody
masters-broadcast-text = What all players read
masters-broadcast-send = Send to everybody
masters-told = Told last:
masters-next-cycle = Next cycle
masters-cycle-sure = Cycle { $cycle } begins: what is given once a cycle is given again.
masters-cycle-begin = Begin cycle { $cycle }
masters-shift = Put forward
masters-shift-by = Minutes of the game
masters-shift-sure = What would have passed in that time passes at once: wounds bleed, people die. The clock is never put back.
masters-shift-do = Put the clock forward
masters-reason = Reason

masters-search = Number, name, group
masters-group = Group
masters-region = Region
masters-any = Any
masters-state = Show
masters-show-all = Everyone
masters-show-due = A deadline runs
masters-show-bleeds = Bleeding
masters-show-heavy = Heavily wounded
masters-show-presumed = Presumed dead
masters-show-broken = Breakdown
masters-show-asylum = In the asylum
masters-show-dead = Dead zone
masters-show-waiting = Waiting for a master
masters-show-monster = Monsters
masters-show-changed = Changed by late reports
masters-found = { $found } of { $all }
masters-nobody = Nobody is in the game yet.
masters-nobody-fits = Nobody fits.
masters-more = { $count } more
masters-pick = Pick several
masters-pick-all = Pick all { $count }
masters-pick-none = Pick none of them
masters-pick-one = Pick { $number } { $name }
masters-pick-first = Pick in the list whom it is for.
masters-bleeds = bleeding
masters-away = lives in “{ $region }” now
masters-hits-short = hits { $hits }/{ $most }
masters-reason-short = reason { $reason }
masters-due-bleeding = Next hit lost in
masters-due-death = Dies in
masters-due-devoured = Devoured in
masters-due-grace = Death final in
masters-comes-heavy = heavily wounded in
masters-comes-death = death in
masters-then = If nobody helps:

masters-many = One event for many
masters-give-all = Give it to all
masters-not-done = not done
masters-done = done
masters-sent = on its way
masters-again = Give it all the same

masters-card-of = Character { $number }
masters-not-yours = There is no such character, or it is not in your region any more.
masters-asked-here = Something about this character waits for a master: see “Waiting”.
masters-since = since { $time }
masters-hit = Hit
masters-blows = Blows
masters-aid = Aid
masters-reason-part = Reason
masters-points = Points
masters-points-what = The points count where the rules say nothing of their own: a spell's, a book's, a healer's.
masters-source = By what (for the log)
masters-lost = Lost by
masters-gained = Given back by
masters-asylum = Asylum
masters-trauma = The psychotrauma that is kept
masters-death = After death
masters-rarer = More events
masters-acts = What the character does
masters-watched = Under my eyes
masters-finish = Finished off, and I confirm it
masters-monster-dies = The monster dies by
masters-most-hits = Most hits by
masters-most-reason = Most reason by
masters-most-change = Change the most
masters-place = To the masters of region
masters-place-do = Hand on
masters-place-away = You are the master of { $region }: whoever you hand on is another's then.
masters-dispute-note = What is in dispute
masters-dispute-clause = By which rule
masters-dispute-against = With whom
masters-none = none
masters-yes = yes
masters-no = no
masters-owes = Owes
masters-holds = Holds
masters-mistyped = Mistyped.

masters-log = What happened
masters-claimed = told by a device that was out of contact: the minute is its own
masters-undone = undone
masters-ignored = does not fit any more
masters-late-what = A late report; it changed:
masters-field-hits = hits
masters-field-limbs = limbs out of use
masters-field-bleeds_at = next hit lost
masters-field-heavy_at = heavily wounded
masters-field-dead_at = dead
masters-field-presumed = presumed
masters-field-reason = reason
masters-field-broken_at = breakdown
masters-field-asylum_at = in the asylum
masters-field-away = in other worlds
masters-undo = Undo
masters-undo-why = Why is it undone?
masters-undo-one = Undo: { $what }
masters-by-master = master { $number }
masters-by-organiser = organiser { $number }
masters-by-regional = regional master { $number }
masters-by-medic = medic { $number }
masters-by-player = the player of { $number }
masters-by-game = the game itself

masters-kinds = What waits
masters-kind-all = All
masters-kind-finish = Finishing off
masters-kind-presumed = Presumed death
masters-kind-obligation = End of an obligation
masters-kind-dispute = Dispute
masters-nothing-waits = Nothing waits.
masters-grant = Allow
masters-turn-down = Turn down
masters-confirm-end = Confirm: { $end }
masters-presumed-else = Was somebody helped in time? Report it on the card: it counts at its own minute.
masters-open = Open the card
masters-open-one = Open the card: { $name }
masters-ruling = Your ruling
masters-settle = Settle

masters-to-bring = To be brought to the asylum
masters-in-asylum = In the asylum
masters-outcome-choose = Choose the outcome
masters-dead-zone-left = in the dead zone for another
masters-ward-empty-asylum = The asylum is empty.
masters-ward-empty-dead = Nobody is dead.
masters-late = What late reports have changed
masters-double = Cards used once too often
masters-none-yet = None.

masters-ledger-open = Open
masters-ledger-claimed = An end is claimed
masters-ledger-deposited = Left with the masters
masters-ledger-stolen = Stolen
masters-ledger-forged = With forgeries
masters-ledger-fulfilled = Fulfilled
masters-ledger-broken = Broken
masters-ledger-all = All
masters-ledger-empty = No obligation fits.
masters-no-ledger = This game has no obligations.
masters-is-obliged-to = is obliged to
masters-end-open = open
masters-end-fulfilled = fulfilled
masters-end-broken = broken
masters-end-void = torn up
masters-signed = signed
masters-unsigned = not signed
masters-deposited = with the masters
masters-claimed-end = claimed: { $end }
masters-way = Who held it ({ $count })
masters-written = written
masters-do = What masters do
masters-take-back = Give back
masters-deposit = Take into deposit
masters-pass-to = To (number)
masters-pass-how = By
masters-pass-on = Pass on

masters-patient-number = Number on the badge
masters-patient-look = Look up
masters-patient-none = No character { $number } has been found.
masters-patient-what = Type the number on the badge of whom you treat.

masters-says-aid = Aid: { $aid }
masters-says-lose = Reason lost: { $cause } (−{ $points })
masters-says-gain = Reason given back: { $cause } (+{ $points })
masters-says-most = The most changes: hits { $hits }, reason { $reason }
masters-says-do = Does: { $act }
masters-says-admit = Admit to the asylum
masters-says-discharge = Out of the asylum: { $outcome }
masters-says-devour = Start devouring
masters-says-stop-devouring = Stop the devouring
masters-says-finish = Finished off: { $way }
masters-says-die = The monster died: { $way }
masters-says-confirm = An answer
masters-says-confirm-death = Confirm the death
masters-says-follow-new-character = New character
masters-says-follow-release = Release from the dead zone
masters-says-place = Region: { $region }
masters-says-dispute = Open a dispute
masters-says-settle = A ruling
masters-says-undo = Undoing
masters-says-register = Registering
masters-says-choose = Choosing a branch
masters-says-pause = Stopping the game
masters-says-run = Letting the game run
masters-says-put-forward = Putting the clock forward
masters-says-begin-cycle = A new cycle
masters-says-broadcast = A word to everybody
masters-says-transfer = Passing on
masters-says-deposit = A deposit
masters-says-take-back = Giving back
masters-says-claim = An end claimed
masters-says-offer = A seat offered

masters-waits = { $count ->
    [one] { $count } waits
   *[other] { $count } wait
}
masters-picked = { $count ->
    [one] { $count } character picked
   *[other] { $count } characters picked
}
masters-to-many = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
masters-refused = { $count ->
    [one] { $count } was refused:
   *[other] { $count } were refused:
}
masters-again-many = { $count ->
    [one] Give it all the same to { $count }
   *[other] Give it all the same to { $count }
}
masters-obligations = { $count ->
    [one] { $count } obligation
   *[other] { $count } obligations
}
masters-forgeries = { $count ->
    [one] { $count } forgery was tried
   *[other] { $count } forgeries were tried
}
masters-log-all = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
masters-says-wound = { $count ->
    [one] Hit: { $zone }
   *[other] Hit: { $zone }, { $count } blows
}
masters-summary = { $total ->
    [one] { $done } of { $total } done
   *[other] { $done } of { $total } done
}

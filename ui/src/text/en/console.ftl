# The hofmarshal's console, the chief's board, the medic's page.

console-title = Hofmarshal's console
console-choose-ring = Which ring?
console-no-rings = No ring has been set up yet.
console-watching = Watching only
console-no-panel = No panel
console-panels = Panels
console-panel-now = Now
console-panel-sanctions = Breaches
console-panel-log = Log
console-panel-panel = Marshals
console-panel-more = More

## The large buttons, and the space between them and the clock

console-mains = Start, halt, stop
console-start = START
console-halt = HALT
console-stop = STOP
console-warned = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
console-horn = HORN – time is up
console-round = { $extra ->
    [0] Round { $round }
   *[other] Extra round
}, exchange { $exchange }
console-countdown-arrive = To arrive
console-countdown-ready = To be ready
console-countdown-late = Until too late
console-countdown-clinch = Clinch
console-countdown-final = Protests for
console-rounds-won = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
console-tally = { $kind ->
    [remark] Remarks
    [warning] Warnings
    [disqualification] Disqualified
   *[other] { $kind }
} { $count }
console-held = Held by the medic
console-armour = Armour class { $class }
console-suspended = { $event ->
    [0] This ring is suspended.
   *[other] The whole event is suspended.
}
console-suspended-by-desk = It goes on when the chief or the desk resumes it.
console-frozen = The bout is suspended: every clock stands.
console-resume = Resume
console-suspend = Suspend
console-clocks = Stand every clock still

## Calling and starting

console-last = Last result:
console-next-bout = Next bout
console-expected = about { $time }
console-queue = After that
console-queue-empty = No bout waits for this ring.
console-call = CALL
console-call-again = Call again (call { $number })
console-cannot-call = The bout cannot be called because
console-conduct = By the rules, now
console-cannot-start = The fight cannot start because
console-before-call = Before the call
console-before-start = Before the start
console-severity-block = Must be mended:
console-severity-warn = Warning:
console-arrived = Arrived
console-ready = Ready
console-no-show = Did not come
console-no-show-sure = Yes, did not come
console-override = { $command ->
    [call] Call in spite of this?
   *[other] Start in spite of this?
}
console-override-reason = Reason for going on
console-go-on = { $command ->
    [call] Call all the same
   *[other] Start all the same
}

## Ruling

console-no-taps = No taps in this exchange.
console-no-quorum = Not enough marshals agree: yours to rule.
console-this-moment = Rule on these
console-late = Late, for another exchange:
console-unsure = Closer than the devices' clocks can tell
console-second-short = {" "}s
console-whose = Whose blow
console-both = BOTH
console-struck = struck
console-by = Who struck
console-target = Whom
console-word = { $word ->
    [zone] Where
    [grip] Grip
    [weapon] Weapon
    [action] How
   *[limb] Left or right
}
console-limb-left = left
console-limb-right = right
console-forbidden = no target
console-order = Which blow came first?
console-order-hint = The taps do not tell: you decide.
console-first = first
console-together = TOGETHER
console-pick-side = Choose whose blow it was
console-accept = ACCEPT
console-rule = RULE
console-replace = REPLACE
console-still = { $word ->
    [zone] Say where
    [grip] Say the grip
    [weapon] Say the weapon
    [action] Say how
    [order] Say which came first
   *[limb] Say left or right
}
console-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
console-hits = { $count ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
console-why = Why: { $agree } of { $of } agree
console-reset = Back to what the marshals suggest
console-ruled = Ruled in this exchange:
console-change-ruling = Change this ruling
console-correcting = You are replacing:
console-nothing = Nothing counts
console-nothing-own = Describe why
console-describe = What happened
console-rule-nothing = Rule: nothing counts

## What waits for a word

console-awaits-ruling = The round ended level. Who won it?
console-awaits-confirm = Is this the round's result?
console-awaits-late = A side is late. What follows?
console-awaits-absent = A side did not come. What follows?
console-wins = wins
console-answer-confirm = Confirm
console-answer-nobody = Nobody wins
console-answer-go-on = Go on all the same
console-round-score = Round { $round }: { $red }:{ $blue } – { $winner ->
    [red] Red
    [blue] Blue
   *[none] nobody
}
console-next-round = { $extra ->
    [0] START begins the next round.
   *[other] START begins the extra round.
}
console-late-blows = To change what was ruled in this round, use the log.
console-reason = Reason
console-drops = { $count ->
    [one] This no longer fits and goes too:
   *[other] These { $count } no longer fit and go too:
}
console-drop-too = Yes, undo them too
console-proposal = { $name } ({ $seat }, { $time }) no longer holds this seat and proposes:
console-proposal-accept = Accept
console-proposal-dismiss = Dismiss

## Breaches

console-no-bout = No bout is on.
console-record = Record
console-change = Change
console-no-breach = No breach
console-breach-new = Record a breach
console-offender = Who
console-mutual = Both at once
console-mutual-choice = What follows
console-choice = { $choice ->
    [penalty] Penalty points for both
    [continue] Go on
    [word] A word to both
   *[other] Something else
}
console-other-clause = another clause
console-brings = { $kind ->
    [remark] A remark
    [warning] A warning
    [disqualification] Disqualification
    [lose-all-hits] Loses every hit
    [leave] Leaves the field
    [no-breach] This is no breach
   *[none] Recorded, no sanction
}
console-brings-unknown = What it brings depends on the circumstances.
console-note = Note
console-note-needed = Describe what happened (needed)
console-sanction = { $kind ->
    [remark] Remark
    [warning] Warning
    [disqualification] Disqualification
   *[other] { $kind }
} { $number }
console-effect = { $effect ->
    [given] { "" }
    [warning] : a warning
    [points] : { $points } penalty
    [award] : { $points } to the opponent
    [disqualify] : disqualified
    [remove] : removed
   *[other] : { $effect }
}

## The log

console-undo-last = Undo
console-show-taps = Taps too
console-at = R{ $round } · { $exchange }
console-undone = undone
console-replaced = replaced
console-replace-ruling = Replace this ruling
console-why-this = Why?
console-undo = Undo this
console-redo = Let it stand again
console-log-empty = Nothing has happened yet.

## The panel

console-seat = { $role ->
    [line-marshal] Line marshal { $number }
    [field-judge] Field judge { $number }
    [hofmarshal] Hofmarshal
    [chief] Chief hofmarshal
    [captain] Captain
    [captain-red] Red's captain
    [captain-blue] Blue's captain
    [secretary] Secretary { $number }
    [organiser] Organiser { $number }
    [medic] Medic { $number }
    [expert] Authenticity expert { $number }
    [screen] Screen
    [clock] The clock
   *[other] { $role } { $number }
}
console-seat-alive = online
console-seat-grey = not heard of
console-seat-empty = no device
console-ago-s = { $seconds } s ago
console-ago-min = { $minutes } min ago
console-flag = Enter a flag
console-flag-enter = Enter the flag
console-pair = Pair a phone
console-waits = wants to be { $seat }
console-approve = Let in
console-turn-away = Turn away

## Signing

console-typed = The office was first
console-check = Show both fighters the result, then sign.
console-sign = SIGN
console-signed = You have signed.
console-announce = ANNOUNCE
console-fighters-sign = Fighters' signatures (optional)
console-side-signs = Signs
console-side-signed = signed
console-side-refuses = Refuses

## More

console-swap = The fighters change ends
console-breakage = Gear broke
console-breakage-what = What broke
console-breakage-tell = Tell the gear’s expert
console-breakage-told = The expert knows. The fighter is not called again before the gear has passed.
console-leave = A fighter leaves
console-hold = Medical hold
console-withdraw = Withdraws
console-disqualify = Disqualify
console-fighter = Fighter
console-team = The whole { $side ->
    [red] red
   *[blue] blue
} team
console-standing = standing: { $count }
console-is-out = out
console-yield = Yields
console-return = Return
console-breakthrough = Broke through
console-clinch = Clinch
console-part = Part them
console-keys = Work this console with the keyboard
console-key-main = Start or halt
console-key-stop = Stop the round
console-key-accept = Accept or rule
console-key-red = Red's blow
console-key-blue = Blue's blow
console-key-together = Both, together
console-key-nothing = Back to the suggestion
console-key-undo = Undo the last
console-key-breach = Breaches
console-key-log = Log
console-key-help = These keys
console-command = { $command ->
    [call] Call
    [arrive] Arrived
    [ready] Ready
    [no-show] Did not come
    [start] Start
    [halt] Halt
    [stop] Stop
    [suspend] Suspend
    [resume] Resume
    [observe] Flag
    [hit] Ruling
    [out] Out
    [yield] Yields
    [return] Return
    [line-up] Line-up
    [substitute] Substitution
    [enter] Entry onto the bridge
    [claim] Disputed blow
    [deny] Denial
    [acknowledge] Acknowledgement
    [breach] Breach
    [mutual-breach] Breach by both
    [breakthrough] Breakthrough
    [clinch] Clinch
    [part] Parting
    [touch] Touch of the ground
    [rule] Casting ruling
    [withdraw] Withdrawal
    [disqualify] Disqualification
    [hold] Medical hold
    [clear] Clearing
    [annul] Undo
    [swap-sides] Change of ends
    [sign] Signature
    [announce] Announcement
    [settle] Proposal
    [approve] Letting in
    [revoke] Turning away
    [offer] Pairing
    [suspend-ring] Suspension
    [resume-ring] Resumption
    [breakage] Breakage of gear
    [place] Moving a bout
   *[other] { $command }
}

## The chief's board

board-title = Chief hofmarshal's board
board-suspend-event = Suspend the whole event
board-resume-event = Resume the event
board-event-suspended = The whole event is suspended:
board-suspend-ring = Suspend this ring
board-resume-ring = Resume this ring
board-ring-suspended = Suspended:
board-done = fought { $done }, to come { $open }
board-behind = { $minutes } min behind
board-ahead = { $minutes } min ahead
board-on-time = on time
board-idle = No bout
board-waiting = waiting: { $count }
board-console = Console
board-panel = Panel
board-panel-none = no devices
board-move = Move a bout
board-move-to = To { $title }
board-move-none = No bout waits here.
board-protests = Protests
board-no-protests = No open protests.
board-protest = { $name }, { $bout }, { $nomination }
board-protest-phase = { $phase ->
    [announced] not yet lodged
    [filed] lodged, to be decided
   *[other] { $phase }
}
board-held = Held by the medic
board-no-held = Nobody is held.
board-faults = Faults of the server
board-proposals = { $count ->
    [one] { $count } proposal waits at a console
   *[other] { $count } proposals wait at the consoles
}
board-no-rings = No rings yet.

## The medic's page

medic-title = Medic
medic-game = Game
medic-search = Name, club or ring
medic-held-now = Held now
medic-nobody-held = Nobody is held.
medic-nobody = Nobody of that name.
medic-everyone = Fighters
medic-hold = Hold
medic-clear = Clear
medic-clear-sure = Yes, may fight
medic-why = Why?
medic-reason-head = Blow to the head
medic-reason-injury = Injury
medic-reason-exhaustion = Exhaustion, heat
medic-reason-check = To be examined
medic-reason-other = Another reason
medic-since = since { $time }
medic-where = Now: { $where }

## What decides: circumstances, a fighter's own word, the ground

console-out-by = Out by
console-touched = touched the ground with
console-both-fell = Both fell at once
console-acknowledges = { $side ->
    [red] RED acknowledges it himself
   *[blue] BLUE acknowledges it himself
}
console-circumstances = Circumstances
console-fact = { $fact ->
    [after-ricochet] Ricochet
    [after-shield] Off the shield
    [after-weapon] Off the weapon
    [broken-attacking-weapon] The attacker’s weapon broke
    [item-shield] Only the shield
    [how-lost] Lost, not broken
    [redirected-true] Redirected on its way
    [shield-true] With the shield
    [touch-cloak] With the cloaked arm
    [touch-fist-back] With the back of the fist
    [touch-bear-paw] With the “bear paw”
    [guard-metal] Palm guarded by metal
    [guard-bone] Palm guarded by bone
    [after_signal-true] After the judge’s signal
    [foot_percent-50] Not more than half the sole
    [target-head] Head
    [target-nape] Back of the head
    [target-groin] Groin
    [target-neck] Neck
    [target-fingers] Fingers
    [target-toes] Toes
    [technique-throw] A throw
    [technique-joint-breaking] Joint breaking
    [technique-head-blow] Blow to the head
    [technique-groin-blow] Blow to the groin
    [technique-neck-grab-two-hands] Neck grabbed with two hands
    [act-push] A push
    [act-grab] A grab
    [hands-1] With one hand
    [point-foot] It was a foot
    [fell-true] Fell over the line
    [feet-1] With one foot
    [further-true] Touched something else too
    [together-true] Fell with the opponent
    [touched-torso] With the torso
    [touched-seat] With the seat
    [yield-true] Open palm raised
    [in_turn-true] In his turn
    [edge-false] Not with the edge
    [absorbed-false] Glanced off
    [cloaked-true] On the cloaked arm
    [striking_part-false] Not the striking part
    [fallen-true] The opponent lay
   *[other] { $plain }
}

## Disputed blows

console-claim-new = A disputed blow
console-claim-who = Who claims it
console-claim-whom = Against whom
console-claim-enter = Enter the claim
console-claim-denies = The accused denies it
console-claim-divided = Judges divided: { $follows ->
    [both-leave] both leave
    [claimant-leaves] the claimant leaves
   *[nobody] nobody leaves
}
console-claim-upheld = Upheld
console-claim-rejected = Rejected

## Battles: tiles, why somebody is out, blows

console-class = class { $class }
console-no-cause = no cause yet
console-no-hits = no hits left
console-on-bridge = on the bridge
console-next-in = next
console-held-short = medic
console-held-stands = is held by the medic and still stands: the fight cannot go on.
console-injury = Injury
console-off-field = Leaves the field
console-enter = Enters: { $who }
console-seconded = seen by { $count } more
console-medical-halt = Medical halt
console-out = OUT
console-undo-mark = Undo the last mark
console-breach-short = Breach
console-name-cause = Name the cause
console-cause-again = Touch the cause once more to record it.
console-cause = { $cause ->
    [isb-buhurt-out-third-support] Third point of support
    [isb-buhurt-out-boundary] Over the border
    [isb-buhurt-out-gear] Gear broken or lost
    [isb-buhurt-out-on-fallen] On a fallen fighter
    [isb-buhurt-out-yield] Open palm: gives up
    [u-5-7-v] Left the base out of turn
    [u-5-7-d] Stepped off the bridge
   *[other] { "" }
}
console-judge-short = { $role ->
    [field-judge] judge { $number }
    [hofmarshal] hofm.
   *[other] { "" }
}
console-hand-weapon = Hand weapon
console-all-hits = all hits
console-arrived-blow = The blow arrived
console-part-of = { $part ->
    [limb] Arm or leg
    [arm] Arm
    [leg] Leg
    [torso] Torso
   *[other] { $part }
}
console-say-where = Say where exactly
console-say-less = Say less

## Marks that came after their round

console-late-mark = It came after round { $round } was over and counts for nobody.
console-late-reopen = Open round { $round } again
console-late-count = Count it in round { $round }
console-late-note = The result stands
console-late-noted = Seen by the hofmarshal: the round stands.
console-late-counted = Counted in its round.

## Rounds, line-ups, the sealed order

console-awaits-together = Both touched the ground at once. Who won?
console-another-ruling = Another ruling
console-round-of = Round { $round }
console-round-void = counts for nobody
console-rounds = Rounds
console-rating = Rating points
console-round-points = Round points
console-lineup = Line-up: { $count }
console-reserves = Reserves:
console-came-in = in:
console-went-off = Went off:
console-gone = disqualified
console-change-line-up = Change the line-up
console-line-up = Line up { $count }
console-orders = Orders of entry
console-order-waiting = waiting for it
console-order-sealed = sealed
console-order-both = sealed, being opened
console-order-open = open
console-order-paper = On paper
console-order-paper-both = Both on paper
console-order-paper-title = An order of entry on paper
console-order-folded = The other side’s order is not in yet. Keep this paper folded: nobody may know an order before both are in.
console-order-touch = Touch the fighters in the order in which they enter.
console-order-why = Why on paper
console-order-enter = Enter the order

## Wrestling

console-touch-one = What touched the ground?
console-touch-both = Both at once: touch what touched first of each.
console-may-touch = may touch
console-left-ring = left the ring
console-from-middle = They go on from the middle.

## The cloaked arm

console-cloak = Cloak
console-cloak-which = On which arm is the cloak wound?
console-cloak-left = left
console-cloak-right = right
console-cloak-none = no cloak
console-cloak-on = Cloak on the { $arm ->
    [left] left
   *[right] right
} arm

# One bout or battle: why a command was refused, what stands in the way, and why an event is what it is.
# A refusal says what is wrong and what to do. “none” and 0 stand for what was not said.

## Words that other messages use

contest-side = { $side ->
    [red] Red
    [blue] Blue
   *[none] Neither side
}
contest-side-loud = { $side ->
    [red] RED
    [blue] BLUE
   *[none] NEITHER
}
contest-fighter = { $fighter ->
    [red] Red
    [blue] Blue
   *[other] { $fighter }
}
contest-against = { $against ->
    [red] Red
    [blue] Blue
   *[other] { $against }
}
contest-won = { $winner ->
    [red] Red wins
    [blue] Blue wins
   *[none] No winner
}
contest-role = { $role ->
    [hofmarshal] The hofmarshal
    [chief] The chief hofmarshal
    [line-marshal] A line marshal
    [field-judge] A field judge
    [expert] The authenticity expert
    [medic] The medic
    [secretary] The secretary
    [captain] A captain
    [fighter] A fighter
    [organiser] The organiser
    [clock] The clock
   *[other] “{ $role }”
}
contest-seat = { $by ->
    [hofmarshal] The hofmarshal
    [chief] The chief hofmarshal
    [secretary] The secretary
    [organiser] The organiser
    [medic] The medic
    [clock] The clock
    [captain-red] Red's captain
    [captain-blue] Blue's captain
    [fighter-red] Red
    [fighter-blue] Blue
    [line-marshal] Line marshal
    [line-marshal-1] Line marshal 1
    [line-marshal-2] Line marshal 2
    [line-marshal-3] Line marshal 3
    [line-marshal-4] Line marshal 4
    [marshal-1] Line marshal 1
    [marshal-2] Line marshal 2
    [marshal-3] Line marshal 3
    [marshal-4] Line marshal 4
    [field-judge] Field judge
    [field-judge-1] Field judge 1
    [field-judge-2] Field judge 2
    [field-judge-3] Field judge 3
    [field-judge-4] Field judge 4
    [judge] Field judge
    [judge-1] Field judge 1
    [judge-2] Field judge 2
    [judge-3] Field judge 3
    [judge-4] Field judge 4
   *[other] { $by }
}
contest-doing = { $command ->
    [call] calling the sides
    [arrive] recording an arrival
    [ready] recording readiness
    [no-show] recording an absence
    [start] starting the fight
    [halt] halting the fight
    [stop] ending the round
    [suspend] suspending the contest
    [resume] resuming the contest
    [observe] tapping what was seen
    [hit] ruling on a hit
    [acknowledge] acknowledging a hit
    [claim] claiming a forbidden blow
    [deny] denying a claim
    [out] putting a fighter out
    [yield] yielding
    [return] returning a fighter to the fight
    [breach] recording a breach
    [mutual-breach] recording a breach by both
    [line-up] naming the line-up
    [substitute] substituting a fighter
    [submit-order] submitting the order of entry
    [reveal] opening the order of entry
    [enter] letting a fighter onto the bridge
    [breakthrough] recording a breakthrough
    [clinch] timing a clinch
    [part] parting a clinch
    [touch] recording a touch of the ground
    [rule] a casting ruling
    [withdraw] withdrawing a fighter
    [disqualify] disqualifying a fighter
    [hold] the medical hold
    [clear] lifting the medical hold
    [annul] undoing an event
    [swap-sides] changing ends
    [sign] signing the protocol
    [announce] announcing the result
    [protest] recording a protest
    [settle-protest] settling a protest
   *[other] “{ $command }”
}
contest-now = { $phase ->
    [scheduled] The contest has not been called yet.
    [called] The sides are called, but not both are ready.
    [ready] Both are ready, but the fight has not begun.
    [running] The fight is on.
    [halted] The fight is halted.
    [round-over] The round is over.
    [decided] The contest is decided.
    [signed] The protocol is signed.
    [announced] The result is announced.
   *[final] The result is final.
}
contest-when = { $command ->
    [call] The sides are called before the fight.
    [arrive] Arrivals are recorded between the call and the fight.
    [ready] Readiness is recorded between the call and the fight.
    [no-show] An absence is recorded between the call and the fight.
    [halt] Only a running fight can be halted.
    [stop] A round is ended while it is being fought.
    [suspend] A contest can be suspended until its result is final.
    [observe] Tap from the start of a round until the next one starts.
    [hit] Rule on a hit during the round; afterwards, give a time before the round ended.
    [out] An out is recorded during the round; afterwards, give a time before the round ended.
    [breach] Breaches are recorded until the protocol is signed.
    [clinch] A clinch is timed once, while the fight is on.
    [withdraw] A fighter can withdraw until the contest is decided; undo what decided it first.
    [disqualify] A fighter can be disqualified until the contest is decided; undo what decided it first.
    [sign] Sign once the contest is decided, before the result is announced.
    [announce] Announce once, when the hofmarshal has signed.
    [protest] A protest is about a result that was announced.
    [swap-sides] Ends are changed until the protocol is signed.
   *[round] It is done while a round is being fought.
}
contest-halves = { $halves ->
    [0] no hits
    [1] half a hit
    [2] one hit
    [3] one and a half hits
    [4] two hits
    [5] two and a half hits
    [6] three hits
   *[other] { $halves } half-hits
}
contest-ended = { $termination ->
    [time] time is up
    [signal] ended at the hofmarshal's signal
    [points] the points needed were scored
    [hits] the scoring hits needed were landed
    [doubles] the limit of doubles was reached
    [no-hits] one side has no hits left
    [out] one side is wholly out of the fight
    [fall] a fall
    [breakthrough] a breakthrough
    [ruling] the hofmarshal's ruling
    [technical] a side came too late
    [absent] a side did not come
    [withdrawal] a fighter withdrew
    [disqualification] a fighter was disqualified
   *[other] { $termination }
}
contest-kind = { $kind ->
    [called] call
    [arrived] arrival
    [readied] readiness
    [absent] absence
    [lapsed] deadline passed
    [started] start
    [halted] halt
    [stopped] stop
    [suspended] suspension
    [resumed] resumption
    [time-reached] horn
    [observed] tap
    [struck] ruling on a hit
    [acknowledged] acknowledged hit
    [claimed] claim
    [denied] denied claim
    [went-out] fighter out
    [out-seconded] fighter out, marked again
    [marked-late] late mark
    [returned] fighter returned
    [breached] breach
    [mutually-breached] breach by both
    [lined-up] line-up
    [substituted] substitution
    [order-submitted] order of entry submitted
    [revealed] order of entry opened
    [orders-ruled] order of entry on paper
    [entered] entry
    [broke-through] breakthrough
    [clinched] clinch
    [parted] clinch over
    [touched-ground] touch of the ground
    [ruled] casting ruling
    [withdrew] withdrawal
    [disqualified] disqualification
    [held] medical hold
    [cleared] medical hold lifted
    [annulled] undo
    [swapped] change of ends
    [signed] signature
    [announced] announcement
    [protested] protest
    [protest-settled] decision on a protest
   *[decided] result
}

## Whose command it is, and when

contest-not-yours = { contest-role } may not do this: { contest-doing }. Leave it to whoever has the right.
contest-not-your-side = This concerns the other side: { contest-doing }. You act for { $seat ->
    [captain-red] Red, as captain
    [captain-blue] Blue, as captain
    [fighter-red] Red
    [fighter-blue] Blue
   *[other] { $seat }
} only.
contest-wrong-phase = { contest-now } { contest-when }
contest-suspended = The contest is suspended and every clock stands. Resume it first.
contest-of-the-last-round = This happened in the round before the present one. To count it there, first undo the start of the present round; otherwise give a time in the present one.
contest-protest-known = The protest { $protest } is recorded here already.
contest-protest-unknown = No protest { $protest } waits here.
contest-annul-of-a-protest = A protest is decided at the desk, not undone at the ring.
contest-not-suspended = The contest is not suspended. Go on.
contest-over = The contest is over. Undo what ended it if that was a mistake.
contest-reason-needed = A reason is needed here: { contest-doing }. Write it.
contest-not-due = { $what ->
    [arrive] The time for arriving has not passed yet.
    [ready] The time for getting ready has not passed yet.
    [late] The time for being late has not passed yet.
    [time] The round's time is not up yet.
    [clinch] The clinch has not lasted long enough to be parted.
   *[final] The time for protests has not passed yet.
} Wait.

## Call and start

contest-cannot-call = The sides cannot be called: { $count ->
    [one] one obstacle
   *[other] { $count } obstacles
}. Remove it:
contest-cannot-call-warn = Before the call, { $count ->
    [one] one thing needs
   *[other] { $count } things need
} your attention. Put it right, or call with a reason for going on:
contest-cannot-start = The fight cannot start: { $count ->
    [one] one obstacle
   *[other] { $count } obstacles
}. Remove it:
contest-cannot-start-warn = Before the start, { $count ->
    [one] one thing needs
   *[other] { $count } things need
} your attention. Put it right, or start with a reason for going on:
contest-already-under-way = The contest is already under way. It is not called again.
contest-already-running = The fight is already on. Halt it first.
contest-not-called = The sides have not been called. Call them.
contest-not-ready = { contest-side } is not ready. Wait, or record the readiness.
contest-already-arrived = { contest-side } has already arrived. Nothing needs recording.
contest-already-ready = { contest-side } is already ready. Nothing needs recording.
contest-is-there = { contest-side } is ready, so it cannot be absent. Undo the readiness if it was a mistake.
contest-call-again = { $calls ->
    [one] Called once so far
   *[other] Called { $calls } times so far
}; a side counts as absent after call { $needed }. Call again.
contest-called-enough = { $calls ->
    [one] The sides have been called once
   *[other] The sides have been called { $calls } times
}, and there are no more calls. Record who did not come.
contest-not-late-yet = { contest-side } may still come: these rules give a time limit, and the clock keeps it. Wait until it has passed.
contest-awaits-ruling = The round ended level. Rule who won it.
contest-awaits-late = The time has passed and a side is late. Rule what follows.
contest-awaits-absent = A side did not come. Rule what follows.
contest-awaits-confirm = The round's result is not confirmed. Confirm it.
contest-held = { contest-fighter }: held by the medic. Wait until the medic clears the fighter, or choose another.
contest-not-held = { contest-fighter }: no medical hold. There is nothing to lift.
contest-not-admitted = { contest-side } is not admitted; missing: { $missing }. Settle it with the secretary.
contest-panel-short = { $count ->
    [one] Only one line marshal is here
   *[other] Only { $count } line marshals are here
}, and there should be at least { $least }. Find more, or start with a reason.
contest-panel-large = { $count ->
    [one] One line marshal is here
   *[other] { $count } line marshals are here
}, and there should be at most { $most }. Send some away, or start with a reason.

## Field

contest-measure = { $what ->
    [length] Length
    [width] Width
    [diameter] Diameter
    [boards] Height of the boards
   *[bases] Bases
}
contest-field-unmeasured = { contest-measure }: not measured. Measure it, or go on with a reason.
contest-field-small = { contest-measure }: { $value }{ $what ->
    [bases] { "" }
   *[other] { " " }mm
}, but at least { $least }{ $what ->
    [bases] { "" }
   *[other] { " " }mm
} needed. Make it larger or choose another field.
contest-field-large = { contest-measure }: { $value }{ $what ->
    [bases] { "" }
   *[other] { " " }mm
}, but at most { $most }{ $what ->
    [bases] { "" }
   *[other] { " " }mm
} allowed. Make it smaller or choose another field.
contest-shape = { $shape ->
    [rectangle] a rectangle
    [circle] a circle
    [bridge] a bridge
   *[open] open ground
}
contest-field-shape = The field is { contest-shape }, and these rules ask for another shape. Lay it out anew or choose another field.
contest-field-borders = The borders of the field are not set. Set them before the fight.
contest-field-fortifications = There are fortifications on the field, and these rules allow none. Clear them away.

## Rosters and line-ups

contest-fighter-twice = { contest-fighter } is in the rosters twice. Give one of them another id or delete one.
contest-hits-unequal = The fighters have different numbers of hits, and these rules give everyone the same. Correct them.
contest-hits-by-class = { contest-fighter }: armour class { $class } gives another number of hits than is written. Correct the class or leave the hits out.
contest-roster-few = The roster has { $main ->
    [one] one main fighter
   *[other] { $main } main fighters
}, but at least { $least } needed. Add fighters.
contest-roster-many = The roster has { $main ->
    [one] one main fighter
   *[other] { $main } main fighters
}, but at most { $most } allowed. Take some out.
contest-roster-reserves = The roster has { $reserves ->
    [one] one reserve
   *[other] { $reserves } reserves
} for { $main ->
    [one] one main fighter
   *[other] { $main } main fighters
}, but at most { $most } allowed. Take some out.
contest-lineup-wrong = { contest-side }: this line-up is not possible. Correct it:
contest-lineup-empty = { contest-side } has nobody in the line-up. Name at least one fighter.
contest-lineup-many = The line-up has { $count ->
    [one] one fighter
   *[other] { $count } fighters
}, but at most { $most } may fight. Take some out.
contest-not-in-roster = { contest-fighter } is not in the roster of this side ({ contest-side }). Choose from the roster.
contest-lined-up-twice = { contest-fighter } is in the line-up twice. Name each fighter once.
contest-was-disqualified = { contest-fighter } is disqualified. Choose another fighter.
contest-has-withdrawn = { contest-fighter } has withdrawn. Choose another fighter.
contest-not-lined-up = { contest-fighter } does not fight in this round. Choose from the line-up.
contest-no-substitution = These rules allow no substitution. Go on with those who began.
contest-substitution-between-rounds = Substitutions are made between rounds. Wait for the end of this one.
contest-substitutions-spent = { $limit ->
    [one] The one substitution allowed has been made
   *[other] All { $limit } substitutions allowed have been made
}. Go on with those who fight.

## Order of entry, the bridge

contest-no-order = There is no order of entry under these rules. Nothing needs recording.
contest-order-not-submitted = { contest-side } has not submitted its order of entry. Ask the captain for it.
contest-order-not-revealed = { contest-side } has not opened its order of entry. Ask the captain to open it.
contest-order-sealed = { contest-side } has already given its order of entry, and it can no longer be changed. Go by that one.
contest-order-too-early = { contest-side } opens its order of entry too early: both captains must submit theirs first. Wait.
contest-order-differs = { contest-side }: this is not the order of entry that was submitted. Open the one that was.
contest-order-paper-early = The other side has not sealed its order yet, so the paper of { contest-side } stays closed. Enter it once the other order is sealed; if both captains hand in papers, enter both at once.
contest-order-incomplete = { contest-side }: the order of entry must name every fighter of the line-up once. Line up those whom it names.
contest-commitment-form = { contest-side }: the seal of the order must be a SHA-256 of 64 digits and letters from a to f. Seal it again.
contest-bridge-full = { contest-side }: { $most ->
    [one] one fighter at a time may be on the bridge
   *[other] { $most } fighters at a time may be on the bridge
}, and { contest-fighter } is there. Wait until the place is free.
contest-not-your-turn = It is not the turn of { contest-fighter }. Next in the order: { $next }.
contest-no-breakthrough = A breakthrough decides nothing under these rules. Let the fight go on.
contest-not-on-bridge = { contest-fighter } is not on the bridge now. Record the entry first, or choose another fighter.

## Taps, hits, touches

contest-tap-empty = The tap says nothing. Tap the side that scored, or a breach.
contest-flag-not-yours = A flag is entered only by the hofmarshal, and only for a marshal of the panel; “{ $seat }” is none. Tap for yourself.
contest-unknown-zone = There is no zone “{ $zone }” here. Choose from: { $known }.
contest-unknown-weapon = There is no weapon “{ $weapon }” here. Choose from: { $known }.
contest-unknown-grip = There is no grip “{ $grip }” here. Choose from: { $known }.
contest-unknown-action = There is no action “{ $action }” here. Choose from: { $known }.
contest-limb-needed = { contest-fighter } has a cloak on one arm: say whether the left or the right one was struck.
contest-zone-needed = Say where the blow landed. Choose from: { $known }.
contest-grip-needed = Say how the weapon was held: the points depend on it. Choose from: { $known }.
contest-weapon-needed = Say with which weapon: what the blow takes depends on it. Choose from: { $known }.
contest-majority = Most marshals saw { contest-side }, and under these rules the majority decides. Rule so, or undo a wrong tap.
contest-order-needed = Say which blow came first, or that they were together; or give the times of all.
contest-already-ruled = This exchange has already been ruled on ({ $event }). To change that ruling, replace it.
contest-ruled-meanwhile = Meanwhile somebody else gave a ruling in this exchange ({ $event }), which was not to be seen here yet. Look at it; if there was another blow, rule on that one now.
contest-no-such-ruling = There is no ruling { $event } to replace. Choose one that stands.
contest-unknown-reason = “{ $reason }” is no reason for not counting a blow. Choose from: { $known }.
contest-unknown-fighter = There is no fighter “{ $fighter }” in this contest. Choose one from its sides.
contest-own-side = { contest-fighter } is on the same side. Choose an opponent.
contest-striker-out = { contest-fighter } is out of the fight and cannot strike. Choose another fighter, or undo what put this one out.
contest-no-clinch-rule = These rules do not time a clinch. Halt the fight if it must be parted.
contest-no-clinch = No clinch is being timed. Nothing needs parting.
contest-no-touch-rule = A touch of the ground decides nothing under these rules. Record an out instead, if there is one.
contest-touch-part = Say which part of the body touched the ground.

## Outs, breaches, claims

contest-unknown-cause = “{ $cause }” puts nobody out here. Choose from: { $known }.
contest-not-out = { contest-fighter } is not out by { $cause }. Let the fight go on, or correct what was recorded.
contest-returned-since = { contest-fighter } was returned to the fight after the moment this was seen. If he is out again, mark him again.
contest-already-out = { contest-fighter } is already out of the fight. Choose another fighter.
contest-is-not-out = { contest-fighter } is not out of the fight in this round. There is nobody to return.
contest-no-yield = These rules know no raised palm. Withdraw the fighter instead.
contest-no-return = These rules do not let anyone return to the fight. Undo the out if it was a mistake.
contest-unknown-breach = { $clause } cannot be cited as a breach here. Choose from: { $known }.
contest-no-breach = By { $clause } this is not a breach. Cite another clause, or nothing.
contest-tap-followed = The breach of tap { $tap } is on record already. Undo that first if it was wrong.
contest-note-needed = Describe what happened: { $clause } asks for a note.
contest-no-mutual-rule = These rules have no breach by both at once. Record one for each fighter.
contest-no-such-choice = “{ $choice }” cannot be chosen here. Choose from: { $known }.
contest-no-claims = These rules know no claims of forbidden blows. Record a breach instead.
contest-no-such-claim = There is no open claim { $claim }. Choose one that is open.
contest-claim-not-denied = Nobody has denied the claim { $claim }, so the judges cannot be divided over it. Record the denial first, or settle the claim.

## End, rulings, signatures

contest-no-signal-end = Under these rules a stop does not end the round. Halt the fight instead.
contest-nothing-to-rule = { contest-now } Nothing waits for a casting ruling. Go on without one.
contest-rule-whom = Say who wins, or that nobody does.
contest-already-signed = This signature is already there. Nobody signs twice.
contest-hofmarshal-signs = The hofmarshal cannot refuse to sign. Correct the protocol, then sign it.

## Undo

contest-no-such-event = There is no event { $event } to undo in this contest. Choose one from its journal.
contest-already-annulled = { $event } has already been undone. To bring it back, undo the undoing.
contest-annul-not-yours = { contest-seat } recorded { $event }. Ask there, or the hofmarshal, to undo it.
contest-annul-of-the-ring = The ring or the whole event was suspended or resumed ({ $event }). Only the desk or the chief can change that, by resuming or suspending it.
contest-confirm-dropped = If { $event } is undone, { $count ->
    [one] one later event no longer fits
   *[other] { $count } later events no longer fit
}. Confirm that it goes too:
contest-no-longer-fits = { $event }: { contest-kind }

## Protocol files

contest-protocol-form = This is no protocol. Write rulebook, nomination, sides and do as keys.
contest-protocol-from = “from: { $value }” is not known. Write call or start.
contest-unknown-rulebook = There is no rulebook “{ $name }”. { $found ->
    [0] Check its name; a rulebook of your own stands in a folder of its name beside this file. There are: { $known }.
   *[other] Did you mean “{ $near }”? There are: { $known }.
}
contest-unknown-nomination = This rulebook has no nomination “{ $name }”. { $found ->
    [0] There are: { $known }.
   *[other] Did you mean “{ $near }”? There are: { $known }.
}
contest-line-not-mapping = A line must hold a time and a command, such as “t: 12.5” and “halt:”. Write it so.
contest-line-time = The time “{ $value }” is not usable. Write “t” in seconds, as in 71.2.
contest-line-one-command = A line holds one command, but here stands: { $found }. Write exactly one.
contest-line-unknown-command = There is no command “{ $command }”. { $found ->
    [0] The commands are: { $known }.
   *[other] Did you mean “{ $near }”?
}
contest-line-body = After “{ $command }:” there must be keys with values, or nothing. Correct it.
contest-line-seat = “{ $value }” is no seat. Write in “as” who gave the command, as in line-marshal-2.
contest-line-id-twice = The id “{ $id }” already stands in an earlier line. Give this line another.
contest-expect-unknown = “{ $key }” is nothing that can be expected of a contest. { $found ->
    [0] Write one of: { $known }.
   *[other] Did you mean “{ $near }”?
}
contest-protocol-date = There is no day “{ $date }”. Write the date of the contest as 2026-05-31.
contest-line-expect = “expect” must hold keys with values, such as “winner: red”. Correct it.
contest-line-refused = “refused” must be true, a clause, a code, or a list of these. Correct it.

## Why: what happened

contest-why-called = { contest-seat }: the sides are called, call { $number }.
contest-why-arrived = { contest-seat }: { contest-side } has come to the lists.
contest-why-readied = { contest-seat }: { contest-side } is ready.
contest-why-absent = { contest-seat }: { contest-side } did not come.
contest-why-lapsed = { $what ->
    [arrive] The time for arriving has passed.
    [ready] The time for getting ready has passed.
    [late] The last time for being late has passed.
   *[final] The time for protests has passed: the result is final.
}
contest-why-started = { contest-seat }: “Fight!”
contest-why-halted = { contest-seat }: the fight is halted.
contest-why-stopped = { contest-seat }: stop.
contest-why-suspended = { contest-seat }: the contest is suspended, every clock stands.
contest-why-resumed = { contest-seat }: the contest is resumed.
contest-why-time-reached = The round's time is up: the horn.
contest-why-observed = { contest-seat } saw { $side ->
    [red] a scoring hit by RED
    [blue] a scoring hit by BLUE
   *[none] a breach
}{ $late ->
    [0] { "" }
   *[other] {" "}(tapped after the end of the round)
}.
contest-why-struck = { contest-seat } ruled on the blows of the exchange.
contest-why-acknowledged = { contest-fighter } acknowledged a hit.
contest-why-claimed = { contest-fighter } claims a forbidden blow by { contest-against }.
contest-why-denied = { contest-seat }: the claim { $claim } is denied.
contest-why-went-out = { contest-seat }: { contest-fighter } is out of the fight{ $cause ->
    [none] {""}
   *[other] {" "}by { $cause }
}.
contest-why-out-seconded = { contest-seat }: { contest-fighter } is out { $cause ->
    [none] too
   *[other] by { $cause }
}.
contest-why-marked-late = { contest-seat }: a late mark of round { $round }{ $fighter ->
    [none] {""}
   *[other] , { contest-fighter }
}. It counts for no round.
contest-why-returned = { contest-seat }: { contest-fighter } returns to the fight.
contest-why-breached = { contest-seat }: breach by { contest-fighter } of { $clause }.
contest-why-mutually-breached = { contest-seat }: breach by both of { $clause } – { $choice ->
    [penalty] both lose penalty points
    [continue] the fight goes on without a sanction
    [word] a word to both
   *[other] another decision
}.
contest-why-lined-up = { contest-seat }: { contest-side } named its line-up.
contest-why-substituted = { contest-seat }: { contest-side } makes a substitution: { $out } goes off, { $into } comes on.
contest-why-order-submitted = { contest-seat }: { contest-side } submitted its order of entry. Seal: { $commitment }
contest-why-revealed = { contest-seat }: { contest-side } opened its order of entry. Key: { $nonce }
contest-why-orders-ruled = { contest-seat }: the order of entry was handed in on paper.
contest-why-entered = { contest-seat }: { contest-fighter } steps onto the bridge.
contest-why-broke-through = { contest-seat }: { contest-fighter } broke through to the enemy's base.
contest-why-clinched = { contest-seat }: clinch, the timer runs.
contest-why-parted = { $timed ->
    [0] { contest-seat }: the clinch is over.
   *[other] The clinch lasted too long: it is parted.
}
contest-why-touched-ground = { contest-seat }: touch of the ground.
contest-why-ruled = { contest-seat } ruled: { $winner ->
    [red] RED wins
    [blue] BLUE wins
   *[none] { $nobody ->
        [0] { $divided ->
            [0] { $upheld ->
                [0] { $claim ->
                    [none] the round's result is confirmed
                   *[other] the claim is not upheld
                }
               *[other] the claim is right
            }
           *[other] the judges are divided
        }
       *[other] both lose
    }
}.
contest-why-withdrew = { contest-seat }: { contest-fighter } withdraws.
contest-why-disqualified = { contest-seat }: { contest-fighter } is disqualified.
contest-why-held = { contest-seat }: { contest-fighter } is held by the medic.
contest-why-cleared = { contest-seat }: { contest-fighter } may fight, the medical hold is lifted.
contest-why-annulled = { contest-seat }: { $target } is undone.
contest-why-swapped = { contest-seat }: the fighters change ends.
contest-why-signed = { $side ->
    [red] Red { $refused ->
        [0] signed the protocol.
       *[other] refused to sign the protocol.
    }
    [blue] Blue { $refused ->
        [0] signed the protocol.
       *[other] refused to sign the protocol.
    }
   *[none] The hofmarshal signed the protocol.
}
contest-why-announced = { contest-seat }: the result is announced.
contest-why-protested = A protest ({ $protest }) about the result was accepted.
contest-why-protest-settled = The protest { $protest } is settled: { $how ->
    [stands] the result stands.
    [corrected] the result is corrected.
   *[refought] the bout is fought again.
}
contest-why-decided = The result is recorded.

## Why: what was said with it

contest-why-tapped = Blow: { $what }
contest-why-fighter = Fighter: { contest-fighter }
contest-why-touch = { contest-fighter }: { $part }
contest-why-replaces = It replaces the ruling { $replaces }.
contest-why-not-counted = Not counted: { $not_counted }
contest-why-override = In spite of the shortcomings, because: { $override }
contest-why-claim = Claim: { $claim }
contest-why-clause = Clause: { $clause }
contest-why-reason = Reason: { $reason }
contest-why-note = Note: { $note }

## Why: what followed

contest-why-blow = { contest-side-loud }: { $what ->
    [none] { "" }
   *[other] { $what } –{ " " }
}{ $counts ->
    [0] does not count
   *[other] { $all ->
        [0] { $points ->
            [0] takes { contest-halves }
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] takes every hit
    }
}{ $flag ->
    [0] { "" }
   *[other] {" "}(a discouraged target)
}
contest-why-relation = { $relation ->
    [first] One blow came first.
    [together] The blows came together.
    [double] Double: the blows came together, and nobody scores.
    [level] Double: it would have brought both to the end level, and counts for neither.
    [afterblow] A blow in reply: its value is taken from the first blow's.
   *[after-horn] The blow came after the horn and brings nothing.
}
contest-why-scored = { contest-side-loud }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
contest-why-lost = { contest-fighter } loses { $all ->
    [0] { contest-halves }
   *[other] every hit
}.
contest-why-step = { $kind ->
    [remark] Remark { $number }
    [warning] Warning { $number }
    [disqualification] Disqualification { $number }
   *[breach] Breach
} { $scope ->
    [bout] in this contest
    [nomination] in this nomination
   *[event] in this event
}{ $effect ->
    [given] { "" }
    [warning] : it counts as a warning
    [points] : { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
    [award] : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the opponent
    [disqualify] { $kind ->
        [disqualification] { "" }
       *[other] : disqualified from this contest
    }
    [remove] : removed from { $scope ->
        [event] the event
       *[nomination] the nomination
    }
    [lose-all-hits] : loses every hit
   *[none] : recorded, without a sanction
}.
contest-why-casting = The marshals did not all agree: the hofmarshal's casting ruling stands.
contest-why-outcome = { contest-won }, { $red }:{ $blue } – { contest-ended }.
contest-why-round = Round { $number }: { contest-won }, { $red }:{ $blue } – { contest-ended }{ $counted ->
    [0] ; it counts for nobody and is fought again
   *[other] { "" }
}.
contest-why-halts = The fight is halted.
contest-why-awaits = Next: { $what ->
    [ruling] the hofmarshal rules who won
    [late] the hofmarshal rules what follows from being late
    [absent] the hofmarshal rules what follows from the absence
   *[confirm] the hofmarshal confirms the round's result
}.
contest-why-ignored = This no longer fits what came before it, and changes nothing.

## The log, as a spectator reads it

contest-log-called = The sides are called{ $number ->
    [1] { "" }
   *[other] , call { $number }
}.
contest-log-arrived = { contest-side } has come to the lists.
contest-log-readied = { contest-side } is ready.
contest-log-absent = { contest-side } did not come.
contest-log-started = Fight!
contest-log-halted = Halt{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}.
contest-log-stopped = Stop: the round is over.
contest-log-suspended = The contest is suspended, every clock stands.
contest-log-resumed = The contest is resumed.
contest-log-correction = Correction.
contest-log-scores = { contest-side-loud } scores { $points }{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-takes = { contest-side-loud } takes { $all ->
    [0] { contest-halves }
   *[other] every hit
}{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-no-effect = { contest-side-loud }{ $what ->
    [none] { "" }
   *[other] : { $what }
} – no score.
contest-log-cloaked = The arm in the cloak is no target.
contest-log-flagged = A discouraged target, but the blow counts.
contest-log-acknowledged = { contest-fighter } acknowledged a hit{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-denied = The claim is denied.
contest-log-went-out = { contest-fighter } is out of the fight.
contest-log-out-seconded = { contest-fighter } is out of the fight: marked again.
contest-log-returned = { contest-fighter } returns to the fight.
contest-log-breached = Breach by { contest-fighter }.
contest-log-mutually-breached = Breach by both – { $choice ->
    [penalty] both lose penalty points
    [continue] the fight goes on without a sanction
    [word] a word to both
   *[other] another decision
}.
contest-log-lined-up = { contest-side } named its line-up.
contest-log-substituted = { contest-side } makes a substitution: { $out } goes off, { $into } comes on.
contest-log-order-submitted = { contest-side } submitted its sealed order of entry.
contest-log-orders-ruled = The order of entry was handed in on paper.
contest-log-revealed = { contest-side } opened its order of entry.
contest-log-entered = { contest-fighter } steps onto the bridge.
contest-log-broke-through = { contest-fighter } broke through to the enemy's base.
contest-log-clinched = Clinch.
contest-log-parted = The clinch is over.
contest-log-touched-ground = { contest-fighter } touched the ground: { $part }.
contest-log-withdrew = { contest-fighter } withdraws.
contest-log-disqualified = { contest-fighter } is disqualified.
contest-log-annulled = An earlier entry is undone.
contest-log-swapped = The fighters change ends.
contest-log-signed = { $side ->
    [red] Red { $refused ->
        [0] signed the protocol.
       *[other] refused to sign the protocol.
    }
    [blue] Blue { $refused ->
        [0] signed the protocol.
       *[other] refused to sign the protocol.
    }
   *[none] The protocol is signed.
}
contest-log-announced = The result is announced.
contest-log-protested = A protest was made about the result: it is not final yet.
contest-log-protest-settled = The protest is settled: { $how ->
    [stands] the result stands.
    [corrected] the result is corrected.
   *[refought] the bout is fought again.
}
contest-log-agreed = { $agree } of { $taps } marshals saw a hit by { $side ->
    [red] RED
   *[blue] BLUE
}; { $quorum } are needed.
contest-log-lowest = The marshals named different blows: the lower value counts.

# The stages page of the office.

stages-nomination = Nomination
stages-no-nominations = There is no nomination yet. Add one on the event's page.
stages-phase-entries = not drawn yet
stages-phase-fighting = being fought
stages-phase-over = over, not signed
stages-phase-signed = signed
stages-views = What to show
stages-bracket = Bracket
stages-places = Places
stages-disturbed = places before it were corrected
stages-all-in = all bouts are in
stages-left = { $count ->
    [one] { $count } bout to come
   *[other] { $count } bouts to come
}
stages-byes = On without a bout: { $names }
stages-tie-short = Level on place { $place }: { $names }

stages-next = What is next
stages-step-draw = The draw comes first.
stages-step-fight = { $count ->
    [one] Stage “{ $stage }”: { $count } bout is still to be fought.
   *[other] Stage “{ $stage }”: { $count } bouts are still to be fought.
}
stages-step-extra = Stage “{ $stage }”: all bouts are in, but a place is tied. The rules ask for extra bouts between exactly these.
stages-step-settle = Stage “{ $stage }”: all bouts are in, but a tie decides who goes on.
stages-step-decide = The places before the stage “{ $stage }” were corrected. Compose it again, or let it stand.
stages-step-decide-started = The places before the stage “{ $stage }” were corrected, and it has begun. Compose it again, or let it stand.
stages-step-promote = Stage “{ $stage }” is over.
stages-step-sign = All stages are over.
stages-step-done = The places are signed.
stages-tie = Group { $group }, place { $place }: { $names }

stages-promote = Compose the next stage: { $stage }
stages-promote-do = Compose the stage
stages-groups = Number of groups
stages-groups-auto = as few as the rules allow
stages-group = Group
stages-group-of = Group of { $name }
stages-by-hand = Change the groups by hand
stages-by-rules = Back to the groups by the rules
stages-extra = Extra bouts
stages-extra-do = Schedule the extra bouts
stages-settle = Put them in order
stages-settle-do = This is their order
stages-settle-help = The rulebook offers nothing more for this tie, so the hofmarshal decides, with his reason. The first takes place { $place }.
stages-up = { $name }: up
stages-down = { $name }: down
stages-re-promote = Compose again
stages-re-promote-title = Compose again: { $stage }
stages-re-promote-help = The stage becomes what it would have been by the corrected places. Results of bouts between those who no longer meet there count no more.
stages-let-stand = Let it stand
stages-let-stand-title = Let it stand: { $stage }
stages-let-stand-help = The stage stays as it was composed, though the places before it are others now. The reason is logged.
stages-sign = Sign the places
stages-sign-help = The final places are signed as they stand. A later correction that moves one asks for a new signature.
stages-sign-who = The chief hofmarshal or the organiser signs them.

stages-status = What became of the bout
stages-status-fought = Fought
stages-status-walkover = Walkover
stages-status-void = Does not count
stages-standing = Standing at the end
stages-round-points = Round points
stages-sanctions = Sanctions
stages-winner = Winner
stages-winner-none = Nobody: drawn, or both lost
stages-winner-both-lost = Nobody: both lost
stages-winner-nobody = nobody won
stages-winner-by-points = by the points
stages-disqualified = Disqualified in this bout
stages-extra-round = Won in the extra round
stages-note = Note
stages-gap-points = The points of both are missing.
stages-gap-winner = Who won?
stages-gap-number = Points are whole numbers.
stages-record = Record
stages-record-sure = Record all the same
stages-record-next = Record, on to the next
stages-correct = Accept the correction
stages-recorded-as = Recorded: { $score }. A change is a correction: it needs its reason, and below you see what it disturbs.
stages-recorded-meanwhile = Somebody has recorded this bout while you had it open:
stages-take-theirs = Start from theirs
stages-by-default = This bout was not fought, as one of the two had left. What becomes of it is in the rules.
stages-void-bout = Void it: to be fought again
stages-void-bout-help = The result counts no more, and the bout waits to be fought once more.
stages-void-stage = Void the whole stage
stages-void-stage-title = Void the stage: { $stage }
stages-void-stage-called = All its results count no more; the groups stay, and every bout is to be fought again.
stages-void-stage-fresh = The stage goes altogether, and can be composed anew.
stages-revisions = What was recorded ({ $count })
stages-was-voided = voided: to be fought again

stages-withdraw = Withdraw
stages-withdraw-who = Withdraws: { $name }
stages-disqualify = Disqualify
stages-disqualify-who = Disqualify: { $name }
stages-in-bout = In which bout
stages-no-bout = none: for the nomination
stages-other-clause = another clause
stages-remove-at-once = Out of the nomination at once

stages-reason = Reason (is logged)
stages-reason-may = Reason
stages-reason-missing = Give the reason.
stages-moved = Somebody has changed this nomination meanwhile. This is what would follow now:
stages-unreachable = The server cannot be reached. Nothing was changed.
stages-not-there = not counted
stages-won-by = won by { $name }
stages-bouts-change = Bouts that change
stages-more-bouts = and { $count } more
stages-disturbs = What it brings about
stages-would-be = As it would be composed: { $stage }
stages-pair = Pair { $number }
stages-came = { $group }, place { $place }
stages-comes-in = comes in
stages-goes-out = Goes out: { $names }
stages-nothing-else = Nothing else changes.
stages-against-points = The one with fewer points wins. Is that meant?
stages-gap-halves = Hits are whole or half: 2 or 2.5.
stages-change-rules = Change the rules

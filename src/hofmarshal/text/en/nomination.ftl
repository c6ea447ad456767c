### The nomination: draw, stages, results, corrections, places.

## Entries and the draw

nomination-entry-without-code = The entry "{ $name }" has no code: give it one that no other entry has.
nomination-entry-known = { $entry } is entered already, with the same data.
nomination-entry-twice = The entry { $entry } is in the list twice: remove one, or give it another code.
nomination-entry-unknown = There is no such entry: { $entry }. Check the code against the list of entries.
nomination-entry-not-in-stage = { $entry } is in no group of the stage { nomination-stage }.
nomination-already-drawn = It has been drawn already (stage { nomination-stage }). Void that stage first, or withdraw whoever is not there.
nomination-draw-method = This rulebook has no draw of the kind "{ $method }": it allows { $methods }.
nomination-lot-no-seed = The lot needs its seed; or give the seed's hash to publish it first.
nomination-lot-committed = The hash of the seed is published already: { $commitment }.
nomination-lot-wrong-seed = This is not the seed whose hash was published: { $commitment } was, its own is { $actual }.
nomination-lot-commitment-form = { $commitment } is not the hash of a seed. A commitment is the SHA-256 of the seed: 64 digits 0-9 a-f.
nomination-weight-missing = These have no weight category, by which the draw is split: { $entry }.
nomination-too-few = { $total } entries are too few: the rulebook wants at least { $minimum }. The organiser chooses what to do.
nomination-option-final = Go straight to one final group of { $total }.
nomination-option-wait = Wait for more entries ({ $total } so far).
nomination-option-merge = Merge these { $total } with another nomination.
nomination-option-cancel = Cancel the nomination ({ $total } entries).
nomination-group-size = A group of { $size } is not allowed: the rulebook has groups of { $sizes }.
nomination-pair-size = A pair cannot have { $size } entries.
nomination-group-unknown = There is no group "{ $group }": the groups are { $groups }.
nomination-move-needs-reason = The stage { nomination-stage } has begun: moving { $entry } needs a reason, which is logged.
nomination-move-nowhere = { $entry } is in group { $group } already.
nomination-stage-unknown = There is no stage or group like that: { nomination-stage }.
nomination-track-unknown = There is nothing to go on with under "{ $track }": there is { $tracks }.

## Results

nomination-not-drawn = Nothing has been drawn yet.
nomination-bout-without-id = A bout between { $red } and { $blue } has no name or number.
nomination-bout-unknown = There is no bout { $bout }.
nomination-bout-not-planned = Bout { $bout }: { $red } and { $blue } are not to meet: they are in no group together.
nomination-bout-fought = Bout { $bout }: { $red } and { $blue } have met already (bout { $other }). To correct it, use that name.
nomination-bout-of-left = Bout { $bout }: { $entry } has left the nomination; the bout counts as the rules say.
nomination-bout-other-pair = Bout { $bout } was between { $red } and { $blue }: a correction keeps its fighters.
nomination-bout-same = Bout { $bout } is recorded with this very result.
nomination-bout-against-self = Bout { $bout }: { $entry } cannot meet himself.
nomination-negative-score = Bout { $bout }: points cannot be below zero.
nomination-winner-unknown = Bout { $bout }: "{ $winner }" did not fight in it; the winner is red, blue, one of the two, or none.
nomination-winner-needed = Bout { $bout } ended equal, and no winner is named. Name who won it in the end: red or blue; none if nobody did.
nomination-walkover-winner = Bout { $bout } was not fought, and no winner is named. Name who won it by default: red or blue; none if both lost it.
nomination-sanction-of-other = Bout { $bout }: { $entry } did not fight in it and cannot be sanctioned there.
nomination-revision-needs-reason = Bout { $bout } is recorded: a correction needs its reason.
nomination-void-needs-reason = Voiding { $what } needs a reason.
nomination-sources-disagree = Bout { $bout }: { $first } says { $first_says }, { $second } says { $second_says }. Mend one of them.
nomination-already-left = { $entry } has left the nomination already.
nomination-disqualified-already = { $entry } is disqualified in bout { $bout } already.
nomination-withdrawn = { $entry } withdrew. { $reason }
nomination-typed-first = The office has already recorded this bout: { $red } { $red_score }:{ $blue_score } { $blue }{ nomination-typed-who }. What is signed here will not replace that. If it is wrong, tell the secretary now: the record is corrected at the stages page, with a reason.
nomination-typed-stands = What you signed does not count: the office had recorded { $red } { $red_score }:{ $blue_score } { $blue }{ nomination-typed-who }, and that stands. Tell the secretary before anything is announced: the record is corrected at the stages page, with a reason.
nomination-typed-who = { $winner ->
    [red] { ", " }won by { $red }
    [blue] { ", " }won by { $blue }
   *[none] { ", " }no winner
}
nomination-not-withdrawn = { $entry } has not withdrawn: there is no withdrawal to take back.
nomination-reinstate-reason = Say why { $entry } is in again: the withdrawal stays on record, and so does the reason for taking it back.
nomination-removed = { $entry } was removed from the nomination. { $reason }
nomination-removed-bout = { $entry } is off the grid: removed by the ladder of sanctions in bout { $bout }.
nomination-removed-count = { $entry } is off the grid: disqualified { $count } times in this nomination.

## Extra bouts and promotion

nomination-extra-none = No tie needs extra bouts now.
nomination-extra-not-tied = { $entries } are not exactly those still tied (stage { nomination-stage }): extra bouts are fought by those and no others.
nomination-extra-not-scheduled = Bout { $bout }: no extra bout of { $red } and { $blue } has been scheduled.
nomination-extra-unknown-rule = The ranking of the stage { nomination-stage } knows no extra bouts: { $entries } share the place, or the hofmarshal settles it.
nomination-settle-extra = The rulebook has extra bouts for this tie (stage { nomination-stage }): schedule them.
nomination-settle-needs-reason = The hofmarshal's order of a tie needs its reason (stage { nomination-stage }).
nomination-settle-not-tied = { $entries } are not exactly those who are tied.
nomination-stage-open = The stage { nomination-stage } is not over.
nomination-open-bout = Bout { $bout } is open: { $red } – { $blue }.
nomination-open-tie = Tied on place { $place }: { $entries }.
nomination-tie-extra = Group { $group }: { $entries } are level; extra bouts decide between them.
nomination-tie-ruling = Group { $group }: { $entries } are level where it decides who goes on; the hofmarshal settles it.
nomination-no-next = Nothing follows the stage { nomination-stage }: it is the last.
nomination-nobody-advances = Fewer than two would go on from the stage { nomination-stage }.
nomination-stage-not-promoted = { nomination-stage } was not composed from an earlier stage.
nomination-stage-has-next = The stage { $next } was composed from { nomination-stage }: void that one first.
nomination-not-disturbed = The places before the stage { nomination-stage } are still those it was composed from.
nomination-other-stage = By the corrected places { $next } would follow instead of { nomination-stage }: void { nomination-stage } and promote again.
nomination-reason-needed = This needs its reason, which is logged ({ nomination-stage }).

## Corrections and rules

nomination-disturbs-place =
    { $entry } moves from { $old ->
        [0] no place
       *[other] place { $old }
    } to { $new ->
        [0] no place
       *[other] place { $new }
    } (stage { nomination-stage }, group { $group }).
nomination-disturbs-in = { $entry } (place { $place }) should now be in the stage { nomination-stage }.
nomination-disturbs-out = { $entry } should no longer be in the stage { nomination-stage }.
nomination-disturbs-seat = { $entry } comes to the stage { nomination-stage } from place { $new } instead of { $old }.
nomination-disturbs-started = The stage { nomination-stage } has begun: compose it again, or let it stand with a reason.
nomination-rules-same = The new rules are the same as those in force.
nomination-settings-drawn = The draw rests on these settings, so they stay: { $names }.
nomination-rules-kept = The stage { nomination-stage } has begun and keeps its scoring and ranking: { $paths }. Void the stage to change that.
nomination-unknown-command = This is no command of a nomination.

## The log of decisions

nomination-log-moved = { $entry } moved to group { $group } ({ nomination-stage }). { $reason }
nomination-log-disqualified = { $entry } disqualified (bout { $bout }). { $reason }
nomination-log-corrected = Bout { $bout } corrected: { $reason }
nomination-log-voided = { $what } voided: { $reason }
nomination-log-settled = The hofmarshal settled a tie as { $entries }: { $reason }
nomination-log-extra = Extra bouts scheduled ({ nomination-stage }, group { $group }): { $pairs }.
nomination-log-re-promoted = The stage { nomination-stage } was composed anew: { $reason }
nomination-log-let-stand = The stage { nomination-stage } stands as it was composed: { $reason }
nomination-log-rules = Rules changed ({ $changed }): { $reason }

## Places

nomination-place-table = Place { $place } in the table of { nomination-stage }, group { $group }.
nomination-place-out = Got as far as { nomination-stage }: place { $place } in group { $group }. Equal places of different groups are shared.
nomination-place-unranked = Without a place ({ nomination-stage }, group { $group }).
nomination-place-by-ruling = Order of the tie by the hofmarshal's ruling: { $reason }
nomination-not-final = The places cannot be signed yet; reasons: { $count }.
nomination-track-running =
    { $track ->
        [main] The nomination
        [premier] The premier league
       *[other] { $track }
    } is not over.
nomination-protest-open = The protest { $protest } is not decided.
nomination-signed-already = These very places are signed already.

## Files

nomination-decision-form = Decision { $number } cannot be read: { $detail }.
nomination-decision-name = Decision { $number } must name exactly one thing to do ({ $known }); found: { $found }.
nomination-decision-when = Decision { $number } comes either "at: start" or "after" a bout.
nomination-settings-form = The settings cannot be read: { $detail }.
nomination-settings-replace = The rulebook says what "{ $name }" is: change it by an override that names the clause, not by a setting.
nomination-example-kind = An example of the kind "{ $kind }" is not known here; known are { $known }.
nomination-example-form = The example ({ $kind }) cannot be read: { $detail }.

## One protest

protest-not-accepted = No protest is accepted: the judges' decision is final.
protest-too-late = Filed { $after } s after the result was announced; the limit is { $limit } s.
protest-before-result = The result has not been announced yet.
protest-not-announced = The result of bout { $bout } has not been announced. Announce it: the time to protest runs from then.
protest-bout-again = Bout { $bout } is to be fought again: there is no result to protest against or to announce.
protest-wrong-filer = The fighter or his representative files a protest, not: { $by }.
protest-wrong-form = A protest cannot be made in this form: { $form }.
protest-no-clause = The protest names no clause of the rules it rests on.
protest-no-video = The protest has no video of the moment; organisers need not supply one.
protest-over-limit = Protests this fighter has had in the nomination: { $before }; allowed: { $limit }.
protest-phase = { $phase ->
    [announced] not filed yet
    [filed] filed, not decided
    [upheld] upheld
    [rejected] rejected
    [retracted] taken back
   *[dismissed] dismissed unheard
}
protest-already-filed = A protest about this is made already ({ protest-phase }).
protest-id-taken = The protest "{ $protest }" needs a name of its own.
protest-unknown = There is no protest { $protest }.
protest-not-of-bout = { $entry } did not fight in bout { $bout }.
protest-not-open = There is no protest to decide ({ protest-phase }).
protest-commission-small = The commission is too small to vote.
protest-commission-lacks-judge = Line marshals: { $have }; needed: { $need }.
protest-commission-lacks-hofmarshal = Hofmarshals: { $have }; needed: { $need }.
protest-commission-lacks-committee = Members of the organising committee: { $have }; needed: { $need }.
protest-no-votes = Nobody has voted.
protest-result-needed = Protest { $protest } is upheld and the result is to be corrected, but the corrected result is missing. Give `result`, or `then: refought`.
protest-votes-twice = { $name } has two votes.
protest-must-be-heard = The rules do not let this protest be dismissed unheard.
protest-dismissal-needs-reason = Say what was said or done: the reason for the dismissal is recorded.
protest-mistake-needs-reason = Say what was entered by mistake: the protest will not count as made.
protest-not-due = The time to decide is not over.
protest-clock-stands = The clock of the protest stands already.
protest-clock-runs = The clock of the protest is running.
protest-unknown-command = This is no command of a protest.

## The floor: all contests of the event

floor-busy = { $fighter } is in bout { $bout } now (ring { $ring }).
floor-held = { $fighter } is held by the medic. { $reason }
floor-removed-warnings = { $fighter } is removed from the event; warnings: { $count }.
floor-removed-ruling = { $fighter } is removed from the event: { $reason }
floor-short-rest = { $fighter } has rested { $rested } s of { $rest } s.
floor-cannot-call = Bout { $bout } cannot be called.
floor-rest-first = Bout { $bout }: the rest is too short; give a reason to call it all the same.
floor-bout-called = Bout { $bout } is called already (ring { $ring }).
floor-bout-not-called = Bout { $bout } is not called.
floor-fighters-odd = Bout { $bout } needs its fighters, each named once.
floor-held-already = { $fighter } is held already.
floor-not-held = { $fighter } is not held.
floor-warning-known = The warning { $warning } is counted already.
floor-warning-unknown = There is no warning { $warning }.
floor-removed-already = { $fighter } is removed already.
floor-removal-needs-reason = Removing { $fighter } needs a reason.
floor-unknown-command = This is no command of the floor.

## The stages by name

nomination-stage = { $stage ->
    [qualifying] qualifying
    [semi-final] semi-final
    [final] final
    [round-robin] round robin
    [pairs-by-lot] pairs by lot
    [elimination] elimination
    [third-place] third-place bout
   *[other] { $stage }
}

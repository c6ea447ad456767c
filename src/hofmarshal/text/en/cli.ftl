# The command line.

cli-problems = { $count ->
    [one] One problem.
   *[other] { $count } problems.
}
cli-running = Running { $path } …
cli-ranking = Ranking

cli-column-number = no.
cli-column-place = place
cli-column-entry = entry
cli-column-name = name
cli-column-club = club
cli-column-wins = wins
cli-column-bouts = bouts
cli-column-points = points
cli-column-against = against
cli-column-difference = difference
cli-column-why = why

cli-nobody-present = Nobody here has checked in. Write yes in the column checked_in for those who take part, or remove the column.
cli-draw-title = The draw: { $count ->
    [one] one entry
   *[other] { $count } entries
}
cli-draw-commitment = The seed's hash, to be published before the draw: { $commitment }
cli-draw-absent = Not checked in and not drawn ({ $count }): { $entries }
cli-draw-right = The draw is right: { $count ->
    [one] one entry
   *[other] all { $count } entries
} in the order that the seed gives, and the seed is the one whose hash was published.

cli-rank-title = Places
cli-rank-event = Event { $event }
cli-rank-open-bouts = Without a result and not counted ({ $count }): { $bouts }
cli-rank-open-tie = Place { $place } is to be settled by extra bouts: { $entries }

## Rulebooks

cli-rules-column = { $column ->
    [id] rulebook
    [name] name
    [edition] edition
    [nominations] nominations
    [clauses] clauses
   *[examples] examples
}
cli-no-clause = The rulebook { $rulebook } has no clause { $clause }. Check the id; “rules show { $rulebook }” lists all.
cli-clause-status = { $status ->
    [stated] stated by the source
    [inferred] inferred from the source
    [gap] the source is silent
   *[conflict] the source contradicts itself
}
cli-clause-about = { $kind ->
    [score] scoring
    [end] end of the contest
    [flow] course of the contest
    [sanction] sanctions
    [out] out of the fight
    [admission] admission
    [gear] gear
    [field] field
    [roster] rosters
    [stage] stages
    [ranking] ranking
    [protest] protests
    [conduct] conduct
    [state] state
   *[ledger] records
}; { cli-clause-status } ({ $source })
cli-rules-resolution = Until decided otherwise: { $text }
cli-rules-values = Values:
cli-rules-examples = Examples, by their lines:
cli-rules-playing = Playing the examples of { $book }
cli-rules-mutating = Changing the values of { $book }
cli-rules-checked = { $books ->
    [one] One rulebook checked
   *[other] { $books } rulebooks checked
}: { $problems ->
    [0] no problems
    [one] one problem
   *[other] { $problems } problems
}.
cli-rules-failed = This example does not come true ({ $clauses }):
cli-mismatch = { $path }: expected { $wanted }, but it is { $got }
cli-rules-tested = { $examples ->
    [one] One example played
   *[other] { $examples } examples played
}, { $failed ->
    [0] all come true
   *[other] { $failed } do not come true
}.
cli-rules-unnoticed = { $path }: no example notices { $change }. Add one of { $clauses } that fails when this value changes.
cli-rules-mutated = { $tried ->
    [one] One value changed
   *[other] { $tried } values changed
}, { $unnoticed ->
    [0] every change is noticed
   *[other] { $unnoticed } unnoticed
}.
cli-rules-not-mutated = Values were not changed: mend the examples that fail, then run it again.
cli-no-group = The list has no group “{ $group }”. There are: { $known }.
cli-coverage-state = { $state ->
    [covered] covered
    [citable] citable
   *[missing] missing
}
cli-coverage-needs-example = needs an example that passes
cli-coverage-count = { $present } of { $total } clauses present, { $missing } missing.
cli-no-kind = There is no kind of file “{ $kind }”. There are: { $known }.
cli-folder-taken = Something is already here. Name a folder that does not exist yet.
cli-rules-new = The rulebook is laid out in { $folder }. Fill it in, then run “rules check { $folder }”.

## One contest

cli-side = { $side ->
    [red] red
    [blue] blue
   *[none] –
}
cli-termination = { $termination ->
    [time] time is up
    [signal] the hofmarshal's signal
    [points] points scored
    [hits] scoring hits
    [doubles] too many doubles
    [no-hits] no hits left
    [out] all out of the fight
    [fall] a fall
    [breakthrough] a breakthrough
    [ruling] the hofmarshal's ruling
    [technical] came too late
    [absent] did not come
    [withdrawal] a withdrawal
    [disqualification] a disqualification
   *[other] { $termination }
}
cli-run-column = { $column ->
    [round] round
    [winner] winner
    [score] score
    [standing] standing
   *[end] ended by
}
cli-run-not-counted = (counts for nobody)
cli-run-undecided = Not decided: { $phase ->
    [scheduled] not called yet
    [called] called, not both ready
    [ready] ready, not started
    [running] the fight is on
    [halted] halted
    [round-over] between rounds
   *[other] { $phase }
}.
cli-run-outcome = { $side ->
    [red] Red wins: { $name }
    [blue] Blue wins: { $name }
   *[none] No winner
}, { $red }:{ $blue } – { cli-termination }
cli-run-awards = Rating points { $red }:{ $blue }, round points { $red_points }:{ $blue_points }
cli-run-sanction = { $fighter ->
    [red] Red
    [blue] Blue
   *[other] { $fighter }
}: { $kind ->
    [remark] remark { $number }
    [warning] warning { $number }
    [disqualification] disqualification { $number }
   *[breach] breach
}{ $effect ->
    [given] { "" }
    [warning] , which counts as a warning
    [points] , { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
    [award] , { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the opponent
    [disqualify] , disqualified
    [remove] , removed from the competition
    [lose-all-hits] , loses every hit
   *[none] , no sanction
}
cli-run-clauses = Rests on: { $clauses }
cli-run-as-expected = All that the file expects came true.
cli-no-line = The protocol has no line { $number }; its lines are 1 to { $lines }. Choose one of them.
cli-why-clock = – The clock, { $seconds } s:
cli-why-refused = Refused:
cli-why-undone = Undone: this no longer counts.

## Gear

cli-gear-piece = { $item }: { cli-gear-mark }
cli-gear-mark = { $verdict ->
    [pass] passes
    [fix] fix
    [unmeasured] not recorded
   *[reject] rejected
}
cli-gear-passed = { $count ->
    [one] One requirement met.
   *[other] { $count } requirements met.
}
cli-gear-class = Armour class: { $value ->
    [none] not determined
   *[other] { $value }
}
cli-gear-verdict = In all: { cli-gear-mark }
cli-no-gear-rules = “{ $name }” is no rulebook with rules for gear. Choose from: { $known }.

## A nomination that was run

cli-medal = { $medal ->
    [gold] gold
    [silver] silver
    [bronze] bronze
   *[other] { $medal }
}
cli-run-lot = Drawn by lot. Seed: { $seed }; its hash (SHA-256): { $commitment }
cli-run-order = Order of the lot: { $order }
cli-run-left = { $state ->
    [withdrawn] { $entry } withdrew
    [removed] { $entry } was removed from the nomination
   *[other] { $entry } fights on
}{ $disqualifications ->
    [0] .
    [one] ; one disqualification.
   *[other] ; { $disqualifications } disqualifications.
}
cli-run-stage = { $kind ->
    [qualifying] Qualifying groups
    [semi-final] Semi-final groups
    [final] Final group
    [round-robin] Round robin
    [pairs-by-lot] Pairs by lot
    [elimination] Elimination
    [third-place] Bout for the third place
   *[other] Stage { $kind }
}{ $track ->
    [main] {""}
    [higher] , higher league
    [premier] , premier league
   *[other] , { $track }
}
cli-run-table = { $column ->
    [place] place
    [medal] medal
    [entry] entry
    [wins] wins
    [points] points
    [against] against
    [bouts] bouts
    [bout] bout
    [red] red
    [blue] blue
    [start] start
    [spread] spread
    [ring] ring
   *[why] why
}
cli-run-group = Group { $group }: { $count ->
    [one] one entry
   *[other] { $count } entries
}
cli-run-next = Group { $group }, still to be fought in this order:
cli-bouts-of-folder = A protocol has no table of bouts to write. Leave “--bouts” out, or run a nomination's folder.
cli-file-taken = There is a file of this name, and it is not overwritten. Name another, for example bouts-2.csv.
cli-bouts-column = { $column ->
    [bout] bout
    [stage] stage
    [group] group
    [red] red
    [blue] blue
    [red_score] red score
    [blue_score] blue score
    [winner] winner
    [extra] extra
   *[note] note
}
cli-run-places = { $final ->
    [1] Final places
   *[0] Places so far
}{ $track ->
    [main] {""}
    [higher] , higher league
    [premier] , premier league
   *[other] , { $track }
}
cli-run-protest = Protest of { $entry } over bout { $bout }: { $phase ->
    [filed] accepted, not decided
    [upheld] upheld
    [rejected] rejected
    [dismissed] dismissed unheard
   *[other] { $phase }
}{ $consequence ->
    [stands] ; the result stands.
    [corrected] ; the result is corrected.
    [refought] ; the bout is fought again.
   *[none] .
}
cli-run-open = { $count ->
    [one] One bout is still to be fought.
   *[other] { $count } bouts are still to be fought.
}
cli-run-schedule = Expected starts on { $rings ->
    [one] one ring
   *[other] { $rings } rings
}, in minutes from the next call on (rest between bouts: { $rest } s)
cli-run-extra = { $count ->
    [one] One extra bout is needed: { $bouts }
   *[other] { $count } extra bouts are needed: { $bouts }
}
cli-run-revised = Bout { $bout } was corrected: { $old } became { $new }.
cli-run-refused = Not carried out: { $what } (number { $number } in its file).
cli-run-unreached = Decision { $number } was to follow bout { $after }, which has no result; it was not carried out.

cli-no-criterion = There is nothing to rank by. Name after “--by” one or more of: { $known }.

## A running event

cli-event-added = Nomination { $name }: { $entries } entries, { $open } bouts wait, { $recorded } are recorded.
cli-event-unnamed = Event without a name
cli-event-nominations = Nominations
cli-event-rings = Rings
cli-column-ring = ring
cli-column-on = on
cli-column-next = on deck
cli-column-open = waiting
cli-column-recorded = recorded
cli-column-rulebook = rulebook
cli-column-nomination = nomination
cli-column-entries = entries
cli-column-behind = minutes behind

### The tournament's algorithms: ranking, lot, groups, brackets, schedule.

## Ranking: what separated an entry from others

tournament-rank-wins = Wins: { $value }{ tournament-rank-compared }
tournament-rank-win-ratio = Wins to bouts fought: { $value }{ tournament-rank-compared }
tournament-rank-rating-points = Rating points: { $value }{ tournament-rank-compared }
tournament-rank-round-points = Round points: { $value }{ tournament-rank-compared }
tournament-rank-head-to-head = Wins in the bouts between those level: { $value }{ tournament-rank-compared }
tournament-rank-points-scored = Points scored: { $value }{ tournament-rank-compared }
tournament-rank-points-difference = Points difference: { $value }{ tournament-rank-compared }
tournament-rank-fewest-sanctions = Sanctions (fewer is better): { $value }{ tournament-rank-compared }
tournament-rank-extra-bout = Wins in the extra bouts: { $value }{ tournament-rank-compared }
tournament-rank-lot = Number drawn by lot: { $value }{ tournament-rank-compared }
tournament-rank-rating = Rating: { $value }{ tournament-rank-compared }
tournament-rank-compared =
    { $ahead_count ->
        [0] { "" }
       *[other] ; ahead of { $ahead }{ $ahead_more ->
            [0] { "" }
           *[other] { " " }and { $ahead_more } more
        }
    }{ $behind_count ->
        [0] { "" }
       *[other] ; behind { $behind }{ $behind_more ->
            [0] { "" }
           *[other] { " " }and { $behind_more } more
        }
    }.
tournament-rank-head-to-head-unmet =
    The bouts between { $others }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    } do not count: not all of them have met.
tournament-rank-tied =
    Nothing separates { $others }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }: they share the place.
tournament-rank-extra-needed =
    Still level: { $others }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }. Extra bouts between exactly these decide.
tournament-unknown-criterion = There is no ranking criterion “{ $by }”. Use one of: { $known }.

## Withdrawals

tournament-unranked-annulled =
    { $cause ->
        [disqualified] Disqualified
       *[withdrawn] Withdrawn
    }: all bouts are annulled, no place.
tournament-unranked-kept =
    { $cause ->
        [disqualified] Disqualified
       *[withdrawn] Withdrawn
    }: the bouts count for the opponents, no place.

## The lot

tournament-lot-wrong-seed =
    This is not the seed that was committed to: its SHA-256 is { $actual }, published was { $commitment }.
tournament-lot-entry-missing = { $entry } was entered but not drawn.
tournament-lot-entry-unknown = { $entry } was drawn but not entered.
tournament-lot-entry-twice = { $entry } occurs more than once. List every entry once.
tournament-lot-wrong-order = Number { $number } should be { $right }, not { $claimed }.

## Groups

tournament-too-few =
    Confirmed: { $total ->
        [one] { $total } entry
       *[other] { $total } entries
    }. A group needs at least { $least }.
tournament-option-final-group =
    Hold one final group, all against all: { $total ->
        [one] { $total } entry
       *[other] { $total } entries
    }.
tournament-option-wait = Wait for more entries to be confirmed.
tournament-option-merge = Move the entries to another nomination.
tournament-option-cancel = Cancel the nomination.
tournament-split-number =
    { $total ->
        [one] { $total } entry
       *[other] { $total } entries
    } cannot be split into { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    } of sizes { $sizes }. Choose another number of groups.
tournament-split-impossible =
    { $total ->
        [one] { $total } entry
       *[other] { $total } entries
    } cannot be split into groups of sizes { $sizes }. Allow another size.
tournament-sizes-total =
    The groups have { $places ->
        [one] { $places } place
       *[other] { $places } places
    } for { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }. Make the sizes add up, each at least 1.
tournament-not-in-lot = Not in the lot: { $entries }. Draw again with all entries.
tournament-hand-refused =
    The groups are not complete: { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }.
tournament-hand-missing = { $entry } is in no group.
tournament-hand-unknown = { $entry } is not an entry of this stage.
tournament-hand-twice = { $entry } is put into groups more than once.
tournament-all-share =
    { $kind ->
        [club] All entries are of one club ({ $value })
        [came_from] All entries come from one group ({ $value })
       *[country] All entries are of one country ({ $value })
    }: nobody was kept apart for that.
tournament-together-unavoidable =
    Group { $group }: { $first } and { $second } are together, both { $kind ->
        [club] of the club { $value }
        [came_from] from the group { $value }
       *[country] of the country { $value }
    }: there are { $count } of them in { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }.
tournament-together-conflict =
    Group { $group }: { $first } and { $second } are together, both { $kind ->
        [club] of the club { $value }
        [came_from] from the group { $value }
       *[country] of the country { $value }
    }: keeping them apart would have put others together or upset the tiers.
tournament-together-hand =
    Group { $group }: { $first } and { $second } are together, both { $kind ->
        [club] of the club { $value }
        [came_from] from the group { $value }
       *[country] of the country { $value }
    }: put so by hand.

## Brackets

tournament-bracket-entries =
    An elimination needs at least two entries, each once: given { $given }, different { $count }.

## Schedule

tournament-schedule-no-ring =
    Bout { $bout } has no ring: { $ring ->
        [empty] there is none
       *[other] “{ $ring }” is not in use
    }.
tournament-schedule-waits = Bout { $bout } cannot be scheduled: it waits for { $waits }, which cannot be held before it.

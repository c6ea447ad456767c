props-title = Cards of the game
props-no-game = The game has not been set up. A master opens it first.
props-watch = Look at this
props-double = used once too often, by a phone that had been out of contact; it did nothing
props-make = Make cards
props-make-count = { $count ->
    [one] Make { $count } card
   *[other] Make { $count } cards
}
props-made = { $count ->
    [one] { $count } card is made. Print it below.
   *[other] { $count } cards are made. Print them below.
}
props-not-now = Not now
props-search = Search by name
props-none = There are no such cards yet.
props-kind = What it is
props-kind-is = { $kind ->
    [spell] Spell
    [book] Book
    [potion] Potion
    [artefact] Artefact
    [weapon] Weapon
   *[mark] A monster's mark
}
props-name = Name
props-text = What stands on it
props-effect = It does
props-effect-add = Add something it does
props-effect-remove = Take this out
props-no-effect = A card that does nothing is told of in the game's history when it is scanned.
props-on = On whom
props-on-self = Whoever uses it
props-on-target = Whom he names
props-act = What
props-act-wound = Hit
props-act-aid = Aid
props-act-lose-reason = Costs reason
props-act-gain-reason = Gives reason back
props-act-change-most = Changes the most there may be
props-act-finish = Finishes off (a master grants it)
props-what-wound = Where
props-what-aid = Which aid
props-what-lose-reason = Cause
props-what-gain-reason = By what
props-what-finish = How
props-way = { $way ->
    [execution] execution
    [ritual] ritual
    [sacrifice] sacrifice
    [artefact] artefact
   *[other] { $way }
}
props-mark = The monster's mark
props-blows = Blows
props-points = Points
props-most-reason = Reason by
props-most-hits = Hits by
props-often = How often
props-once = Once
props-some = So many times
props-always = As often as one likes
props-uses = Times
props-users = Only for these numbers
props-users-any = anybody
props-count = How many cards
props-no-server = No answer from the server. Check the connection and try again.
props-for = only for { $who }
props-there = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
props-gone = { $count } used up
props-print = Print
props-each = Each of them
props-left = { $left ->
    [0] used up
    [one] { $left } use left
   *[other] { $left } uses left
}
props-withdrawn = withdrawn
props-withdraw = Withdraw
props-cause = { $cause ->
    [monster] a monster
    [damage] damage
    [magic] magic
    [ritual] a ritual
    [book] a forbidden book
    [sleep] sleep
    [church] church
    [psychiatrist] a psychiatrist
    [item] an item
   *[other] { $cause }
}

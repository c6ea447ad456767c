# The draw, groups, and the page where anyone checks the lot.

draw-title = Draw and groups
draw-nominations = Nominations
draw-no-nominations = There is no nomination yet. Add one on the page:
draw-past-lot = An earlier lot does not count any more: { $reason }
draw-stages = Stages
draw-tracks-left = Not composed yet: { $tracks }
draw-clauses = By { $numbers }
draw-command-move = Move between groups
draw-command-compose = Groups by hand
draw-command-void = Take the draw back

draw-who = Who is in
draw-here = { $count ->
    [one] is here and will be drawn
   *[other] are here and will be drawn
}
draw-absent = not checked in
draw-left = { $count ->
    [one] has left
   *[other] have left
}
draw-barred = { $count ->
    [one] One of them is not admitted to the draw:
   *[other] { $count } of them are not admitted to the draw:
}
draw-leave-out = Draw without them (take their check-in back)
draw-look-again = Look again
draw-absent-list = Who is not checked in
draw-left-list = Who has left, and why

draw-hash = The lot's hash
draw-hash-why = Whoever sees the hash of the seed before the draw can check afterwards that nobody tried several seeds. The server makes a seed and shows it to nobody until you draw.
draw-hash-published = Published. Anyone sees it on the page to check the lot; the seed is told at the draw.
draw-check-page = Page to check the lot
draw-publish-hash = Publish the hash
draw-replace-hash = Publish another hash
draw-own-seed = Use a seed of your own
draw-seed = Seed
draw-seed-hint = For example what several clubs threw with dice, written one after another, at least 12 characters. It counts exactly as typed.
draw-seed-is-lost = The seed is lost
draw-lost-reason = Why another hash (everyone will see this)

draw-choose = Draw
draw-way = How
draw-way-lot = By lot
draw-way-lot-says = the lot deals them to the groups
draw-way-rating = By rating
draw-way-rating-says = the best are spread over the groups, the lot orders equals
draw-way-hand = By hand
draw-way-hand-says = you put each into a group
draw-way-not = the rulebook does not know this way
draw-first-stage = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}, first stage: { $kind ->
    [qualifying] qualifying groups
    [semi-final] semi-final groups
    [final] one final group
    [round-robin] round robin
    [pairs-by-lot] pairs by lot
   *[other] elimination
}.
draw-final-all-the-same = One final group all the same
draw-groups = Groups
draw-groups-of = { $count ->
    [one] { $count } group
   *[other] { $count } groups
}
draw-groups-usual = as few as the rulebook allows
draw-hash-first-say = Publish the hash above first. Then you can draw.
draw-draw = Draw
draw-sure = { $count ->
    [one] { $count } entry is drawn now, and the seed is told to everyone.
   *[other] { $count } entries are drawn now, and the seed is told to everyone.
}
draw-now = Draw now
draw-no-answer = The server did not answer. Look whether it was drawn, then try again.
draw-by-hand = Compose by hand

draw-made-lot = drawn by lot
draw-made-rating = drawn by rating
draw-made-hand = composed by hand
draw-made-places = composed from the places
draw-not-begun = No bout of it has been called yet: moves need no reason.
draw-has-begun = It has begun: every move needs a reason, which is logged.
draw-notes = Look at this
draw-more-notes = { $count } more
draw-no-conflicts = Nobody shares a group with somebody of his own.
draw-group = Group { $name }
draw-pair = Pair { $number }
draw-third = For third place
draw-pool = In no group yet
draw-alone = Came later, in no group
draw-at-ring = Ring { $ring } · { $count ->
    [one] { $count } bout
   *[other] { $count } bouts
}
draw-move-how = Tap a fighter, then a group to put him there, or another fighter to change the two. You can also drag. With keys: arrows to go, Enter to pick and to put, Esc to put down.
draw-picked = { $name }: where to?
draw-put-down = Put down
draw-put-here = Put into: { $group }
draw-fought = { $count ->
    [one] { $count } bout fought
   *[other] { $count } bouts fought
}
draw-is-out = not here
draw-shares = shares: { $what }
draw-order = Order of bouts
draw-to-schedule = Rings and times
draw-take-back = Take the draw back
draw-take-back-says = The groups go. Everyone sees the reason beside the lot, with its hash and its seed. Then publish a new hash and draw again.
draw-take-back-do = Take it back
draw-move-reason = Move after the start
draw-move-what = { $name } → { $where }
draw-move-cost = { $name } has fought { $count ->
    [one] { $count } bout
   *[other] { $count } bouts
} in the present place ({ $group }): they will not count any more, for anyone.
draw-move-do = Move
draw-reason = Reason

draw-fewer = One group fewer
draw-more = One group more
draw-accept = Accept the groups
draw-still-waiting = { $count ->
    [one] { $count } is in no group yet
   *[other] { $count } are in no group yet
}

lot-title = The lot: check it yourself
lot-hash = The hash, before the draw
lot-hash-says = Note it down or photograph it before the draw. It is the SHA-256 of the seed: from now on nobody can exchange the seed.
lot-qr = The address of this page as a QR code
lot-print = Print
lot-not-yet = The hash has not been published yet.
lot-no-hash = No hash was published before this draw.
lot-seed = The seed, at the draw
lot-seed-later = The seed is told at the draw. Whoever knew it now could know the groups.
lot-by-hand = The groups were composed by hand, without a lot.
lot-hash-right = The seed is the one whose hash was published.
lot-hash-wrong = This is not the seed whose hash was published! Its own hash is { $hash }.
lot-order-right = Reckoned anew in your browser: the order is right.
lot-order-wrong = Reckoned anew in your browser, the order is another one than the server tells!
lot-order = The order drawn
lot-entries = Who would be drawn now: { $count }
lot-code = Entry
lot-name = Name
lot-sha = SHA-256 of seed:entry
lot-made-lot = Dealt to the groups in the order of the lot; those of one club or country are kept apart. Moves by the desk since then are in it.
lot-made-pairs-by-lot = First with second, third with fourth, and so on; of an odd number the last is left over. Moves by the desk since then are in it.
lot-made-elimination = The order of the lot is the seeding of the bracket. Moves by the desk since then are in it.
lot-made-rating = By rating; the lot orders only those whose ratings are equal.
lot-made-hand = Composed by hand.
lot-made-places = From the places of the stage before.
lot-later = A round of pairs is drawn anew. Its seed: { $seed }. Of an odd number, the last drawn who has had no bye yet has it.
lot-later-moved = The pairs are not those of the lot: the desk has moved somebody since.
lot-mine = Reckon with values of your own
lot-mine-says = Type what you noted down. Nothing is sent: your browser reckons it, also without a network.
lot-mine-entries = Entries, one a line
lot-mine-hash = Its hash:
lot-mine-again = Take the values of this page
lot-how = The rule: of each entry the SHA-256 of “seed:entry”; sorted by it, that is the order. The same in ten lines of Python:
lot-past = Lots that do not count any more
lot-past-seed = Its seed: { $seed }
lot-past-lost = Its seed was never told.

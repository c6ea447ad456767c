# The programme of an event: rings, nominations, the order of bouts, suspensions.

programme-unknown-command = The programme does not know this command.
programme-unknown-ring = There is no ring { $ring }. Rings: { $known }.
programme-name-empty = Give the event a name.
programme-ring-name = “{ $ring }” cannot be the name of a ring: use up to 32 Latin letters, digits, dots, dashes and underscores.
programme-ring-twice = Ring { $ring } is already like that.
programme-nomination-twice = There is already a nomination “{ $nomination }” in the event. Choose another name.
programme-nomination-name = “{ $nomination }” cannot be the name of a nomination: use up to 32 Latin letters, digits, dots, dashes and underscores.
programme-unknown-nomination = The event has no nomination “{ $nomination }”. Nominations: { $known }.
programme-place-what = Say which bouts or groups to place.
programme-placed-called = Bout { $bout } has been called already and stays where it is.
programme-placed-twice = { $bout } is named twice.
programme-not-placed = { $bout } was not placed by hand.
programme-unknown-bout = The event has no bout { $bout }.
programme-bout-twice = There is already a bout “{ $bout }”, or this name cannot be used.
programme-rules-missing = Rulebook “{ $rulebook }” has no nomination “{ $nomination }” that could be fought here.
programme-two-sides = A bout needs two different entries, not { $red } and { $blue }.
programme-removed = { $entry } has been removed from the event.
programme-no-fighters = Both sides need at least one fighter.
programme-names-apart = Names do not belong in the programme; give entries only.
programme-opened-already = Contest { $bout } is open already.
programme-begun = Contest { $bout } has begun and cannot be opened anew.
programme-suspended =
    { $ring ->
    [none] The event is suspended: { $reason }.
   *[other] Ring { $ring } is suspended: { $reason }.
}
programme-suspended-already =
    { $ring ->
    [none] The event is suspended already.
   *[other] Ring { $ring } is suspended already.
}
programme-not-suspended =
    { $ring ->
    [none] The event is not suspended.
   *[other] Ring { $ring } is not suspended.
}
programme-reason-needed = Say why: a suspension is announced with its reason.
programme-proposal = Asked for: { $command }.
programme-unknown-person = Nobody here has the number { $entry }.
programme-erased-already = { $entry } has been erased already.
programme-no-such-day = “{ $day }” is not a day of the calendar. Write it as 2027-05-21.
programme-first-day-missing = Give the first day too, not only the last.
programme-last-before-first = The last day, { $last }, is before the first, { $first }.
programme-too-many-days = The event would last { $days } days; the most is { $most }. Check the year.
programme-self-entry-late = Fighters could enter themselves until { $until }, but the event ends on { $last }.
programme-country = The country “{ $country }” cannot stand so.
programme-languages = Choose at least one of these languages: { $known }.
programme-keep-days = Private data can stay from 0 to { $most } days after the event.
programme-place-long = The place is too long: { $most } characters at most.
programme-details-meanwhile = Somebody else has just changed the same: { $fields }. Look at it and decide anew; nothing of yours was saved.
programme-overrides-meanwhile = Somebody else has just changed what is overridden in the whole event. Look at it and decide anew; nothing of yours was saved.
programme-rules-meanwhile = Somebody else has just changed the rules of “{ $nomination }”. Look at them and decide anew; nothing of yours was saved.
programme-nomination-drawn = “{ $nomination }” has been drawn already and stays in the event. Withdraw its entries instead.
programme-drop-reason = Say why “{ $nomination }” is taken out of the event: those who entered will ask.
programme-ring-used = Ring { $ring } is still needed: { $by }.

chronicle-history = History
chronicle-column-at = Game time
chronicle-column-game-ms = Game time, ms
chronicle-column-recorded = Recorded (UTC)
chronicle-column-kind = Kind
chronicle-column-number = Number
chronicle-column-name = Name
chronicle-column-what = Event
chronicle-column-words = In words
chronicle-column-details = Details
chronicle-column-by = Reported by
chronicle-column-claimed = Out of contact
chronicle-column-counts = Counts
chronicle-column-clauses = Clauses
chronicle-column-region = Region
chronicle-kind = { $what ->
    [character] character
    [obligation] obligation
    [prop] prop
   *[game] game
}
chronicle-claimed = { $what ->
   *[yes] claimed
}
chronicle-counts = { $what ->
    [yes] yes
    [undone] undone
   *[no] no longer fits
}
chronicle-clock = { $what ->
    [game-opened] The game was opened.
    [ran] The clock runs.
    [paused] The clock stands.
    [put-on] The clock was put forward.
    [cycle-begun] A new cycle began.
    [told] The masters told everybody something.
   *[other] { $what }
}
chronicle-moved = { $what ->
    [handed-over] Handed over to region “{ $region }”.
   *[called-home] Called home to region “{ $region }”: the file was lost.
}
chronicle-end = { $what ->
    [fulfilled] fulfilled
    [broken] broken
    [open] open
   *[unsigned] never signed
}
chronicle-state = { $what ->
    [well] well
    [heavy] heavily wounded
    [broken] without reason
    [presumed-dead] presumed dead
    [dead] dead
    [away] never back from the asylum
   *[other] { $what }
}
chronicle-cause = { $what ->
    [most] a lower limit
   *[other] something else
}
chronicle-death = { $what ->
    [wounds] wounds
    [devoured] devoured
   *[own-way] a monster's own way
}

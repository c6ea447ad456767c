# A rehearsal with robots: what it says on its way and at its end.

rehearse-opened = Bouts that wait: { $bouts }; rings: { $rings }. The robots begin.
rehearse-going = Bouts called: { $called }; commands answered: { $answers }; kills: { $kills }.
rehearse-no-seat = A device could not be swapped: { $why }
rehearse-title = The rehearsal
rehearse-what = What
rehearse-count = Count
rehearse-miss = MISSED: { $what }
rehearse-kept = Nothing that was acknowledged is lost, and the journal gives every result again.
rehearse-failed = The rehearsal failed. Misses: { $count }.
rehearse-row = { $row ->
    [seconds] Seconds
    [called] Bouts called
    [decided] Contests decided
    [recorded] Results in their nominations
    [acknowledged] Commands answered
    [taps] Taps recorded (late ones)
    [battles] Battles of teams
    [marks] Marks of battles (of a round that was over)
    [proposed] Proposals of replaced devices
    [entries] Entries in the journal
    [streams] Streams with an unbroken chain of hashes
    [lost] Frames lost
    [doubled] Frames doubled
    [delayed] Frames late
    [dropped] Sockets broken
    [swaps] Devices swapped
    [storms] Storms
    [kills] Kills of the server (restarts killed besides)
    [restart] Seconds of a restart, the median
    [on-their-way] Commands on their way at a kill, on average
    [cut] Commands in the journal whose answer a kill cut off
    [compared] Kills after which a running clock was compared
    [clocks] Clocks compared after a restart (the worst, ms off)
    [times] Server’s time compared after a restart (the worst, ms off)
    [unanswered] Commands never answered
   *[misses] Misses
}

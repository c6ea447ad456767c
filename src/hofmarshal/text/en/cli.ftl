# The command line.

cli-problems = { $count ->
    [one] One problem.
   *[other] { $count } problems.
}
cli-not-built = This installation has no { $part }. Update Hofmarshal.
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

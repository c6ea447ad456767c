# The board of rings.

schedule-title = Rings and times
schedule-no-rings = There is no ring yet. Add one on the page:
schedule-event-suspended = The whole event is suspended. Expected times begin when it goes on.
schedule-how = Tap a card or a bout, then the one it should stand before, or the end of a ring. You can also drag. With keys: arrows to go, Enter to pick and to put, Esc to put down.
schedule-single = Single bout
schedule-times = { $span } ± { $minutes } min
schedule-bouts = { $count ->
    [one] { $count } bout
   *[other] { $count } bouts
}
schedule-placed = placed by hand
schedule-open = Single bouts
schedule-close = Fold up
schedule-left = { $count ->
    [one] { $count } bout waits
   *[other] { $count } bouts wait
}
schedule-until = until about { $time }
schedule-behind = { $minutes } min late
schedule-suspended = Suspended:
schedule-on = On now, until about { $time }
schedule-nothing = Nothing waits here.
schedule-to-end = To the end: { $ring }
schedule-wait-busy = The ring would wait { $minutes } min for { $name }, who fights then: { $ring }
schedule-wait-rest = The ring would wait { $minutes } min: { $name } must rest after a bout ({ $ring })
schedule-wait-twice = { $name } comes straight from a bout ({ $ring })
schedule-more-waits = (and { $count } more)
schedule-waits = { $count ->
    [one] At one bout a ring would stand idle for a fighter. It is marked ⚠.
   *[other] At { $count } bouts a ring would stand idle for a fighter. They are marked ⚠.
}
schedule-picked = In hand: { $what }
schedule-earlier = Earlier
schedule-later = Later
schedule-release = Leave to the automatic order
schedule-put-down = Put down
schedule-no-answer = The server did not answer. Look whether it was moved, then try again.
schedule-rings = Which nomination at which rings
schedule-rings-says = Groups are dealt to the ticked rings in turn, unless you place them below.
schedule-nomination = { $count ->
    [one] { $count } bout of { $minutes } min waits
   *[other] { $count } bouts of { $minutes } min wait
}
schedule-spread = Spread the groups evenly
schedule-spread-sure = Groups that have not begun are assigned to the rings anew, so that all rings end about together. What was placed by hand of them is lost.
schedule-spread-do = Spread them

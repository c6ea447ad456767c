# After the game: numbers, plots, the history.

chronicle-title = Chronicle
chronicle-no-server = The server does not answer.
chronicle-until = up to { $time } of the game
chronicle-characters = { $count ->
    [one] one character
   *[other] { $count } characters
}
chronicle-states = How everybody is
chronicle-forgeries = attempts at forgery
chronicle-again = Count again
chronicle-print = Print
chronicle-as-table = As a table
chronicle-deaths = Deaths by hour of the game
chronicle-none-died = Nobody has died.
chronicle-hour = Hour
chronicle-all = All
chronicle-heavy = Heavy wounds
chronicle-blows = Blows
chronicle-wounds = Wounds by zone
chronicle-none-hit = Nobody was hit.
chronicle-zone = Zone
chronicle-hits = Hits taken
chronicle-reason = Reason lost by cause
chronicle-none-lost = Nobody has lost reason.
chronicle-cause = Cause
chronicle-points = Points
chronicle-times = Times
chronicle-obligations = Obligations by their end
chronicle-none-owed = There are no obligations.
chronicle-end = End
chronicle-count = Number
chronicle-history = The whole history
chronicle-history-help = Every event of the game in the order in which it happened: also what was undone, and what late reports changed.
chronicle-names = With names and what people wrote
chronicle-names-mean = The file names people. Keep it among the masters.
chronicle-no-names-mean = Numbers instead of names; what people wrote in their own words is left out. It may be published.
chronicle-save = Save { $form }

# What every page says: the link's state, sides, phases, refusals, settings.

product = Hofmarshal
close = Close
cancel = Cancel
dismiss = Understood
loading = Loading…

link-connected = Connected
link-connecting = Connecting…
link-lost = Not connected for { $time }
link-unsent = { $count } unsent
link-fleeting = This browser keeps nothing: do not reload or close the page while something is unsent.

ring-name = Ring { $ring }
stage-name = { $kind ->
    [qualifying] qualifying
    [semi-final] semi-final
    [final] final
    [round-robin] round robin
    [pairs-by-lot] pairs by lot
   *[other] elimination
}
group-name = { $group ->
    [third-place] bout for third place
   *[other] group { $group }
}
bout-name = bout { $number }
bout-extra = extra bout { $number }

displaced-replaced = Another device has taken this place
displaced-replaced-do = Nothing more is decided here. What was tapped here before and is still on its way goes to the new holder as a proposal: it counts if it is accepted there. To come back, ask for a new code.
displaced-revoked = This device was taken off
displaced-revoked-do = Nothing that is tapped here counts any more. If that is a mistake, ask the desk for a new code.
displaced-home = To the first page

side-red = Red
side-blue = Blue
side-red-loud = RED
side-blue-loud = BLUE

phase-scheduled = Not called yet
phase-called = Called
phase-ready = Ready
phase-running = Running
phase-halted = Halted
phase-round-over = Round over
phase-decided = Decided
phase-signed = Signed
phase-announced = Announced
phase-final = Final
phase-void = Void
phase-suspended = Suspended

clock-left = Time left
clock-passed = Time passed

ask-when = tapped at { $time }, arrived late: when should it count?
ask-then = At { $time }
ask-now = Now
ask-discard = Not at all
refused = Refused: { $what }, { $time }
clauses-cited = By { $numbers }

clause-search = Number or words of the clause
clause-none = No clause fits.

settings = Settings
settings-language = Language
settings-theme = Theme
theme-light = Light
theme-dark = Dark
theme-sun = Bright sun

# The line marshal's pad.

pad-title = Marshal's pad
pad-hits-red = RED hits
pad-hits-blue = BLUE hits
pad-throws-red = RED throws
pad-throws-blue = BLUE throws
pad-hit = hit
pad-forbidden = Forbidden place
pad-exchange = exchange { $number }
pad-menu = Settings

part-head = head
part-face = face
part-neck = neck
part-torso = torso
part-arm = arm
part-leg = leg
part-groin = groin
part-fingers = fingers
limb-left = left
limb-right = right

ask-zone = Where?
ask-grip = Grip?
ask-weapon = Weapon?
ask-action = How?
ask-limb = Which?
pad-cloak = cloak
pad-not-seen = not seen

pad-undo = Undo
pad-undo-word = Undoing a tap
pad-other-side = Other side
pad-to-red = → RED
pad-to-blue = → BLUE
pad-breach = Breach
pad-breach-who = Who broke the rule?
pad-breach-which = Which clause?

pad-mark-unsent = not sent yet
pad-mark-sent = on its way
pad-mark-done = received
pad-mark-late = received, late
pad-mark-refused = refused
pad-mark-undone = undone

pad-why-early = Taps count from the start of the exchange.
pad-why-decided = The contest is decided. Tell the hofmarshal what you saw.

pad-opposite = I stand opposite
pad-opposite-on = Red is on your right. Each half still belongs to the side that scores.
pad-opposite-off = Red is on your left.
pad-awake-lock = The screen stays on while this page is open.
pad-awake-video = The screen should stay on while this page is open. If it goes dark, set a longer time in the phone's own settings.
pad-awake-no = This browser cannot keep the screen on: set the longest time in the phone's own settings.
pad-clock-error = clock ±{ $error } ms

pad-moved = This pad is now at ring { $ring }.
pad-home = To the first page
pad-wait-connecting = Connecting…
pad-wait-connecting-do = Stay in the event's Wi-Fi. The pad opens by itself.
pad-wait-unknown = The server does not know this phone
pad-wait-unknown-do = Ask the desk or the hofmarshal for a new code and scan it.
pad-wait-unpaired = This phone has no place at a ring yet
pad-wait-unpaired-do = Ask the desk or the hofmarshal for a code and scan it with the phone's camera.
pad-wait-waiting = “{ $name }” waits for approval
pad-wait-waiting-do = The desk must approve this phone. The pad then opens by itself.
pad-wait-revoked = This phone was taken off its ring
pad-wait-revoked-do = Taps from here no longer count. If that is a mistake, ask the desk for a new code.
pad-wait-replaced = Another phone has taken this place
pad-wait-replaced-do = What you had tapped before goes to the new holder. To come back, ask for a new code.
pad-wait-other-role = This phone is not a line marshal's pad
pad-wait-other-role-do = It is paired for another job. The first page leads there.
pad-wait-no-ring = This pad has no ring yet
pad-wait-no-ring-do = The desk will move it to one. The pad then opens by itself.
pad-wait-loading = { $ring }: loading…
pad-wait-loading-do = The rulebook of this contest is on its way.
pad-wait-suspended = { $ring } stands still
pad-wait-suspended-do = The ring is suspended. The pad opens by itself.
pad-wait-idle = { $ring }: no contest now
pad-wait-idle-do = The pad opens by itself when the next pair is called.
pad-next = Next
pad-last = Last contest
pad-nobody = Nobody waits for this ring.

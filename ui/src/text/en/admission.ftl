# Papers and admission at the desk, the gear's inspection, stickers.

## The desk

admission-title = Papers and admission
admission-search = Number, name or club
admission-show = Show
admission-show-all = everyone
admission-show-missing = who lacks something
admission-show-ready = who may fight
admission-show-without = without: { $what }
admission-count = { $all } in all, { $waiting ->
    [0] everybody may fight
    [one] { $waiting } lacks something
   *[other] { $waiting } lack something
}
admission-lacks = Lacks: { $what }
admission-by-override = by the organiser
admission-team-waiting = { $waiting } of { $fighters } fighters not yet
admission-condition-age = age
admission-condition-gear = passed gear
admission-condition-event = country and days of the event
admission-condition-roster = roster
admission-undescribed = The event’s country and days are not set: age and papers cannot be judged without them.
admission-nothing-asked-here = No nomination here asks for papers or gear, so nobody is barred.
admission-born = Date of birth
admission-no-country-yet = no country yet
admission-in-order = In order
admission-signed = Signed
admission-confirms = What it confirms
admission-expires = Valid until
admission-expires-if = Valid until (if it says so)
admission-expires-early = It must be valid on { $day }.
admission-no-paper-here = Not handed in
admission-no-papers-asked = No papers are asked of this fighter.
admission-save = Save
admission-forget = Drop what I changed
admission-saved = Saved
admission-no-server = The server cannot be reached. What is typed here stays; try again.
admission-in-none = Nothing is asked of this entry in any of its nominations.
admission-admitted = admitted
admission-not-admitted = not admitted
admission-barred-from-draw-call = Not drawn and not called until this is there:
admission-barred-from-draw = Not drawn until this is there:
admission-barred-from-call = Not called until this is there:
admission-waived = Let pass by the organiser.
admission-let = The organiser let the fighter in: { $reason }
admission-let-why = Reason (it is kept beside the clauses)
admission-do-let-in = Let in all the same
admission-do-take-back = No longer let in
admission-only-organiser = Only an organiser may let somebody in who lacks something.
admission-clauses = The clauses
admission-command-let-in = Letting in
admission-command-take-back = Taking it back
admission-seen-all = “{ $paper }” seen of all shown ({ $count })…
admission-seen-title = Seen of all: { $paper }
admission-seen-help = This is recorded of everybody below. What is recorded of somebody already stays as it is.
admission-seen-undated = without a last day: where a paper states one, write it on its person’s own page
admission-seen-dated = this paper needs its last day: record it one by one
admission-seen-passed = Not touched: { $names }
admission-seen-do = { $count ->
    [one] Record { $count } paper
   *[other] Record { $count } papers
}
admission-seen-done = { $paper }: { $count ->
    [one] { $count } paper recorded.
   *[other] { $count } papers recorded.
}
admission-seen-back = Take back

## The inspection

gear-title = Gear inspection
gear-search = Number, name or badge
gear-nomination = Nomination
gear-any-nomination = all
gear-camera = Scan badge
gear-camera-off = Stop scanning
gear-no-camera = The camera cannot be used. Type the number.
gear-states = How the inspections stand
gear-all = all
gear-state-none = not seen
gear-state-open = being looked at
gear-state-again = look again
gear-state-fix = to be mended
gear-state-reject = rejected
gear-state-pass = passed
gear-of-team = team { $team }
gear-nobody = Nobody is entered yet.
gear-nobody-fits = Nobody fits.
gear-more = Show more ({ $count })
gear-back = To the list
gear-only-experts = You may look; recording and ruling are for the gear’s experts.
gear-not-asked = This nomination bars nobody for the gear; what is recorded counts all the same.
gear-broken = Broke: { $reason }. Look at it again.
gear-no-book = The rules for the gear could not be fetched: no connection.
gear-again-load = Try again
gear-free = The rulebook names no items: say what was shown, and rule on it.
gear-presence-required = required
gear-presence-optional = may be worn
gear-presence-forbidden = forbidden
gear-not-shown = not shown
gear-forbidden = This is not allowed in the nomination. Record it only if the fighter brings it all the same.
gear-record = Record
gear-record-forbidden = Record that it was brought
gear-yes = Yes
gear-no = No
gear-unit-mm = mm
gear-unit-um = mm
gear-unit-g = g
gear-unit-palm = palm widths
gear-must-between = from { $least } to { $most }
gear-must-least = at least { $least }
gear-must-most = at most { $most }
gear-must-over = more than { $limit }
gear-must-under = less than { $limit }
gear-must-one = must be: { $words }
gear-must-be = must be: { $word }
gear-otherwise-fix = mend it
gear-otherwise-reject = may not be used
gear-wrong-number = This is no measurement. Write a number, such as 1.5.
gear-wrong-palm = Write whole palm widths.
gear-verdict-now = By what is recorded:
gear-verdict-pass = pass
gear-verdict-fix = fix
gear-verdict-unmeasured = still open
gear-verdict-reject = reject
gear-left = { $count } still open
gear-ruled = Own verdict:
gear-own = Own verdict
gear-rule-pass = Pass
gear-rule-fix = Have it mended
gear-rule-reject = Reject
gear-rule-why = What is wrong with it
gear-withdraw = Leave it out
gear-withdraw-why = Why (may stay empty)
gear-piece = What is shown
gear-piece-pass = Passes
gear-piece-add = Record only
gear-photo = Photo
gear-photo-sending = Sending…
gear-photo-of = { $what }, photo { $number }
gear-photo-later = The photo could not be sent: no connection. Take it again later.
gear-armour = Armour
gear-armour-none-yet = Nothing recorded yet. The class counts in this nomination.
gear-class = Armour class { $class }
gear-class-open = Armour class: something is still to be recorded
gear-class-why = How the class is found
gear-layer = Layer { $number }
gear-layer-add = Add a layer
gear-layer-off = Take this layer away
gear-armour-bare = Record: no armour on the body
gear-armour-record = Record the armour
gear-end = The end of the inspection
gear-close = Close the inspection
gear-closed-pass = Passed: the fighter may enter as far as the gear goes.
gear-closed-fix = To be mended: mend what is named and show it again.
gear-closed-reject = Rejected: replace what is named and show it again.
gear-reopen = Inspect again
gear-reopen-why = Why it is looked at again
gear-past = What was done
gear-undo = Undo
gear-undo-what = Undo: { $what }
gear-undone = undone
gear-did-recorded = Recorded
gear-did-ruled = Ruled
gear-did-withdrawn = Left out
gear-did-worn = Armour recorded
gear-did-attached = Photo
gear-did-broken = Broke
gear-did-closed = Closed
gear-did-reopened = Opened anew
gear-command-open = Opening
gear-command-record = Recording
gear-command-rule = Verdict
gear-command-withdraw = Leaving out
gear-command-wear = Armour
gear-command-attach = Photo
gear-command-close = Closing
gear-command-reopen = Opening anew
gear-command-annul = Undoing
gear-command-breakage = Breakage
gear-stickers = Stickers
gear-stickers-what = A sticker shows that gear has passed; its code tells on any phone whether that still holds.
gear-stickers-each = How many
gear-stickers-fighter = One a fighter
gear-stickers-piece = One a piece
gear-stickers-skip = Places of the first sheet already used
gear-stickers-print = Make the PDF

## A sticker

sticker-title = Gear sticker
sticker-holds = Inspected and passed
sticker-void = Does not hold
sticker-void-do = The gear was opened for inspection anew. Take the fighter to the expert.
sticker-inspection = To the inspection

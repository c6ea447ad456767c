cards-waits = Kept on this phone. It goes out as soon as there is a connection.
cards-scanned = The card before you
cards-kind = { $kind ->
    [spell] Spell
    [book] Book
    [potion] Potion
    [artefact] Artefact
    [weapon] Weapon
    [mark] A monster's mark
   *[obligation] Obligation
}
cards-left = { $left ->
    [0] Used up
    [one] { $left } use left
   *[other] { $left } uses left
}
cards-unseen = No connection: this phone cannot tell what the card does. If you use it now, it counts from now; what it did you learn later.
cards-target = On whom? The number on their card
cards-target-unseen = On whom? A number, if the card asks for one
cards-myself = On myself
cards-use = Use it
cards-used = Used. It is told below once the masters' side has reckoned it.
cards-on-you = You:
cards-on = { $who }:
cards-did-nothing = It did nothing.
cards-owes = { $who } owes
cards-you-owe = You owe
cards-yours = You hold it already.
cards-yours-now = It is yours now.
cards-asked = Its holder has been asked. His word decides.
cards-take = Take it { $means }
cards-take-help = Its holder is not asked and not told who did it. Masters can see it.
cards-ask = Ask its holder for it { $means }
cards-put-away = Put away
cards-done = Done
cards-how = Scan a card with the phone's camera: it opens here. Where that fails, type its code.
cards-code = The card's code
cards-look = Look
cards-write = Write an obligation
cards-write-who = Who owes
cards-i-owe = I owe
cards-owed-me = I am owed
cards-to-whom = To whom? The number on their card
cards-by-whom = By whom? The number on their card
cards-terms = What, until when
cards-write-help = It binds once the other has signed it, on his own phone.
cards-write-help-own = It binds once you have signed it: it waits for that below.
cards-issue = Write it
cards-group-waits = Waits for you
cards-group-held = I hold
cards-group-owed = I owe
cards-none = You neither hold nor owe an obligation.
cards-over = { $count ->
    [one] { $count } that is over
   *[other] { $count } that are over
}
cards-uses = Cards you used
cards-double = It had been used up already.
cards-unsigned = Not signed: it binds nobody yet
cards-whoever = Owed to whoever holds it
cards-written-for = Written for { $who }
cards-came = Came to you { $means }
cards-deposited = Lies with the masters: nobody can steal it
cards-claimed = { $end ->
    [fulfilled] Said to be fulfilled: a master will say
   *[broken] Said to be broken: a master will say
}
cards-status = { $status ->
    [fulfilled] Fulfilled
    [broken] Broken
    [void] Torn up
   *[open] Open
}
cards-wanted = To pass to { $who } { $means }: { $asks } has to agree
cards-agree = Agree
cards-decline = Decline
cards-take-back = Take it back
cards-sign = Sign
cards-tear = Tear it up
cards-show = Show its card
cards-show-help = Whoever scans it can take it. Once it has passed on, this code is worth nothing.
cards-qr = The card's code to scan
cards-no-server = No connection: the card cannot be shown now.
cards-pass = Pass it on
cards-to = To whom? The number on their card
cards-deposit = Leave it with the masters
cards-end = How it ended
cards-end-help = A master confirms it.
cards-says = { $what ->
    [scan] Card used
    [issue] Obligation written
    [sign] Obligation signed
    [transfer] Obligation passed
    [agree] Answer to a transfer
    [discard] Obligation torn up
    [deposit] Obligation left with the masters
   *[claim] How an obligation ended
}

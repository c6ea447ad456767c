# The captain's phone: joining with the printed code, line-up, substitutions, the sealed order, rounds, rosters.

captain-page = Captain
captain-no-server = The server cannot be reached. Is this phone in the event's network?
captain-guess = Captain's phone

captain-join = Act as captain
captain-join-of = Team { $whose }
captain-join-type = Type what stands on the captain's card.
captain-join-whose = Team
captain-join-code = Code
captain-join-slip = That is not a whole code: look for a sign that is missing or mistaken. Spaces and small letters do not matter.
captain-join-name = Your name
captain-join-help = The desk sees it. A phone that acted for this team before hands over to this one.
captain-join-other = Type another code

captain-displaced-replaced = Another phone acts for your team now
captain-displaced-revoked = The desk has taken this phone off
captain-displaced-do = What was tapped here and not sent yet goes to that phone as a proposal. To act from here again, use your captain's card.

captain-nothing-waits = No bout waits for your team.
captain-bout = The bout
captain-against = against { $other }
captain-rounds-won = Rounds { $own }:{ $others }
captain-last-bout = The last bout, against { $other }
captain-next = Next bout
captain-next-about = about { $time }
captain-minutes = { $count } min
captain-next-ahead = { $count ->
    [0] you are next at this ring
    [one] { $count } bout before you
   *[other] { $count } bouts before you
}
captain-next-help = The line-up is yours to change once the bout is called.

captain-lineup = Line-up
captain-lineup-of = Line-up for round { $round }: { $count } of { $most }
captain-lineup-how = Tap who goes out, then who comes in. Confirm all changes at once.
captain-substitutions-left = { $count ->
    [one] { $count } substitution is left.
   *[other] { $count } substitutions are left.
}
captain-reserves = Not in the line-up
captain-no-reserves = The team has nobody else on its roster for this bout.
captain-main = main
captain-reserve = reserve
captain-is-captain = captain
captain-is-out = out
captain-goes-out = { $who } goes out.
captain-tap-in = Tap who comes in.
captain-tap-out = Tap who goes out for him.
captain-leave-out = Leave { $who } out, nobody comes in
captain-changes = Changes
captain-change = { $into } comes in for { $out }
captain-change-in = { $into } comes in
captain-change-out = { $out } goes out
captain-changes-more = and { $count } more
captain-confirm = Confirm for round { $round }
captain-take-back = Leave it as it was
captain-breaks-seal = Both orders must be sealed anew
captain-breaks-seal-help = The orders of entry that are sealed name the present line-ups. If you change yours, both captains make and seal their orders again.

captain-order = Order of entry
captain-order-how = Drag the fighters into their order, or use the arrows.
captain-order-secret = Nobody reads it before both orders are in, not even the organiser. The other captain sees it when the bout begins.
captain-order-anew = A line-up has changed since you sealed your order. Make and seal it anew.
captain-order-now = { $who } is now at place { $place }.
captain-order-handle = Place { $place }: { $who }. Drag it, or press the arrow keys.
captain-order-up = { $who }: earlier
captain-order-down = { $who }: later
captain-seal = Seal the order…
captain-seal-sure = Seal this order?
captain-seal-final = Once it is sealed you cannot change it.
captain-seal-now = I wrote the key down: seal
captain-seal-not-yet = Not yet
captain-key = The key of your order
captain-key-help = Write it on your captain's card. If this phone dies, it opens your order on any other.
captain-order-sending = Sealed on this phone, on its way to the server. It goes out as soon as there is a connection.
captain-order-sealed = Your order is sealed
captain-order-waits = Waiting for the other captain's order. Keep this page at hand: yours is opened from here.
captain-order-both = Both orders are sealed
captain-order-opens = Yours is being opened for the judges.
captain-order-stuck = Yours must be opened here: enter it below.
captain-order-fleeting = This browser keeps nothing: do not close this page before the bout, and write the key down.
captain-order-open = Your order is open to the judges.
captain-order-on-paper = The hofmarshal has taken your order from paper.
captain-order-own = Your order
captain-order-others-later = Shown when the bout begins.
captain-reenter = This phone does not hold the order you sealed. Put the fighters in that order again and enter its key.
captain-reenter-key = Key from your card
captain-reenter-do = Open this order
captain-reenter-wrong-key = That is not a whole key: look for a sign that is missing or mistaken.
captain-reenter-wrong-order = This is not what you sealed: the order or the key is another.
captain-reenter-lost = If the key is lost, hand the order on paper to the hofmarshal.

captain-rounds = Rounds fought
captain-round = Round { $number }
captain-round-won = won
captain-round-lost = lost
captain-round-drawn = drawn
captain-round-refought = equal, refought

captain-roster-of = Roster, { $nomination }: { $count }
captain-roster-main-to = { $least } to { $most } main fighters
captain-roster-main-from = at least { $least } main fighters
captain-roster-reserves = { $count ->
    [one] at most { $count } reserve
   *[other] at most { $count } reserves
}
captain-roster-out = The team is out of this nomination.
captain-roster-empty = Nobody is on the roster yet.
captain-roster-desk = The desk changes rosters, until the bout is called.

captain-proposal = “{ $name }” acted for the team before and wants:
captain-proposal-accept = Accept
captain-proposal-dismiss = Dismiss

captain-command-substitute = a substitution
captain-command-line-up = the line-up
captain-command-submit-order = sealing the order
captain-command-reveal = opening the order
captain-command-settle = settling a proposal

captain-card-one = Captain's card
captain-cards-help = One card a team, with the code that makes any phone its captain's.
captain-cards = Captains' cards
captain-recode = New code…
captain-recode-sure = Give { $team } a new code?
captain-recode-help = The old card and every phone paired with it may do nothing any more. Print the new card and hand it to the captain.
captain-recode-do = Give a new code
captain-recode-done = There is a new code. Print the card and hand it to the captain.

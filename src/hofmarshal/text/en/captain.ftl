# Captains: their phones, their teams' printed codes, their cards, and what they may do.

captain-code-wrong = Team and code do not go together. Type the code from the card again; if the desk has printed another card since, only that one works.
captain-no-team = There is no team “{ $entry }”. Only teams of nominations that are fought by teams have a captain's code.
captain-no-teams = There are no teams here to print cards for. Enter the teams first.
captain-cards-many = { $count } cards are too many at once (at most { $most }). Choose a nomination.
captain-recode-not-yours = Only the organiser, the chief hofmarshal and the secretary give a team another code.
captain-not-of-bout = Your team does not fight in this bout. You act for your own team only.
captain-bout-not-called = This bout is not called yet. Its line-up is yours to change once it is called, and until the round begins.
captain-of-the-present-phone = Your seat has gone to another phone. The order of entry is opened on that one: type the order and its key there.
captain-order-before-round = The order of entry is sealed once the bout is called, and before the round begins.

captain-card-title = Captain's card
captain-card-scan = Scan the code with your phone's camera,
captain-card-type = or open this address and type the team and the code:
captain-card-team = Team
captain-card-code = Code
captain-card-secret = Whoever has this code acts for the team: keep it to yourself.
captain-card-changed = Lost it, or others have seen it? The desk prints another one; this one then works no more.
captain-card-sealed = Keys of sealed orders
captain-card-sealed-help = When you seal your order of entry, your phone shows a key of six groups. Write it down here at once.
captain-card-phone-died = If the phone dies, any other phone opens your order with the code above, the order itself and this key.
captain-card-bout = Bout
captain-card-paper = Order of entry on paper
captain-card-paper-help = Only if the phone is dead and the key is lost: fill it in, cut it off, fold it and hand it to the hofmarshal when he asks for it.
captain-card-against = Against
captain-card-place = Place
captain-card-number = Number
captain-card-name = Fighter
captain-card-signed = Captain's signature

# Before a game: players' printed codes, characters out of spreadsheets, their cards.

printed-wait = Too many tries. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
player-code-wrong = Character and code do not go together. Type the code from the card again; if the masters have printed another card since, only that one works.
player-no-character = There is no character “{ $character }” in the game.
player-recode-not-yours = Only masters and the organiser give a character another code.
player-import-number-twice = The number “{ $number }” is also in row { $first }. Every character has a number of its own.
player-import-points = { $value } cannot be: a whole number from 0 to { $most }.
player-import-ways-many = { $count } ways to die are too many for a card (at most { $most }). Separate them with semicolons, and keep those that will be needed.
player-import-ways-monster = Only monsters have ways to die of their own. Say yes under “monster”, or leave this empty.
player-import-open = { $count ->
    [one] One row is still wrong. Mend it or leave it out.
   *[other] { $count } rows are still wrong. Mend them or leave them out.
}
player-character-faults = The character cannot be entered like this.
player-no-game = There is no game yet. Open it first.
player-no-rulebook = “{ $rulebook }” is no rulebook of a game.
player-changed-meanwhile = Somebody else has changed this character meanwhile: { $now }. Look, and change it again.
player-no-cards = There is no character to print. Enter characters first, or choose another group.
player-cards-many = { $count } cards are too many at once (at most { $most }). Choose a group.
player-import-taken = The number { $value } belongs to { $name } already. Empty the cell for the next free one.

player-badge-scan = Scan the code with your phone's camera,
player-badge-type = or type number and code at
player-badge-number = Number
player-badge-code = Code
player-badge-secret = Whoever has this code plays the character: keep it to yourself.

player-card-hits = Hits
player-card-reason = Reason
player-card-limbs = Out of use
player-card-when = at
player-card-zone = what happened: zone, weapon, help, cause
player-card-deadlines = What runs
player-card-duties = Obligations
player-card-whom = to or from
player-card-terms = what
player-card-signed = signed
player-card-ways = Dies only of
player-card-log = What happened, by the game's clock
player-card-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
player-card-bleeding = Open wound: −{ $takes } every { player-card-time } until { $stops }.
player-card-bleeding-at = bleeds from
player-card-death = Heavily wounded: dead after { player-card-time } without { $stops }.
player-card-death-at = dead at
player-card-devouring = Devoured after { player-card-time }, when a master says so.
player-card-devouring-at = devoured at

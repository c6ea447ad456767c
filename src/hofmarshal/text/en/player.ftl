# Before a game: players' printed codes, characters out of spreadsheets, their cards.

printed-wait = Too many tries. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
player-code-wrong = Character and code do not go together. Type the code from the card again; if the masters have printed another card since, only that one works.
player-no-character = There is no character “{ $character }” in the game.
player-recode-not-yours = Only masters and the organiser give a character another code.

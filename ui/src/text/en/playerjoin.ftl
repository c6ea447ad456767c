# A player's phone is paired with his character's printed code (components/PrintedJoin.svelte).

player-no-server = The server cannot be reached. Is this phone in the game's network?
player-guess = Player's phone
player-join = Play this character
player-join-of = Character { $whose }
player-join-type = Type what stands on your card.
player-join-whose = Character's number
player-join-code = Code
player-join-slip = That is not a whole code: look for a sign that is missing or mistaken. Spaces and small letters do not matter.
player-join-name = Your name
player-join-help = The masters see it. A phone that had this character before hands over to this one.
player-join-other = Type another code

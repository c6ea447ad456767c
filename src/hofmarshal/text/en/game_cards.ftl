obl-signed = It is signed and binds. Only its end, or a master, is left.
obl-deposited = It lies with the masters, and nothing of theirs is stolen.
obl-asked-already = A transfer of it waits for an answer already. Wait for that one.
obl-not-his-to-give = This is not yours to pass on. One gives what one holds, takes and asks for oneself.
obl-claimed-already = This has been said already. A master will look at it.
obl-forgery = { $what ->
    [sign-for-another] Nobody signs for another.
    [sign-again] It is signed already: a signature stays as it is.
    [alter] What is written stays as it is.
   *[other] This card is not genuine.
} Nothing has changed; the masters see that it was tried.
game-card-old = This card is not its holder's any more: it has passed on since. Scan the one he has now.
prop-not-for-you = “{ $name }” does nothing in your hands: it is made for others.
prop-no-effect = “{ $name }” can do nothing to { $who } now, and is not used up. If you think it should, ask a master.
prop-no-such-effect = A card cannot do this. Choose one of the acts offered.
game-no-character = There is no character { $who } in the game. Check the number.
game-code-wrong = No card has this code. Check it sign by sign.
game-code-wait = Too many wrong codes. Wait { $seconds } s, or scan the card.
game-card-not-yours = Its card is with whoever holds it. You do not.
game-props-many = { $count } cards at once are too many: { $most } at most.
game-no-cards = There is no such card to print. Choose others.
game-deed-wound = Hit: { $zone }{ $count ->
    [one] {""}
   *[other] , { $count } blows
}.
game-deed-aid = Aid: { $aid }.
game-deed-finish = Finishing off ({ $way }), once a master grants it.
game-deed-lose-reason = Reason lost: { $costs ->
    [none] { $mark ->
        [none] as the rules say ({ $cause })
       *[other] by the mark “{ $mark }”
    }
   *[other] { $costs }
}.
game-deed-gain-reason = Reason given back: { $gives ->
    [none] as the rules say ({ $cause })
   *[other] { $gives }
}.
game-deed-change-most = The most there may be changes: reason by { $reason }, hits by { $hits }.
game-forged = { $who } { $what ->
    [sign-for-another] tried to sign for another
    [sign-again] tried to sign once more
    [alter] tried to change what is written
   *[other] showed a card that is not genuine
}: “{ $terms }”.
game-card-scan = Scan me with the camera, or type:
game-card-kind = { $kind ->
    [spell] Spell
    [book] Book
    [potion] Potion
    [artefact] Artefact
    [weapon] Weapon
    [mark] A monster's mark
   *[obligation] Obligation
}
game-card-uses = { $uses ->
    [0] as often as one likes
    [one] { $uses } use
   *[other] { $uses } uses
}
game-card-users = only for { $who }

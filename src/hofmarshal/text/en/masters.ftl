# What masters are told: who was first, what is another region's, what has changed since they looked.

masters-teller = { $by ->
    [master] master { $number }
    [organiser] the organiser ({ $number })
    [regional] regional master { $number }
    [medic] medic { $number }
    [player] the player of { $number }
   *[other] the game itself
}
masters-news = { $what ->
    [wounded] a hit
    [aided] aid
    [finishing-asked] a request to finish the character off
    [finished] a finishing off
    [answered] a master's answer
    [devouring-started] a devouring
    [devouring-stopped] a devouring broken off
    [died] a monster's death
    [death-confirmed] a death confirmed
    [followed] what follows the death
    [reason-lost] reason lost
    [reason-gained] reason given back
    [most-changed] another most
    [done] something done
    [admitted] the way into the asylum
    [discharged] the way out of the asylum
    [undone] an undoing
   *[other] something
}
larp-answered-already = Answered already by { masters-teller }: { $granted ->
    [0] not allowed
   *[other] allowed
}. Nothing more is needed.
obl-answered-already = Answered already by { masters-teller }: { $granted ->
    [0] not allowed
   *[other] allowed
}. Nothing more is needed.
larp-death-confirmed-already = Confirmed already by { masters-teller }. Nothing more is needed.
larp-settled-already = Settled already by { masters-teller }: { $ruling }
larp-undone-already = Undone already by { masters-teller }.
larp-placed-already = The character belongs to that region already: { $region }.
larp-log-placed = Looked after by the masters of the region: { $region }.
game-other-region = This is not about a character of your region ({ $region }). Ask a master of the whole game, or of the other region.
game-whole-only = A regional master does not change what is the whole game's. Ask a master of the whole game.
game-changed-meanwhile = { masters-teller } has reported meanwhile: { masters-news }. Look at the card; if yours is another, give it again.
game-clock-moved = Another master has moved the clock meanwhile. Look at it, and put it forward again if that is still needed.
game-cycle-begun = Another master has begun cycle { $cycle } already.

# What is said of characters and obligations of a game.

larp-act = { $act ->
    [register] registering a character
    [place] naming a region
    [wound] reporting a wound
    [aid] reporting aid
    [finish] finishing somebody off
    [confirm] confirming
    [devour] starting a devouring
    [stop-devouring] breaking off a devouring
    [die] reporting a monster's death
    [confirm-death] confirming a death
    [follow] what follows a death
    [lose-reason] a loss of reason
    [gain-reason] reason given back
    [change-most] changing what a character may have
    [do] reporting what a character does
    [admit] admitting to the asylum
    [discharge] discharging from the asylum
    [dispute] opening a dispute
    [settle] settling a dispute
    [undo] undoing an event
    [choose] choosing a branch
    [issue] writing an obligation
    [sign] signing
    [alter] altering an obligation
    [transfer] passing an obligation on
    [agree] agreeing to a transfer
    [deposit] leaving an obligation with the masters
    [take-back] giving a deposit back
    [claim] claiming an end
   *[other] “{ $act }”
}
larp-role = { $role ->
    [master] A master
    [medic] A medic
    [player] A player
    [clock] The clock
   *[other] { $role }
}
larp-not-yours = { larp-role } may not do this: { larp-act }. Ask whoever has the right.
larp-before-the-game = That is before the game began. Give an instant of the game.
larp-not-registered = The character was not in the game then. A master registers it first.
larp-registered-already = The character is in the game already.
larp-hits-range = { $hits } hits cannot stand on a card: 1 to { $most } may.
larp-reason-range = { $reason } reason points cannot stand on a card: { $least } to { $most } may.
larp-no-reason-here = This game has no reason points. Leave them out.
larp-no-monsters-here = This game has no monsters of their own kind.
larp-is-dead = The character was dead by then. If it was not, a master corrects what was reported before.
larp-death-is-final = The character's death has been confirmed. Only a master can still take in what happened before it.
larp-is-away = The character is lost to other worlds and out of play.
larp-unknown-zone = There is no zone “{ $zone }”. Choose one of: { $known }.
larp-unknown-aid = There is no aid “{ $aid }”. Choose one of: { $known }.
larp-unknown-act = “{ $act }” is nothing the game knows. Choose one of: { $known }.
larp-unknown-cause = “{ $cause }” is no cause the game knows. Choose one of: { $known }.
larp-unknown-mark = No cost is set for the mark “{ $mark }” (known: { $known }). A master says what the meeting costs.
larp-unknown-outcome = There is no outcome “{ $outcome }”. Choose one of: { $known }.
larp-unknown-dispute = There is no open dispute { $dispute }. Choose one that is open.
larp-unknown-event = This character has no such event: { $event }. Choose one of its history.
larp-costs-needed = Say how many points it costs: the card or the description states it.
larp-gives-needed = Say how many points it gives back.
larp-enough-this-cycle = That has already given reason back in this cycle. It does so again in the next.
larp-nothing-changed = Say what is to change: reason, hits or both.
larp-finishing-forbidden = Nobody is finished off by “{ $way }”. Allowed, with a master's word: { $known }.
larp-nothing-asked = Nothing waits for an answer here: it was answered, or the character is dead.
larp-no-devouring-here = In this game nobody is devoured.
larp-devoured-already = The character is being devoured already; its countdown runs.
larp-not-devoured = The character is not being devoured. There is nothing to break off.
larp-not-a-monster = The character is no monster and has no ways of its own to die.
larp-not-its-way = “{ $way }” is not on its card. It dies by: { $known }.
larp-not-presumed = There is no presumed death to confirm.
larp-not-dead = The character is not dead.
larp-no-such-afterlife = That cannot follow this death.
larp-master-releases = Only a master releases from the dead zone. Go to one.
larp-dead-zone = { $minutes ->
    [one] { $minutes } minute remains
   *[other] { $minutes } minutes remain
} to be spent in the dead zone.
larp-heavily-wounded = Heavily wounded, the character can do nothing until it is treated.
larp-broken = Broken down, the character does not do this.
larp-only-supervised = Broken down, the character does this only under a master's eyes. Call one.
larp-no-asylum-here = This game has no asylum.
larp-in-asylum-already = The character is in the asylum already.
larp-not-broken = The character has not broken down: the asylum takes only those.
larp-not-in-asylum = The character is not in the asylum. Admit it first.
larp-trauma-needed = Describe the psychotrauma the character keeps.
larp-no-trauma = With this outcome the character keeps no psychotrauma. Leave it out, or choose the other outcome.
larp-say-what = Say what it is about.
larp-not-due = That deadline has not come.
obl-not-issued = There is no such obligation. Write it first.
obl-issued-already = This obligation has been written already. Write another one.
obl-to-himself = Nobody is obliged to himself. Name somebody else.
obl-unsigned = It is not signed: nothing can be done with it but to sign it.
obl-unknown-means = It cannot pass by “{ $means }”. Choose one of: { $known }.
obl-holds-it-already = He holds it already.
obl-nothing-asked = No transfer waits for the holder's word.
obl-holder-agrees = This waits for the other side: { $who }.
obl-deposit-not-his = He may not leave it with the masters: only the one who is obliged may.
obl-deposited-already = It lies with the masters already.
obl-not-deposited = It does not lie with the masters.
obl-ended = It was { $end ->
    [fulfilled] fulfilled
    [void] torn up
   *[broken] broken
}: nothing more can be done with it.
obl-no-such-end = It cannot end like this: { $end }.
obl-not-his-to-say = He is neither obliged nor its holder. One of the two, or a master, says how it ended.
obl-nothing-claimed = Nobody has said that it ended. There is nothing to confirm.
obl-cannot-be-altered = What is written stays as it is. Write a new one.
larp-line-time = “{ $value }” is no instant: { $key } is a number of minutes from 0 to 1000000.
larp-line-one-act = A line says one act, or none but what is expected. Found: { $found }.
larp-line-unknown-act = There is no act “{ $act }”. Acts are: { $known }.
game-not-open = The game has not been set up. A master opens it first.
game-open-already = The game “{ $name }” is open already.
game-name-needed = Give the game a name.
game-runs = The game's clock is running already.
game-stands = The game's clock stands already.
game-unknown-act = The game knows no such act.
prop-made-already = This card is “{ $name }” already. Make another one.
prop-unknown = There is no such card in the game, or it was withdrawn. Ask a master.
prop-whom = Say on whom “{ $name }” is used.
prop-used-up = “{ $name }” has been used up.
game-overrides-unfit = { $count ->
    [one] One override does not fit the rulebook.
   *[other] { $count } overrides do not fit the rulebook.
}
game-no-rules = “{ $rulebook }” is no rulebook of a game. Choose one that is.
game-not-yours = This is about another character ({ $character }). You report for your own; a master does for others.
game-card-wrong = This is not the card's code. Scan the card itself.
larp-log-registered = Entered the game.
larp-log-wounded = Hit: { $zone }{ $count ->
    [one] {""}
   *[other] , { $count } blows
}.
larp-log-aided = Aid: { $aid }.
larp-log-finishing-asked = Somebody wants to finish the character off ({ $way }). A master decides.
larp-log-finished = Finished off: { $way }.
larp-log-answered = { $granted ->
    [0] A master did not allow it.
   *[other] A master allowed it.
}
larp-log-devouring-started = A monster began to devour the character.
larp-log-devouring-stopped = The devouring was broken off.
larp-log-died = The monster died: { $way }.
larp-log-death-confirmed = The death was confirmed.
larp-log-followed = { $choice ->
    [release] Released from the dead zone.
   *[other] The player makes a new character.
}
larp-log-reason-lost = Reason lost: { $cause }.
larp-log-reason-gained = Reason given back: { $cause }.
larp-log-most-changed = What the character may have at most was changed.
larp-log-done = Did: { $act }.
larp-log-admitted = Taken into the asylum.
larp-log-discharged = Left the asylum: { $outcome }.
larp-log-disputed = A dispute: { $note }
larp-log-settled = The dispute was settled: { $ruling }
larp-log-undone = A master undid an event.
larp-log-chosen = A master chose a branch of the history.
larp-log-lapsed = { $what ->
    [bleeding] The wound bled: a hit lost.
    [death] Died of the wounds.
    [grace] The death is final.
   *[devoured] Devoured.
}
larp-late-changed = { $character }: a late report changed what had become of the character.
larp-double-use = { $character } used “{ $name }”, which had been used up already.
larp-waits-finish = { $character }: finishing off by { $way }.
larp-waits-presumed = { $character } is presumed dead.
larp-waits-obligation = { $end ->
    [fulfilled] Said to be fulfilled
   *[broken] Said to be broken
}: { $terms }
larp-waits-dispute = { $character }: { $note }

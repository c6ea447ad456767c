# A rehearsal of a game: what it says on its way and at its end.

rehearse-game-opened = Characters: { $characters }. The robots play.
rehearse-game-going = Commands answered: { $answers }; kills: { $kills }.
rehearse-game-title = The rehearsal of a game
rehearse-game-kept = Nothing that was acknowledged is lost; the robots’ own account, the journal and every screen agree.
rehearse-game-row = { $row ->
    [characters] Characters
    [deadlines] Deadlines that passed (deaths)
    [late-reports] Late reports that changed something
    [obligations] Obligations
    [uses] Uses of props
    [kills] Kills of the server
   *[shown] Screens compared with the journal
}

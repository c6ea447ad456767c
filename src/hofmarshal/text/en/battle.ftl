# A battle's round that is over: how it ended and what follows; what was agreed before the battle.

battle-round-ended = { $how ->
    [out] Round { $round }: one side is wholly out.
    [time] Round { $round }: time is up.
    [breakthrough] Round { $round }: one side broke through into the other’s base.
    [ruling] Round { $round }: ended by the hofmarshal’s ruling.
   *[other] Round { $round } is over.
} Standing: { $red } of Red, { $blue } of Blue. { $winner ->
    [red] Red wins the round.
    [blue] Blue wins the round.
   *[none] Nobody wins the round.
}
battle-follows-over = { $winner ->
    [red] With it Red wins the battle, { $red }:{ $blue }.
    [blue] With it Blue wins the battle, { $red }:{ $blue }.
   *[none] With it the battle is over, and nobody has won it.
}{ $rating ->
    [0] { "" }
   *[other] {" "}The winner gets { $rating } rating point and { $points ->
        [one] { $points } round point
       *[other] { $points } round points
    } (fighters standing).
}
battle-follows-next = Rounds won: Red { $red }, Blue { $blue }; { $needed } win the battle. The next round follows.
battle-follows-again = { $equal ->
    [0] The round counts for nobody and is fought again at full strength.
   *[other] Equal: the round counts for nobody and is fought again at full strength.
}
battle-follows-ruling = Equal: the hofmarshal rules who won the round.

battle-term-hits = { $source ->
    [class] Hits by armour class
    [personal] Hits: the fighter’s own and those of his armour class
   *[equal] The same hits for everyone
}
battle-term-fallen = { $then ->
    [leaves] Without hits: leaves the field
    [lies] Without hits: lies down until the end
   *[other] Without hits: leaves the field or lies down
}
battle-term-fortified = { $stand ->
    [0] No fortifications on this field
   *[other] Fortifications stand on this field
}

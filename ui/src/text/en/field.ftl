# The field judge's pad: battles, the bridge, wrestling.

field-title = Field judge's pad
field-running = Fighting
field-round = round { $number }
field-standing = Standing
field-only = Only { $side }
field-fighter = Fighter { $number }
field-out = out
field-hits = hits left
field-class = armour class
field-unsent = unsent
field-by-you = you
field-by = { $role ->
    [field-judge] judge { $number }
    [hofmarshal] hofmarshal
    [captain] captain
    [medic] medic
    [fighter] himself
   *[other] desk
}
field-by-short = { $role ->
    [field-judge] J{ $number }
    [hofmarshal] HM
   *[other] +
}
field-all = all

field-cause = { $cause ->
    [isb-buhurt-out-third-support] Third support
    [isb-buhurt-out-boundary] Out of the lists
    [isb-buhurt-out-gear] Gear lost
    [isb-buhurt-out-on-fallen] On one who lies
    [isb-buhurt-out-yield] Raised palm
    [u-5-7-d] Off the bridge
    [u-5-7-v] Left out of turn
   *[other] { $plain }
}
field-why = Why is he out?
field-why-short = why?
field-why-later = not now
field-hint = One touch: out. A touch on one who is out: back, or why.
field-stays = stays in
field-why-early = Marks count from the start of the round.

field-is-out = out of the fight – { $by }{ $cause ->
    [none] {""}
   *[other] , { $cause }
}{ $more ->
    [0] {""}
   *[other] , and { $more } more
}
field-undo-mine = Take mine back
field-return = Back into the fight, because
field-return-mistake = Marked by mistake
field-return-other = It was another fighter
field-return-on-feet = He did not touch the ground
field-return-inside = He stayed in the lists
field-return-gear = His gear is in order
field-return-words = In your own words
field-return-do = Return him

field-marks = My marks: { $count }
field-my-marks = My marks
field-no-marks = Nothing marked yet.
field-refused = Refused
field-late = Came late: { $what }, of round { $round }. It counts for no round; the hofmarshal sees it.
field-same = { $by } marked the same: { $who }.
field-did = { $what ->
    [out] { $who } out
    [hit] { $who } hit
    [return] { $who } back
    [breach] { $who } breach
    [enter] { $who } enters
    [breakthrough] { $who } broke through
    [touch] { $who } touched
    [claim] { $who } claims
    [deny] claim denied
    [halt] halt
    [annul] taking back
   *[other] { $what }
}{ $detail ->
    [none] {""}
   *[other] : { $detail }
}

field-weapons = What struck
field-weapon-which = Which weapon?
field-hand-weapon = Hand weapon
field-weapon = { $weapon ->
    [dagger] dagger
    [konchar] konchar, rapier
    [rapier] rapier, konchar
    [bow] bow
    [crossbow] crossbow
    [ballista] ballista
   *[other] { $plain }
}
field-part-limb = limb
field-part-torso = torso
field-exact = Zone
field-exact-where = where did it land?
field-halt = HALT
field-halt-hold = Halt: hold

field-breach-claim = Breach, claim
field-breach-facts = Circumstances?
field-breach-do = Record the breach
field-note = What happened
field-brings = { $what ->
    [warning] Brings a warning.
    [remark] Brings a remark.
    [lose-all-hits] He loses all his hits.
    [disqualification] Brings a disqualification.
    [no-breach] So this is no breach.
    [none] Is recorded; nothing follows by itself.
   *[other] Is recorded.
}
field-claim = Blow to head or groin claimed
field-claim-who = Who claims to be struck?
field-claim-against = Struck by whom?
field-claim-divided = The judges are divided; the hofmarshal rules.
field-deny = He denies it

field-on-bridge = on the bridge
field-next = next
field-enters = steps on
field-then = then
field-off-bridge = Off the bridge
field-through = Broke through
field-through-hold = { $who } broke through: hold
field-bridge-empty = Nobody is next
field-order-sealed = Order sealed
field-order-missing = No order yet

field-touched-red = RED touched with
field-touched-blue = BLUE touched with
field-may-touch = Harmless:
field-left-ring = Left the ring
field-both = Both fell at once
field-both-which = Touch the part of each

field-opposite-on = Red is on your right.
field-sides = Whose fighters
field-sides-both = Both sides
field-sides-red = Only RED
field-sides-blue = Only BLUE

# The player’s phone: the card of a character, reports, what may be done and why not, the journal.

player-page = Player
player-displaced-replaced = Another phone has your card now
player-displaced-revoked = The masters have taken this phone off
player-displaced-do = What was reported here and not sent yet goes to that phone as a proposal. To use this phone again, open your badge's link once more.
player-no-game = There is no game yet. The masters open it.
player-no-character = Character { $number } is not in the game yet. The masters register it.
player-parts = Parts of the card
player-tab-me = Body
player-tab-reason = Reason
player-tab-cards = Cards
player-tab-rules = Rules
player-tab-history = Journal

player-lives = Your character is in region “{ $region }” now, and its time passes there. What you report here is refused: pair your phone in that region.
player-alone = No connection: the card goes on by this phone.
player-alone-presumed = A deadline has passed meanwhile. What you see is presumed until the server has heard of everything.

player-state = State
player-state-well = Well
player-state-wounded = Wounded
player-state-heavy = Heavily wounded
player-state-broken = Breakdown
player-state-presumed-dead = Presumed dead
player-state-dead = Dead
player-state-away = Lost to other worlds
player-state-asylum = In the asylum
player-state-unknown = Not in the game
player-presumed = presumed
player-hits = Hits
player-reason = Reason
player-of = { $left } of { $most }
player-limbs = Out of use:
player-limb-out = out of use
player-trauma = Psychotrauma:
player-stands = The game stands: no deadline runs.
player-game-time = game time { $time }
player-due-bleeding = Bleeding: next hit lost in
player-due-death = Death in
player-due-devoured = Devoured in
player-due-grace = Death is final in
player-stopped-by = Stopped by:
player-foreseen = If nobody helps
player-comes-heavy = heavily wounded in
player-comes-death = death in

player-presumed-since = Presumed dead since { $time }
player-dead-since = Dead since { $time }
player-presumed-what = Were you helped in time? Ask the helper or a master to report it: a late report counts at its own minute. If nobody helped, confirm.
player-confirm-death = Yes, my character died
player-what-follows = What follows
player-dead-zone = In the dead zone for another
player-after-new-character = You make a new character and tell the masters.
player-after-release = Or a master releases this one from the dead zone.
player-new-character = I make a new character
player-new-made = You make a new character. The masters give you its card.
player-no-after = Go to the masters.

player-tap = Where were you hit?
player-mirror = As in a mirror: your left is on the left.
player-draft-wound = Hit: { $zone }
player-blows = Blows
player-points = Points
player-weapon = Weapon
player-weapon-other = another
player-fewer = Fewer
player-more = More
player-confirm = Confirm
player-undo-is-masters = Once confirmed, only a master can undo it.
player-takes-nothing = Hits there take nothing in this game.
player-takes-limb = the limb is out of use
player-starts-bleeding = the wound bleeds
player-stops-bleeding = the bleeding stops
player-heals = healed
player-makes-heavy = heavily wounded
player-makes-broken = breakdown
player-makes-dead = death
player-aid = Aid I received
player-finishing = I am being finished off
player-finishing-what = Finishing off is allowed in these ways only. A master decides; until then nothing has happened.
player-finishing-waits = Waits for a master: { $way }
player-own-ways = I died
player-own-ways-what = A monster dies only in the ways on its own card.
player-own-way-card = as my card says
player-masters-tell = The masters say

player-lose = I lost reason
player-gain = I regained reason
player-mark = Mark of the monster
player-horror = Marks of horror
player-horror-by-masters = What meeting a monster costs its master says and reports.
player-damage-counts-itself = What a wound costs is counted when you report the wound.
player-enough-this-cycle = had in this cycle
player-cycle = Cycle { $cycle }
player-breakdown = Breakdown: no reason left
player-breakdown-what = Let somebody bring you to the asylum. See Rules for what you may still do.
player-asylum-what = A master decides how the stay ends.

player-may = What I may do now
player-may-yes = you may
player-may-dead = no, the character is dead
player-may-away = no, the character is lost to other worlds
player-may-heavy = no, heavily wounded
player-may-broken = no, breakdown
player-may-supervised = only under a master's eyes
player-conduct = How we fight
player-disputes = Disputes
player-dispute-waits = Waits for a master.
player-ruled = The masters' ruling: { $ruling }
player-dispute-open = Ask the masters to settle something
player-dispute-note = What happened?
player-dispute-clause = By which rule?
player-dispute-no-clause = I do not know
player-dispute-against = With whom (number on the badge)?
player-dispute-send = Send to the masters

player-unsent = Not sent yet
player-unsent-what = Kept in this phone, and counted at the minute you confirmed it once it gets through.
player-history = What happened
player-history-what = Hours and minutes of the game since it began.
player-undone = undone by a master
player-ignored = does not fit any more: something reported later changed it
player-claimed = told by a phone that was out of contact: the minute is its own

player-says-aid = Aid: { $aid }
player-says-finish = Finished off: { $way }
player-says-die = Died: { $way }
player-says-confirm-death = Death confirmed
player-says-follow = A new character
player-says-lose-reason = Reason lost: { $cause }
player-says-gain-reason = Reason regained: { $cause }
player-says-dispute = Dispute: { $note }

player-takes-hits = { $count ->
    [one] { $count } hit fewer
   *[other] { $count } hits fewer
}
player-gives-hits = { $count ->
    [one] { $count } hit more
   *[other] { $count } hits more
}
player-takes-reason = { $count ->
    [one] { $count } point of reason fewer
   *[other] { $count } points of reason fewer
}
player-gives-reason = { $count ->
    [one] { $count } point of reason more
   *[other] { $count } points of reason more
}
player-says-wound = Hit: { $zone }{ $count ->
    [one] {""}
   *[other] , { $count } blows
}
player-says-other = { $type ->
    [issue] An obligation written
    [sign] An obligation signed
    [transfer] An obligation passed on
    [agree] An answer to a transfer
    [deposit] A deposit
    [claim] The end of an obligation
    [scan] A card used
   *[other] { $type }
}

player-obl-held = What I hold
player-obl-owed = What I owe
player-obl-none = Nothing.
player-obl-signed = signed
player-obl-unsigned = not signed yet
player-scanned = You scanned a card
player-scan-target = On whom (number on the badge)? Empty: as the card says
player-scan-use = Use it
player-part-missing = This part has not been loaded yet: it needs a connection once.

player-proposal = “{ $name }” was your phone before and still reports:
player-proposal-accept = It was so
player-proposal-dismiss = Dismiss
player-says-settle = Answering what an earlier phone reported

player-own-values = Otherwise in this game
player-own-value = { $value } instead of { $old }
player-own-table = a table of its own

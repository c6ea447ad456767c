# The regions of a game: files that go between them, two histories of one character.

regions-title = Regions
regions-here = This is region “{ $region }”
regions-first = the game was opened here
regions-joined = the game was opened in “{ $region }”
regions-none = The game is played on this server alone. If a part of it has no connection, give that part a server of its own.
regions-no-server = The server does not answer. Nothing was done.
regions-join = Join a game
regions-join-help = No game is played on this server yet. To play a part of a game that was opened on another server, take in the region's file that its masters made.
regions-take-in = Take in a file
regions-choose-file = File of another region
regions-take-in-do = Take in
regions-taken-starter = This server plays the game of region “{ $region }” now: the same rules, the same clock, the same cards.
regions-to-game = To the game
regions-taken-nothing = All of it was here already. Nothing has changed.
regions-taken = { $count ->
    [0] Taken in from region “{ $region }”: nothing has changed its home.
    [one] Taken in from region “{ $region }”; it lives here now:
   *[other] Taken in from region “{ $region }”; { $count } live here now:
}
regions-taken-settled = The other region's choice between two histories was taken over:
regions-taken-forks = Two histories; choose which one holds:
regions-taken-behind = The game's clock here is { $minutes } min behind theirs. Put it forward, so that reports keep their order.
regions-to-clock = To the clock
regions-hand-over = Hand over
regions-hand-over-help = Who goes to another region goes with his wounds, deadlines and the obligations he holds. Carry the file there and have it taken in.
regions-to = To region
regions-find = Find by number or name
regions-who = Characters and cards that live here
regions-nobody = Nobody of that name lives here.
regions-more = { $count ->
    [one] one more: type to find it
   *[other] { $count } more: type to find them
}
regions-hand-over-do = { $count ->
    [0] Tick who goes
    [one] Hand over one
   *[other] Hand over { $count }
}
regions-hand-over-sure = { $count ->
    [one] Hand over one to “{ $region }”?
   *[other] Hand over { $count } to “{ $region }”?
}
regions-hand-over-means = From now on reports about them are refused here, and their time passes in “{ $region }”. Players pair their phones there anew.
regions-hand-over-now = Hand over and save the file
regions-handed = { $count ->
    [one] Handed over to “{ $region }”. The file is saved: carry it there.
   *[other] { $count } handed over to “{ $region }”. The file is saved: carry it there.
}
regions-new = A server for another region
regions-new-help = Makes the file with which another server plays the same game. It holds the key of the game's cards: give it to that region's masters alone. Give each region numbers of its own for new characters.
regions-own-name = What this region is called
regions-new-name = What the new region is called
regions-new-do = Save the region's file
regions-new-made = The file for “{ $region }” is saved. Take it in on that region's server, on this same page.
regions-away = Away ({ $count })
regions-away-since = in “{ $region }” since { $time } of the game
regions-file-again = Save the file again
regions-call-home = Call home
regions-call-home-sure = { $name }: call home?
regions-call-home-means = Only if the file was lost and nobody took it in. If “{ $region }” did, two histories come about, and a master will have to choose.
regions-call-home-reason = Why
regions-call-home-do = Call home
regions-files = Files that went and came ({ $count })
regions-file-out = to “{ $region }” ({ $file })
regions-file-in = from “{ $region }” ({ $file })
regions-file-forks = { $count ->
    [one] one with two histories
   *[other] { $count } with two histories
}
regions-forks = Two histories ({ $count })
regions-forks-help = Two regions went on with the same character. Nothing is lost: choose the history that holds, after hearing both. The other stays in the log, struck out.
regions-fork-ours = What was told here
regions-fork-theirs = What came by file
regions-fork-choose = This holds
regions-fork-elsewhere = It lives in another region: its masters choose there.
regions-fork-sure = { $name }: this history holds?
regions-fork-means = The other history no longer counts. Undoing the choice in the log brings both back to choose from.
regions-fork-do = Yes, this one
regions-nothing-happened = Nothing was reported.
regions-hits = hits: { $hits } of { $most }
regions-reason = reason: { $reason }
regions-limbs = Cannot be used:
regions-state-unknown = Unknown
regions-state-well = Well
regions-state-heavy = Heavily wounded
regions-state-broken = Without reason
regions-state-presumed-dead = Presumed dead
regions-state-dead = Dead
regions-state-away = Lost to other worlds
regions-due-bleeding = Bleeds at { $time }
regions-due-death = Dies at { $time }
regions-due-grace = Death final at { $time }
regions-due-devoured = Devoured at { $time }
regions-by-master = a master
regions-by-player = player { $number }
regions-by-medic = a medic
regions-by-clock = time itself
regions-forks-none = Nobody has two histories.

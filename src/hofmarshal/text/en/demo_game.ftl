# The demo of a game: its start page and what it prints.

demo-game-console = The masters’ console: { $link }
demo-game-phone = The phone of { $name }: { $link }
demo-game-organiser = The organiser’s page: { $link } (Robot Organiser, { $password })
demo-game-qr = The phone of { $name }, for a phone’s camera:
demo-game-title = Hofmarshal: a game
demo-game-intro = This is an invented live role-play game that goes on by itself: robots play its characters, lead it and treat the wounded, through the same wire as the phones of a real one. The organiser keeps putting the game’s clock forward, so that a minute here is most of an hour there; whoever pauses the game stops that too. Everything you see is live, and you may take any robot’s seat.
demo-game-first = 1. First look at the masters’ console
demo-game-first-help = You sit down as the master, and its robot looks on: who bleeds, who lies dying and for how long, who has lost their reason, what waits for a master’s word. Another robot goes on leading the game beside you.
demo-game-then = 2. Then play a character
demo-game-then-help = A character’s phone opens in a new tab and asks for your name. Touch the body where you were hit and watch the deadline run; bandage yourself in time, or do not.
demo-game-take = Take this character’s phone
demo-game-master = Masters’ console
demo-game-medic = Medic
demo-game-one-seat = A browser holds one seat under each address of this machine. So the phones open at 127.0.0.1 and the masters’ console at localhost, and both can stand side by side. A second phone takes the place of the first.
demo-game-now = { $state ->
    [heavy] Heavily wounded: a deadline runs
    [broken] Without reason
    [presumed-dead] Presumed dead
    [dead] Dead
    [away] Lost to other worlds
   *[other] Hits: { $hits }{ $reason ->
        [-1] {""}
       *[other] , reason: { $reason }
    }{ $bleeds ->
        [1] . Bleeding
       *[other] {""}
    }
}

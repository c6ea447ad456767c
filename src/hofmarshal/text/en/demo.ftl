# The demo: its start page and what it prints.

demo-preparing = An invented event is being set up…
demo-start = The start page: { $link }
demo-links = The big screen of ring 1: { $screen }
demo-battles = The big screen of the battles: { $screen }
demo-stop = Ctrl-C stops it.
demo-title = Hofmarshal: a demo
demo-intro = This is an event with invented fighters that goes on by itself: robots act as line marshals, field judges, captains and hofmarshals through the same wire as the phones, tablets and screens of a real one. Everything you see is live, and you may take any robot’s seat.
demo-rings = All rings: who fights, who is next
demo-ring = Ring { $ring }
demo-field = Ring { $ring }: battles, the bridge, wrestling
demo-look = Look on
demo-take = 2. Then take a seat
demo-screen = { $page ->
    [screen] Big screen
    [watch] Spectator’s page
    [overlay] Stream overlay
   *[announcer] Announcer’s view
}
demo-seat = { $role ->
    [hofmarshal] Hofmarshal’s console
    [line-marshal] Line marshal’s pad { $number }
    [field-judge] Field judge’s pad { $number }
    [captain] Captain: { $number }
    [chief] Chief’s board
   *[medic] Medic’s page
}
demo-event = The whole event
demo-organiser = Sign in as the organiser:
demo-one-seat = A browser holds one seat under each address of this machine. So the pads open at 127.0.0.1 and the rest at localhost, and both can stand side by side. A second pad takes the place of the first.
demo-phones = 3. With a phone on the same network
demo-no-page = There is nothing here. Open the start page.
demo-first = 1. First look on
demo-first-help = The big screen is what the hall sees. At ring 1 two fight, and the score changes when the robots rule. In the battles two teams fight: the field judges mark who is out, and the tiles go dark. Leave both open beside this page.
demo-first-screen = Big screen of ring 1
demo-first-battle = Big screen of the battles
demo-take-help = A seat opens in a new tab, asks for your name, and is yours: its robot looks on. As the hofmarshal you call, start, halt and rule by what the marshals’ pads tell you; at a line marshal’s pad you touch where a blow has landed, at a field judge’s the fighter who is out. A captain sends reserves in between rounds, and seals the order in which his fighters step onto the bridge.
demo-back-help = To come back, return to this tab: the seat you hold stands here, to be opened again or given back. If you just close it, its robot is there again after a minute.
demo-seats = Take a seat
demo-soon = The next bout is about to be called.
demo-yours = taken by a person
demo-open-again = Open it again
demo-give-back = Give it back to the robot
demo-phones-help = Point its camera at a code. The first opens this page there, the others a seat.
demo-this-page = This page

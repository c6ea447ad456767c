# The demo: its start page and what it prints.

demo-preparing = An invented event is being set up…
demo-start = The start page: { $link }
demo-links = The big screen of ring 1: { $screen }
demo-stop = Ctrl-C stops it.
demo-title = Hofmarshal: a demo
demo-intro = Robots act as marshals and hofmarshals in an event of invented fighters, through the same wire as phones and tablets. Look on, or take a seat: the robot in it then leaves it to you.
demo-rings = All rings
demo-ring = Ring { $ring }
demo-look = Look on:
demo-take = Take a seat:
demo-screen = { $page ->
    [screen] Big screen
    [watch] Spectator’s page
    [overlay] Stream overlay
   *[announcer] Announcer’s view
}
demo-seat = { $role ->
    [hofmarshal] Hofmarshal’s console
    [line-marshal] Line marshal’s pad { $number }
    [chief] Chief’s board
   *[medic] Medic’s page
}
demo-event = The whole event
demo-organiser = To sign in as the organiser, name and password:
demo-one-seat = A browser holds one seat under each address of this machine. So the pads open at 127.0.0.1 and the tablets at localhost: both can stand side by side.
demo-phones = With a phone on the same network
demo-no-page = There is nothing here. Open the start page.

# The public pages of an event: who fights where and when.

info-page = Who fights where and when
info-ways = Pages of the event
info-way-home = Now
info-way-schedule = Schedule
info-way-results = Results

info-off = This event is not shown to the public. Ask at the desk.
info-cut-off = No connection. This is how it was at { $time }.
info-as-of = As of { $time }; asking for what is new…
info-no-network = No connection.
info-not-seen = There is no connection, and this phone has not seen this part yet.
info-not-loaded = This part could not be loaded: there is no connection. What you have opened before still works.
info-gone = There is no such thing at this event.
info-suspended = Everything stands still:
info-suspended-since = The event stands still since { $time }:

info-where-and-when = Where and when do I fight?
info-find = Name, club or number
info-find-how = Type the beginning
info-found-nobody = Nobody found.
info-found-more = There are more: type a little more.
info-follow = Follow { $name }
info-unfollow = Follow { $name } no longer
info-follow-one = Follow
info-followed-one = Followed
info-followed = You follow
info-follow-hint = With ☆ a fighter stays on this page, and his turn with him.

info-called = To { $ring } now!
info-fights = Fights at { $ring }
info-come-within = Come within { $time }
info-next = Next at this ring
info-ahead = { $count ->
    [one] { $count } bout before
   *[other] { $count } bouts before
}
info-next-at = Next at { $ring }: get ready
info-soon-at = { $count ->
    [one] { $ring }: { $count } bout before yours
   *[other] { $ring }: { $count } bouts before yours
}
info-in-minutes = in { $minutes } min
info-at = { $time }
info-about = about { $time } (± { $minutes } min)
info-spread = ± { $minutes } min
info-against = against { $name }
info-nothing-yet = No bout is known yet.
info-nothing-more = No more bouts.

info-alarm-off = Tell me when it is time
info-alarm-on = I will be told
info-alarm-open = Leave this page open: it sounds and buzzes two bouts before, before the next, and at the call.
info-alarm-awake = Keep the screen on by the phone's settings.

info-enter = Enter yourself
info-rings = Rings
info-no-rings = There are no rings yet.
info-ring-idle = free
info-ring-called = called
info-ring-fighting = fighting
info-ring-over = result
info-ring-suspended = stands still
info-nobody-waits = Nobody waits here.
info-open = { $count ->
    [one] { $count } bout to come
   *[other] { $count } bouts to come
}
info-late = { $minutes } min late

info-schedule = Schedule
info-of-what = Of which ring or nomination
info-more = More ({ $count })
info-filter = Only bouts of
info-times-move = Times move with what happens: look again.
info-to-come = To come

info-nominations = Nominations
info-no-nominations = There are no nominations yet.
info-phase-entries = { $count ->
    [one] { $count } entry, not drawn yet
   *[other] { $count } entries, not drawn yet
}
info-phase-drawn = { $count ->
    [one] Drawn, { $count } entry
   *[other] Drawn, { $count } entries
}
info-phase-fighting = Stage: { $stage }. Bouts: { $done } of { $all } known so far
info-phase-over = Over
info-goes-on = Goes on about { $time }
info-medal-gold = gold
info-medal-silver = silver
info-medal-bronze = bronze
info-places = Places
info-places-now = Places as they stand
info-check-lot = Check the lot yourself
info-which-group = Which group
info-his-page = All bouts

info-later = After that
info-past = Fought
info-won = won
info-lost = lost
info-drawn = drawn
info-void = void
info-walkover = { $result }, not fought
info-left = no longer takes part
info-not-drawn = not drawn yet
info-stands = { $where }: place { $place } of { $of }
info-place = place { $place }
info-place-shared = place { $place }, shared

info-my-page = My page
info-no-pass = This page opens by the code on your badge, or by the link you were given when you entered.
info-papers = My papers and gear
info-nothing-asked = Nothing is asked here.
info-admitted = Admitted
info-not-admitted = Not admitted yet
info-met = { $count ->
    [one] { $count } condition met
   *[other] { $count } conditions met
}
info-not-whole = This connection is not encrypted, so details of your papers are told at the desk only.
info-protest = Protest
info-look-again = Look again
info-not-me = This is not me

info-poster = Poster
info-poster-why = A page to hang up: its code opens this page on any phone. Phones must be in the event's Wi-Fi first; what you type here is printed and kept nowhere. Left empty, there are lines to write on.
info-poster-ssid = Name of the Wi-Fi
info-poster-key = Its password
info-poster-size = Size of the paper
info-poster-print = Open the poster
info-rounds = Standing; rounds { $red } : { $blue }
info-fell = touched the ground

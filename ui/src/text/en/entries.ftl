# Entries: by hand, from a spreadsheet, by form; check-in, clubs, teams, badges.

entries-title = Entries
entries-parts = Parts of this page
entries-tab-list = List
entries-tab-import = Spreadsheet
entries-tab-self = By form
entries-tab-clubs = Clubs
entries-tab-print = Badges and lists
entries-to-checkin = Check-in
entries-no-nominations = The event has no nominations yet: add one first, then enter people.
entries-no-server = No answer from the server. Nothing was changed: try again.
entries-command-check-in = check-in
entries-command-withdraw = withdrawal
entries-command-reinstate = withdrawal taken back

entries-new = New entry
entries-new-help = Enter saves and begins the next one. Nominations, club and country stay as they are. Birth date and contact are seen by the desk only.
entries-number = Number
entries-name = Name
entries-club = Club
entries-country = Country
entries-rating = Rating
entries-weight = Weight category
entries-born = Born
entries-contact = Contact
entries-nomination = Nomination
entries-nominations = Nominations
entries-enter = Enter
entries-entered = { $number } { $name } is entered.
entries-twin = Entered already: { $number } { $name }, { $club }.
entries-twin-join = The same: enter in what is ticked
entries-not-entered = Not entered: { $name }
entries-choose-nomination = No nomination is ticked: this person will only be known to the event.
entries-full = { $nomination } is full: it takes { $capacity }. You may enter more all the same.
entries-late = { $nomination } is drawn already: whoever comes now must be put into a group by hand.

entries-list = All entries
entries-search = Name, club or number
entries-any-nomination = All nominations
entries-show = Show
entries-show-all = everybody
entries-show-absent = not checked in
entries-show-here = checked in
entries-show-missing = something missing
entries-show-left = withdrawn or removed
entries-count = { $shown } shown. Entered: { $entered }, here: { $here }.
entries-nobody = Nobody is entered yet.
entries-nobody-fits = Nobody fits.
entries-more = Show more ({ $count })
entries-erased = Erased
entries-in-none = in no nomination
entries-asked = asked by form: { $nomination }
entries-in-team = fights for { $team }
entries-state-active = takes part
entries-state-withdrawn = withdrawn
entries-state-removed = removed
entries-missing = Missing: { $what }
entries-check-in = Check in
entries-is-here = Here
entries-check-in-of = Check in { $name }
entries-check-out-of = { $name } is here: take it back
entries-check-in-all = Check in all shown ({ $count })…
entries-check-in-all-title = { $count ->
    [one] Check in { $count } fighter?
   *[other] Check in { $count } fighters?
}
entries-check-in-all-help = Only who is checked in is drawn. Leave nobody in who has not come.
entries-check-in-all-do = { $count ->
    [one] Check in { $count } fighter
   *[other] Check in { $count } fighters
}
entries-checked-in-all = { $count ->
    [one] { $count } fighter is checked in.
   *[other] { $count } fighters are checked in.
}
entries-check-in-all-back = Take back
entries-change = Change
entries-change-of = Change { $name }
entries-save = Save
entries-saved = Saved.
entries-badge = Badge

entries-clash = Somebody else has changed “{ $field }” meanwhile
entries-clash-theirs = Take theirs: { $value }
entries-clash-mine = Take mine: { $value }
entries-add-nomination = Enter in one more nomination
entries-will-enter = Will be entered: { $nomination }
entries-withdraw = Withdraw…
entries-withdraw-do = Withdraw
entries-withdraw-all = Withdraw from all { $count } nominations…
entries-reinstate = Take the withdrawal back…
entries-reinstate-do = Take it back
entries-reason = Reason

entries-roster = Roster ({ $count })
entries-roster-limits = The rulebook asks for { $least } to { $most } fighters.
entries-roster-now = Now { $main } fighters and { $reserves ->
    [one] { $reserves } reserve
   *[other] { $reserves } reserves
}.
entries-roster-stale = Somebody else has changed this roster.
entries-roster-again = Show it as it is now
entries-roster-number = Number of { $name }
entries-roster-captain = Captain
entries-roster-captain-of = { $name } is the captain
entries-roster-reserve = Reserve
entries-roster-reserve-of = { $name } is a reserve
entries-roster-drop = Take { $name } off the roster
entries-roster-add = Add a fighter: number or name, Enter takes the first
entries-roster-save = Save the roster

entries-import-help = An .xlsx or .csv file as it is: columns are recognised by their headings in Ukrainian, Russian or English and can be changed. Nothing is written before you accept.
entries-import-file = File
entries-import-sheet = Sheet
entries-import-other = Another file
entries-import-into = Enter everybody of this list in
entries-import-nowhere = Tick the nominations, or choose the column that names them: until then no row can be taken in.
entries-import-columns = What the columns are
entries-import-no-name = No column is the name. Choose it above.
entries-import-rows = Rows of the file
entries-import-count = New: { $fresh }, in more nominations: { $joins }, known already: { $known }, left out: { $skipped }.
entries-import-open = { $count ->
    [one] { $count } row needs you
   *[other] { $count } rows need you
}
entries-import-accept = Take in { $people }
entries-import-done = Taken in: { $people }, of them new: { $fresh }.
entries-import-to-list = To the list
entries-import-skip = leave out
entries-import-who = Is { $name } somebody you know?
entries-import-same = The same: { $number } { $name }, { $club }
entries-import-another = Somebody else
entries-fate-new = New
entries-fate-joins = Known, takes part in more
entries-fate-known = Known, nothing new
entries-fate-ask = Who is this?
entries-fate-wrong = To be mended
entries-fate-skip = Left out
entries-column-none = – not used –
entries-column-name = Name
entries-column-club = Club
entries-column-country = Country
entries-column-born = Birth date
entries-column-contact = Contact
entries-column-rating = Rating
entries-column-weight-category = Weight category
entries-column-nominations = Nominations, in words
entries-column-entry = Number in the event
entries-column-team = Team
entries-column-number = Number on the back
entries-column-reserve = Reserve (yes, reserve)
entries-column-main = Main fighter (yes, no)
entries-column-captain = Captain (yes, no)
entries-column-in = Yes or no: { $nomination }

entries-clubs-near = Is this one club?
entries-clubs-one = “{ $first }” and “{ $second }”: one club?
entries-clubs-write = One: write “{ $club }”
entries-clubs-two = Two clubs
entries-teams-one = “{ $first }” and “{ $second }”: one team?
entries-teams-write = One: write “{ $team }”
entries-teams-two = Two teams
entries-teams-brought = Teams of this file
entries-teams-new = new
entries-teams-as = { $team }, number { $number }
entries-clubs-none-near = No clubs are spelled nearly alike.
entries-clubs-all = All clubs
entries-clubs-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}
entries-clubs-merged = { $people ->
    [one] { $people } person is
   *[other] { $people } people are
} of “{ $club }” now.
entries-clubs-name = Name of the club
entries-clubs-rename = Rename
entries-clubs-rename-of = Rename { $club }

entries-self-help = Fighters enter themselves here:
entries-self-form = the form
entries-self-none = No entry by form waits for an answer.
entries-self-places = Entered: { $entered } of { $capacity }.
entries-self-no-limit = Entered: { $entered }, no limit.
entries-self-line = in line: { $place }
entries-self-accept = Accept
entries-self-accept-over = Accept over the limit
entries-self-decline = Decline
entries-self-reason = Reason, which the applicant reads

entries-badges = Badges (PDF)
entries-badges-help = Eight on a sheet, with a code: scanned at the desk it checks in, scanned by its owner it opens their own page.
entries-with-private = with birth dates and contacts
entries-save-xlsx = List as XLSX
entries-save-csv = List as CSV

checkin-title = Check-in
checkin-count = Here: { $here } of { $all }
checkin-number = Number, or scan the badge
checkin-do = Check in
checkin-camera = Scan with the camera
checkin-camera-off = Camera off
checkin-own-camera = Open your phone’s own camera and point it at the badge: its link leads here.
checkin-no-camera = The camera did not start. Type the number.
checkin-done = Checked in
checkin-already = Was checked in before
checkin-undo = That was a mistake: take it back
checkin-recent = Just now

enter-title = Enter yourself
enter-own = Your entry
enter-closed = Entries by form are closed. Ask the secretary of the event.
enter-until = Open until { $day }.
enter-no-limit = no limit
enter-free = { $free ->
    [one] { $free } place left
   *[other] { $free } places left
}
enter-line = full: you would be number { $place } on the waiting list
enter-private = Birth date and contact are seen only by the secretaries, and are deleted after the event.
enter-not-private = This connection can be read by others here. The secretary asks for your birth date and contact in person.
enter-agree = I agree that the organisers keep what I wrote for this event and show my name, club and results.
enter-send = Send
enter-status-asked = The secretary has not answered yet; there is a place.
enter-status-line = On the waiting list: number { $place }
enter-status-accepted = You are in
enter-status-declined = Declined
enter-status-withdrawn = You have withdrawn
enter-status-left = No longer in
enter-here = checked in
enter-recall = Withdraw
enter-recall-of = Withdraw from { $nomination }
enter-recall-sure = Yes, I withdraw
enter-keep = Keep this link
enter-keep-help = Only with it can you see and change your entry. Do not give it to others.
enter-copy = Copy the link
enter-copied = Copied
enter-another = Enter somebody else

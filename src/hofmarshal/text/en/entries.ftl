# The desk's book of entries: lists, self-entries, teams, check-in.

entries-unknown-command = The book of entries does not know this command.
entries-list-known = This list was taken in already: { $people ->
    [one] { $people } person
   *[other] { $people } people
}. Nothing was recorded twice.
entries-number-twice = The number { $entry } is in the list twice.
entries-roster-number = A number of { $number } cannot be worn: choose 1 to { $most }.
entries-roster-number-twice = Two fighters of the team wear number { $number }.
entries-roster-fighter-twice = { $entry } is in the team twice.
entries-roster-other-team = { $entry } is in another team of this nomination already: { $team }.
entries-roster-captains = A team has one captain.
entries-not-a-team = { $nomination } is not fought by teams.
entries-no-nomination = Choose at least one nomination.
entries-applied-already = This entry to { $nomination } was sent already.
entries-no-application = { $entry } has not asked to be entered in { $nomination }.
entries-answered-already = This entry was answered already: { $status ->
    [accepted] accepted
    [declined] declined
   *[withdrawn] withdrawn
}.
entries-reason-needed = Say why: the applicant reads it.

entries-name-missing = Write a name.
entries-no-such-day = { $day } is no birth date. Write it as 2001-12-31.
entries-country-unknown = No country is called “{ $country }”. Write its name or its two letters, such as UA.
entries-number-taken = The number { $entry } belongs to { $name }. Leave it empty for the next free one.
entries-number-erased = The number { $entry } belonged to somebody whose data were erased. Choose another one.
entries-nomination-over = The places of { $nomination } are signed: nobody enters it any more.
entries-changed-meanwhile = Somebody else has changed { $count ->
    [one] the same field
   *[other] { $count } of the same fields
} meanwhile.
entries-field-changed = { $field }: now “{ $theirs }”, you wrote “{ $mine }”.
entries-roster-meanwhile = Somebody else has changed the roster of { $team } meanwhile. Look at it again.
entries-badge-unknown = { $shown }: this is no badge and no number of this event.
entries-in-no-nomination = { $name } ({ $entry }) is in no nomination. Enter them in one first.
entries-nobody = Nobody is entered yet.
entries-badges-many = { $count } badges are too many for one file: print at most { $most } at once.
entries-sheet = Entries
entries-column-entry = Number
entries-column-name = Name
entries-column-club = Club
entries-column-country = Country
entries-column-rating = Rating
entries-column-weight = Weight category
entries-column-nominations = Nominations
entries-column-here = Checked in
entries-column-born = Born
entries-column-contact = Contact

entries-lacks-name = name
entries-lacks-club = club
entries-lacks-weight = weight category
entries-lacks-roster = roster
entries-lacks-age = age
entries-lacks-gear = gear
entries-lacks-event = event’s country and days
entries-lacks-paper = paper

exchange-import-columns = The table has { $columns } columns, more than { $most }. Delete those that are not about entries.
exchange-import-rows = The table has { $rows } rows, more than { $most }. Divide it into several files.
exchange-import-country = No country is called “{ $value }”. Write its name or its two letters, such as UA.
exchange-import-number = “{ $value }” cannot be a number: use Latin letters, digits, points and dashes.
exchange-import-formula = “{ $value }” looks like a formula of a spreadsheet. Write the plain text.
exchange-import-nomination = There is no nomination “{ $value }”. The event has: { $known }.
exchange-import-nowhere = { $name } is in no nomination. Choose one for the whole list above, or write it in this row.
exchange-import-nobody = There is no entry { $entry } any more.
exchange-import-taken = The number { $value } belongs to { $name } already. Empty the cell for the next free one.
exchange-import-other-number = This person has the number { $entry } already. Empty the cell.
exchange-import-team-empty = { $nomination } is fought by teams: write whose fighter this is.
exchange-import-team-nowhere = { $team }: this row is in no nomination that teams fight. Choose one above, or empty the cell.
exchange-import-team-other = Fights for { $team } here already. Take them off that roster first, or write { $team } instead of { $wanted }.
exchange-import-team-number = A number of { $number } cannot be worn: write 1 to { $most }, or empty the cell for a free one.
exchange-import-team-number-twice = Somebody else of { $team } wears { $number }. Write another one, or empty the cell for a free one.
exchange-import-team-captains = { $team } has a captain already: a team has one.
entries-import-open = { $count ->
    [one] { $count } row is not settled yet
   *[other] { $count } rows are not settled yet
}: mend it, answer its question, or leave it out. Nothing was written.

entries-club-empty = Write the club’s name.
entries-club-unknown = Nobody is of the club “{ $club }” any more.
entries-self-closed = Entries by form are closed. Ask the secretary.
entries-agree = Agree first that the organisers keep what you wrote: without it they cannot enter you.
entries-nomination-closed = { $nomination } takes no entries by form. Ask the secretary.
entries-flood = Too many entries wait for an answer. Ask the secretary.
entries-drawn-already = { $nomination } is drawn already: tell the secretary that you withdraw.
entries-lacks-members = admission of its fighters
entries-in-team-only = { $name } fights for { $team } only: check in the team, number { $entry }.

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

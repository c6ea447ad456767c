## What is said about results: exported folders, tables, documents, the published site.

# A nomination as a folder

results-step-unknown = What is recorded as “{ $event }” could not be written as a decision: it is left out of the folder.
results-protocol-apart = The protocol of bout { $bout } does not come to the result that was recorded (or none was): it is in { $file } and is not played.
results-replay-differs = { $path }: it was { $wanted }, the folder gives { $got }.
results-folder-head = The nomination “{ $name }” as it was fought: `hofmarshal run` plays this folder from its draw to its places.
results-fought-again = fought again
results-readme = The nomination “{ $name }”. `hofmarshal run` with this folder plays it again: entries.csv (who), decisions.yaml (what was decided, in its order), bouts.csv (results), bouts/ (protocols). Dates of birth and contacts are not in it.
results-readme-same = It was played when it was written, and came to the same tables and places.
results-readme-differs = It was played when it was written, and something came out otherwise:

# Tables

results-table-places = Places
results-table-medals = Medals
results-table-clubs = Clubs
results-table-countries = Countries
results-table-entries = Entries
results-table-groups = Group tables
results-table-bouts = Bouts
results-table-cards = Sanctions
results-table-protests = Protests
results-column-nomination = Nomination
results-column-track = League or category
results-column-place = Place
results-column-medal = Medal
results-column-entry = No.
results-column-name = Name
results-column-club = Club
results-column-country = Country
results-column-reached = Reached
results-column-status = Status
results-column-gold = Gold
results-column-silver = Silver
results-column-bronze = Bronze
results-column-points = Points
results-column-fighters = Fighters
results-column-placed = In the points
results-column-here = Checked in
results-column-stage = Stage
results-column-group = Group
results-column-wins = Wins
results-column-losses = Losses
results-column-draws = Draws
results-column-against = Points against
results-column-rating-points = Rating points
results-column-round-points = Round points
results-column-sanctions = Sanctions
results-column-bouts = Bouts
results-column-on = Goes on
results-column-bout = Bout
results-column-red-entry = Red no.
results-column-red = Red
results-column-red-score = Red’s score
results-column-blue-score = Blue’s score
results-column-blue = Blue
results-column-blue-entry = Blue no.
results-column-winner = Winner
results-column-result = Result
results-column-extra = Extra bout
results-column-corrections = Corrections
results-column-ring = Ring
results-column-card = Sanction
results-column-number = Which
results-column-clause = Clause
results-column-note = Note
results-column-at = When
results-column-protest = Protest
results-column-filed = Filed
results-column-decided = Decided
results-column-upheld = For
results-column-votes-against = Against
results-column-verdict = Decision
results-yes = yes
results-medal = { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
}
results-card = { $kind ->
    [remark] remark
    [warning] warning
   *[disqualification] disqualification
}
results-status = { $state ->
    [withdrawn] withdrew
   *[removed] removed
}
results-bout = { $state ->
    [open] to come
    [called] on
    [fought] fought
    [walkover] walkover
    [default] not fought: one has left
   *[void] void
}
results-stage = { $kind ->
    [qualifying] Qualifying groups
    [semi-final] Semi-final groups
    [final] Final group
    [round-robin] Round robin
    [pairs-by-lot] Pairs by lot, round { $number }
   *[elimination] Elimination, round { $number }
}
results-round = { $size ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] 1/{ $half }
}
results-track-premier = Premier League

# The ratings file

results-ratings-left = { $count ->
    [one] { $count } bout is not listed: { $why }.
   *[other] { $count } bouts are not listed: { $why }.
}
results-ratings-why = { $why ->
    [unfought] not fought (walkover, annulled, somebody had left)
    [both-lost] lost by both, which the file cannot tell
    [erased] a fighter asked for his name to be erased
   *[team] between teams
}

# Documents

results-nothing = Nothing to print
results-nothing-yet = There is nothing of this kind yet: no draw, no results, or none that are final.
results-printed = As of { $at } · journal { $seal }
results-label-name = Name
results-label-round = Round
results-label-time = Time
results-label-event = What happened
results-label-third = Third place
results-paper-start = Start list
results-paper-groups = Groups with results
results-paper-brackets = Bracket
results-paper-final = Final protocol{ $track ->
    [none] {""}
   *[other] {" · "}{ $track }
}
results-paper-certificates = Certificates
results-paper-protocols = Protocols of bouts
results-paper-blank-groups = Empty group table
results-start-lead = { $count ->
    [one] { $count } entry.
   *[other] { $count } entries.
}
results-not-here = not checked in
results-final-lead = Entries: { $entries }. Bouts fought: { $bouts }.
results-rules-lead = Rules: { $rulebook }, edition of { $edition }.
results-lot-lead = Seed of the lot: { $seed }
results-final-state = { $state ->
    [signed] These places were signed.
    [final] All bouts are over; the places are not signed yet.
   *[open] Bouts are still to come: these places may change.
}
results-sign-chief = Chief hofmarshal
results-sign-secretary = Secretary
results-sign-organiser = Organiser
results-sign-ring = Hofmarshal of the ring
results-certificate = Certificate
results-awarded = { $team ->
    [1] awarded to the team
   *[other] awarded to
}
results-certificate-place = { $place ->
    [1] First place
    [2] Second place
    [3] Third place
   *[other] Place { $place }
}
results-short-wins = Wins
results-short-points = Points
results-short-against = Against
results-short-rating-points = Rating
results-short-round-points = Rounds
results-ranked-teams = Places by rating points ({ $rating }). Round points count only between teams with equal rating points ({ $rounds }).
results-short-place = Place
results-group = Group { $group }
results-blank-group = Group ______  Stage ____________  Ring ______
results-corrected = corrected
results-bye = bye
results-bout-number = Bout { $bout }
results-ring = Ring { $ring }
results-protocol-when = { $day }, called at { $called }, signed at { $signed }
results-protocol-corrected = The result of this bout was corrected afterwards: see the results of the nomination.
results-seal = Last entry in the journal: { $seal }
results-extra-number = extra { $number }

# The page

results-no-table = There is no table “{ $table }”; there are: { $known }.
results-no-file = There is no file “{ $file }” to make.

# The published site

results-site-pages = Pages of the event
results-site-languages = Languages
results-site-home = Overview
results-site-schedule = Schedule
results-site-standings = Medals and clubs
results-site-nominations = Nominations
results-site-expected = Expected at
results-site-expected-note = Times are expectations at the moment these pages were written; what the announcer calls is what counts.
results-site-no-schedule = No bout waits at any ring.
results-site-no-protests = There were no protests.
results-site-nothing = Nothing to show yet.
results-site-written = Written { $at } by Hofmarshal. Names and results only; whoever wants his name taken out asks the organiser.
results-site-why = What the places rest on
results-points-note = Clubs and countries: places one to six of each finished league or category bring 7, 5, 4, 3, 2, 1 points; who share a place share the points. Equal points: more gold, then silver, then bronze.
results-lot-hash = Published hash of the lot’s seed: { $hash }
results-phase = { $phase ->
    [entries] Entries are open, nothing is drawn
    [fighting] Being fought
    [over] All bouts are over
   *[signed] Places signed
}

# Commands

results-published = Written into { $folder }: { $count } files. Put the folder on any web host as it is.
results-exported = { $same ->
    [1] Written into { $folder }; played again it comes to the same tables and places.
   *[other] Written into { $folder }; played again something comes out otherwise:
}
results-folder-taken = There is something at this path already, and it is left alone. Name another folder, or publish with --replace over a site that was published there.
results-no-site = This folder was not made by `hofmarshal publish`: it is left alone. Name an empty one.
results-unknown-nomination = The event has no nomination “{ $name }”; it has: { $known }.
results-site-protest = Protest of { $name }, filed { $at }.

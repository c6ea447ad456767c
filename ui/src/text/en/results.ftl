# The results page: tables, papers, files.

results-title = Results
results-of = Results of
results-whole-event = Whole event
results-phase = { $phase ->
    [entries] Nothing is drawn yet.
    [fighting] Being fought: places may still change.
    [over] All bouts are over. The places are not signed yet.
   *[signed] The places are signed.
}
results-no-nominations = There is no nomination yet. Add one on the page:
results-making = Making { $what }…
results-saved = Saved: { $what }
results-no-answer = The server does not answer. Nothing is lost; try again.

results-tables = Tables
results-empty = Nothing in it yet.
results-show-all = Show all { $count } rows
results-save-table = Save this table:
results-points-note = Places one to six of each finished league or category bring 7, 5, 4, 3, 2, 1 points; who share a place share the points.

results-print = To print
results-language = Language of the papers
results-paper-start = Start list
results-paper-groups = Groups with results
results-paper-brackets = Brackets
results-paper-protocols = Protocols of bouts
results-paper-final = Final protocol
results-paper-certificates = Certificates
results-paper-blank-groups = Empty group tables
results-about-start = Everyone who entered, by number, with club and group.
results-about-groups = A page for each group: everybody against everybody, what came of it, open bouts to be written in.
results-about-brackets = Rounds of pairs, those to come included.
results-about-protocols = A page for each signed bout: what happened, what came of it, lines to sign.
results-about-final = Places, medals and clubs, to be signed.
results-about-certificates = One for each place of the nominations that are over.
results-about-blank-groups = For the day the laptop dies.
results-missing-start = Nobody has entered yet.
results-missing-groups = There are no groups yet.
results-missing-brackets = There is no bracket.
results-missing-protocols = No bout was fought at a ring yet.
results-missing-final = Nothing is drawn yet.
results-missing-certificates = No nomination is over yet.
results-missing-blank-groups = There is no nomination yet.
results-down-to = Down to place
results-group-size = Size of the group
results-as = { $kind }: { $what }
results-sheets = Empty score sheets, and a place to type them back:
results-sheets-page = typing a paper sheet back

results-hand-on = To hand on
results-all-tables = All tables in one file
results-all-tables-about = Places, medals, clubs, groups, bouts, sanctions, protests.
results-ratings = Ratings file
results-ratings-about = As HEMA Ratings takes it. Who submits it adds links and his address.
results-folder = The nomination as a folder
results-folder-about = Entries, decisions, results and protocols: anyone who runs it comes to the same places.
results-folder-choose = Choose a nomination above.
results-site = The event as a site
results-site-about = Plain pages in the event’s languages for any web host, without scripts and without anything private.
results-site-hidden = The public pages of this event are switched off. Whoever puts these pages on a host shows them to everybody.

# The set-up of an event: what it is, rings, nominations and their rules, people, private data.

event-title = Event
event-sections = Parts of this page
event-section-about = About the event
event-section-rings = Rings
event-section-nominations = Nominations
event-section-people = People and devices
event-section-private = Private data
event-do-name-event = name of the event
event-do-describe-event = details of the event
event-do-set-ring = ring
event-do-set-rings = where a nomination is fought
event-do-drop-ring = take a ring out
event-do-drop-nomination = take a nomination out
event-name = Name
event-first-day = First day
event-last-day = Last day
event-country = Country (its law says who is of age)
event-country-none = Not chosen
event-country-other = Another country…
event-country-age = { $name } · { $age } years
event-country-code = Country’s code (two letters)
event-country-years = Of age at (years)
event-country-help = The age of majority of this country is not known here. Find it out and write it down; each fighter’s own country counts as well.
event-place = Place
event-languages = Languages of public pages and papers
event-public = Everybody may see schedule and results
event-self-entry = Fighters may enter themselves
event-self-entry-until = Until and including (empty: until the end)
event-keep-days = Days for which private data stays after the event
event-field-name = Name
event-field-country = Country
event-field-first_day = First day
event-field-last_day = Last day
event-field-place = Place
event-field-languages = Languages
event-field-public = Seen by everybody
event-field-self_entry = Self-entry
event-field-self_entry_until = Self-entry until
event-field-keep_private_days = Private data (days)
event-field-ages = Age of majority
event-yes = yes
event-no = no
event-save = Save
event-saved = Saved
event-organiser-only = Only the organiser can change this.
event-meanwhile = Somebody else has just changed this. It now says: { $value }
event-take-theirs = Take theirs
event-keep-mine = Keep mine
event-no-server = The server did not answer. Nothing was changed; try again.
event-clause-show = what it says
event-no-rings = There are no rings yet.
event-ring-new = A ring more: its title
event-ring-add = Add
event-ring-open = Measures
event-ring-good = allowed by every rulebook fought here
event-ring-warn = not all measured
event-ring-bad = against a rulebook
event-ring-title = Title
event-ring-shape = Shape
event-ring-shape-asked = the rulebooks ask for: { $shapes }
event-shape-unsaid = Not said
event-shape-rectangle = rectangle
event-shape-circle = circle
event-shape-open = open field
event-shape-bridge = bridge
event-measure-length = Length, m
event-measure-width = Width, m
event-measure-diameter = Diameter, m
event-measure-boards = Height of the boards, m
event-measure-bases = Between the bases, m
event-measure-unread = Write metres, such as 7.5
event-measure-asked = { $kind ->
    [exact] { $least } m
    [between] { $least } to { $most } m
    [most] at most { $most } m
   *[least] at least { $least } m
}
event-measure-all = Other measures
event-ring-borders = The fence stands
event-ring-borders-asked = { $nomination }: borders must be set beforehand
event-ring-forts = Fortifications stand on the field
event-ring-forts-not = { $nomination }: no fortifications are allowed
event-ring-nothing = No nomination is fought here, so no rulebook says how large it must be.
event-ring-drop = Take this ring out
event-no-nominations = There are no nominations yet.
event-nomination-add = Add a nomination
event-nomination-key = short name { $name }
event-nomination-state = Entries: { $entries } · stages drawn: { $stages } · bouts called: { $called }
event-nomination-rules = Rulebook and nomination
event-nomination-title = Title of its own (empty: the rulebook’s)
event-nomination-name = Short name for files and addresses (Latin letters)
event-nomination-rings = Fought at (none: at any ring)
event-nomination-drop = Take it out of the event
event-nomination-drop-help = It disappears from all pages; what was entered stays in the journal. Its short name is not given again.
event-rings-any = at any ring
event-panel = { $count ->
    [one] { $count } line marshal
   *[other] { $count } line marshals
}
event-panel-count = Line marshals at each ring (0: as the rulebook asks)
event-capacity = Room for (0: as many as come)
event-capacity-of = { $count ->
    [one] room for { $count }
   *[other] room for { $count }
}
event-overridden = Different from the rulebook
event-settings = Settings
event-rules = Rules
event-rules-see = See the rules
event-reason = Reason
event-groups = Groups (0: as few as allowed)
event-semi-groups = Semi-final groups (0: as few as allowed)
event-advance = Going on from each group, where the rulebook is silent
event-duration = Minutes from call to call
event-rest = Least rest between two bouts, minutes
event-apart = Keep apart in groups
event-apart-club = fighters of one club
event-apart-country = fighters of one country
event-leagues = Part into a higher and a premier league
event-promote-auto = Make up the next stage by itself, where no tie decides
event-admission-elsewhere = Papers and gear are checked elsewhere: nobody is barred here
event-scheme = Stages, in this order (the rulebook does not say)
event-stage-qualifying = qualifying groups
event-stage-semi-final = semi-final groups
event-stage-final = final group
event-stage-round-robin = round robin
event-stage-elimination = elimination
event-stage-third-place = bout for third place
event-stage-pairs-by-lot = pairs by lot
event-ranking = What decides places, in this order (the rulebook does not say)
event-criterion-wins = bouts won
event-criterion-win-ratio = share of bouts won
event-criterion-rating-points = rating points
event-criterion-head-to-head = bouts among those tied
event-criterion-points-difference = difference of points
event-criterion-points-scored = points scored
event-criterion-fewest-sanctions = fewest sanctions
event-criterion-extra-bout = extra bout
event-criterion-lot = lot
event-settings-fixed = What the draw rests on cannot be changed any more.
event-rules-stale = Somebody else has just changed these rules. Close this and open it again to see them; nothing of yours was saved.
event-rules-reason = Why the rules change now (they reach bouts not yet called)
event-title-change = Call it otherwise
event-rules-search = Search: number or words of a clause
event-rules-none = Nothing is called that.
event-rules-no-clause = Values without a clause
event-rules-more = { $count ->
    [one] { $count } clause more: search for it
   *[other] { $count } clauses more: search for them
}
event-rules-preview = Show what would change
event-rules-apply = Change it so
event-changes = { $count ->
    [one] { $count } value changes:
   *[other] { $count } values change:
}
event-changes-none = No value changes.
event-wide = Overridden in the whole event
event-wide-help = These values hold in every nomination of the rulebook, but where a nomination overrides the same value itself. They reach contests that are not called yet.
event-wide-tag = in the whole event
event-wide-none = Nothing: the rulebook holds as it is.
event-wide-change = Override in the whole event
event-wide-nothing = Nothing changes in the event’s nominations.
event-override = Override
event-override-value = New value
event-override-by = Who decided it
event-override-lay = Put it in its place
event-override-remove = As the rulebook says again
event-override-why = { $reason } ({ $by })
event-value-seconds = ({ $value } s)
event-value-minutes = ({ $value } min)
event-value-metres = ({ $value } m)
event-devices-help = Phones and tablets at the rings need no account: each gets its seat by a code.
event-devices = Devices and seats
event-accounts = Accounts
event-account-name = Name
event-account-role = Role
event-account-password = Password (10 characters or more)
event-account-add = Make an account
event-account-made = { $name } may sign in now.
event-private-help = Birth dates, contacts, papers, notes, pictures and videos. Names, clubs, results and the journal stay for good.
event-private-due = { $count ->
    [one] The private data of { $count } person may be deleted now.
   *[other] The private data of { $count } people may be deleted now.
}
event-private-until = { $count ->
    [one] Something private is kept of { $count } person, until { $day }.
   *[other] Something private is kept of { $count } people, until { $day }.
}
event-private-no-days = { $count ->
    [one] Something private is kept of { $count } person. Say when the event is, so that it can be deleted in time.
   *[other] Something private is kept of { $count } people. Say when the event is, so that it can be deleted in time.
}
event-private-nothing = Nothing private is kept now.
event-private-delete = Delete private data
event-private-sure = { $count ->
    [one] All private data of { $count } person, with pictures and videos, will be gone for good. Names and results stay.
   *[other] All private data of { $count } people, with pictures and videos, will be gone for good. Names and results stay.
}
event-private-gone = It was deleted.

event-section-game = Live role-play game
event-game-open = Open a game
event-game-help = For a role-play game: its characters, their hits, reason and obligations.

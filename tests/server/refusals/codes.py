"""What no clause stands behind: refusals for order or form, and messages that refuse nothing."""

from __future__ import annotations

ORDER = frozenset(
    # Nobody by that name, nothing by that id, a word that means nothing here.
    """
    admission-no-nomination admission-not-entered admission-no-such-event admission-no-such-piece admission-no-such-photo
    admission-sticker-unknown admission-unknown-fact admission-unknown-item admission-unknown-paper admission-unknown-value
    contest-no-such-claim contest-no-such-event contest-no-such-ruling contest-protest-unknown contest-unknown-breach
    contest-unknown-cause contest-unknown-fighter desk-unknown-stream draw-unknown entries-badge-unknown entries-club-unknown
    entries-country-unknown entries-no-application entries-no-nomination entries-nobody entries-unknown-command
    floor-unknown-command floor-warning-unknown nomination-bout-unknown nomination-entry-not-in-stage nomination-entry-unknown
    nomination-group-unknown nomination-stage-unknown nomination-track-unknown nomination-unknown-command
    nomination-winner-unknown paper-no-nomination programme-rules-missing programme-unknown-bout programme-unknown-command
    programme-unknown-nomination programme-unknown-person programme-unknown-ring protest-unknown protest-unknown-command
    protests-unknown protests-unknown-bout protests-video-gone results-no-file results-no-table stages-unknown-bout
    stages-unknown-nomination pass-wrong nomination-bout-not-planned captain-no-team captain-no-teams
    player-no-character player-no-rulebook
    game-code-wrong game-no-cards game-no-character game-no-rules game-unknown-act larp-unknown-act larp-unknown-aid
    larp-unknown-dispute larp-unknown-event larp-unknown-zone prop-unknown region-no-such-file region-not-known region-unknown
    """.split()
    # It is done already, or not yet: the wrong moment.
    + """
    admission-already-open admission-not-closed admission-not-let-in admission-not-open admission-nothing-missing
    admission-nothing-seen admission-unruled contest-already-annulled contest-already-arrived contest-already-ready
    contest-already-running contest-already-signed contest-already-under-way contest-is-not-out contest-is-there
    contest-no-clinch contest-not-due contest-not-held contest-not-lined-up contest-not-suspended contest-of-the-last-round
    contest-protest-known contest-suspended contest-tap-followed contest-wrong-phase draw-hash-first draw-in-a-bout
    entries-answered-already entries-applied-already entries-drawn-already entries-import-open entries-in-no-nomination
    entries-in-team-only entries-list-known entries-nomination-closed entries-nomination-over entries-self-closed
    floor-bout-called floor-bout-not-called floor-busy floor-held floor-held-already floor-not-held floor-removed-already
    floor-rest-first floor-short-rest floor-warning-known nomination-already-drawn nomination-already-left nomination-bout-same
    nomination-disqualified-already nomination-entry-known nomination-move-nowhere nomination-not-disturbed
    nomination-not-drawn nomination-not-withdrawn nomination-open-bout nomination-rules-same nomination-settings-drawn
    nomination-settle-not-tied nomination-signed-already nomination-stage-has-next nomination-stage-not-promoted
    nomination-tie-ruling programme-begun programme-erased-already programme-nomination-drawn programme-not-placed
    programme-not-suspended programme-opened-already programme-placed-called programme-ring-used programme-self-entry-late
    programme-suspended programme-suspended-already protest-already-filed protest-bout-again protest-clock-runs
    protest-clock-stands protest-not-due protest-not-open protests-not-here protests-video-closed public-off
    schedule-not-waiting setup-private-early stages-bout-under-way contest-held device-known game-not-open
    region-file-refused region-fork-settled region-nothing
    larp-registered-already player-import-open player-no-cards player-no-game
    game-open-already game-runs game-stands larp-before-the-game larp-not-due larp-not-registered larp-nothing-asked
    larp-placed-already obl-issued-already obl-not-issued prop-made-already region-elsewhere region-fork-first region-gone
    region-is-here region-lives-here region-moved-on region-named region-no-fork region-no-game
    """.split()
    # Somebody else changed it meanwhile, or the same was sent twice.
    + """
    admission-changed-meanwhile admission-meanwhile contest-confirm-dropped contest-no-longer-fits contest-ruled-meanwhile
    desk-id-taken desk-key-reused desk-moved-on draw-moved-meanwhile entries-changed-meanwhile entries-field-changed
    entries-roster-meanwhile programme-details-meanwhile programme-overrides-meanwhile
    programme-rules-meanwhile protest-id-taken protests-changed-meanwhile
    schedule-changed schedule-rings-meanwhile stages-changed-meanwhile player-changed-meanwhile
    game-changed-meanwhile game-clock-moved game-cycle-begun
    """.split()
    # Who may: rights of devices and seats, which no rulebook speaks of.
    + """
    account-not-organiser account-sign-in-first contest-annul-not-yours contest-annul-of-a-protest contest-annul-of-the-ring
    contest-hofmarshal-signs contest-not-your-side desk-device-reserved protests-not-yours captain-code-wrong
    printed-wait player-code-wrong
    game-card-not-yours game-code-wait game-not-yours game-other-region game-whole-only larp-not-yours
    """.split()
    # Not told, or told so that it cannot be taken: an empty reason, a number twice, a file of another kind, too much at once.
    + """
    admission-bad-armour admission-bad-facts admission-birth-odd admission-breakage-unexplained admission-let-in-unexplained
    admission-no-picture admission-no-stickers admission-not-measured admission-not-yes-no admission-photos-many
    admission-ruling-unexplained admission-too-fine contest-fighter-twice contest-own-side desk-bad-value draw-seed-lost
    draw-seed-short entries-agree entries-badges-many entries-club-empty entries-flood entries-name-missing
    entries-no-such-day entries-not-a-team entries-number-erased entries-number-taken entries-number-twice
    entries-reason-needed entries-roster-captains entries-roster-fighter-twice entries-roster-number
    entries-roster-number-twice entries-roster-other-team exchange-faults floor-fighters-odd floor-removal-needs-reason
    guard-too-many nomination-bout-against-self nomination-bout-other-pair nomination-bout-without-id
    nomination-entry-without-code nomination-move-needs-reason nomination-negative-score nomination-reason-needed
    nomination-reinstate-reason nomination-revision-needs-reason nomination-sanction-of-other nomination-settings-replace
    nomination-settle-needs-reason nomination-void-needs-reason paper-language programme-bout-twice programme-country
    programme-drop-reason programme-first-day-missing programme-keep-days programme-languages programme-last-before-first
    programme-name-empty programme-names-apart programme-no-fighters programme-no-such-day programme-nomination-name
    programme-nomination-twice programme-place-long programme-place-what programme-placed-twice programme-reason-needed
    programme-ring-name programme-ring-twice programme-too-many-days programme-two-sides protest-mistake-needs-reason
    protest-no-votes protest-votes-twice protests-too-many-tries protests-video-kind protests-video-most
    protests-video-none setup-override-faults setup-override-why setup-settings-replace setup-value-unread
    captain-cards-many player-cards-many player-character-faults
    game-name-needed game-overrides-unfit game-props-many larp-nothing-changed larp-say-what region-file-altered
    region-file-cards region-file-foreign region-file-other region-file-own region-name-needed region-name-taken
    region-not-movable region-number-taken
    """.split()
    # The rulebook in force knows no such thing, so that it has no clause to name.
    + """
    admission-no-class contest-no-breakthrough contest-no-claims contest-no-clinch-rule contest-no-mutual-rule
    contest-no-order contest-no-touch-rule contest-no-yield
    larp-no-asylum-here larp-no-devouring-here larp-no-monsters-here larp-no-reason-here obl-cannot-be-altered
    """.split()
)
"""Refusals, and reasons of refusals, for which there is no clause."""

FAMILIES = (
    "audit-", "captain-card-", "chronicle-", "region-branch-",
    "contest-audit-", "contest-line-", "contest-log-", "contest-protocol-", "contest-why-", "entries-column-",
    "nomination-decision-", "nomination-disturbs-", "nomination-example-", "nomination-log-", "nomination-place-",
    "results-table-", "rules-", "tournament-lot-", "tournament-rank-", "tournament-schedule-",
    "tournament-together-", "tournament-unranked-",
)  # fmt: skip
"""Beginnings of messages that tell what happened or why, or what is wrong in a file; none of them refuses a command."""

TOLD = frozenset(
    # What an inspection found in order, and how an armour class comes about.
    """

    admission-allowed admission-bare admission-best-layer admission-broken admission-broken-something admission-class-capped
    admission-class-changed admission-class-matters admission-fits admission-gear-passed admission-layer-class
    admission-no-row admission-no-rule admission-nothing-asked admission-of-age admission-paper-good admission-present
    admission-row-fails admission-ruled
    """.split()
    # Findings of measures that no rulebook that ships sets; they are made where those that do are.
    + "admission-not-over admission-not-under".split()
    # What is wrong in a file: a protocol, a folder, a rulebook; an exception of the code itself.
    + """
    larp-line-one-act larp-line-time larp-line-unknown-act
    admission-example-kind contest-expect-unknown contest-unknown-nomination contest-unknown-rulebook nomination-entry-twice
    nomination-settings-form nomination-sources-disagree tournament-bracket-entries tournament-not-in-lot
    tournament-sizes-total tournament-unknown-criterion
    """.split()
    # Conditions as the desk's page lists them; what bars somebody says the same in words that anybody may read.
    + "admission-event-unknown admission-no-roster".split()
    # Why somebody is out, who shares a group, which stage keeps its rules, a sheet's name.
    + """
    draw-odd-size entries-sheet nomination-removed nomination-removed-bout nomination-removed-count nomination-rules-kept
    nomination-withdrawn tournament-all-share
    """.split()
)
"""Messages that refuse nothing."""

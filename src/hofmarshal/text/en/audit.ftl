# The audit: what each entry of the journal says, in a sentence.

audit-role = { $role ->
    [hofmarshal] the hofmarshal
    [chief] the chief hofmarshal
    [line-marshal] a line marshal
    [field-judge] a field judge
    [medic] a medic
    [expert] an authenticity expert
    [secretary] a secretary
    [captain] a captain
    [master] a game master
    [regional] a regional master
    [player] a player
    [organiser] an organiser
    [announcer] an announcer
    [screen] a screen
    [spectator] a spectator
   *[other] “{ $role }”
}
audit-where = { $ring ->
    [none] { "" }
   *[other] { " " }at ring { $ring }
}
audit-of-team = { $team ->
    [none] { "" }
   *[other] { " " }of { $team }
}
audit-stage = { $stage ->
    [qualifying] qualifying
    [semi-final] semi-final
    [final] final
    [round-robin] round robin
    [pairs-by-lot] pairs by lot
    [elimination] elimination
    [third-place] third-place bout
   *[other] { $stage }
}
audit-fighter = { $fighter ->
    [red] Red
    [blue] Blue
   *[other] { $fighter }
}
contest-audit-observed =
    { $side ->
    [red] RED
    [blue] BLUE
   *[other] { audit-fighter }
    }: { $what } (a line marshal’s tap).
contest-audit-held = The medic holds { audit-fighter }. { $reason }
contest-audit-cleared = The medic lets { audit-fighter } fight again.
contest-audit-claimed = A blow is disputed: { audit-fighter }.
contest-audit-annulled = Something that is not shown in public was taken back. { $reason }
audit-nomination-entered = Entered: { $entry }.
audit-nomination-checked-in =
    { $present ->
    [0] Not here after all: { $entries }.
   *[other] Checked in: { $entries }.
    }
audit-nomination-lot-committed = The hash of the lot’s seed was published: { $commitment }. { $reason }
audit-nomination-drawn = Drawn. Groups: { $groups }. Seed: { $seed }.
audit-nomination-undrawn = The draw was taken back. { $reason }
audit-nomination-moved = { $entry } was moved to another group ({ audit-stage }). { $reason }
audit-nomination-withdrawn = { $entry } withdrew. { $reason }
audit-nomination-reinstated = { $entry } is in again. { $reason }
audit-nomination-disqualified = { $entry } was disqualified. { $reason }
audit-nomination-called = Bout { $bout } was called.
audit-nomination-recorded =
    { $revision ->
    [0] Result of bout { $bout }: { $red } { $red_score } : { $blue_score } { $blue }.
   *[other] Result of bout { $bout } corrected: { $red } { $red_score } : { $blue_score } { $blue }.
    } { $reason }
audit-nomination-voided =
    { $bout ->
    [none] The results of the stage { audit-stage } are void.
   *[other] Bout { $bout } is void and will be fought again.
    } { $reason }
audit-nomination-settled = The hofmarshal settled a tie in the stage { audit-stage }: { $order }. { $reason }
audit-nomination-extra-scheduled = Extra bouts were scheduled in the stage { audit-stage }, group { $group }.
audit-nomination-promoted = The next stage was made up: { audit-stage }.
audit-nomination-re-promoted = The stage { audit-stage } was made up anew. { $reason }
audit-nomination-let-stood = The stage { audit-stage } stays as it was made up, in spite of the correction. { $reason }
audit-nomination-announced = The result of bout { $bout } was announced.
audit-nomination-protested =
    { $what ->
    [filed] Protest { $protest } of { $entry } about bout { $bout } was filed.
    [voted] The commission voted on protest { $protest } (bout { $bout }).
    [dismissed] Protest { $protest } (bout { $bout }) was dismissed.
    [retracted] Protest { $protest } (bout { $bout }) was taken back.
    [lapsed] Protest { $protest } (bout { $bout }) was not decided in time.
   *[other] Protest { $protest } (bout { $bout }): its clock stood still or went on.
    }
audit-nomination-suspended = The clocks of its protests stand still.
audit-nomination-resumed = The clocks of its protests go on.
audit-nomination-rules-changed =
    { $count ->
    [0] Settings were changed.
   *[other] Rules were changed: { $changed }.
    } { $reason }
audit-nomination-signed = The final places were signed. { $note }
audit-programme-named = The event is called “{ $name }”.
audit-programme-described =
    What is said of the event was changed: { $country }, { $days }, { $place }. Public pages: { $public ->
    [0] off
   *[other] on
    }. Self-entry: { $self_entry ->
    [0] off
   *[other] on
    }. Private data: { $keep_private_days } days.
audit-programme-ring-set =
    { $title ->
    [none] Ring { $ring } was set up.
   *[other] Ring { $ring } was set up (“{ $title }”).
    }
audit-programme-ring-dropped = Ring { $ring } was taken out of the event.
audit-programme-nomination-added = Nomination { $name } was added.
audit-programme-nomination-revised = Rules or settings of { $name } were changed (rules { $pin }).
audit-programme-overrides-laid = Overrides of the whole event in { $rulebook }: { $values }.
audit-programme-nomination-dropped = Nomination { $name } was taken out of the event. { $reason }
audit-programme-rings-set = { $name } is fought at: { $rings }.
audit-programme-placed = Placed at ring { $ring }: { $bouts }.
audit-programme-unplaced = Left to the automatic order again: { $bouts }.
audit-programme-quick-added = A single bout waits at ring { $ring }: { $red } – { $blue }.
audit-programme-opened = Bout { $bout } was opened at ring { $ring }: { $red } – { $blue }.
audit-programme-ring-suspended =
    { $ring ->
    [none] The event was suspended: { $reason }
   *[other] Ring { $ring } was suspended: { $reason }
    }
audit-programme-ring-resumed =
    { $ring ->
    [none] The event goes on.
   *[other] Ring { $ring } goes on.
    }
audit-programme-removed = { $entry } is out of the event.
audit-programme-cancelled = A bout will not be fought, for { $entry } has left: { $bout }. { $reason }
audit-programme-introduced = Names were entered or changed: { $people }.
audit-programme-erased = The person behind number { $entry } was erased.
audit-floor-reserved = { $fighters } were called to ring { $ring } (bout { $bout }). { $override }
audit-floor-released = The fighters of bout { $bout } are free again.
audit-floor-held = The medic holds { $fighter }. { $reason }
audit-floor-cleared = The medic lets { $fighter } fight again.
audit-floor-warned = A warning for { $fighter } counts for the whole event.
audit-floor-unwarned = A warning counts no more.
audit-floor-removed = { $fighter } was removed from the event. { $reason }
audit-floor-rules-set = Event-wide warnings and the least rest were set by the nominations.
audit-inspection-opened = The inspection of { $fighter }’s gear began.
audit-inspection-recorded = A piece of { $fighter }’s gear was recorded.
audit-inspection-ruled =
    The expert’s own verdict on a piece of { $fighter }’s gear: { $verdict ->
    [pass] passed
    [fix] to be mended
   *[other] rejected
    }. { $reason }
audit-inspection-withdrawn = A piece of { $fighter }’s gear was left out. { $reason }
audit-inspection-worn = What { $fighter } wears was recorded for his armour class.
audit-inspection-attached = Pictures of { $fighter }’s gear were added.
audit-inspection-broken = A piece of { $fighter }’s gear broke; it must be inspected again. { $reason }
audit-inspection-closed =
    The inspection of { $fighter } ended: { $verdict ->
    [pass] passed
    [fix] to be mended
   *[other] rejected
    }.
audit-inspection-reopened = The inspection of { $fighter } goes on. { $reason }
audit-inspection-annulled = Something of { $fighter }’s inspection was taken back. { $reason }
audit-admission-let = { $fighter } may fight though something is missing ({ $reason }).
audit-admission-taken-back = The leave of { $fighter } was taken back. { $reason }
audit-entries-taken-in = A list was taken in. Nominations: { $into }. New people: { $people }.
audit-entries-roster-set = The roster of { $team } in { $nomination } was set: { $members }.
audit-entries-applied = { $entry } asks to be entered: { $nominations }.
audit-entries-accepted = Entries to { $nomination } were accepted: { $taken }.
audit-entries-declined = The entry of { $entry } to { $nomination } was declined. { $reason }
audit-entries-recalled = { $entry } took the entry to { $nomination } back.
audit-entries-kept-apart = Not the same person: { $first } and { $second }.
audit-devices-offered = A code was made for the seat of { audit-role }{ audit-where }.
audit-devices-joined = “{ $name }” asks for the seat of { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-seated = “{ $device }” has the seat of { audit-role }{ audit-of-team }{ audit-where } now.
audit-devices-redirected = “{ $device }” now waits for the seat of { audit-role }{ audit-where }.
audit-devices-revoked = “{ $device }” may do nothing any more.
audit-devices-renamed = A device is called “{ $name }” now.
audit-devices-recoded = { $role ->
    [player] The player of { $team } was given another code; the old card gives no seat any more.
   *[other] The captain of { $team } was given another code; the old card gives no seat any more.
}
audit-devices-proposed = A command that came late waits for the seat of { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-settled =
    { $accepted ->
    [0] A late command was dismissed.
   *[other] A late command was accepted.
    }
audit-dossier-kept =
    Private data of { $fighter } was kept: { $part ->
    [birth] date of birth
    [contact] contact
    [paper] paper
    [note] note
    [played] who plays the character
    [protest] protest
   *[other] { $part }
    }.
audit-dossier-dropped =
    Private data of { $fighter } was deleted: { $part ->
    [birth] date of birth
    [contact] contact
    [paper] paper
    [note] note
    [played] who plays the character
    [protest] protest
   *[other] { $part }
    }.
audit-checkpoint-checkpoint = Checkpoint: the heads of { $streams } streams were written down.
audit-other = { $kind }: { $type }.
audit-game-game-opened = The game “{ $name }” was opened.
audit-game-ran = The game's clock runs.
audit-game-paused = The game's clock stands.
audit-game-put-on = The game's clock was put forward.
audit-game-cycle-begun = Cycle { $number } of the game began.
audit-game-told = To all players: { $text }
audit-region-region-named = This server is region “{ $name }” of its game.
audit-region-region-joined = This server became region “{ $name }” of the game that was opened in “{ $first }”.
audit-region-starter-made = A file was given out with which another server becomes region “{ $name }”.
audit-region-file-sent = File { $file } with characters was given out to region “{ $to }”.
audit-region-file-taken = File { $file } was taken in from region “{ $sender }”.
audit-region-fork-settled = Of two histories of { $fork } one was chosen.

# Admission: papers, age, gear and armour class. Every message of a fault says what is wrong and how to mend it.

## Gear: requirements

admission-above = { $item }: { $fact } is { $value }, the most allowed is { $limit }. { $verdict ->
    [fix] Reduce it and show it again.
   *[reject] It may not be used: bring another.
}
admission-allowed = { $item }: allowed in this nomination.
admission-below = { $item }: { $fact } is { $value }, at least { $limit } is needed. { $verdict ->
    [fix] Mend it and show it again.
   *[reject] It may not be used: bring another.
}
admission-fits = { $item }: { $fact } ({ $value }) is as it should be.
admission-has = { $item }: this may not be: { $fact }. { $verdict ->
    [fix] Put it right and show it again.
   *[reject] It may not be used: bring another.
}
admission-lacks = { $item }: this is lacking: { $fact }. { $verdict ->
    [fix] Put it right and show it again.
   *[reject] It may not be used: bring another.
}
admission-not-allowed = { $item }: { $fact } is “{ $value }”, allowed is: { $allowed }. { $verdict ->
    [fix] Change it and show it again.
   *[reject] It may not be used: bring another.
}
admission-not-over = { $item }: { $fact } is { $value }, more than { $limit } is needed. { $verdict ->
    [fix] Mend it and show it again.
   *[reject] It may not be used: bring another.
}
admission-not-under = { $item }: { $fact } is { $value }, less than { $limit } is needed. { $verdict ->
    [fix] Mend it and show it again.
   *[reject] It may not be used: bring another.
}
admission-forbidden-item = { $item }: not allowed in this nomination. { $verdict ->
    [fix] Take it off and show yourself again.
   *[reject] Leave it out.
}
admission-missing-item = { $item }: required and not shown. { $verdict ->
    [fix] Bring it and show it.
   *[reject] Without it there is no entry: bring it and ask for another inspection.
}
admission-no-rule = { $item }: the rulebook says nothing of it in the nomination { $nomination }, so it is not judged.
admission-nothing-asked = { $item }: nothing is asked of it here by these clauses.
admission-present = { $item }: required and there.
admission-unmeasured = { $item }: { $fact } is not recorded. Record it.

## Gear: what was recorded

admission-bad-facts = { $item }: some of what was recorded cannot be used. Correct what is named below and record it again.
admission-not-measured = { $fact }: “{ $value }” is no measurement. Write a whole number or a number with its unit, such as “1.5 mm”, “90 cm”, “1.4 kg” or “2 palms”.
admission-not-yes-no = { $fact }: “{ $value }” is neither yes nor no. Write true or false.
admission-too-fine = { $fact }: “{ $value }” is finer than this is measured. Write it in whole { $unit ->
    [g] grams
    [mm] millimetres
    [palm] palm widths, counting only full ones
   *[um] thousandths of a millimetre
}.
admission-unknown-fact = { $item }: the rulebook knows no “{ $fact }”. Use a name from its gear.yaml.
admission-unknown-item = The rulebook knows no “{ $item }”. Use one of these: { $allowed }.
admission-unknown-value = { $fact }: “{ $value }” is not known. Use one of these: { $allowed }.

## Armour class

admission-bare = No armour: class { $class }.
admission-best-layer = Several layers: the best one counts, class { $class }.
admission-class-capped = Classes go from { $least } to { $most }: class { $class }.
admission-class-changed = { $row }: class { $before } becomes { $class }.
admission-class-matters = The armour class counts in this nomination.
admission-class-unmeasured = The class cannot be told: { $fact } is not recorded. Record it.
admission-layer-class = { $row }: class { $class }.
admission-no-class = The armour class does not count in this nomination ({ $nomination }).
admission-no-row = This fits no row of the armour table: class { $class }.
admission-row-fails = { $row }: does not apply.

## The inspection

admission-already-open = This inspection is already open, for { $nomination }. Go on with it.
admission-armour-unrecorded = The armour class counts in this nomination: record what is worn on the body, or that it is no armour.
admission-bad-armour = Some of what was recorded of the armour cannot be used. Correct what is named below and record it again.
admission-breakage-unexplained = Say what broke: the expert must know what to look at.
admission-broken = { $item }: it broke ({ $reason }). Look at it again: record it anew, rule on it or leave it out.
admission-broken-something = Something broke: { $reason }. Look at what it was: record it anew, rule on it or leave it out.
admission-no-picture = This is no picture (JPEG, PNG or WebP), or too large a one. Take the photo again.
admission-no-such-photo = This photo is not there any more.
admission-photos-many = There are { $most } photos of this fighter already. Take only what shows a fault.
admission-no-such-event = There is no event { $event } in this inspection. Choose one from its list.
admission-no-such-piece = There is no piece “{ $item }” in this inspection. Record it first.
admission-not-closed = The inspection is not closed. Go on recording, or close it first.
admission-not-open = The inspection is not open. Open it, or reopen it after it was closed.
admission-nothing-seen = Nothing has been shown. Record at least one piece before closing.
admission-ruled = { $item }: the expert’s verdict is { $verdict ->
    [fix] “fix”
    [pass] “pass”
   *[reject] “reject”
}. { $reason }
admission-ruling-milder = { $item }: by the recorded facts the verdict is { $verdict ->
    [fix] “fix”
    [unmeasured] still open
   *[reject] “reject”
}; an expert may be stricter, not milder. Correct the facts, or ask the organiser for an override.
admission-ruling-unexplained = { $item }: a verdict against a piece needs a reason. Write what is wrong with it.
admission-unfinished = The inspection cannot be closed: something is not recorded or not ruled. See the list.
admission-unruled = { $item }: no verdict yet. This rulebook leaves it to the expert: rule pass, fix or reject.

## Age

admission-bad-override = The age { $age } set for { $country } is not usable. Set an age from 1 to { $most }.
admission-born-later = The date of birth { $born } is after { $day }. Correct it.
admission-country-in-parts = In { $country } the age of majority differs by part. Write which one: { $parts }; or set the age for { $country } yourself.
admission-country-then = No age of majority in { $country } is known for { $day }. Find it out and set it for this event.
admission-country-unknown = No age of majority is known for “{ $country }”. Check the country’s code (two letters, ISO 3166), or find the age out and set it for this event.
admission-no-birth-date = The date of birth is missing. Enter it.
admission-no-country = The country is missing, so no age of majority can be looked up. Enter it.
admission-of-age = Of age by the law of { $country }: { $age } years on { $day } ({ $source }).
admission-under-age = Not of age by the law of { $country } on { $day }: { $age } years are needed, reached on { $since } ({ $source }). He or she may not enter.

## Papers

admission-birth-odd = { $born } cannot be the date of birth of somebody who fights here. Correct it.
admission-changed-meanwhile = Somebody else has changed this meanwhile: { $paper ->
    [birth] date of birth
   *[other] { $paper }
}.
admission-meanwhile = Somebody else has changed the same meanwhile; nothing of yours was saved. Look at what is there now, then save again.
admission-unknown-paper = None of his nominations asks for “{ $paper }”. Reload the page and try again.
admission-expired = { $paper }: valid until { $expires }, but must be valid on { $day }. Bring a renewed one.
admission-gear-again = The gear must be inspected again: the inspection was opened anew. Bring it to the inspection.
admission-gear-not-passed = The gear was inspected and did not pass ({ $verdict ->
    [fix] to be mended
   *[reject] rejected
}). Mend or replace what the inspection names and show it again.
admission-gear-not-seen = The gear has not been inspected. Bring it to the inspection.
admission-gear-passed = The gear passed the inspection.
admission-no-expiry = { $paper }: the last day of validity is missing. Enter it.
admission-no-paper = { $paper }: missing. Hand it in.
admission-paper-good = { $paper }: in order.
admission-paper-lacks = { $paper }: it does not confirm: { $lacks }. Bring one that does.
admission-unsigned = { $paper }: not signed. Sign it.

## Who may not take part

admission-not-drawn = { $count ->
    [one] { $count } fighter is here and not admitted, so nobody is drawn yet. Complete what is missing, take back the check-in of who is not to be drawn, or let the organiser let him in.
   *[other] { $count } fighters are here and not admitted, so nobody is drawn yet. Complete what is missing, take back the check-in of those who are not to be drawn, or let the organiser let them in.
}
admission-barred-age = { $entry } may not enter: of age by both laws, it is not shown.
admission-barred-event = { $entry } may not enter yet: the country and the days of the event are not set, so neither age nor papers can be judged.
admission-barred-gear = { $entry } may not enter: the gear has not passed the inspection.
admission-barred-paper = { $entry } may not enter, a paper is missing or not in order: { $paper }.
admission-barred-roster = { $entry } may not enter: the team's fighters are not named.
admission-no-roster = The team's fighters are not named. Name them: each is admitted for himself.
admission-event-unknown = The country and the days of the event are not set. Set them: age and papers are judged by them.

admission-let-in-unexplained = Write the reason: it is kept beside the clauses it sets aside.
admission-no-nomination = There is no nomination “{ $nomination }” in this event. Choose one of its nominations.
admission-not-entered = { $entry } is not entered in { $nomination }. Enter him first.
admission-not-let-in = Nobody was let in here, so there is nothing to take back.
admission-nothing-missing = Nothing is missing here: no override is needed.

## Worked cases

admission-example-kind = This worked case has the kind “{ $kind }”, which the rulebook cannot work out. Use one of { $allowed }, and add gear.yaml or admission.yaml where it is lacking.

## Checks of gear.yaml

admission-lint-fact = There is no fact “{ $fact }” under “facts”. Add it there, or use one of these: { $allowed }.
admission-lint-item = There is no kind “{ $item }” under “items”. Add it there, or use one of these: { $allowed }.
admission-lint-test = “{ $fact }” can never be { $value }: { $kind ->
    [measure] it is a measurement; use over, at_least, under or at_most, or a whole number
    [word] it is one of its own “values”; use one of them or add this one
   *[yes-no] it is yes or no; use true or false
}.

## Stickers

admission-no-stickers = Nobody’s gear has passed here yet, so there is nothing to print. Close an inspection with a pass first.
admission-sticker-class = class { $class }
admission-sticker-passed = inspected, passed
admission-sticker-unknown = This is no sticker of this event. Take the fighter to the inspection.

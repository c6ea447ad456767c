# Rulebooks: reading, checking, overriding. Every message says what is wrong and how to mend it; file and line stand before it.

## YAML and JSON

rules-yaml-anchor = Anchors, aliases and merges (&, *) are not read. Write the values out; if the text begins with & or *, put it in quotes.
rules-yaml-bracket = A list or mapping in brackets is not closed, or a comma is missing. Close it or add the comma here or above; a text that holds brackets, such as scoring[0], needs quotes.
rules-yaml-broken = This is not correct YAML. Check the indentation, colons, quotes and brackets here and in the line above.
rules-yaml-character = No value can begin with this character. Indent with spaces, not tabs; put a text that begins with @, ` or % in quotes.
rules-yaml-colon = A second colon cannot stand here. If it belongs to the text, put the text in quotes.
rules-yaml-control = There is an invisible control character ({ $char }). Delete it; the file may not be text at all.
rules-yaml-deep = Values are nested deeper than { $limit } levels. Flatten them.
rules-yaml-digits = The whole number has more than { $limit } digits. Shorten it, or put it in quotes if it is a name.
rules-yaml-documents = A second document begins here (---). Leave one in the file.
rules-yaml-duplicate = “{ $key }” is already in this mapping, in line { $first }. Delete or rename one of them.
rules-yaml-empty = The file is empty. Write its contents, or delete it if it is not needed.
rules-yaml-encoding = The file is not in UTF-8. Save it again with the encoding UTF-8.
rules-yaml-escape = A backslash in double quotes is followed by something that is not known. Use single quotes, or write two backslashes.
rules-yaml-indent = The indentation does not fit the lines above, or a quote was closed too early. Align the line with its neighbours.
rules-yaml-key = “{ $key }” cannot be a key: keys are text. Put it in quotes.
rules-yaml-large = The file is larger than { $limit } MB. Split it or remove what is not needed.
rules-yaml-no-colon = A colon is missing after a key. Add it, followed by a space; or put the text in quotes.
rules-yaml-number = “{ $value }” is no usable number. Write an ordinary number, or put it in quotes if it is text.
rules-yaml-quote = A quote that was opened is not closed. Close it.
rules-yaml-tag = Types written with an exclamation mark (“{ $tag }”) are not read. Delete it; if it belongs to the text, put the text in quotes.
rules-yaml-values = The file holds more than { $limit } values. Split it.

## Values that do not fit

rules-kind-expected = { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a mapping of keys and values
   *[other] one of these: { $expected }
}
rules-kind-got = { $got ->
    [int] a whole number
    [float] a number with a fraction
    [str] a text
    [bool] true or false
    [array] a list
    [object] a mapping
    [null] nothing
   *[other] { $got }
}
rules-value-after-knock-out = { $path }: a knock-out leaves one, so nothing but the bout for third place can follow it. Remove what stands after it.
rules-value-missing-field = { $path }: “{ $field }” is missing. Add it.
rules-value-range = { $path }: the value is not allowed ({ $detail }). Correct it.
rules-value-translation = { $path }: the translation “{ $lang }” is missing. Write the phrase in en, ru and uk.
rules-value-type = { $path }: there must be { rules-kind-expected }, but there is { rules-kind-got }. Correct it{ $got ->
    [str] ; numbers and true or false stand without quotes
   *[other] { "" }
}.
rules-value-unknown-field = { $path }: “{ $field }” is not known here. { $found ->
    [0] Delete it; allowed are: { $allowed }.
   *[other] Did you mean “{ $near }”? Allowed are: { $allowed }.
}
rules-value-word = { $path }: “{ $value }” is not allowed. { $found ->
    [0] Write one of: { $allowed }.
   *[other] Did you mean “{ $near }”? Allowed are: { $allowed }.
}

## Loading

rules-book-clause-twice = The clause { $clause } is already in line { $first }. Delete one of them or give it another id.
rules-book-edition = “{ $edition }” is no date of an edition. Write a day that exists, as 2024-05-31.
rules-book-example = An example needs “clause”: the clause that it shows, or a list of them. Add it.
rules-book-examples = This file must be a list of examples. Begin each with “- clause: …”.
rules-book-extends = “extends: { $target }” names no nomination. { $found ->
    [0] Name one of: { $known }; another rulebook must stand in “requires”.
   *[other] Did you mean “{ $near }”? There are: { $known }; another rulebook must stand in “requires”.
}
rules-book-extends-circle = The nominations extend each other in a circle: { $circle }. Let one of them stand by itself.
rules-book-file = { $path } would not be read. The files of a rulebook are rulebook.yaml, clauses.yaml, gear.yaml, admission.yaml, nominations/….yaml and examples/….yaml. Rename or delete it.
rules-book-no-clauses = The rulebook has no clauses.yaml. Add it, with a clause for every rule.
rules-book-no-head = There is no rulebook.yaml here. Add it, or name the folder that holds it.
rules-book-nomination-id = The nomination has no “id”. Add one.
rules-book-nomination-twice = The nomination “{ $nomination }” is already in another file. Give one of them another id.
rules-book-requires = The required rulebook “{ $book }” is not here. Add it, or delete it from “requires”. There are: { $known }.

## Checks

rules-lint-catch-all = The last row of “{ $table }” does not hold always, so some blows would match no row. Add a last row without “when”.
rules-lint-example-clause = The example “{ $example }” shows a clause that does not exist: { $clause }. { $found ->
    [0] Add it to clauses.yaml or correct it.
   *[other] Did you mean { $near }?
}
rules-lint-example-nomination = The example “{ $example }” is about a nomination that does not exist: { $nomination }. { $found ->
    [0] Correct it.
   *[other] Did you mean { $near }?
}
rules-lint-no-clause = { $path }: the value names no clause. Add “cites” to its block or to one around it.
rules-lint-nomination = There is no nomination “{ $nomination }”, so this never applies to it. { $found ->
    [0] Add it to nominations/ or delete it here.
   *[other] Did you mean “{ $near }”?
}
rules-lint-offer = The nomination “{ $nomination }” is offered but does not exist. { $found ->
    [0] Add it to nominations/ or delete it here.
   *[other] Did you mean “{ $near }”?
}
rules-lint-resolution = The clause { $clause } has the status “{ $status }” but no “resolution”. Write in three languages what holds until an organiser decides otherwise.
rules-lint-row-clash = “{ $table }”, row { $row }: the row in line { $by } is for exactly the same case, so this one never matches. Delete or change one of them.
rules-lint-row-never = “{ $table }”, row { $row }: this row can never match; its conditions exclude each other, or the rows above leave nothing for it. Change it or move it up.
rules-lint-row-shadow = “{ $table }”, row { $row }: this row can never match, since the row in line { $by } is more general and comes first. Move it above that row or delete it.
rules-lint-translation = { $path }: the phrase in “{ $lang }” is empty. Write it.
rules-lint-uncited = Nothing cites the clause { $clause }. Add it to the “cites” of the value that rests on it; if people judge it, add it to “breaches” or “conduct”.
rules-lint-unknown-clause = There is no clause { $clause }. { $found ->
    [0] Add it to clauses.yaml, or its rulebook to “requires”.
   *[other] Did you mean { $near }?
}
rules-lint-command = Rights are given for “{ $command }”, but there is no such command. { $found ->
    [0] Choose from: { $known }.
   *[other] Did you mean “{ $near }”?
}
rules-lint-game-word = “{ $word }” is not in the game's list “{ $list }”. { $found ->
    [0] Add it there with its names, or correct it.
   *[other] Did you mean “{ $near }”?
}
rules-lint-word = “{ $word }” is not in the nomination's list “{ $list }”, so the row never matches. { $found ->
    [0] Add it there or correct it.
   *[other] Did you mean “{ $near }”?
}

## Editions, overrides, changes

rules-edition-later = On { $date } no edition of “{ $book }” was in force yet; the first is of { $first }. Choose a later day or another rulebook.
rules-edition-unknown = There is no rulebook “{ $book }”. Check the name.
rules-nomination-unknown = There is no nomination “{ $nomination }”. { $found ->
    [0] There are: { $known }.
   *[other] Did you mean “{ $near }”? There are: { $known }.
}
rules-override-clause = The value “{ $path }” rests not on { $clause } but on: { $cites }. Name in “replaces” the clause that it replaces.
rules-override-path = There is no value “{ $path }” to override. { $found ->
    [0] Check the path; “rules show RULEBOOK CLAUSE” prints the paths of the values that rest on a clause.
   *[other] Did you mean “{ $near }”?
}
rules-overridden = { $path }: { $new } instead of { $old } ({ $clause }). Decided by { $by }: { $reason }
rules-changed = { $path }: { $old } → { $new }

## A new rulebook

rules-new-id = “{ $id }” cannot be a rulebook's id. Use lower-case Latin letters, digits and hyphens, at most 40, as in my-rules.

## Worked examples

rules-example-kind = An example works through one thing, but here stands: { $found }. Write exactly one of: { $known }.
rules-example-expects-nothing = The example expects nothing. Add “expect” with what must follow.
rules-example-form = The example does not have the right form ({ $detail }). Correct it.
rules-example-no-part = The example needs { $part }, which this rulebook does not have.

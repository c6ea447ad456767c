# Files in and out. Every message says what is wrong and what to do; the file, row and column stand before it.

exchange-more-problems = { $more ->
    [one] One more problem follows. Mend those above and run it again.
   *[other] { $more } more problems follow. Mend those above and run it again.
}

exchange-not-found = There is no such file. Check the name and the folder.
exchange-no-file = There is no such file or folder. Check the name.
exchange-is-folder = This is a folder, and a file is needed here. Name a file in it.
exchange-not-a-file = This is not an ordinary file. Copy what it holds into one and name that.
exchange-why = { $why ->
    [denied] you may not open it
    [absent] it or its folder is not there
    [name] its name will not do
    [loop] its link leads back to itself
    [full] the disk is full
   *[other] the system refuses
}
exchange-unreadable = The file cannot be read: { exchange-why }. Check that it exists and that you may open it.
exchange-output = The output cannot be written: { exchange-why }. Write to another place.
exchange-unwritable = The file cannot be written: { exchange-why }. Close it in other programs, or write elsewhere.
exchange-unknown-format = Tables are not written as “{ $ending }”. End the file's name with .csv, .xlsx or .json.
exchange-outside = This path leads out of the folder { $folder }. Move the file into the folder and name it there.
exchange-too-large = The file is larger than { $limit } MB. Remove what is not needed, or split it.
exchange-no-folder = There is no such folder. Check the name.
exchange-no-yaml = There are no .yaml files in this folder. Name the folder that holds rulebook.yaml.
exchange-tree-too-large = The folder holds more than { $files } files or { $limit } MB of YAML. Name the folder of one rulebook.

exchange-empty = The table is empty. It needs a row of headings and a row for each entry or bout.
exchange-no-rows = There are headings but no rows below them. Fill in the table.
exchange-binary = This is not a text table. Save it as CSV (UTF-8) or XLSX.
exchange-broken-encoding = The file begins as { $encoding }, but byte { $byte } does not fit. Save it again as CSV (UTF-8).
exchange-unknown-encoding = The letters are in an encoding that cannot be told for certain. Save the file as CSV (UTF-8) or XLSX.
exchange-broken-csv = { $kind ->
    [long] A cell in this row is far too long. A quote may have been left open before it: close every quote.
   *[quotes] The quotes in this row do not match. Close every quote; write a quote inside a cell twice.
}
exchange-torn-xlsx = The workbook is damaged. Open it in a spreadsheet program and save it again.
exchange-not-xlsx = This archive is not an XLSX workbook. Save the table as XLSX or CSV.
exchange-old-excel = This is the old Excel format. Save the table as XLSX or CSV.
exchange-zip-bomb = Unpacked, the workbook would be larger than { $limit } MB. Copy the table alone into a new workbook.
exchange-too-many-cells-in-all = The table spans more than { $most } cells. Delete what lies far from the table, or split it.
exchange-no-sheet = There is no sheet “{ $sheet }”. The sheets are: { $sheets }.
exchange-which-sheet = Several sheets hold such a table: { $sheets }. Say which one, or leave only one.

exchange-column = { $column ->
    [entry] no
    [name] name
    [bout] bout
    [stage] stage
    [group] group
    [red] red
    [blue] blue
    [red_score] red score
    [blue_score] blue score
    [winner] winner
    [extra] extra
    [note] note
    [club] club
    [country] country
    [rating] rating
    [team] team
    [born] born
    [weight_category] weight category
    [checked_in] present
    [event] nomination
    [score] score
    [status] status
    [number] number
   *[other] { $column }
}
exchange-missing-column = The column “{ exchange-column }” is missing; the headings are: { $have }. Add it or rename the one that is meant.
exchange-column-twice = “{ $first }” and “{ $second }” are both the column “{ exchange-column }”. Remove or rename one.
exchange-unknown-column = The heading “{ $heading }” is not known. If it is “{ exchange-column }”, correct it; if not, give it another name.
exchange-too-many-cells = This row has { $cells } cells, the headings { $columns ->
    [one] only one column
   *[other] only { $columns } columns
}. Put text with the delimiter in quotes, or add a heading.
exchange-empty-cell = The cell “{ exchange-column }” is empty. Fill it in, or delete the whole row.
exchange-cell-too-long = The cell has { $length } characters, more than { $most }. Shorten it.
exchange-not-integer = “{ $value }” is not a whole number. Write digits only, rounded to a whole number.
exchange-number-too-long = The number has { $digits } digits, more than { $most }. Correct it.
exchange-negative = { $value } is below zero, and a score cannot be. Correct it.
exchange-both-scores = “{ $value }” is two scores. Write { $red } in the column of red and { $blue } in that of blue, or both in one column “score”.
exchange-not-scores = “{ $value }” is not a score such as 10:7. If the spreadsheet made a date or a time of it, format the column as text, or use two columns, “red score” and “blue score”.
exchange-scores-differ = The score “{ $value }” does not agree with the two columns of scores. Correct one, or leave one empty.
exchange-not-date = “{ $value }” is not a date. Write it as 2001-12-31 or 31.12.2001.
exchange-no-such-date = There is no date { $value } for this purpose. Correct the day, month or year.
exchange-not-yes-no = “{ $value }” is neither yes nor no. Write yes or no.
exchange-not-one-of = “{ $value }” is not known here. Write one of: { $words }.
exchange-entry-twice = Entry “{ $value }” is also in row { $first }. Give one of them another number, or delete it.
exchange-entry-alike = “{ $value }” looks like “{ $other }” in row { $first } but is written with other letters (capitals, or Latin and Cyrillic). Write one entry one way; give two entries codes that differ to the eye.
exchange-fighter-twice = { $value } is also in row { $first }. Delete one; if they are two people, fill in both dates of birth.
exchange-bout-twice = Bout “{ $value }” is also in row { $first }. Give one of them another number, or delete it.
exchange-bout-again = Bout “{ $value }” is also in row { $first }. If this corrects it, say why in the column “note”; if it is another bout, give it another number.
exchange-against-himself = “{ $entry }” is on both sides. Correct red or blue.
exchange-order-broken = The numbers of the draw do not run from 1 without gaps: { $number } stands where { $expected } is due. Correct the column.

exchange-no-rulebook = “{ $name }” is neither a rulebook nor a folder. { $found ->
    [0] The rulebooks are: { $known }. For one clause: “rules show RULEBOOK CLAUSE”.
   *[other] Did you mean “{ $near }”? The rulebooks are: { $known }.
}
exchange-rulebook-ships = A rulebook “{ $name }” ships with Hofmarshal. Give yours another id, and its folder another name.
exchange-clubs-near = “{ $first }” and “{ $second }” may be one club. If so, write them alike in the entries, so that their fighters are kept apart.
exchange-no-table = The folder has no { $names }. Put the table there.
exchange-two-tables = The folder holds both { $first } and { $second }. Keep the one that counts.
exchange-stray-file = The file is not read under this name. Call it { $near } if that is what it is; otherwise give it another name.
exchange-not-a-list = This file must hold a list: each item begins with “- ”. Write it so.
exchange-unknown-entry = No entry has the number “{ $entry }”. { $found ->
    [0] Correct it, or add the entry.
   *[other] Did you mean “{ $near }”?
}
exchange-protocol-entry = The protocol does not say whose { $side } is. Write “entry:” under “sides: { $side }”.
exchange-protocol-other = The protocol is of { $found }, the folder of { $wanted }. Correct it, or move the file.
exchange-decision-unreached = There is no bout “{ $after }”, so this decision never came. Correct the bout's number.
exchange-unknown-clause = The rulebook has no clause “{ $clause }”. { $found ->
    [0] Correct it, or leave it out.
   *[other] Did you mean “{ $near }”?
}
exchange-protocol-undecided = The protocol of bout { $bout } is not over, yet { $other } has its result. Finish the protocol, or take it away.

## A running event

exchange-event-name = The event cannot take a nomination under the name “{ $name }”: it is taken, or not made of up to 32 Latin letters, digits, dots, dashes and underscores. Give another with --name.
exchange-event-entry-taken = Entry { $entry } is { $name } here, but { $other } in the event. One number is one person in the whole event: renumber the folder.
exchange-zip-bad = This is not a ZIP file that can be read. Pack the nomination's folder again.
exchange-zip-large = The ZIP file holds too much: at most { $most } MB.
exchange-zip-name = The ZIP file holds a file named “{ $name }”, which leads out of its folder. Pack it again.
exchange-folder-faults = The folder cannot be taken in: { $count ->
    [one] { $count } fault
   *[other] { $count } faults
} ({ $places }).

exchange-faults = The file cannot be taken in: { $count ->
    [one] one fault
   *[other] { $count } faults
}.

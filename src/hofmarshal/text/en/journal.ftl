# The journal and its database.

journal-full = The disk is full, and { $where } cannot be written. Free some space; nothing that was confirmed is lost.
journal-locked = Another program keeps { $where } busy. Close what has it open, or wait, and do it again.
journal-read-only = { $where } may only be read. Give this user the right to write the file and its folder.
journal-not-opened = { $where } cannot be opened. Its folder must be there, and this user must be allowed to write in it.
journal-no-database = { $where } is not a database of Hofmarshal. Name the event's folder, or another file.
journal-damaged = { $where } is damaged. Stop the server, keep the file, and restore the last backup into a new folder.
journal-disk = The disk does not do what it should with { $where }. Copy the folder to another disk before anything else.
journal-password = { $where } does not accept the user or the password. Correct them in --database.
journal-unreachable = { $where } cannot be reached: { $detail }. Start PostgreSQL, or correct --database.
journal-failed = The database { $where } refuses: { $detail }
journal-unsure = The connection to { $where } broke while it was confirming. Give the command again: it counts once.
journal-bad-url = { $where } is not a database's address. Write postgresql://USER@HOST/NAME, or sqlite:///PATH.
journal-sqlite = SQLite { $version } can lose what it has confirmed. Install the package pysqlite3, or a Python with SQLite 3.51.3 or later.
journal-no-folder = There is no folder { $folder } to keep { $where } in. Make it, or name another.
journal-missing = There is no event's journal in { $where }. Name the folder that `hofmarshal serve` uses with --data, or its --database.
journal-taken = { $where } is there already, and is not overwritten. Name another folder or an empty database.
journal-newer = { $where } was written by a newer Hofmarshal (step { $revision }). Use that one, or a later one.
journal-foreign = { $where } holds another program's tables. Name a database of its own for the event.
journal-gone = { $where } has been moved or deleted under the running server. Nothing more is written: stop the server and put the file back, or restore a backup.
journal-closed = { $where } is closed: the server is stopping.
journal-dead = Nothing more can be written to { $where }: the part that writes has failed ({ $detail }). Start the server again.

journal-place = { $stream }, entry { $number }, position { $position }
journal-fault-hash = its hash is not that of its content: it, or the one before, was changed
journal-fault-number = its number does not follow: an entry before it is lost or doubled
journal-fault-position = its position is out of order
journal-fault-id = its id occurs twice
journal-fault-canonical = its content is not as it was written
journal-fault-checkpoint = a checkpoint saw entries that are gone or were rewritten
journal-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
} Keep this database, and restore the last backup that is sound into a new folder.
journal-sound = The journal is sound: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} in { $streams ->
    [one] one stream
   *[other] { $streams } streams
}, every hash right.
journal-exported = Exported to { $file }: { $lines } lines.
journal-imported = Imported: { $added } entries are new here, { $known } were known.
journal-fork = { $stream } parts from ours after entry { $after }: { $entries ->
    [one] one entry of the file is
   *[other] { $entries } entries of the file are
} set aside, not merged.
journal-erased = Erased again: { $names }
journal-backed-up = Backed up to { $file }: { $lines } lines. The file holds secrets; keep it safe.
journal-restored = Restored to { $where }: { $rows } rows.
journal-backup-broken = Not a whole backup ({ $detail }). Nothing was restored; take another copy of the file.
journal-damaged-file = The file cannot be imported ({ $fault }: { $detail }). Nothing was imported; ask for it again.
journal-file-there = This file is there already, and is not overwritten. Name another.
journal-no-stream = No stream here is called { $stream }. `hofmarshal journal verify --json` says how many there are; names are like contest/duel/q-1.

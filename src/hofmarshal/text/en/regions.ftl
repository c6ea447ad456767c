region-elsewhere = It lives in region “{ $region }” since { $since } of the game: report it there. Here it is only read until its file comes back.
region-gone = { $stream } cannot be handed over from here.
region-is-here = This is region “{ $region }” itself.
region-lives-here = It lives in this region already.
region-nothing = There is no such thing in the game.
region-unknown = { $stream }: there is no such character, obligation or prop here.
region-not-movable = { $stream }: only characters, obligations and props are handed over.
region-fork-first = { $stream } has two histories: choose one first, then hand it over.
region-fork-settled = Between these two histories somebody has chosen already.
region-no-fork = These two histories are no longer there to choose between: look again.
region-name-needed = Give the region a name.
region-named = This region is called “{ $region }” already; a name stays for the whole game.
region-name-taken = “{ $region }” is another region's name: take another.
region-not-known = No region “{ $region }” is known here. Known: { $known }. Make its starter file first.
region-no-such-file = No file { $file } was given out here.
region-moved-on = { $stream } has come home since: make a new file.
region-no-game = No game is played on this server yet. Take in this region's starter file first; the server of “{ $title }” makes it.
region-file-none = This is no file of a region. Choose a file whose name begins with hofmarshal-region or hofmarshal-hand-over.
region-file-large = The file is too large to be one region's. Nothing was taken in.
region-file-torn = The file is cut off: its end is missing. Nothing was taken in. Copy it again, or have it made again where it came from.
region-file-altered = The file is not as a region of this game wrote it: something in it was changed. Nothing was taken in. Have it made again.
region-file-newer = The file was made by a newer Hofmarshal. Nothing was taken in. Update this server.
region-file-foreign = The file is of another game, “{ $title }”. Nothing was taken in.
region-file-own = The file was made on this very server for another. Nothing was taken in.
region-file-other = The file is meant for region “{ $region }”; this is “{ $here }”. Nothing was taken in.
region-file-cards = This server has printed cards of its own already, which would not hold any more. Nothing was taken in. Begin with an empty folder.
region-number-taken = { $stream }: this number is another one's here. Nothing was taken in. Regions must number apart.
region-file-refused = The file was not taken in.
region-branch-obligation = Held by { $holder }; { $how ->
    [fulfilled] fulfilled
    [broken] broken
    [deposited] lies with the masters
    [signed] signed
   *[unsigned] not signed
}.
region-branch-prop = { $used ->
    [one] Used once.
   *[other] Used { $used } times.
}
region-branch-fact = { $kind ->
    [issued] Written
    [signed] Signed by { $who }
    [forged] A forgery by { $who }
    [transfer-asked] To pass to { $who }, if agreed
    [transferred] Passed to { $who }
    [transfer-denied] Not passed on
    [deposited] Left with the masters by { $who }
    [taken-back] Given back by the masters
    [end-claimed] Its end was claimed by { $who }
    [ended] Ended
    [claim-denied] Its end was not confirmed
    [discarded] Torn up
    [prop-made] Made
    [scanned] Used by { $who }
    [prop-withdrawn] Taken out of the game
   *[other] { $kind }
}.
journal-region-streams = Say with --streams which characters and props are to be handed over.
journal-region-starter = { $file } is written. Taken in on another server (`hofmarshal journal import`), that one is region “{ $region }” of this game. The file holds the key of the game's cards: give it to that region's masters alone.
journal-region-handed = { $file } is written. In region “{ $region }” from now on: { $streams }. Here they are only read until a file brings them back.
journal-region-joined = This server plays the game of region “{ $region }” now.
journal-region-here = Here now: { $streams }
journal-region-fork = { $stream } has two histories: both are kept. A master chooses on the page /masters or /regions.
journal-region-behind = The game's clock here is { $minutes } min behind the sender's. Put it forward, or stop theirs, so that reports keep their order.

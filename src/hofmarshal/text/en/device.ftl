# Devices, their seats, and who may do what.

device-role = { $role ->
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
device-where = { $ring ->
    [none] { "" }
   *[other] { " " }at ring { $ring }
}
device-unknown-command = The desk's devices know no such command. Reload the page: it may be older than the server.
device-server-only = Only the server itself does this.
device-not-paired = This device is not approved, or its seat has gone to another. Pair it anew with a code from the desk.
device-seat-not-yours = The seat of { device-role }{ device-where } is not yours to give out. Ask the secretary, the chief hofmarshal or the organiser.
device-unknown = There is no such device. Look at the list again.
device-revoked = “{ $name }” was revoked and may do nothing any more. Pair it anew with a code from the desk.
device-no-seat-free = Every seat of { device-role }{ device-where } is taken or offered. Revoke a device that is not used, or name the seat to hand over.
device-no-such-seat = There is no seat “{ $seat }”{ device-where }. Choose one from the list.
device-code-short = A code has at least 8 letters a-z and digits.
device-code-taken = This code was used before. Ask for a new one.
device-too-many-codes = Too many codes are open. Wait two minutes, until they have run out.
device-code-gone = This code has run out or was used. Codes live two minutes and work once: ask for a new one.
device-known = This device has been paired before. Pair it anew from its own screen, so that it gets a new name.
device-paired-already = “{ $name }” is approved already.
device-there-already = “{ $name }” has this seat already.
device-proposal-known = This proposal is here already.
device-too-many-proposals = Too much of this device waits for the holder of its seat already. Ask him to decide on it, or pair the device anew.
device-proposal-settled = This proposal was settled before, or never was.
device-proposal-not-yours = Only who holds the seat now, the chief hofmarshal, the secretary or the organiser decides on this proposal.
device-unsigned = The signature does not fit: the server does not know this device, or not with this key. Pair it anew.
device-proof-wrong = The link is not whole: the part after # is missing or changed. Scan the code again.
device-name-empty = Give the device a name that people at the desk will recognise.
device-not-yours = This is not for { device-role }. Leave it to whoever has the right.
device-other-ring = This belongs to another ring ({ $ring }); your seat is at ring { $own }.
device-waiting = “{ $name }” waits to be approved. Ask the desk.
device-spectator = Whoever only watches can do nothing here. Pair this device with a code from the desk.

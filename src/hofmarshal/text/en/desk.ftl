# What the desk itself refuses, whatever the sport.

desk-device-reserved = The name “{ $device }” is the desk's own: no device may use it.
desk-unknown-stream = There is nothing here called “{ $stream }”.
desk-bad-value = The command holds a value that cannot be recorded: only whole numbers up to 2^53 and whole characters can.
desk-id-taken = The id { $id } belongs to another record already. Send the command again under a new id.
desk-moved-on = This has changed since you saw it (you saw number { $expected }, it is at { $number }). Look again and decide.
desk-key-reused = The id { $id } was used by this device for another command. Send the command again under a new id.

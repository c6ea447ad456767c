### The draw: what the office refuses and tells.

draw-moved-meanwhile =
    Somebody has moved { $entry } meanwhile: from { $was ->
        [none] no group
       *[other] group { $was }
    } to { $now ->
        [none] no group
       *[other] group { $now }
    }. Look at the groups as they are now.
draw-not-here = { $entry } is not checked in or has left: whoever is not there is put into no group.
draw-in-a-bout = { $entry } is in a bout just now (ring { $ring }): move him when it is decided.
draw-odd-size = Group { $group } has { $size ->
        [one] { $size } fighter
       *[other] { $size } fighters
    }; the rulebook has groups of { $sizes }.
draw-hash-first = Publish the hash of the seed first: a lot whose hash nobody saw before cannot be checked afterwards.
draw-seed-lost = The seed whose hash is published is not on this server. Type it; or publish another hash and say why.
draw-seed-short = A seed of { $length } characters can be guessed from its hash. Give at least { $least }, or leave the field empty: the server then makes one.
draw-unknown = There is no nomination { $name }.

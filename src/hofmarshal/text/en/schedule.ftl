### The board of rings: what cannot be moved.

schedule-changed = The order of the ring has changed meanwhile: the bout before which this should stand is there no longer. Look again and move it anew.
schedule-not-waiting = { $bout } waits no longer: it was called, or the groups have changed.
schedule-rings-meanwhile =
    Somebody has chosen other rings meanwhile: { $rings ->
        [all] all of them
       *[other] { $rings }
    }. Look again, then tick yours.

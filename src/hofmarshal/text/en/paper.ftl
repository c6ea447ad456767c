# A score sheet typed back: what is wrong with it, and how to mend it.

paper-in-the-future = This bout would end { $seconds } s from now. Give the time it was called, or wait.
paper-over-before = The bout was over before this row ({ $termination }). Check the rows above, or leave this one out.
paper-time-back = { $time } is earlier than the row before ({ $before }). Give the round's time as it stands on the sheet.
paper-awaits = The bout waits for a ruling: add a row with the hofmarshal's word.
paper-not-over = By these rows the bout is not over. Add what is missing, or how it ended.
paper-score-differs = The sheet says { $paper } for { $side ->
    [red] red
   *[blue] blue
}, the rows give { $counted }. Check them.
paper-winner-differs = The sheet says { $paper ->
    [red] red
   *[blue] blue
} won, by the rows it is { $counted ->
    [red] red
    [blue] blue
   *[none] nobody
}. Check them.
paper-not-yours = A sheet is typed back by the ring's hofmarshal, the chief, a secretary or an organiser.
paper-no-contest = There is no such bout: { $stream }.
paper-no-nomination = There is no such nomination: { $name }.
paper-moved-on = The bout has gone on while this sheet was typed. Look at it again, then send it.
paper-language = This language is not known: { $lang }. Choose en, ru or uk.
paper-not-over-yet = The protocol is given out when the bout is decided; until then to its hofmarshal and the desk.

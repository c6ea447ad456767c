# Protests at the desk and on a fighter's phone.

protests-then = { $then ->
    [corrected] the result is corrected
    [refought] the bout is fought again
   *[other] the result stands
}
protests-verdict = { $phase ->
    [upheld] { $by ->
        [all] Upheld with one voice, { $upheld }:{ $against }; { protests-then }.
        [hofmarshal] Upheld by the hofmarshal's word, the votes being { $upheld }:{ $against }; { protests-then }.
       *[majority] Upheld by { $upheld } votes to { $against }; { protests-then }.
    }
    [rejected] { $by ->
        [all] Rejected with one voice, { $upheld }:{ $against }; { protests-then }.
        [hofmarshal] Rejected by the hofmarshal's word, the votes being { $upheld }:{ $against }; { protests-then }.
       *[majority] Rejected by { $against } votes to { $upheld }; { protests-then }.
    }
    [dismissed] Not considered for the way it was made; { protests-then }.
    [retracted] Taken back by who made it; { protests-then }.
   *[filed] Not decided yet.
}
protests-unknown = There is no protest { $protest } in this nomination.
protests-unknown-bout = There is no recorded bout { $bout } in this nomination.
protests-changed-meanwhile = Meanwhile somebody changed what this rests on. Look at what it would bring about now, and decide again.
protests-not-here = What is written with a protest is private: open this page over https, or at the desk. Here a protest can be made without words, and the video shown to the commission.
protests-not-yours = You took no part in this bout. Each fighter protests about his own.
protests-video-none = No file came.
protests-video-kind = This is no video that can be kept: MP4, MOV, 3GP, WebM and MKV can. Save it as one of these.
protests-video-most = There are { $most } videos with this protest already; more are not kept.
protests-video-closed = The protest is decided: nothing more is added to it.
protests-video-gone = There is no such video. It may have been erased with the person's data.
protests-too-many-tries = Too much was changing at once. Try again.
protests-unknown-clause = The rulebook has no clause { $clause }.
protests-corrected = { $again ->
    [1] The result is void: the bout is fought again.
   *[0] Corrected at the desk: { $red }:{ $blue }, { $winner ->
        [red] Red wins
        [blue] Blue wins
       *[none] nobody wins
    }.
}

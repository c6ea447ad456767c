# Protests: the desk's page and the fighter's own.

protests-title = Protests
protests-own-title = My protests
protests-open = To be decided
protests-none-open = No protest waits.
protests-windows = May be protested against
protests-no-windows = No time to protest is running.
protests-decided = Decided
protests-none-decided = Nothing has been decided yet.
protests-number = Protest { $number }
protests-new = A fighter protests
protests-decide = Decide
protests-show = Show
protests-protests = { $name } protests:
protests-who-protests = { $name } protests
protests-no-answer = The server does not answer. What is typed here stays; try again.

protests-to-protest = left to protest
protests-to-decide = left to decide
protests-stands = the clocks stand
protests-window-over = The time to protest is over
protests-overdue = Overdue
protests-was-overdue = decided too late
protests-again = again
protests-open-again = to be fought again

protests-unannounced = not announced
protests-announce = Announce the result
protests-announce-corrected = The corrected result has not been announced. From the announcement on the other fighter may protest.

protests-who = Name, club or number of the fighter
protests-nobody = Nobody fits.
protests-no-bouts = No result of his is recorded.
protests-none-accepted = { $nomination }: no protest is accepted, the judges' decision is final.
protests-bout-closed = time over
protests-bout-again = fought again
protests-bout-unannounced = not announced yet
protests-bout-waits = your protest waits
protests-bout-never = no protests here
protests-came = { $name } came at { $time }. That instant counts, however long the typing takes.
protests-make = Protest
protests-own-phone = On the fighter's own phone
protests-qr = Code of { $name }'s own page
protests-qr-do = { $name } scans this with the camera: his bouts open, and he protests himself. Only his own phone should see it.

protests-by = Who came
protests-by-fighter = the fighter
protests-by-representative = his representative
protests-form = How
protests-form-oral = spoken
protests-form-written = in writing
protests-clause = The clause it rests on
protests-clause-other = Another clause
protests-video = Video of the moment
protests-video-file = A file is sent after this
protests-video-reference = Where it can be seen
protests-video-shown = It is shown to the commission on the spot
protests-reference = Whose video, at which minute
protests-text = What was wrong
protests-text-private = Only the desk and the commission read this.
protests-no-words = This connection can be read by others: a protest goes out with its clause only, and the video is shown to the commission. To write more, open the page over https.
protests-send = Send the protest
protests-lacks-clause = Choose the clause that was broken.
protests-lacks-video = Say how the video can be seen. The organisers need not supply one.
protests-lacks-reference = Say where the video can be seen.

protests-made-by = { $by ->
    [representative] For { $name }, by his representative
   *[fighter] { $name }
}, { $form ->
    [oral] spoken
   *[written] in writing
}, { $time }
protests-papers = What was written, and the video
protests-said-video-file = a file
protests-said-video-reference = to be seen elsewhere
protests-said-video-shown = shown on the spot
protests-said-video-none = none
protests-video-awaited = it has not come yet
protests-watch = Video { $number } ({ $size } MB)
protests-video-add = Add a video
protests-video-choose = Video file
protests-video-send = Send the video
protests-video-again = Send it once more
protests-video-came = The video has come.
protests-video-lost = The video did not come through. Send it once more; the protest itself stands.
protests-video-large = This file has { $size } MB, at most { $most } MB are taken. Cut it to the moment.
protests-videos = { $count ->
    [one] one video has come
   *[other] { $count } videos have come
}
protests-sending = Sending…

protests-votes = Votes of the commission
protests-commission = At least: line marshals { $judges }, hofmarshal { $hofmarshal }, organising committee { $committee }.
protests-commission-free = The rulebook does not say who decides: add whoever votes.
protests-split-hofmarshal = If they differ, the hofmarshal's vote decides.
protests-seat-judge = Line marshal { $number }
protests-seat-hofmarshal = Hofmarshal
protests-seat-committee = Organising committee { $number }
protests-uphold = Uphold
protests-reject = Reject
protests-upheld-vote = upheld
protests-rejected-vote = rejected
protests-add-judge = line marshal
protests-add-committee = committee member
protests-fewer = one fewer
protests-if-upheld = If it is upheld
protests-then-corrected = The result is corrected
protests-then-refought = The bout is fought again
protests-score-of = Score of { $name }
protests-winner = Winner
protests-winner-by-score = By the score
protests-winner-none = Nobody
protests-disturbs = This changes besides:
protests-disturbs-nothing = Places and later stages stay as they are.
protests-votes-missing = { $count ->
    [one] one vote is missing
   *[other] { $count } votes are missing
}
protests-record = Record the decision

protests-unheard = Without a vote
protests-dismiss = Not considered for the way it was made
protests-dismiss-reason = What was said or done
protests-dismiss-do = Leave it unheard
protests-retract = Taken back
protests-mistaken = It was entered by mistake: it does not count
protests-mistaken-reason = What was mistaken
protests-retract-reason = Reason, if there is one
protests-retract-do = Record that it is taken back

protests-phase-filed = waits for its decision
protests-phase-upheld = upheld
protests-phase-rejected = rejected
protests-phase-dismissed = not considered
protests-phase-retracted = taken back
protests-became-stands = The result stands.
protests-became-corrected = The result was corrected.
protests-became-refought = The bout is fought again.
protests-decided-by-all = With one voice.
protests-decided-by-hofmarshal = The votes differed: the hofmarshal's decided.
protests-decided-by-majority = By the greater number of votes.
protests-reason = Reason

protests-no-pass = Open this page with your own code: scan the QR of your badge, or ask at the desk.
protests-not-me = This is not me
protests-own-none = There is no result you could protest against now.
protests-own-others = My other bouts
protests-spent = You have had your protest in this nomination ({ $nomination }).
protests-arrived = Arrived at { $time }.
protests-go-on = Stay near: the commission may want to see you.
protests-take-back = Take it back
protests-take-back-ask = The result stands then. A protest that is taken back has been made all the same: you have no other in this nomination.
protests-trying = No connection. It has not arrived yet and is being sent again: keep this page open, or go to the desk.
protests-privacy = Who protested, by which clause and how it was decided is public. What you write and your video are not.
protests-to-info = To the event
protests-record-title = Record of protests

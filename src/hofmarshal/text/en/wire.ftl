# What the server says to a device or a script about its messages, before any sport comes in.

wire-bad-field = { $count ->
    [one] A value in the message does not fit.
   *[other] Several values in the message do not fit.
 }
wire-not-json = The message is not the JSON that was expected: { $detail }.
wire-bad-frame = This message cannot be understood: { $detail }.
wire-binary = Binary messages are not understood here. Send JSON as text.
wire-too-fast = Too many messages: at most { $rate } a second. This one was not read; send it again later.
wire-busy = The server has too much to do at this moment. Send it again in a few seconds.
wire-fault = The server made a mistake, which stands in its log. Whether this was recorded is not certain; sent again, it counts once.
wire-fault-at = A fault of the server ({ $where }): { $detail }
wire-fault-clock = The machine's clock jumped by { $seconds } s. The server's time goes on as before; times written on paper may differ.
wire-fault-ahead = The journal's last entry is dated { $hours } h ahead of this machine's clock. One of the two clocks was wrong. If it is the machine's, set it and start the server again before anybody fights.
wire-not-to-watch = You may not watch “{ $topic }” with this device.
wire-other-kind = The stream “{ $stream }” is not of the kind “{ $kind }” that this address takes.
wire-socket-only = This address speaks WebSocket only.
wire-no-topic = There is nothing to watch under “{ $topic }”.
wire-not-recorded = The server could not write this down, as on a full disk. The device keeps it and sends it again. Tell the desk: the chief's board and the server's log say what is wrong.
wire-no-page = There is nothing under { $path }.
wire-no-method = This address does not understand { $method }.
wire-bad-request = The request does not fit: { $detail }.
wire-no-ui = The pages of this server have not been built. Install the package, or run “./dev ui”, and start the server again.
wire-proposed = Another device holds the seat { $seat } now. What you sent was put before its holder.
wire-from-the-future = This is dated { $minutes } minutes ahead of the server's clock. Reload the page so that it sets its clock, then do it again.
wire-too-old = This is { $days } days old and is not taken any more.
wire-exchange-over = Exchange { $exchange } is over, exchange { $present } is being fought. To correct an earlier exchange, say which ruling is replaced.
wire-ask = “{ $command }” arrived { $seconds } seconds after it was tapped. Shall it count at the time of the tap, now, or not at all?

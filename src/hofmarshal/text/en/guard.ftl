# What the server refuses before it looks at a request.

guard-too-many = Too many requests from this address. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
guard-no-host = The request names no server (Host).
guard-other-origin = This page is at { $given }, but the event is at { $own }. Open { $own }: what was paired or tapped under the other address stays there.
guard-host = This server does not go by the name { $host }. Open it by the address that the terminal shows, or name it with --origin.
guard-csrf = This did not come from a page of this event. Reload the page and try again.
guard-too-large = This is too large: at most { $most } kB.
guard-too-slow = The request did not arrive within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. Try again.
guard-videos-at-once = { $most } videos are on their way to the server already. Try again in a moment; nothing is lost.

# Accounts and signing in.

account-wrong = Name and password do not fit together. Check both; capitals count in the password.
account-wait = Too many attempts. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
account-needs-tls = Passwords and private data do not go over this connection: others on the network could read them. Open the page on the server's own machine (http://localhost), or start the server with --tls or --cert.
account-set-up = The event is set up already. Sign in with its account.
account-setup-code = This is not the code of the first run. Open the link that the terminal shows.
account-names-empty = Give yourself and the event a name.
account-name-taken = There is an account called “{ $name }” already. Choose another name.
account-unknown = There is no account called “{ $name }”.
account-password-short = The password is too short: at least { $least } characters. A few words in a row are easy to remember.
account-password-long = The password is too long: at most { $most } characters.
account-password-guessed = This password is one of the first that anybody would try. A few words in a row are better.
account-sign-in-first = Sign in first.
account-not-organiser = Only an organiser may do this.

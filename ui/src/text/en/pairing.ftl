# Pairing of devices, the devices page, and trust in the event's own certificate.

pairing-page = Join
pairing-devices-page = Devices
pairing-home = Event
pairing-sign-in = Sign in

pairing-role-hofmarshal = Hofmarshal
pairing-role-line-marshal = Line marshal
pairing-role-field-judge = Field judge
pairing-role-captain = Captain
pairing-role-screen = Big screen
pairing-role-chief = Chief hofmarshal
pairing-role-medic = Medic
pairing-role-master = Master
pairing-role-regional = Regional master
pairing-role-expert = Authenticity expert
pairing-role-secretary = Secretary
pairing-role-announcer = Announcer
pairing-role-organiser = Organiser
pairing-role-spectator = Spectator
pairing-at-ring = ring { $ring }

pairing-guess-phone = Phone
pairing-guess-tablet = Tablet
pairing-guess-computer = Computer
pairing-name = Your name, or what this device is called
pairing-name-help = The desk and the hofmarshal see it.
pairing-join = Join
pairing-already = This browser is “{ $name }” already. Joining makes this tab another device.
pairing-stay = Stay as I am
pairing-no-server = The server cannot be reached. Is this device in the event's network?
pairing-waiting = Waiting for the desk
pairing-compare = Whoever lets you in sees this number beside your name:
pairing-called = This device is called “{ $name }”.
pairing-done = You are in
pairing-go = Go to work
pairing-code-gone = This code is over
pairing-ask-again = A code works once, for two minutes. Ask for a new one and open it.
pairing-no-code = Join the event
pairing-how = Point your phone's camera at the code the desk or your hofmarshal shows, and open the link.
pairing-unknown-here = This event does not know this device. Ask for a code and open it.

pairing-state-waiting = Waits to be let in
pairing-state-paired = In its seat
pairing-state-replaced = Another device has this seat now
pairing-state-revoked = This device was shut out

pairing-qr = Code that pairs a device: { $seat }
pairing-scan = Point the phone's camera at it and open the link.
pairing-code-left = { $time } left
pairing-new-code = New code
pairing-open-here = Open on this device
pairing-local-only = This address works on this computer alone. Start the server with an address of the network, so that phones can open it.
pairing-code-over = The code is over: it lives two minutes.
pairing-has-come = { $name } is here, number
pairing-approve = Let in

pairing-not-yours = Only organisers, secretaries, the chief hofmarshal and the hofmarshal of a ring see devices.
pairing-waiting-list = Waiting to be let in
pairing-compare-here = Let in only those whose phone shows the same number.
pairing-more = More
pairing-no-rings = There are no rings yet.
pairing-event-seats = Without a ring
pairing-former = { $count ->
    [one] { $count } former device
   *[other] { $count } former devices
}
pairing-seat-empty = empty
pairing-seat-waiting = { $count ->
    [one] { $count } waits
   *[other] { $count } wait
}
pairing-this-device = this device
pairing-never-heard = not heard of yet
pairing-silent-for = silent for { $time }
pairing-digits = Its number is { $digits }.
pairing-device-name = Name
pairing-rename = Rename
pairing-role = Role
pairing-ring = Ring
pairing-seat = Seat
pairing-first-free = first free one
pairing-move = Move
pairing-revoke = Shut out
pairing-revoke-sure = { $name } can do nothing any more once shut out. What it has not sent yet comes as proposals or not at all.
pairing-another-here = Pair another device for this seat

pairing-command-offer = a code
pairing-command-approve = letting a device in
pairing-command-move = moving a device
pairing-command-rename = renaming a device
pairing-command-revoke = shutting a device out
pairing-command-settle = settling a proposal

pairing-trust-page = Trust this event's server
pairing-trust-why = The server speaks an encrypted language with a certificate of its own, for there is no internet here to fetch another. Your device asks whether you trust it: once, in a few steps.
pairing-trust-only = It vouches for addresses of local networks alone: nobody can pretend to be your bank with it. Remove it after the event all the same.
pairing-trust-none = This server has no certificate of its own: there is nothing to trust here.
pairing-trust-fetch = Fetch the certificate
pairing-trust-go = Then open { $address }
pairing-trust-facts = What you trust
pairing-trust-until = valid until { $date }
pairing-trust-later = Compare the fingerprint with the one in the server's terminal if you want to be sure.

pairing-trust-android = Android
pairing-trust-android-1 = Fetch the certificate with the button; it lands among the downloads.
pairing-trust-android-2 = Open Settings and search for “certificate”: “Install a certificate”, “CA certificate”.
pairing-trust-android-3 = Confirm “Install anyway” and choose the file authority.crt.
pairing-trust-android-4 = Come back here and open the event's address.
pairing-trust-apple-phone = iPhone, iPad
pairing-trust-apple-phone-1 = Fetch the profile with the button in Safari and allow it.
pairing-trust-apple-phone-2 = Open Settings: “Profile Downloaded”, “Install”.
pairing-trust-apple-phone-3 = Open Settings, General, About, Certificate Trust Settings and switch the new certificate on.
pairing-trust-apple-phone-4 = Come back here and open the event's address.
pairing-trust-windows = Windows
pairing-trust-windows-1 = Fetch the certificate and open the file: “Install Certificate”, “Current User”.
pairing-trust-windows-2 = Choose “Place all certificates in the following store”: “Trusted Root Certification Authorities”.
pairing-trust-windows-3 = Confirm, start the browser anew and open the event's address.
pairing-trust-mac = Mac
pairing-trust-mac-1 = Fetch the certificate and open the file: it is added to the keychain.
pairing-trust-mac-2 = In Keychain Access open it, and under “Trust” choose “Always Trust”.
pairing-trust-mac-3 = Start the browser anew and open the event's address.
pairing-trust-firefox = Firefox, Linux
pairing-trust-firefox-1 = Fetch the certificate.
pairing-trust-firefox-2 = In the browser's settings search for “certificates”: “View Certificates”, “Authorities”, “Import”.
pairing-trust-firefox-3 = Tick “Trust this CA to identify websites” and open the event's address.

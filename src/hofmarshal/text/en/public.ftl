# What the public pages of an event say.

pass-wrong = This pass is not of this event, or it was typed wrongly. Ask at the desk for your badge.
public-off = This event is not shown to the public. Ask at the desk.
public-nobody = Nobody of this event is called that.
public-poster-title = Who fights where and when
public-poster-scan = Point your phone's camera here. Nothing to install.
public-poster-wifi = First join this Wi-Fi
public-poster-network = Network
public-poster-password = Password

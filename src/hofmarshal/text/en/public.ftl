# What the public pages of an event say.

pass-wrong = This pass is not of this event, or it was typed wrongly. Ask at the desk for your badge.

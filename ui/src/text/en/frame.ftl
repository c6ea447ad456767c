# The frame of the office's pages.

frame-menu = Menu
frame-ways = Pages of the office
frame-not-yours = This page is for those who run the event. Sign in, or ask the organiser for a pairing code.
frame-sign-in = Sign in
frame-page-home = Start
frame-page-event = Event
frame-page-entries = Entries
frame-page-admission = Admission
frame-page-gear = Gear
frame-page-draw = Draw
frame-page-schedule = Schedule
frame-page-stages = Stages
frame-page-protests = Protests
frame-page-results = Results
frame-page-game = Game
frame-page-masters = Masters
frame-page-audit = Journal
frame-page-props = Cards
frame-page-regions = Regions
frame-page-chronicle = Chronicle

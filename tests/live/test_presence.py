"""Which devices are there: alive for six seconds, across connections and processes."""

from __future__ import annotations

from hofmarshal.live.presence import ALIVE, Attendance, Presence


def alive(attendance, device, now):
    return attendance.everywhere()[device].alive(now)


def test_a_device_is_alive_for_six_seconds_after_it_was_heard():
    attendance = Attendance()
    attendance.joined("pad", 1000)
    attendance.heard("pad", 2000, unsent=3, error=12)
    assert attendance.everywhere()["pad"] == Presence(2000, 3, 12, 1)
    assert alive(attendance, "pad", 2000 + 6000)
    assert not alive(attendance, "pad", 2000 + 6001)
    assert ALIVE == 6000


def test_a_device_that_hangs_up_is_gone_unless_another_connection_of_it_stays():
    attendance = Attendance()
    attendance.joined("pad", 1000)
    attendance.joined("pad", 1500)
    attendance.left("pad")
    assert alive(attendance, "pad", 1500)
    attendance.left("pad")
    assert not alive(attendance, "pad", 1500)
    assert attendance.everywhere()["pad"].seen == 1500


def test_a_change_is_told_once():
    attendance = Attendance()
    attendance.joined("pad", 1000)
    assert attendance.changed(1000) == ("pad",)
    assert attendance.changed(1500) == ()
    attendance.heard("pad", 2000, unsent=0, error=0)
    assert attendance.changed(2000) == ()
    attendance.heard("pad", 2500, unsent=2, error=0)
    assert attendance.changed(2500) == ("pad",)
    assert attendance.changed(2500 + 6001) == ("pad",)


def test_what_another_process_hears_counts_too():
    here, now = Attendance(), 5000
    here.joined("a", 1000)
    here.told({"other": {"a": Presence(4000, 1, 2, 1), "b": Presence(4500, 0, 0, 1)}})
    everywhere = here.everywhere()
    assert everywhere["a"] == Presence(4000, 1, 2, 2)
    assert everywhere["b"].alive(now)
    assert here.here().keys() == {"a"}
    here.told({})
    assert here.everywhere().keys() == {"a"}


MINUTE = 60_000


def test_what_a_device_tells_as_it_comes_back_may_be_as_old_as_its_last_contact():
    attendance = Attendance()
    attendance.joined("pad", 1000)
    attendance.heard("pad", 10 * MINUTE, unsent=0, error=0)
    attendance.left("pad")
    attendance.joined("pad", 50 * MINUTE)
    assert attendance.contact("pad", 50 * MINUTE) == 10 * MINUTE
    assert attendance.contact("pad", 51 * MINUTE) == 10 * MINUTE


def test_a_connection_that_outlives_the_silence_does_not_make_the_device_one_that_was_there():
    """Out of coverage a socket may live on: its first words after the silence, and the connection opened next, are one return."""
    attendance = Attendance()
    attendance.joined("pad", 1000)
    attendance.heard("pad", 10 * MINUTE, unsent=0, error=0)
    attendance.heard("pad", 50 * MINUTE, unsent=1, error=0)
    assert attendance.contact("pad", 50 * MINUTE) == 10 * MINUTE
    attendance.left("pad")
    attendance.joined("pad", 50 * MINUTE + 500)
    assert attendance.contact("pad", 50 * MINUTE + 600) == 10 * MINUTE
    assert attendance.contact("pad", 52 * MINUTE) == 51 * MINUTE


def test_a_device_that_has_been_there_for_a_while_would_have_told_at_once():
    attendance = Attendance()
    attendance.joined("pad", 1000)
    assert attendance.contact("pad", 90 * MINUTE) == 89 * MINUTE


def test_who_never_connects_and_only_posts_has_been_in_contact_all_the_same():
    attendance = Attendance()
    assert attendance.contact("pad", 5 * MINUTE) == 0
    attendance.spoke("pad", 5 * MINUTE)
    assert attendance.contact("pad", 5 * MINUTE + 10) == 0  # the rest of what it had kept
    attendance.spoke("pad", 40 * MINUTE)
    assert attendance.contact("pad", 40 * MINUTE) == 5 * MINUTE


def test_a_connection_with_another_process_is_contact_too():
    attendance = Attendance()
    attendance.told({"other": {"pad": Presence(30 * MINUTE)}})
    attendance.joined("pad", 50 * MINUTE)
    assert attendance.contact("pad", 50 * MINUTE) == 30 * MINUTE

"""What goes out is encoded once: as text, as a socket's own bytes, as an event."""

from __future__ import annotations

import pytest
from websockets.frames import Opcode
from websockets.protocol import SERVER, Protocol, State

from hofmarshal.live.frames import Frame, wire_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_socket_s_bytes_are_those_a_library_would_write(size: int) -> None:
    """RFC 6455, section 5.2: the length in 7, 16 or 64 bits."""
    text = b"x" * size
    server = Protocol(SERVER, state=State.OPEN)
    server.send_text(text)
    assert wire_of(text) == b"".join(server.data_to_send())


def test_a_frame_is_spelled_once_for_all() -> None:
    frame = Frame("rings", "e", 1, 2, 7, b'{"k":"patch"}')
    assert frame.wire() is frame.wire()
    assert frame.wire() == wire_of(b'{"k":"patch"}')
    assert frame.wire()[0] & 0x0F == Opcode.TEXT
    assert frame.text() == {"type": "websocket.send", "text": '{"k":"patch"}'}
    assert frame.event()["body"] == b'id: e.7\nevent: patch\ndata: {"k":"patch"}\n\n'

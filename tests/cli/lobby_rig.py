"""What the start pages of demos are asked in tests."""

from __future__ import annotations

import asyncio
from typing import Any


def answers(made: Any, *requests: str, lang: str = "en", host: str = "localhost:1") -> list[str]:
    """The answers of the lobby that `made()` gives, to these requests (`GET /…`)."""

    async def go() -> list[str]:
        lobby = made()
        await lobby.open("127.0.0.1")
        told = []
        for request in requests:
            reader, writer = await asyncio.open_connection("127.0.0.1", lobby.own_port)
            writer.write(f"{request} HTTP/1.1\r\nHost: {host}\r\nAccept-Language: {lang}\r\n\r\n".encode())
            told.append((await reader.read()).decode())
            writer.close()
        await lobby.close()
        return told

    return asyncio.run(go())

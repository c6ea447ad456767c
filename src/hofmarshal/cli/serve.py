"""`hofmarshal serve`: serves an event on the local network; the first run makes its folder and shows the way in."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from types import FrameType
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.options import DEFAULT, Output


def serve(
    *,
    data: Annotated[Path, Parameter(help="The event's folder; the first run makes it.")] = Path("hofmarshal-data"),
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 is every one of this machine.")] = "0.0.0.0",  # noqa: S104
    port: Annotated[int, Parameter(help="The port.")] = 8000,
    database: Annotated[
        str, Parameter(help="postgresql://USER@HOST/NAME; otherwise SQLite in the event's folder.")
    ] = "",
    workers: Annotated[int, Parameter(help="Server processes; more than one needs PostgreSQL.")] = 1,
    cert: Annotated[Path | None, Parameter(help="A certificate (PEM) with its chain, for https.")] = None,
    key: Annotated[Path | None, Parameter(help="The certificate's key (PEM).")] = None,
    origin: Annotated[str, Parameter(help="What browsers open, as https://NAME: where there is one right name.")] = "",
    tls: Annotated[bool, Parameter(help="https by an authority of the event's own, which phones must trust.")] = False,
    start_page: Annotated[str, Parameter(help="A page that / links to first, such as the festival's own (URL).")] = "",
    new_link: Annotated[bool, Parameter(help="Show a link that makes one more device an organiser's.")] = False,
    output: Output = DEFAULT,
) -> int:
    """Serve an event to the phones, tablets and screens of the local network.

    The first run makes the folder and prints two links: one to set the event up on this machine, one (also as a QR code)
    that makes a phone the organiser's. Later runs print where the event is; --new-link helps whoever is locked out.
    Stop it with Ctrl-C.
    """
    from hofmarshal.cli.serving import Asked, Serving

    asked = Asked(
        data=data,
        host=host,
        port=port,
        database=database,
        workers=workers,
        cert=cert,
        key=key,
        origin=origin,
        tls=tls,
        start_page=start_page,
        new_link=new_link,
        language=output.language,
    )
    os.umask(0o077)  # what is in the event's folder is for its owner alone, wherever the folder is
    signal.signal(signal.SIGTERM, _stop)
    try:
        with Serving(asked) as serving:
            serving.announce()
            serving.run()
    except KeyboardInterrupt:  # the server has ended in good order by now
        pass
    return 0


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt

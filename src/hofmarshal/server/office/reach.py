"""The address printed codes lead to: one that a phone in the hall can open, even where the page is open on this machine."""

from __future__ import annotations

from urllib.parse import urlsplit

from hofmarshal.server.addresses import lan_addresses
from hofmarshal.server.office.context import Asked
from hofmarshal.server.origins import LOCAL_HOSTS, host_name, own_origins


def phone_origin(request: Asked, origin: str = "") -> str:
    """The server's own origin where it has one, else that of the request, with this machine's address for `localhost`."""
    base = own_origins(request.scope, origin)[0]
    parts = urlsplit(base)
    if origin or host_name(parts.netloc) not in LOCAL_HOSTS:
        return base
    address = next(iter(lan_addresses()), "")
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{address}{port}" if address else base

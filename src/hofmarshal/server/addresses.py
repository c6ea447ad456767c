"""Under which names and addresses this machine can be reached on its networks."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import sys
from collections.abc import Iterator

ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""Addresses to which the system would choose a way; nothing is sent there."""

_ADDRESS_OF_INTERFACE = 0x8915


def lan_addresses() -> tuple[str, ...]:
    """The IPv4 addresses that others on the network can use, the likeliest first; empty without a network."""
    found = dict.fromkeys((*_routed(), *_of_interfaces(), *_of_name()))
    usable = [address for address in found if _usable(address)]
    return tuple(sorted(usable, key=lambda address: not ipaddress.ip_address(address).is_private))


def machine_names() -> tuple[str, ...]:
    """The machine's own name, plain and as neighbours may find it (`NAME.local`)."""
    name = socket.gethostname().split(".")[0].lower()
    plain = "".join(c for c in name if c.isascii() and (c.isalnum() or c == "-")).strip("-")
    return (plain, f"{plain}.local") if plain and plain != "localhost" else ()


def _usable(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_unspecified or ip.is_multicast or ip.is_link_local)


def _routed() -> Iterator[str]:
    for there in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            yield str(probe.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                request = name.encode()[:15].ljust(256, b"\0")
                answer = fcntl.ioctl(probe.fileno(), _ADDRESS_OF_INTERFACE, request)
                yield socket.inet_ntoa(answer[20:24])


def _of_name() -> Iterator[str]:
    with contextlib.suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(info[4][0])

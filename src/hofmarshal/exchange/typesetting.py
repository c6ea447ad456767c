"""Pages set by typst from our templates (`*.typ`) and plain values; codes for phones' cameras to stand on them."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Literal

import msgspec


def set_pdf(template: str, values: Mapping[str, Any]) -> bytes:
    """The PDF of `TEMPLATE.typ` over these values."""
    return _set(template, values, "pdf")[0]


def set_pictures(template: str, values: Mapping[str, Any], *, ppi: int) -> list[bytes]:
    """Its pages as PNG pictures, to look at; `ppi` pixels an inch."""
    return _set(template, values, "png", ppi)


def _set(
    template: str, values: Mapping[str, Any], kind: Literal["pdf", "png"], ppi: float | None = None
) -> list[bytes]:
    import typst  # a large library: only for who prints

    source = (files("hofmarshal.exchange") / f"{template}.typ").read_bytes()
    compiler = typst.Compiler(source, ignore_system_fonts=True)
    found = compiler.compile(format=kind, ppi=ppi, sys_inputs={"data": msgspec.json.encode(values).decode()})
    if found is None:
        raise RuntimeError("typst gave nothing")
    return [found] if isinstance(found, bytes) else list(found)


def code_picture(text: str, error: str = "m") -> str:
    """A QR code as SVG. `error`: how much of it may be worn off or torn (`m` 15 %, `h` 30 %) and it is still read."""
    import segno

    out = io.BytesIO()
    segno.make(text, error=error, micro=False).save(out, kind="svg", border=2, scale=1, xmldecl=False, svgns=True)
    return out.getvalue().decode()

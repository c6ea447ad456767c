"""Files packed into one ZIP file, the same bytes for the same files."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""What a ZIP file dates its members by, where nobody asks."""


def zipped(files: Mapping[str, bytes], top: str = "") -> bytes:
    """The files by their paths, in a folder `top` of the ZIP file where one is named."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for path, content in sorted(files.items()):
            member = zipfile.ZipInfo(f"{top}/{path}" if top else path, LONG_AGO)
            member.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(member, content)
    return data.getvalue()

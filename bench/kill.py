"""Two hundred kills: `hofmarshal rehearse --kill 200`, whose exit code says whether anything acknowledged was lost."""

from __future__ import annotations

import subprocess
import sys

if __name__ == "__main__":
    kills = sys.argv[1] if len(sys.argv) > 1 else "200"
    command = [
        sys.executable,
        "-m",
        "hofmarshal",
        "rehearse",
        "--kill",
        kills,
        "--rings",
        "4",
        "--size",
        "32",
        "--lang",
        "en",
    ]
    sys.exit(subprocess.run(command, check=False).returncode)

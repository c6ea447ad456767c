"""Two hundred kills of a server with SIGKILL, or so many: `tests/acceptance/rehearse_kill.py --kills N`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "tests" / "acceptance" / "rehearse_kill.py"

if __name__ == "__main__":
    kills = sys.argv[1] if len(sys.argv) > 1 else "200"
    sys.exit(subprocess.run([sys.executable, SCRIPT, "--kills", kills, *sys.argv[2:]], check=False).returncode)

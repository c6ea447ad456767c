"""What every test shares: hypothesis without deadlines, and texts that raise when a message is missing."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("HOFMARSHAL_STRICT_TEXT", "1")

settings.register_profile("ci", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

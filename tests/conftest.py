from __future__ import annotations

from hypothesis import HealthCheck, settings

# The machines are shared and noisy: no deadline, and a slow example is not a fault.
settings.register_profile("broglio", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)
settings.load_profile("broglio")

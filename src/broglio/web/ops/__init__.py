"""Running a server: settings, logs, metrics, health."""

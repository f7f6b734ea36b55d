"""The engine of `tricks`."""

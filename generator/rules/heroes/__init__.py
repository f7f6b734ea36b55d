"""The engine of `heroes`."""

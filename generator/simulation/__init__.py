"""Bots and whole games between them."""

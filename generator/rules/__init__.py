"""The rules engines: a kernel that every game shares, and one package a game."""

"""Reads docs/<game>/*.md once, with MyST's own parser, into chapters, rule paragraphs and scenarios."""

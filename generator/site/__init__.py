"""The Sphinx extension: domain, pages, search."""

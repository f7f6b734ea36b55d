"""Faces, imposition, marks and preflight: data to paper."""

import os
import sys

if sys.platform == "darwin":
    # Homebrew keeps Pango where only its own Python looks; WeasyPrint finds it there through this.
    os.environ.setdefault("DYLD_FALLBACK_LIBRARY_PATH", "/opt/homebrew/lib:/usr/local/lib:/usr/lib")

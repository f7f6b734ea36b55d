"""Names for headings and scenarios that can stand in an address."""

from __future__ import annotations

import re
import unicodedata


def slug(text: str) -> str:
    """Return `text` in lower case without accents or apostrophes, its words joined by hyphens.

    Letters of other scripts stay; the result is empty if `text` holds neither letters nor digits.
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[\W_]+", "-", re.sub(r"['’]", "", plain).casefold()).strip("-")

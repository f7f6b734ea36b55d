"""Takes out transparency groups with nothing transparent in them, which print shops refuse all the same."""

from __future__ import annotations

from pikepdf import Pdf, Stream


def ungroup(pdf: Pdf) -> None:
    """Turn every group of a PDF into a plain drawing.

    WeasyPrint groups each pattern and each centred word of an SVG, in RGB. Without alpha, masks and blending,
    which preflight refuses, a group and a plain drawing look the same.
    """
    for found in pdf.objects:
        if isinstance(found, Stream) and "/Group" in found:
            del found["/Group"]

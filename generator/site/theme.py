"""How the site looks where that depends on data: furo's colours, each game's colours, the fonts."""

from __future__ import annotations

import hashlib
import urllib.parse
from collections.abc import Iterable, Mapping
from pathlib import Path

from fontTools import subset

from generator.printing.colours import contrast, mix, readable
from generator.printing.patterns import find_pattern
from generator.printing.typography import FONTS, HAN, FontFile
from generator.project import Project
from generator.site.game_site import GameSite
from generator.writing import replacing, write_bytes, write_text

PAPER, INK, QUIET, RULE = "#f7f1e3", "#221d18", "#6b5f50", "#cdbfa6"
NIGHT, MOON, DUSK, EDGE = "#1b1815", "#ece3d0", "#b3a692", "#463e34"
ACCENT = "#9c2a1f"
WRONG, WRONG_AT_NIGHT = "#a3140c", "#f08a7d"
SUITS = "♠♥♣♦"


def light_variables() -> dict[str, str]:
    """Return furo's CSS variables by day."""
    return _variables(
        paper=PAPER, ink=INK, quiet=QUIET, edge=RULE, raised=mix("#ffffff", PAPER, 0.5), wrong=WRONG
    )


def dark_variables() -> dict[str, str]:
    """Return furo's CSS variables by night."""
    return _variables(
        paper=NIGHT, ink=MOON, quiet=DUSK, edge=EDGE, raised=mix(MOON, NIGHT, 0.06), wrong=WRONG_AT_NIGHT
    )


def _variables(*, paper: str, ink: str, quiet: str, edge: str, raised: str, wrong: str) -> dict[str, str]:
    return {
        "font-stack": '"Alegreya Sans", "Noto Serif SC", "Gill Sans", "Segoe UI", sans-serif',
        "font-stack--headings": '"Cinzel", "Alegreya Sans", "Noto Serif SC", serif',
        "color-foreground-primary": ink,
        "color-foreground-secondary": quiet,
        "color-foreground-muted": quiet,
        "color-foreground-border": edge,
        "color-background-primary": paper,
        "color-background-secondary": mix(ink, paper, 0.045),
        "color-background-hover": mix(ink, paper, 0.08),
        "color-background-hover--transparent": "transparent",
        "color-background-border": edge,
        "color-background-item": mix(ink, paper, 0.06),
        "color-brand-primary": "var(--press-accent)",
        "color-brand-content": "var(--press-accent)",
        "color-brand-visited": "var(--press-accent)",
        "color-highlight-on-target": "var(--press-target)",
        "color-card-background": raised,
        "press-paper": paper,
        "press-ink": ink,
        "press-quiet": quiet,
        "press-edge": edge,
        "press-raised": raised,
        "press-wrong": wrong,
    }


def edition_css(project: Project, games: Iterable[GameSite]) -> str:
    """Return what all pages share: the pattern of their heads, the colours of games and of traits' values."""
    tile = find_pattern(project, "waves")
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{tile.width * 4}" height="{tile.height * 4}" '
        f'viewBox="0 0 {tile.width} {tile.height}">{tile.drawn(PAPER, "none")}</svg>'
    )
    rules = [f':root {{ --press-waves: url("data:image/svg+xml,{urllib.parse.quote(drawing)}"); }}']
    rules += accent_css(ACCENT)
    for site in games:
        solid = readable(site.catalogue.game.palette.accent, "#ffffff", 5.5)
        rules.append(f'[data-game="{site.id}"] {{ --press-solid: {solid}; }}')
        for trait in site.catalogue.game.traits:
            for value in trait.values:
                if value.colour:
                    shade = readable(value.colour, "#ffffff")
                    rules.append(f".chip.{site.id}-{trait.id}-{value.id} {{ --chip: {shade}; }}")
    return "\n".join(rules) + "\n"


def accent_css(accent: str) -> list[str]:
    """Return the rules that give pages a colour of their own: by day, by night and as a solid ground."""
    day = f"--press-accent: {readable(accent, PAPER, 5.5)}; --press-target: {mix(accent, PAPER, 0.11)};"
    night = f"--press-accent: {_lightened(accent, NIGHT)}; --press-target: {mix(accent, NIGHT, 0.32)};"
    return [
        f"body {{ --press-solid: {readable(accent, '#ffffff', 5.5)}; {day} }}",
        f'@media not print {{ body[data-theme="dark"] {{ {night} }}',
        f'@media (prefers-color-scheme: dark) {{ body:not([data-theme="light"]) {{ {night} }} }} }}',
    ]


def _lightened(colour: str, ground: str) -> str:
    """Return `colour`, lightened until text in it can be read on a dark ground."""
    for share in range(20, -1, -1):
        found = mix(colour, "#ffffff", share / 20)
        if contrast(found, ground) >= 6:
            return found
    return "#ffffff"


def write_fonts(texts: Iterable[str], folder: Path) -> str:
    """Put the fonts that pages use into `folder` and return their CSS.

    Latin fonts are taken as they are; the Chinese one, of 11 MB, only with the letters that stand in `texts`.
    A font that is already there is kept, others are removed.
    """
    rules = []
    files = []
    for font in FONTS:
        file = folder / "fonts" / f"{font.path.stem}.ttf"
        if font.family == HAN:
            file = _han_font(font, texts, folder)
        elif not file.is_file():
            write_bytes(file, font.path.read_bytes())
        files.append(file)
        address = urllib.parse.quote(f"fonts/{file.name}")
        rules.append(
            f'@font-face {{ font-family: "{font.family}"; font-weight: {font.weight}; '
            f'font-style: {font.style}; font-display: swap; src: url("{address}"); }}'
        )
    for file in (folder / "fonts").iterdir():
        if file not in files:
            file.unlink()
    return "\n".join(rules) + "\n"


def _han_font(font: FontFile, texts: Iterable[str], folder: Path) -> Path:
    """Write the font with the Chinese letters of the texts and the four suits, unless it is there already."""
    letters = "".join(
        sorted({letter for text in texts for letter in text if ord(letter) >= 0x2E80} | set(SUITS))
    )
    digest = hashlib.sha256(f"{font.path.stat().st_size} {letters}".encode()).hexdigest()[:8]
    file = folder / "fonts" / f"{font.path.stem}-{digest}.woff2"
    if not file.is_file():
        options = subset.Options(flavor="woff2", notdef_outline=True)
        opened = subset.load_font(str(font.path), options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=letters)
        subsetter.subset(opened)
        with replacing(file) as beside:
            subset.save_font(opened, str(beside), options)
    return file


def write_theme(project: Project, games: Mapping[str, GameSite], folder: Path) -> None:
    """Write what depends on data into `folder`, a static folder of the site."""
    texts = [card.chinese for site in games.values() for card in site.catalogue.cards.values()]
    texts += [area.chinese for site in games.values() for area in site.catalogue.areas.values()]
    texts += [site.catalogue.game.chinese for site in games.values()]
    texts += [file.read_text("utf-8") for game in games for file in project.docs(game).glob("*.md")]
    write_text(folder / "press-fonts.css", write_fonts(texts, folder))
    write_text(folder / "press-edition.css", edition_css(project, games.values()))
    for site in games.values():
        css = "\n".join(accent_css(site.catalogue.game.palette.accent))
        write_text(folder / f"press-game-{site.id}.css", f"{css}\n")

"""What the site's own search knows: entries in a script file, so that it works without a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from generator.catalogue.board_checks import RESOURCE
from generator.catalogue.model import Card
from generator.rulebook.model import Chapter
from generator.site.domain import PressDomain
from generator.site.game_site import GameSite
from generator.site.plain_text import plain

WORDS_SHOWN = 90
"""How many words of a text are searched; rules and cards are shorter than this."""


@dataclass(frozen=True)
class Entry:
    """Something that can be found: its kind, title, other names and text, and where it stands."""

    kind: str
    id: str
    title: str
    also: str
    text: str


def search_script(domain: PressDomain) -> str:
    """Return the script that gives the search its entries, and the present addresses of moved rules."""
    games = {site.id: site.catalogue.game.short for site in domain.games.values()}
    found = []
    for site in domain.games.values():
        for entry in entries(site):
            target = domain.targets.get((site.id, entry.kind, entry.id))
            if target:
                address = f"{target.docname}.html" + (f"#{target.anchor}" if target.anchor else "")
                found.append([entry.kind, site.id, entry.title, entry.also, entry.text, address])
    moved: dict[str, str] = {}
    for (game, _, earlier), now in domain.moved.items():
        target = domain.targets[now]
        moved[f"{game}#{earlier}"] = f"{target.docname}.html#{target.anchor}"
    content = {"games": games, "entries": found, "moved": moved}
    return f"window.pressIndex = {json.dumps(content, ensure_ascii=False, separators=(',', ':'))};\n"


def entries(site: GameSite) -> Iterator[Entry]:
    """List everything of a game that can be found."""
    catalogue = site.catalogue
    titles: dict[tuple[str, str], str] = {}
    for chapter in site.rulebook.chapters:
        titles[chapter.name, ""] = chapter.title
        titles |= {(chapter.name, section.anchor): section.title for section in chapter.sections}
    for chapter in site.rulebook.chapters:
        yield Entry("chapter", chapter.name, chapter.title, "", _sections(chapter))
    for card in catalogue.cards.values():
        traits = {
            **card.traits,
            **{t: v for deck in catalogue.decks_of(card) for t, v in deck.traits.items()},
        }
        values = [catalogue.trait_value(trait, value).name for trait, value in traits.items()]
        names = [skill.name for skill in card.skills]
        also = " ".join(
            (card.chinese, card.courtesy, *card.also, *names, *values, catalogue.kinds[card.kind].name)
        ).strip()
        yield Entry(catalogue.role(card), card.id, card.name, also, _short(_card_text(site, card)))
    for area in catalogue.areas.values():
        values = [catalogue.trait_value(RESOURCE, value).name for value in area.yields]
        homes = [catalogue.trait_value(trait, value).name for trait, value in area.traits.items()]
        also = " ".join((area.chinese, *area.also, *homes, *values)).strip()
        yield Entry("area", area.id, area.name, also, _short(plain(area.text, site)))
    for term in catalogue.terms.values():
        yield Entry("term", term.id, term.name, ", ".join(term.also), _short(plain(term.text, site)))
    for rule in site.rulebook.rules.values():
        title = titles[rule.chapter, rule.section]
        yield Entry("rule", rule.id, title, rule.id, _short(plain(rule.text, site)))
    for scenario in site.rulebook.scenarios.values():
        text = " ".join(line.text.strip() for line in scenario.lines)
        yield Entry("scenario", scenario.id, scenario.title, "", _short(text))
    for erratum in catalogue.errata.values():
        yield Entry(
            "erratum", erratum.id, plain(erratum.ruling, site), erratum.id, _short(plain(erratum.why, site))
        )
    for ruling in catalogue.rulings.values():
        yield Entry(
            "ruling", ruling.id, plain(ruling.question, site), ruling.id, _short(plain(ruling.ruling, site))
        )


def text_of_page(site: GameSite, page: str) -> str:
    """Return what a chapter or the page of a card says, in short; empty for other pages."""
    _, *folders, name = page.split("/")
    if not folders:
        return next((_sections(chapter) for chapter in site.rulebook.chapters if chapter.name == name), "")
    card = site.catalogue.cards.get(name)
    return _card_text(site, card) if card and folders in (["cards"], ["heroes"]) else ""


def _card_text(site: GameSite, card: Card) -> str:
    skills = [f"{skill.name}: {plain(skill.text, site)}" for skill in card.skills]
    return " ".join(filter(None, (plain(card.text, site), *skills, card.note)))


def _sections(chapter: Chapter) -> str:
    return " · ".join(section.title for section in chapter.sections)


def _short(text: str) -> str:
    return " ".join(text.split()[:WORDS_SHOWN])

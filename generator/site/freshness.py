"""Which pages must be read again although their sources are the same: what they show has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Set

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from generator.catalogue.model import Card
from generator.site.domain import PressDomain, press
from generator.site.game_site import GameSite
from generator.site.skills import scenarios_of


def outdated(
    app: Sphinx, env: BuildEnvironment, added: Set[str], changed: Set[str], removed: Set[str]
) -> Collection[str]:
    """Return the known pages that would show something else than they did when they were last read."""
    domain = press(env)
    known = env.found_docs - added - changed
    return sorted(name for name in known if domain.shown.get(name, "") != shown_on(domain, name))


def note_shown(app: Sphinx, document: nodes.document) -> None:
    """Remember what the page that has just been read shows."""
    domain = press(app.env)
    docname = app.env.current_document.docname
    domain.shown[docname] = shown_on(domain, docname)


def shown_on(domain: PressDomain, docname: str) -> str:
    """Return a digest of the data and verdicts that a page shows; empty for a page outside all games."""
    folder, _, name = docname.partition("/")
    if docname == "index":
        return _digest(*map(_whole, domain.games.values()), domain.pictures)
    if folder not in domain.games:
        return ""
    site = domain.games[folder]
    pictures = domain.pictures.get(folder, {})
    if name.partition("/")[0] == "areas" and not name.endswith("/index"):
        return _digest(site.catalogue.game, list(site.catalogue.areas.values()))
    if name.partition("/")[0] in ("cards", "heroes") and not name.endswith("/index"):
        card = site.catalogue.cards.get(name.partition("/")[2])
        return _digest(card, site.catalogue.game, *(_card(site, card, pictures) if card else ()))
    if "/" in name:
        return _digest(_whole(site), pictures)
    if name == "index":
        return _digest(_whole(site), *_chapter(site, name))
    return _digest(*_chapter(site, name))


def _card(site: GameSite, card: Card, pictures: Mapping[str, object]) -> list[object]:
    """Everything beside a card's own data that its page shows: pictures, and what each skill is played in."""
    played = [(each.id, each.title) for skill in card.skills for each in scenarios_of(site, skill)]
    rules = [skill.id in site.rulebook.rules for skill in card.skills]
    return [pictures.get(card.id), played, rules]


def _chapter(site: GameSite, name: str) -> list[object]:
    """Everything beside a chapter's own text that its rules and scenarios show."""
    game = site.catalogue.game
    shown: list[object] = [site.names.pattern if site.names else "", game.figures, game.dice]
    rules = [rule for rule in site.rulebook.rules.values() if rule.chapter == name]
    scenarios = [scenario for scenario in site.rulebook.scenarios.values() if scenario.chapter == name]
    for rule in rules:
        shown += [(scenario.id, scenario.title) for scenario in site.proofs(rule)]
        shown.append(site.catalogue.cards.get(rule.id.rpartition(".")[2]))
        for statement in rule.states:
            shown += [site.catalogue.statements.get(statement), site.verdicts.statements.get(statement)]
            shown += [erratum.id for erratum in site.errata_by_statement.get(statement, ())]
            shown += [ruling.id for ruling in site.rulings_by_statement.get(statement, ())]
    for scenario in scenarios:
        shown += [site.verdicts.scenarios.get(scenario.id), site.courses.get(scenario.id)]
        shown += [site.catalogue.statements.get(statement) for statement in scenario.checks]
        shown += [statement in site.errata_by_statement for statement in scenario.checks]
        shown += [name in site.rulebook.rules or site.catalogue.cards.get(name) for name in scenario.covers]
    return shown


def _whole(site: GameSite) -> list[object]:
    """Everything of a game that pages which list it may show."""
    catalogue = site.catalogue
    records = (
        catalogue.cards,
        catalogue.areas,
        catalogue.terms,
        catalogue.statements,
        catalogue.errata,
        catalogue.rulings,
    )
    rules = [(rule.id, rule.states, rule.chapter) for rule in site.rulebook.rules.values()]
    scenarios = [
        (scenario.id, scenario.title, scenario.chapter) for scenario in site.rulebook.scenarios.values()
    ]
    chapters = [(chapter.name, chapter.title) for chapter in site.rulebook.chapters]
    return [
        catalogue.game,
        *(list(kind.values()) for kind in records),
        rules,
        scenarios,
        chapters,
        site.verdicts,
    ]


def _digest(*shown: object) -> str:
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]

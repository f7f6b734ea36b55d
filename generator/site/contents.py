"""What there is to read: the directives `games` on the first page and `game-contents` on each game's."""

from __future__ import annotations

from collections import Counter

from docutils import nodes
from docutils.nodes import Element, Node

from generator.rulebook.model import Chapter
from generator.site.coverage import ORDER
from generator.site.directive import PressDirective
from generator.site.domain import reference
from generator.site.game_site import GameSite
from generator.site.nodes import image, line, separated, tag, words
from generator.site.pictures import Picture

_SPOKEN = {"erratum": "settled as errata"}


class GamesDirective(PressDirective):
    """`:::{games}`: a panel for each game, with its name, what it is and how well it is proved."""

    required_arguments = 0
    has_content = False

    def run(self) -> list[Node]:
        """Build the panels."""
        return [tag("div", *map(self._panel, self.domain.games.values()), classes=["games"])]

    def _panel(self, site: GameSite) -> Element:
        game = site.catalogue.game
        head = tag("div", words(game.title, "game-title"), classes=["game-head"])
        if game.chinese:
            head += words(game.chinese, "chinese", "language-zh")
        body = tag("div", classes=["game-body"])
        body += line(nodes.Text(game.blurb.strip()))
        body += line(
            words(f"{players(site)} · {_cards(site)} · {_counted(len(site.rulebook.rules), 'rule')}"),
            classes=["quiet"],
        )
        body += line(words(standing(site), "quiet"))
        fan = [image(p.file, p.width, p.height, "") for p in self._fan(site)]
        inside = [head, tag("div", *fan, classes=["fan"]), body] if fan else [head, body]
        panel = tag("a", *inside, classes=["game-panel"], html={"href": f"{site.id}/index.html"})
        return tag("div", panel, html={"data-game": site.id})

    def _fan(self, site: GameSite) -> list[Picture]:
        """A few faces that are spread over the whole game."""
        faces = [shown[0] for shown in self.domain.pictures.get(site.id, {}).values() if shown]
        return faces[:: max(1, len(faces) // 4)][:4]


class ContentsDirective(PressDirective):
    """`:::{game-contents}`: the chapters of a game with what each holds."""

    required_arguments = 0
    has_content = False

    def run(self) -> list[Node]:
        """Build a line on how the game stands, and the list of chapters with their sections."""
        site = self.game
        facts = line(words(f"{players(site)} · {_cards(site)} · {standing(site)}"), classes=["quiet"])
        chapters = [self._chapter(chapter) for chapter in site.rulebook.chapters if chapter.name != "index"]
        return [facts, nodes.bullet_list("", *chapters, classes=["chapters"])]

    def _chapter(self, chapter: Chapter) -> nodes.list_item:
        rules = sum(rule.chapter == chapter.name for rule in self.game.rulebook.rules.values())
        scenarios = sum(
            scenario.chapter == chapter.name for scenario in self.game.rulebook.scenarios.values()
        )
        parts = [_counted(rules, "rule"), _counted(scenarios, "scenario")]
        held = words(", ".join(part for part in parts if part), "count")
        shown = nodes.list_item("", line(*self.links("chapter", [chapter.name]), nodes.Text(" "), held))
        sections = [f"{chapter.name}#{section.anchor}" for section in chapter.sections if section.level == 2]
        if sections:
            links = [reference(self.docname, "chapter", section, quiet=True) for section in sections]
            shown += line(*separated(links, " · "), classes=["sections"])
        return shown


def players(site: GameSite) -> str:
    """Say for how many players a game is."""
    least, most = site.catalogue.game.players.least, site.catalogue.game.players.most
    return f"{least} players" if least == most else f"{least} to {most} players"


def standing(site: GameSite) -> str:
    """Say how many statements of the rulebook are proved, errata, waived and so on."""
    counts = Counter(verdict.status for verdict in site.verdicts.statements.values())
    parts = [f"{counts[status]} {_SPOKEN.get(status, status)}" for status in ORDER if counts[status]]
    return f"Statements of the rulebook: {', '.join(parts)}" if parts else "No statements registered"


def _cards(site: GameSite) -> str:
    return f"{len(site.catalogue.copies())} cards"


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}" if number else ""

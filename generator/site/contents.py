"""What there is to read: the directives `games` on the first page and `game-contents` on each game's."""

from __future__ import annotations

from collections import Counter

from docutils import nodes
from docutils.nodes import Element, Node

from generator.site.badges import STATUS
from generator.site.coverage import ORDER
from generator.site.directive import PressDirective
from generator.site.game_site import GameSite
from generator.site.nodes import image, line, tag, words
from generator.site.pictures import Picture


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
            words(f"{players(site)} · {_cards(site)} · {len(site.rulebook.rules)} rules"), classes=["quiet"]
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
    """`:::{game-contents}`: the chapters and look-up pages of a game, as panels."""

    required_arguments = 0
    has_content = False

    def run(self) -> list[Node]:
        """Build the list of chapters with what each holds, and a line on how the game stands."""
        site = self.game
        chapters = nodes.bullet_list(classes=["chapters"])
        for chapter in site.rulebook.chapters:
            if chapter.name == "index":
                continue
            rules = sum(rule.chapter == chapter.name for rule in site.rulebook.rules.values())
            scenarios = sum(scenario.chapter == chapter.name for scenario in site.rulebook.scenarios.values())
            held = words(f"{rules} rules, {scenarios} scenarios", "count")
            chapters += nodes.list_item(
                "", line(*self.links("chapter", [chapter.name]), nodes.Text(" "), held)
            )
        facts = line(words(f"{players(site)} · {_cards(site)} · {standing(site)}"), classes=["quiet"])
        return [facts, chapters]


def players(site: GameSite) -> str:
    """Say for how many players a game is."""
    least, most = site.catalogue.game.players.least, site.catalogue.game.players.most
    return f"{least} players" if least == most else f"{least} to {most} players"


def standing(site: GameSite) -> str:
    """Say how many statements of the rulebook are proved, errata, waived and so on."""
    counts = Counter(verdict.status for verdict in site.verdicts.statements.values())
    parts = [f"{counts[status]} {STATUS[status].text.lower()}" for status in ORDER if counts[status]]
    return f"Statements of the rulebook: {', '.join(parts)}" if parts else "No statements registered"


def _cards(site: GameSite) -> str:
    return f"{len(site.catalogue.copies())} cards"

"""The talk between a person at the terminal and a game: questions to their seat, and what they may type."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape

from generator.faults import Faults
from generator.play import menu
from generator.play.drawing import draw_choices, draw_end, draw_findings, draw_log, draw_options, draw_table
from generator.play.rules import look_up
from generator.rules.kernel import Ask, Session
from generator.rules.kernel.view import told, view
from generator.simulation.bots import Bot
from generator.simulation.games import crashes_as_faults
from generator.simulation.saves import write_save

if TYPE_CHECKING:
    from generator.rulebook import Rulebook

PAGE = 30
"""Options shown at once; more would scroll the table out of a common terminal of 50 lines."""

COMMANDS = """\
[bold]a number[/]    take that option
[bold]a word[/]      show only the options with it, such as a card's name
[bold]Enter[/]       draw the table and all options again
[bold]>[/]           the next page of options
[bold]l[/]           the log: all that has been told to you
[bold]s[/]           save the game, [bold]s FILE[/] under another name
[bold]?[/]           this help; [bold]? WORD[/] finds the rules about a word
[bold]q[/]           leave; you are asked whether to save

Piles are shown as they lie, the top card last."""


class End(Enum):
    """How a conversation ended."""

    OVER = auto()
    LEFT = auto()
    INPUT_ENDED = auto()
    UNSAVED = auto()


class Conversation:
    """Lets a person answer for `seat` and a bot for everyone else.

    `save_file` is where `s` saves; `rulebook` reads the rules, once they are asked for. Nothing is shown that
    the seat may not see.
    """

    def __init__(
        self,
        console: Console,
        session: Session,
        seat: Any,
        bot: Bot,
        rulebook: Callable[[], Rulebook],
        save_file: Path,
    ) -> None:
        self._console = console
        self._session = session
        self._seat = seat
        self._bot = bot
        self._rulebook = rulebook
        self._save_file = save_file
        self._read_to = 0
        self._page = 0
        self._words = ""
        self._chosen: list[str] = []

    def run(self) -> End:
        """Play until the game is over or the person leaves; an input that ends leaves a save behind.

        Raises `EngineFault` if the engine breaks a promise.
        """
        try:
            while (ask := self._session.ask) is not None:
                if ask.seat is not self._seat:
                    self._choose(self._bot(ask))
                elif not self._answer(ask):
                    return End.LEFT
        except EOFError:
            self._console.print()
            return End.INPUT_ENDED if self._save(self._save_file) else End.UNSAVED
        self._tell_end()
        return End.OVER

    def _choose(self, index: int) -> None:
        with crashes_as_faults(self._session.save):
            self._session.choose(index)

    def _answer(self, ask: Ask) -> bool:
        """Let the person answer; false if they leave instead."""
        self._page, self._words = 0, ""
        items = menu.items(ask.options)
        self._show(ask, items)
        while True:
            line = self._console.input(f"[bold]{escape(str(self._seat))}[/] > ").strip()
            command, _, rest = line.partition(" ")
            if line.isdecimal():
                if 1 <= int(line) <= len(items):
                    self._chosen.append(items[int(line) - 1].sentence)
                    self._choose(items[int(line) - 1].index)
                    return True
                self._console.print(f"The options are numbered 1 to {len(items)}; there is no {line}.")
            elif command == "q":
                if self._leaves():
                    return False
            elif command == "s":
                self._save(Path(rest.strip()) if rest.strip() else self._save_file)
            elif command == "l":
                self._console.print(draw_log(told(self._session.table, self._seat)))
            elif command.startswith("?"):
                self._help(line[1:].strip())
            elif line == ">":
                self._page += 1
                self._show_options(ask, items)
            else:
                self._page, self._words = 0, line
                self._narrow(ask, items)

    def _show(self, ask: Ask, items: list[menu.Item]) -> None:
        table = self._session.table
        seen = view(table, self._seat, self._read_to)
        self._read_to = len(table.log)
        self._console.print()
        self._console.print(draw_log(seen.log))
        if seen.log:
            self._chosen.clear()
        elif self._chosen:
            self._console.print(draw_choices(self._chosen))
        self._console.print(draw_table(self._session.engine, table, seen))
        self._console.print(f"[bold]Your decision:[/] {escape(ask.question)}")
        self._show_options(ask, items)

    def _show_options(self, ask: Ask, items: list[menu.Item]) -> None:
        found = menu.narrowed(items, self._words)
        self._console.print(draw_options(menu.page(found, ask.options, self._page, PAGE), self._words))

    def _narrow(self, ask: Ask, items: list[menu.Item]) -> None:
        if not self._words:
            self._show(ask, items)
        elif menu.narrowed(items, self._words):
            self._show_options(ask, items)
        else:
            self._console.print(
                f'No option says "{escape(self._words)}". Type a number, a word of an option, or ? for help.'
            )
            self._words = ""

    def _help(self, word: str) -> None:
        catalogue = self._session.table.catalogue
        if not word:
            self._console.print(COMMANDS)
        try:
            rulebook = self._rulebook()
        except Faults as faults:
            self._console.print(f"The rules cannot be read now: {faults}", markup=False)
            return
        if not word:
            chapters = ", ".join(chapter.title for chapter in rulebook.chapters)
            self._console.print(f"\n{catalogue.game.blurb.strip()}\nThe rules: {chapters}.", markup=False)
            return
        findings = look_up(catalogue, rulebook, word)
        self._console.print(
            draw_findings(findings) if findings else f'The rules do not mention "{escape(word)}".'
        )

    def _leaves(self) -> bool:
        while True:
            answer = self._console.input(
                "Save the game before you leave? [bold]y[/]es, [bold]n[/]o, [bold]c[/]ancel > "
            )
            match answer.strip().lower()[:1]:
                case "y" | "":
                    return self._save(self._save_file)
                case "n":
                    return True
                case "c":
                    return False

    def _save(self, file: Path) -> bool:
        """Save the game; false, with the reason told, if the file cannot be written."""
        try:
            write_save(file, self._session.save() | {"person": str(self._seat)})
        except OSError as error:
            self._console.print(f"[bold red]Not saved:[/] {escape(str(file))}: {error.strerror}")
            return False
        self._console.print(f"Saved. Go on with: press play --load {escape(str(file))}", soft_wrap=True)
        return True

    def _tell_end(self) -> None:
        result = self._session.result
        assert result is not None
        self._console.print()
        self._console.print(draw_log(told(self._session.table, self._seat, self._read_to)))
        winners = " and ".join("you" if seat is self._seat else str(seat) for seat in result.winners)
        verb = "win" if len(result.winners) > 1 or result.winners == (self._seat,) else "wins"
        self._console.print(f"[bold]The game is over: {winners} {verb}.[/]")
        scores = sorted(result.scores.items(), key=lambda scored: -scored[1])
        self._console.print(draw_end(self._session.engine, self._session.table, self._seat, scores))

"""Where a project's data, documents and templates lie, and where its products go."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from generator.faults import Fault, Faults, Place, nearest

_PACKAGE = Path(__file__).parent


def shipped() -> Path:
    """Return the folder with the games this distribution carries: inside the wheel, else the repository."""
    packed = _PACKAGE / "shipped"
    return packed if packed.is_dir() else _PACKAGE.parent


@dataclass(frozen=True)
class Project:
    """A folder with data/ and docs/, perhaps templates/ that override ours, and a folder for products."""

    root: Path
    output: Path

    @property
    def games(self) -> tuple[str, ...]:
        """Ids of the games in alphabetical order: the folders of data/ with data, even without game.yaml."""
        return tuple(sorted({file.parent.name for file in self.root.glob("data/*/*.yaml")}))

    def data(self, game: str) -> Path:
        """Return the folder of a game's data."""
        return self.root / "data" / game

    def docs(self, game: str) -> Path:
        """Return the folder of a game's rules and scenarios."""
        return self.root / "docs" / game

    @property
    def templates(self) -> tuple[Path, ...]:
        """Template folders, the project's own before those that ship with the package."""
        ours = shipped() / "templates"
        own = self.root / "templates"
        return (own, ours) if own.is_dir() and own != ours else (ours,)

    def chosen(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return the games named, or all if none is named; raise `Faults` for a name without a game."""
        unknown = [name for name in names if name not in self.games]
        if unknown:
            raise Faults(
                Fault(
                    Place(self.root / "data"),
                    "game",
                    f'expected one of {", ".join(self.games)}, found "{name}"',
                    nearest(name, self.games),
                )
                for name in unknown
            )
        return tuple(dict.fromkeys(names)) or self.games


def find_project(folder: Path | None = None, output: Path | None = None) -> Project:
    """Return the project in `folder`, else in the current folder, else the games shipped with the package.

    Raises `Faults` if `folder` is given and holds no data/*/game.yaml, and if the current folder holds data
    of games without one: whoever works on a game of their own is never shown ours in its place.
    """
    here = Path.cwd()
    root = folder.resolve() if folder else here
    if not any(root.glob("data/*/game.yaml")):
        begun = sorted({file.parent for file in root.glob("data/*/*.y*ml")})
        if begun:
            raise Faults(_without_game(games) for games in begun)
        if folder:
            raise Faults(
                [Fault(Place(root), "project", "expected a folder with data/<game>/game.yaml, found none")]
            )
        return Project(shipped(), output or here / "output")
    return Project(root, output or root / "output")


def _without_game(folder: Path) -> Fault:
    """Return the fault of a folder with data but no game.yaml, with the file that may have been meant."""
    files = {file.stem: file.name for file in sorted(folder.glob("*.y*ml"))}
    alike = nearest("game", files)
    found = files[alike] if alike else "none"
    return Fault(Place(folder / "game.yaml"), "", f"expected this file, found {found}")

"""`press site`: build the rules site, and look at it."""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path

import click

from generator.cli.shared import games_argument, json_option, project_option, stderr, stdout, write_json
from generator.project import Project
from generator.site.build import build_site
from generator.site.outcome import Outcome


@click.command(name="site")
@games_argument
@project_option
@click.option("--serve", is_flag=True, help="Then show the site on this machine, until Ctrl-C.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port for --serve."
)
@json_option
def command(project: Project, games: tuple[str, ...], serve: bool, port: int, json_file: Path | None) -> int:
    """Build the rules site: every rule with its proof, every card with its picture.

    The site goes to output/site/ and works without a server or a network. A scenario that fails shows red;
    the site is still written and the exit status is 1. A reference that leads nowhere is a fault; then the
    site stays as it was and the exit status is 2.

    \b
    Examples:
      press site                      all games
      press site heroes               one game alone
      press site --serve --port 8080  build, then look at http://localhost:8080/
    """
    began = time.perf_counter()
    with stderr.status("Building the site") as status:
        outcome = build_site(project, games, status.update)
    seconds = time.perf_counter() - began
    write_json(json_file, {**asdict(outcome), "site": str(outcome.site), "seconds": round(seconds, 2)})
    _summarise(outcome, seconds)
    if serve:
        _serve(outcome, port)
    return 1 if outcome.failed else 0


def _summarise(outcome: Outcome, seconds: float) -> None:
    for wrong in outcome.failed:
        stderr.print(
            f"{wrong.place}: {wrong.game}: {wrong.title}: {wrong.why}",
            style="red",
            markup=False,
            soft_wrap=True,
        )
    done = "Nothing changed" if outcome.unchanged else "Built"
    stdout.print(
        f"{done}: {outcome.pages} pages of {', '.join(outcome.games)} in {seconds:.1f} s.", markup=False
    )
    stdout.print(f"Open {outcome.first_page.as_uri()}", markup=False, soft_wrap=True)
    if outcome.failed:
        count = len(outcome.failed)
        stdout.print(
            f"{count} scenario failed and shows red on the site."
            if count == 1
            else f"{count} scenarios failed and show red on the site.",
            style="bold red",
        )


def _serve(outcome: Outcome, port: int) -> None:
    from generator.site.serve import server

    with server(outcome.site, port) as running:
        stdout.print(f"Serving at http://localhost:{running.server_port}/ - stop with Ctrl-C.", markup=False)
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            stdout.print("Stopped.")

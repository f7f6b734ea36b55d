"""What records are made of: the form of ids, names, colours and lines, and where a fact comes from."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictInt, model_validator


def _lines(value: object) -> object:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


Id = Annotated[
    str,
    Field(
        pattern=r"^[a-z0-9]+(?:[.-][a-z0-9]+)*$",
        description="an id: small letters and digits, words joined by hyphens or dots",
    ),
]
Name = Annotated[str, Field(pattern=r"\S", description="text that is not empty")]
Hex = Annotated[
    str, Field(pattern=r"^#[0-9a-f]{6}$", description='a colour such as "#1f4e79", in small letters')
]
Lines = Annotated[
    str,
    BeforeValidator(_lines, json_schema_input_type=str | int),
    Field(
        pattern=r"^$|^\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*$", description='lines such as 12, "12-14" or "3-5, 9"'
    ),
]
Whole = Annotated[StrictInt, Field(ge=1)]


class Record(BaseModel):
    """Anything read from YAML: unknown keys are faults and nothing changes after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Source(Record):
    """Where a fact comes from: `printed` (a section of the rulebook), `public` (which list) or `house` (why).

    `of` names the fields this source speaks for; empty means all that no other source names.
    """

    printed: str = ""
    lines: Lines = ""
    public: str = ""
    house: str = ""
    of: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _exactly_one(self) -> Source:
        if sum(map(bool, (self.printed, self.public, self.house))) != 1:
            raise ValueError("expected exactly one of printed, public and house")
        return self

    @property
    def kind(self) -> Literal["printed", "public", "house"]:
        """Which of the three this is."""
        return "printed" if self.printed else "public" if self.public else "house"


def _as_list(value: object) -> object:
    return (value,) if isinstance(value, dict) else value


Sources = Annotated[
    tuple[Source, ...],
    BeforeValidator(_as_list, json_schema_input_type=tuple[Source, ...] | Source),
    Field(min_length=1),
]

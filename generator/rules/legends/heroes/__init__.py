"""The heroes' skills, a module a faction; importing declares them. Who has which stands in the data."""

from generator.rules.legends.heroes import qun, shu, team_wei_shu, team_wu_qun, wei, wu

__all__ = ["qun", "shu", "team_wei_shu", "team_wu_qun", "wei", "wu"]

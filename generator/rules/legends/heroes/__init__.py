"""The heroes' skills, a module a faction; importing declares them."""

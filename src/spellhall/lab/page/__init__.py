"""The balance report: one page about a game, made from the rows of simulations."""

"""Small changes of meaning made to a game's rules, to see whether a test notices each.

`changes` finds what can be changed, `noticing` learns which tests run which lines, `trial` makes
one change and runs the tests that can notice it. docs/decisions tells why this is not one of the
established tools.
"""

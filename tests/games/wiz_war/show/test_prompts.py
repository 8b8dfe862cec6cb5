"""Questions in the middle of a spell name the spell and whom it is about."""

from tests.games.wiz_war.tables import Arena, duel


def prompt(table: Arena, name: str) -> str:
    asked = table.match.asked(table.seat(name))
    assert asked is not None
    return asked.prompt


def test_the_way_and_the_fuel_are_asked_for_a_named_spell() -> None:
    table = duel("zot energy-4")
    table.do("alice: cast zot")
    assert prompt(table, "alice") == "Zot!: in which way?"
    table.do("alice: mode 1")
    assert prompt(table, "alice") == "Zot!: fuel it?"


def test_what_somebody_drops_is_asked_with_the_name() -> None:
    table = duel("drop-object", enemy={"items": ["dagger"], "carries": "red-1"})
    table.do("alice: cast drop-object", "at @1")
    assert prompt(table, "alice") == "Drop Object: what does bob drop?"


def test_where_a_creature_appears_is_asked_as_such() -> None:
    table = duel("summon-genie")
    table.do("alice: cast summon-genie")
    assert prompt(table, "alice") == "Summon Genie: where does your creature appear?"


def test_whoever_may_answer_is_told_whom_the_spell_is_aimed_at_and_where() -> None:
    table = duel("fireball", "shield")
    table.play("alice: cast fireball", "alice: at @1")
    asked = table.match.asked(1)
    assert asked is not None
    assert asked.prompt == "Do you answer alice's Fireball?"
    assert asked.why.startswith("It is aimed at bob at ")
    assert asked.cause == "Fireball"
    assert asked.of[-1] == "seat:0"

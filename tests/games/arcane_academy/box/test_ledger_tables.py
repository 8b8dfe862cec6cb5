"""Every row of every table of the ledger against the rows of the code."""

import re
from collections.abc import Callable, Mapping

from spellhall.engine.machine.frames import Question
from spellhall.games.arcane_academy import frames
from spellhall.games.arcane_academy.box import verbs
from spellhall.games.arcane_academy.box.cards import CARD_ROWS, card_named
from spellhall.games.arcane_academy.box.design import ALWAYS, AT_END, SPELL, USED, Card
from spellhall.games.arcane_academy.box.tiles import CORNER_FACES, CORNER_SPACES, FACES, Face
from spellhall.games.arcane_academy.box.verbs import (
    Act,
    Crumble,
    Cut,
    Echo,
    ExtraTurn,
    Gain,
    Lift,
    Lose,
    OneOf,
    Ready,
    Score,
    Study,
    Sweep,
    Take,
    Tire,
    Token,
    Trade,
    Verb,
    When,
)
from spellhall.games.arcane_academy.box.words import ACTION_WORDS
from spellhall.games.arcane_academy.show.names import TEXTS, card_name
from spellhall.testing import Compared, Table, differences, rule
from tests.games.arcane_academy.tables import academy, completing, state, using

RES = ("will", "shard")
WHO = ("chosen_opp", "each_opp")
WHERE = ("this", "any")
ROWS = ("cards", "tiles")
LETTERS = "SWUCAX"  # the codes of section 7, in the order of the tile actions
EVENTS = ("rest", "spell_done", "item_done")
COUNTS = (
    "items",
    "spells",
    "pairs",
    "will",
    "shards",
    "will_plus_shards",
    "tokens",
    "filled",
    "links",
)


def written(verb: Verb) -> str:
    """A verb as the column «data» writes it."""
    match verb:
        case Gain(count=verbs.NOTHING):
            return f"GAIN({RES[verb.res]}, {verb.n})"
        case Gain(n=0):
            return f"GAIN({RES[verb.res]}, count({COUNTS[verb.count]}) max {verb.most})"
        case Lose():
            return f"LOSE({WHO[verb.who]}, {RES[verb.res]}, {verb.n})"
        case Take():
            return f"TAKE({WHO[verb.who]}, {RES[verb.res]}, {verb.n})"
        case Token():
            return f"TOKEN({WHERE[verb.where]}, {verb.n})"
        case Ready():
            return "READY(all)" if verb.n == verbs.ALL_SPACES else f"READY({verb.n})"
        case Act(less=0):
            return f"ACT({LETTERS[verb.action]}, {verb.n})"
        case Act():
            return f"ACT({LETTERS[verb.action]}, {verb.n}, less={verb.less})"
        case Trade():
            return f"TRADE({{{RES[verb.res]} {verb.n}}}, {listed(verb.verbs)})"
        case Sweep():
            return f"SWEEP({ROWS[verb.row]}, {verb.n})"
        case Echo() | Study() | Lift():
            return f"{type(verb).__name__.upper()}({verb.n})"
        case Crumble():
            return "CRUMBLE(chosen_opp)"
        case Tire():
            return f"TIRE(chosen_opp, {verb.n})"
        case ExtraTurn():
            return "EXTRA_TURN()"
        case OneOf():
            return f"ONE_OF([{', '.join(map(listed, verb.lists))}])"
        case Score():
            return f"SCORE({verb.k}, {COUNTS[verb.count]}, {verb.m})"
        case Cut():
            return f"CUT({'spell' if verb.spells else 'item'}, {verb.n})"
        case When():
            return f"WHEN({EVENTS[verb.event]}, {listed(verb.verbs)})"
    raise AssertionError(verb)


def listed(several: tuple[Verb, ...]) -> str:
    return f"[{', '.join(map(written, several))}]"


def data(card: Card) -> str:
    ends = "END: " if card.kind == SPELL and isinstance(card.effects[0], Score) else ""
    return f"`{ends}{'; '.join(map(written, card.effects))}`"


# -- The same in words ---------------------------------------------------------------------------

ACTION_NAMES = tuple(TEXTS(f"actions.{word}") for word in ACTION_WORDS)
COUNTED = {
    ("items", 1): "Item you completed",
    ("spells", 1): "Spell you completed",
    ("spells", 2): "2 Spells you completed",
    ("links", 2): "2 complete connectors on your Slate",
    ("shards", 3): "3 Shards you hold",
    ("will", 3): "3 Will you hold",
    ("will_plus_shards", 3): "3 Will and Shards (added together) you hold",
    ("filled", 3): "3 non-empty spaces of your Slate",
    ("tokens", 2): "2 points of Prestige Tokens on your Items",
    ("pairs", 1): "pair of one Spell and one Item completed",
}
OCCASIONS = ("you Rest", "you finish completing a Spell", "you complete another Item")


def amount(res: int, n: int) -> str:
    return f"{n} Will" if res == verbs.WILL else f"{n} Shard{'s' if n > 1 else ''}"


def points(verb: Token) -> str:
    where = "this Item" if verb.where == verbs.THIS else "one Item of yours"
    return f"put {verb.n} point{'s' if verb.n > 1 else ''} of Prestige Tokens on {where}"


def clause(verb: Verb) -> str:
    """A verb as the columns «effect» and «ability» say it, as part of a sentence."""
    match verb:
        case Gain(count=verbs.NOTHING):
            return f"gain {amount(verb.res, verb.n)}"
        case Gain(count=verbs.ITEMS, n=0):
            most = f"at most {verb.most}"
            return f"gain {amount(verb.res, 1)} for each Item you have completed, {most}"
        case Lose(who=verbs.EACH):
            return f"every opponent loses up to {amount(verb.res, verb.n)}"
        case Take(who=verbs.EACH):
            lost = f"loses up to {amount(verb.res, verb.n)}"
            return f"every opponent {lost} and you gain the total lost"
        case Take():
            lost = f"they lose up to {amount(verb.res, verb.n)}"
            return f"pick an opponent: {lost} and you gain what they lost"
        case Token():
            return points(verb)
        case Ready(n=verbs.ALL_SPACES):
            return "remove every Exhaustion Token from your Slate"
        case Ready(n=1):
            return "clear one exhausted space of your Slate if you wish"
        case Ready():
            return f"clear up to {verb.n} exhausted spaces of your Slate"
        case Act(n=1):
            cheaper = f" at a cost reduced by {verb.less}" if verb.less else ""
            return f"you may perform one {ACTION_NAMES[verb.action]} action{cheaper}"
        case Act(less=0):
            return f"perform up to {verb.n} {ACTION_NAMES[verb.action]} actions"
        case Echo(n=1):
            picked = "pick one un-exhausted tile of yours that is not being resolved"
            return f"{picked} and perform its actions"
        case Trade():
            given = " and ".join(map(clause, verb.verbs))
            return f"you may pay {amount(verb.res, verb.n)}: {given}"
        case Study():
            return (
                f"draw {verb.n} cards into your Private hand,"
                " then discard as many Private cards as you drew"
            )
        case Sweep(row=verbs.CARD_ROW):
            return f"replace up to {verb.n} of the face-up Public Assignments"
        case Sweep():
            return f"replace up to {verb.n} of the face-up tiles in the centre"
        case Lift(n=1):
            again = "to be placed again at the end of this turn"
            return f"you may pick one placed tile of yours back up, {again}"
        case Lift():
            again = "to be placed again at the end of this turn"
            return f"pick up to {verb.n} of your placed tiles back up, {again}"
        case Crumble():
            chosen = "they choose and discard one Action Tile from their Slate"
            return f"pick an opponent: {chosen}"
        case Tire(n=1):
            token = "put one Exhaustion Token on one un-exhausted tile of theirs"
            return f"pick an opponent: {token}, your choice"
        case Tire():
            token = f"put one Exhaustion Token on each of {verb.n} un-exhausted tiles of theirs"
            return f"pick an opponent: {token} (or as many as there are), your choice"
        case ExtraTurn():
            return "take one extra turn directly after this one"
        case OneOf():
            first, second = ("; ".join(map(capital, each)) for each in verb.lists)
            return f"choose one: (a) {first} OR (b) {second}"
        case Score():
            return f"+{verb.k} Prestige per {COUNTED[COUNTS[verb.count], verb.m]}"
        case Cut():
            return f"{'Spells' if verb.spells else 'Items'} cost you {verb.n} less (never below 1)"
        case When():
            given = " and ".join(map(clause, verb.verbs))
            return f"whenever {OCCASIONS[verb.event]}: {given}"
    raise AssertionError(verb)


def capital(verb: Verb) -> str:
    said = clause(verb)
    return said[0].upper() + said[1:]


def in_words(card: Card) -> str:
    late = card.kind == SPELL and isinstance(card.effects[0], Score)
    before = "No effect when completed. End of Game: " if late else ""
    return before + " ".join(f"{capital(verb)}." for verb in card.effects)


# -- Tiles ---------------------------------------------------------------------------------------


def actions(face: Face) -> str:
    groups = [" / ".join(ACTION_NAMES[action] for action in group) for group in face.groups]
    if len(groups) > 1:
        groups = [f"({group})" if " / " in group else group for group in groups]
    return " + ".join(groups)


def connectors(face: Face) -> str:
    return " ".join(name for i, name in enumerate("NESW") if face.edges >> i & 1)


# -- Questions -----------------------------------------------------------------------------------

END = {"": "EndTurn", "seat": 0}
SLATE = {"slate": {"5": "T01", "6": "T02"}}
ASKED: list[Callable[[], Table]] = [
    academy,
    lambda: academy().play("alice: cast 11"),
    lambda: academy(SLATE).play("alice: cast 5", "alice: will"),
    lambda: academy({"slate": {"5": "T09"}}).play("alice: cast 5", "alice: chaos"),
    lambda: academy(centre=["T01"]).play("alice: cast 3", "alice: add"),
    lambda: academy({"hand": ["kindle-crystal"]}).play("alice: cast 0", "alice: complete"),
    lambda: academy({"items": ["crystal-loom"]}).play("alice: cast 0", "alice: use"),
    lambda: academy(pending=["T01"], stack=[{"": "PlaceTile", "seat": 0}, END]),
    lambda: academy({"hand": ["corollary"]}).play("alice: rest"),
    lambda: completing("pickpocket-charm", others=[{}]),
    lambda: completing("gilded-thesis", {"items": ["crystal-loom", "medal-rack"]}),
    lambda: completing("grand-proof"),
    lambda: completing("repeat-the-verse"),
    lambda: using("forge-of-honours"),
    lambda: completing("cram-session"),
    lambda: completing("new-syllabus", public=["corollary"]),
    lambda: completing("clean-slate", SLATE),
    lambda: completing("crumbling-sigil", bob=SLATE),
    lambda: completing("weary-hex"),
    lambda: using("alembic-of-exchange"),
]
PASSES = {"pass", "stop", "keep", "decline", "sweep"}


def questions() -> Mapping[str, Table]:
    """For each decision point a table where it is open; a frame says which point it is."""
    found = {}
    for table in ASKED:
        asked = table()
        said = re.search(r"AA-DEC-\d+", type(state(asked).stack[-1]).__doc__ or "")
        assert said is not None
        found[said[0]] = asked
    return found


def who(table: Table) -> str:
    return "active" if table.match.awaited() == [state(table).active] else "the chosen opponent"


def may_pass(table: Table) -> str:
    name = table.match.names[table.match.awaited()[0]]
    return "yes" if PASSES & set(table.options(name)) else "no"


# -- Verbs ---------------------------------------------------------------------------------------

SIGNATURES: dict[type[Verb], str] = {
    Gain: "GAIN(res, n)",
    Lose: "LOSE(who, res, n)",
    Take: "TAKE(who, res, n)",
    Token: "TOKEN(where, n)",
    Ready: "READY(n)",
    Act: "ACT(action, n, less)",
    Echo: "ECHO(n)",
    Trade: "TRADE(cost, list)",
    Study: "STUDY(n)",
    Sweep: "SWEEP(row, n)",
    Lift: "LIFT(n)",
    Crumble: "CRUMBLE(who)",
    Tire: "TIRE(who, n)",
    ExtraTurn: "EXTRA_TURN()",
    OneOf: "ONE_OF(lists)",
    Score: "SCORE(k, x, m)",
    Cut: "CUT(type, n)",
    When: "WHEN(event, list)",
}


def defined_verbs() -> dict[str, type[Verb]]:
    """The verbs in the order of the module, numbered as in the ledger."""
    kinds = [
        kind
        for kind in vars(verbs).values()
        if isinstance(kind, type) and issubclass(kind, Verb) and kind is not Verb
    ]
    return {f"AA-VERB-{n}": kind for n, kind in enumerate(kinds, 1)}


def cards(*kinds: int) -> dict[str, Card]:
    return {f"AA-{card.id}": card for card in CARD_ROWS if card.kind in kinds}


CARD_COLUMNS: dict[str, Callable[[Card], str]] = {
    "name": lambda card: card_name(card_named(card.id)),
    "copies": lambda card: str(card.copies),
    "Prestige": lambda card: str(card.prestige),
    "data": data,
}
KINDS = {USED: "USE", AT_END: "END", ALWAYS: "ALWAYS"}
TABLES = [
    Compared(
        "AA-T01",
        lambda: {f"AA-{face.id}": face for face in FACES},
        {
            "tile": lambda face: face.id,
            "copies": lambda face: str(face.copies),
            "actions (+ = both, / = one of)": actions,
            "half-connectors at rotation 0": connectors,
        },
    ),
    Compared(
        "AA-K1",
        lambda: {f"AA-{face.id}": face for face in CORNER_FACES},
        {
            "space": lambda face: str(CORNER_SPACES[CORNER_FACES.index(face)]),
            "actions": actions,
            "half-connectors (never turned)": connectors,
        },
    ),
    Compared(
        "AA-S01",
        lambda: cards(SPELL),
        CARD_COLUMNS | {"Will cost": lambda card: str(card.cost), "effect": in_words},
    ),
    Compared(
        "AA-I01",
        lambda: cards(USED, AT_END, ALWAYS),
        CARD_COLUMNS
        | {
            "Shard cost": lambda card: str(card.cost),
            "kind": lambda card: KINDS[card.kind],
            "ability": in_words,
        },
    ),
    Compared(
        "AA-VERB-1",
        defined_verbs,
        {"verb": lambda kind: SIGNATURES[kind]},
        {"meaning": "what a verb does is played, each under its id"},
    ),
    Compared(
        "AA-DEC-1",
        questions,
        {"who": who, "may pass?": may_pass},
        {
            "when": "the moment is that of the table at which the question is open here",
            "options": "lists of options are asserted whole, each under its id",
        },
    ),
]


@rule("AA-CONT-1")
def test_every_row_of_the_ledgers_tables_is_what_the_code_has() -> None:
    assert differences("arcane_academy", TABLES) == []


def test_every_question_names_its_decision_point_and_each_point_has_one() -> None:
    named = [
        found
        for kind in vars(frames).values()
        if isinstance(kind, type) and issubclass(kind, Question)
        for found in re.findall(r"AA-DEC-\d+", kind.__doc__ or "")
    ]
    assert sorted(named) == sorted(questions())


NUMBERS = {"one": "1", "two": "2"}


def numbers(text: str) -> list[str]:
    """The numbers that a text names, as figures; «one» and «1» are the same."""
    found = re.findall(r"\d+|\bone\b|\btwo\b", text)
    return sorted(NUMBERS.get(each, each) for each in found if each not in ("1", "one"))


def test_the_printed_text_of_a_card_names_the_numbers_of_its_verbs() -> None:
    """The words may differ from the ledger's; every number above one stands in both."""
    for card in CARD_ROWS:
        assert numbers(TEXTS(f"cards.{card.id}.text")) == numbers(in_words(card)), card.id

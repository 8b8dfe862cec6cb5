"""What the log says: one sentence for each thing that happens, in the order in which it does."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.five_seals.tables import VAULTS, dungeon, pass_round, player

GATES = {"1.G1": "fire2", "2.G1": "air2"}
DONE: dict[str, Any] = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}
Story = tuple[str, dict[str, Any], list[str], list[str]]


def holding(*scrolls: str, dice: str = "fire2 air1", **more: Any) -> dict[str, Any]:
    return {"dice": dice.split(), "scrolls": list(scrolls)} | more


# What is set up, what is played, and what the log says about the last choice.
STORIES: list[Story] = [
    (
        "a break by the mage",
        {"alice": holding(dice="fire1 fire1 air1")},
        ["break 1.G1"],
        ["alice breaks the Seal of Fire 2 with Fire 1 + 1: Archive, west gate."],
    ),
    (
        "a scroll that is won with the last die",
        {"alice": holding(dice="fire2"), "seals": {"3.A": "change-fire"} | VAULTS},
        ["break 3.A"],
        [
            "alice breaks Change of Fire (2) with Fire 2: Crypt, antechamber niche.",
            "alice has no dice left: finished for this round, all scrolls face up.",
        ],
    ),
    (
        "giving up",
        {"alice": holding(dice="fire1 air1"), "seals": VAULTS},
        ["give up"],
        [
            "alice can break nothing: the last 2 dice go back.",
            "alice has no dice left: finished for this round, all scrolls face up.",
        ],
    ),
    (
        "giving the last die up",
        {"alice": holding(dice="fire1"), "seals": VAULTS},
        ["give up"],
        [
            "alice can break nothing: the last die goes back.",
            "alice has no dice left: finished for this round, all scrolls face up.",
        ],
    ),
    (
        "dice for the next round",
        {"alice": holding(dice="fire1"), "seals": VAULTS},
        ["give up", "take fire", "take air", "take fire"],
        ["alice takes 2 Fire, 1 Air for the next roll."],
    ),
    (
        "Binding, joining",
        {"alice": holding()},
        ["use binding-raven", "join"],
        ["alice uses Binding: the Raven joins its mage, Archive, start niche."],
    ),
    (
        "Binding, breaking",
        {"alice": holding()},
        ["use binding-raven", "break"],
        ["The familiar of alice breaks the Seal of Fire 2 with Fire 2: Archive, west gate."],
    ),
    (
        "Binding, raising",
        {"alice": holding(dice="fire2 air3"), "binding_raises": True},
        ["use binding-raven", "raise", "raise air3"],
        ["alice uses Binding of the Raven: Air 3 becomes 4."],
    ),
    (
        "Change",
        {"alice": holding("change-fire", dice="fire2 fire5")},
        ["use change-fire", "into earth", "change fire 5+2"],
        ["alice uses Change of Fire: Fire 5 + 2 turn into Earth."],
    ),
    (
        "Renewal",
        {"alice": holding("renewal-fire", dice="fire2 fire5"), "chance": [3, 0]},
        ["use renewal-fire", "roll fire 5+2"],
        ["alice uses Renewal of Fire: Fire 5 + 2 rolled again give Fire 4 + 1."],
    ),
    (
        "Strengthening",
        {"alice": holding("strengthening-fire", dice="fire2 fire5")},
        ["use strengthening-fire", "raise fire 5+2"],
        ["alice uses Strengthening of Fire: Fire 5 + 2 become Fire 6 + 4."],
    ),
    (
        "Growth",
        {"alice": holding("growth-earth"), "chance": [4]},
        ["use growth-earth"],
        ["alice uses Growth of Earth: takes a die of Earth and rolls 5."],
    ),
    (
        "Swap",
        {"alice": holding("swap-fire"), "circle": "II"},
        ["use swap-fire"],
        [
            (
                "alice uses Swap of Fire: the Seal of Fire 2 goes to Cistern, west gate,"
                " the Seal of Air 2 to Archive, west gate."
            )
        ],
    ),
    (
        "Absorption, keeping",
        {"alice": holding("absorption-fire <fire5"), "circle": "II"},
        ["break 1.G1", "keep absorption-fire"],
        ["alice keeps the Seal of Fire 2 on Absorption of Fire in place of the Seal of Fire 5."],
    ),
    (
        "Absorption, keeping a first token",
        {"alice": holding("absorption-fire"), "circle": "II"},
        ["break 1.G1", "keep absorption-fire"],
        ["alice keeps the Seal of Fire 2 on Absorption of Fire."],
    ),
    (
        "Absorption, using",
        {"alice": holding("absorption-fire <fire3"), "circle": "II"},
        ["use absorption-fire", "add air1"],
        ["alice uses Absorption of Fire: Air 1 becomes 4."],
    ),
    (
        "Disintegration",
        {"alice": holding("disintegration-air"), "circle": "II"},
        ["use disintegration-air"],
        ["alice uses Disintegration of Air: the Seal of Air 2 is gone from Cistern, west gate."],
    ),
    (
        "Rearrangement",
        {
            "alice": holding("rearrangement-fire"),
            "seals": GATES | {"1.A": "change-fire", "2.H": "growth-air"},
            "circle": "II",
        },
        ["use rearrangement-fire"],
        [
            (
                "alice uses Rearrangement of Fire: Change of Fire (2) goes to Cistern, vault walk"
                " niche, Growth of Air (5) to Archive, antechamber niche."
            )
        ],
    ),
    (
        "Deception",
        {"alice": holding("deception-earth"), "bob": holding(dice="earth4"), "circle": "III"},
        ["use deception-earth", "give air1"],
        ["alice uses Deception of Earth: Air 1 and Earth 4 of bob trade colours."],
    ),
    (
        "Alteration, both halves",
        {"alice": holding("alteration-fire"), "bob": holding(dice="fire4"), "circle": "III"},
        ["use alteration-fire", "raise fire 2", "lower fire 4"],
        ["alice uses Alteration of Fire: Fire 4 of bob becomes Fire 3."],
    ),
    (
        "Alteration, own half",
        {"alice": holding("alteration-fire"), "bob": holding(dice="air4"), "circle": "III"},
        ["use alteration-fire"],
        ["alice uses Alteration of Fire: Fire 2 becomes Fire 3."],
    ),
    (
        "Transfer",
        {
            "alice": holding("transfer-air", "change-fire"),
            "bob": holding("deception-air", dice="water1"),
            "circle": "III",
        },
        ["use transfer-air"],
        ["alice uses Transfer of Air: trades Change of Fire for Deception of Air of bob."],
    ),
    (
        "Theft of the last die",
        {
            "alice": holding("theft-water"),
            "bob": holding(dice="water3"),
            "seals": GATES | VAULTS,
            "circle": "III",
        },
        ["use theft-water"],
        [
            "alice uses Theft of Water: bob gives up Water 3.",
            "bob has no dice left: finished for this round, all scrolls face up.",
        ],
    ),
    (
        "Exploitation",
        {
            "alice": holding("exploitation-fire"),
            "bob": holding("growth-fire", dice="water3"),
            "circle": "III",
            "chance": [5],
        },
        ["use exploitation-fire"],
        [
            "alice uses Exploitation of Fire: Growth of Fire of bob works for alice.",
            "alice uses Growth of Fire: takes a die of Fire and rolls 6.",
        ],
    ),
    (
        "Dispatch",
        {"alice": holding("dispatch-air"), "circle": "IV"},
        ["use dispatch-air"],
        ["alice uses Dispatch of Air: sends the Raven onto the Seal of Air 2, Cistern, west gate."],
    ),
    (
        "Guardian",
        {
            "alice": holding("guardian-fire"),
            "seals": GATES | {"1.A": "change-fire"},
            "circle": "IV",
        },
        ["use guardian-fire"],
        [
            (
                "alice uses Guardian of Fire: the guardian now bars Change of Fire (2), Archive,"
                " antechamber niche."
            )
        ],
    ),
    (
        "Guardian, leaving",
        {
            "alice": holding("guardian-fire"),
            "seals": GATES | {"1.A": "change-fire"},
            "guardians": {"fire": "1.A"},
            "circle": "IV",
        },
        ["use guardian-fire"],
        ["alice uses Guardian of Fire: the guardian leaves the board."],
    ),
    (
        "Leap",
        {
            "alice": holding("leap-air", dice="fire6 air1"),
            "seals": {"1.K1": "air6", "1.V1": "synergy-fire"},
            "circle": "IV",
        },
        ["use leap-air"],
        [
            "alice uses Leap of Air: leaps the token at Archive, east vault gate.",
            "alice breaks Synergy of Fire (6) with Fire 6: Archive, east vault.",
        ],
    ),
    (
        "Teleportation past a mage",
        {
            "alice": holding("teleportation-fire", dice="fire6 air1"),
            "bob": {"at": "1.K1"},
            "seals": {"1.V1": "synergy-fire"},
            "circle": "IV",
        },
        ["use teleportation-fire"],
        [
            "alice uses Teleportation of Fire: passes the mage of bob.",
            "alice breaks Synergy of Fire (6) with Fire 6: Archive, east vault.",
        ],
    ),
    (
        "Teleportation past a familiar",
        {
            "alice": holding("teleportation-fire", dice="fire6 air1"),
            "bob": {"familiar": "1.K1"},
            "seals": {"1.V1": "synergy-fire"},
            "circle": "IV",
        },
        ["use teleportation-fire"],
        [
            "alice uses Teleportation of Fire: passes the familiar of bob.",
            "alice breaks Synergy of Fire (6) with Fire 6: Archive, east vault.",
        ],
    ),
    (
        "Speed",
        {"alice": holding("speed-air"), "circle": "IV"},
        ["use speed-air"],
        [
            "alice uses Speed of Air: two seals may break in one turn.",
            "alice breaks the Seal of Fire 2 with Fire 2: Archive, west gate.",
            "alice breaks the Seal of Air 2 without dice: Cistern, west gate.",
        ],
    ),
]


@rule("FS-TURN-1", "FS-BREAK-1", "FS-ROUND-5")
@pytest.mark.parametrize("story", STORIES, ids=[story[0] for story in STORIES])
def test_the_log_tells_what_happened(story: Story) -> None:
    _, told, lines, expected = story
    table = dungeon(**({"seals": GATES} | told))
    table.play(*(f"alice: {line}" for line in lines))
    for name in (None, "alice", "bob"):
        assert table.log(name) == expected


@rule("FS-ROUND-1", "FS-ROUND-9")
def test_a_round_is_announced_after_the_last_choice_of_dice() -> None:
    table = dungeon({"dice": ["fire1"]}, DONE, seals=VAULTS)
    table.play("alice: give up", *["alice: take water"] * 3)
    assert table.log() == [
        "alice takes 3 Water for the next roll.",
        "Round 2. Everybody rolls; bob begins.",
    ]


@rule("FS-END-1", "FS-END-4")
def test_the_log_says_why_the_game_is_over() -> None:
    few = pass_round(dungeon({"dice": ["fire1"]}, DONE))
    assert few.log()[-1] == "Few strength-6 scrolls are left. The game is over."
    quiet = pass_round(dungeon({"dice": ["fire1"]}, DONE, seals=VAULTS, quiet=2))
    assert quiet.log()[-1] == "Stalemate: three rounds without a break. The game is over."


def test_the_log_of_a_chosen_mage() -> None:
    table = Table.new("five_seals", 2).play("alice: mage witch")
    assert table.log() == ["alice is the Witch of the East with the Cat."]
    assert player(table, "alice").mage == 1

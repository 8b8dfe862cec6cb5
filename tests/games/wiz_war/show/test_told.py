"""What is told of events that kept games seldom see: marks, deaths, hands, tokens, shards."""

from collections.abc import Callable
from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

TOKEN = {"kind": "trap", "card": "booby-trap", "at": "d1", "owner": 1}
BEAR = {"kind": "totem", "card": "spirit-of-the-bear", "at": "a5", "owner": 0}
BLOCK = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}
SHARD: dict[str, Any] = {"items": ["bloodshard"]}
ASHES: list[dict[str, Any]] = [{"card": "phoenix-flames", "owner": 1}]


def three(bob: dict[str, Any], **setup: Any) -> Arena:
    return arena([{"at": "c1"}, {"at": "d1", "life": 1, **bob}, {"at": "h8"}], **setup)


TOLD: list[tuple[Callable[[], Arena], tuple[str, ...], list[str]]] = [
    (
        lambda: duel("spiritual-infusion energy-4", bob="j1", things=[BEAR]),
        ("alice: cast spiritual-infusion", "mode 2", "at totem#1"),
        ["Spirit of the Bear on a5 bears 3 cracks now (Spiritual Infusion)."],
    ),
    (
        lambda: three({"hand": ["zot"]}),
        ("alice: punch", "at @1"),
        ["bob is out, killed by alice.", "alice scores a point and takes 1 card from bob."],
    ),
    (
        lambda: three({"hand": ["zot"]}, spells=[{"card": "slime-form"}]),
        ("alice: step e",),
        ["bob suffers 1 physical damage from Slime Form: 0 life left.", "bob is out."],
    ),
    (
        lambda: duel("mind-meld zot", "swap"),
        ("alice: cast mind-meld", "at @1"),
        ["The hands of alice and bob are shuffled together (Mind Meld)."],
    ),
    (
        lambda: duel(bob="d1", enemy={"life": 1}, spells=[{"card": "phoenix-flames", "owner": 1}]),
        ("alice: punch", "at @1"),
        ["bob rises from the ashes with 5 life (Phoenix Flames)."],
    ),
    (
        lambda: duel("", "fools-gold", at="g2", bob="j5"),
        ("alice: take treasure-blue-1", "bob: answer fools-gold", "to g2"),
        ["bob's treasure slips back home on g2 (Fool's Gold)."],
    ),
    (
        lambda: duel("chaos-shards", die=(1, 1)),
        ("alice: cast chaos-shards",),
        ["A shard flies at bob (Chaos Shards)."],
    ),
    (
        lambda: duel("share-life", enemy={"life": 4}),
        ("alice: cast share-life", "at @1"),
        ["alice and bob share their lives (Share Life): 10 and 9."],
    ),
    (
        lambda: duel(other="ghost-shield", bob="d1", die=(3,)),
        ("alice: punch", "at @1", "bob: answer ghost-shield"),
        ["bob slips out of the attack (Ghost Shield).", "The attack does not touch bob."],
    ),
    (
        lambda: duel("fireball", "delay-death", enemy={"life": 3}),
        ("alice: cast fireball", "at @1", "bob: answer delay-death"),
        ["bob clings to life with 1 left (Delay Death)."],
    ),
    (
        lambda: duel("yoink", enemy={"items": ["dagger"]}),
        ("alice: cast yoink", "at @1", "pick dagger"),
        ["alice takes Dagger from bob (Yoink!)."],
    ),
    (
        lambda: duel(bob="c1", die=(4,), enemy={"carries": "red-1"}, spells=[{"card": "strength"}]),
        ("alice: use strength wrest", "at @1", "pick treasure-red-1"),
        ["alice takes alice's treasure from bob (Strength)."],
    ),
    (
        lambda: duel(at="a5", bob="e1", beasts=[{"kind": "boggart", "at": "d1"}],
                     enemy={"carries": "red-1"}),
        ("alice: activate boggart", "pinch", "at @1", "pick treasure-red-1"),
        ["The Boggart takes alice's treasure from bob."],
    ),
    (
        lambda: duel("fireball", bob="j1", things=[BLOCK]),
        ("alice: cast fireball", "at block#1"),
        ["Stone Block on d1 cracks (Fireball): 1 of 8."],
    ),
    (
        lambda: duel("dispel", bob="j1", things=[TOKEN, {**TOKEN, "at": "b1"}]),
        ("alice: cast dispel", "at trap#1"),
        ["The token on d1 is taken away (Dispel): it was a blank."],
    ),
    (
        lambda: duel("dispel", bob="j1", things=[{**TOKEN, "live": True}, {**TOKEN, "at": "b1"}]),
        ("alice: cast dispel", "at trap#1"),
        ["The token on d1 is taken away (Dispel): it was the trap."],
    ),
    (
        lambda: duel(bob="j1", things=[TOKEN]),
        ("alice: step e",),
        ["alice flips the token on d1: a blank.", "Trap token on d1 is destroyed."],
    ),
    (
        lambda: duel(bob="j1", things=[{**TOKEN, "live": True}]),
        ("alice: step e",),
        ["alice flips the token on d1: the Booby Trap springs.", "Booby Trap is used up."],
    ),
    (
        lambda: duel("heave-ho", alice={"carries": "blue-1"}),
        ("alice: cast heave-ho", "at @1"),
        ["alice leaves bob's treasure on e1 (Heave-Ho)."],
    ),
    (
        lambda: duel("stretch", bob="j1", alice={"carries": "blue-1"}),
        ("alice: cast stretch neutral", "mode 2", "at e1", "pick treasure-blue-1"),
        ["alice leaves bob's treasure on e1 (Stretch)."],
    ),
    (
        lambda: duel(other="zot", bob="d1", alice={"items": ["eye-of-horus"]}),
        ("alice: use eye-of-horus look", "at @1"),
        ["alice looks at bob's hand (Eye of Horus)."],
    ),
    (
        lambda: duel("pick-lock", at="g2", bob="j5"),
        ("alice: cast pick-lock",),
        ["alice picks the lock between g2 and h2."],
    ),
    (
        lambda: duel("planar-call", discard=["summon-drake"],
                     beasts=[{"kind": "genie", "at": "b1"}]),
        ("alice: cast planar-call", "mode 1"),
        ["Summon Drake comes back to alice's hand (Planar Call)."],
    ),
    (
        lambda: duel(at="d2", bob="j1"),
        ("alice: hold d2|d3",),
        ["alice holds the door between d2 and d3 open."],
    ),
    (
        lambda: duel(at="d2", bob="j1"),
        ("alice: hold d2|d3", "release d2|d3"),
        ["alice lets the door between d2 and d3 shut."],
    ),
    (
        lambda: duel(bob="j1", begin=True,
                     things=[{"kind": "tacks", "card": "handful-of-tacks", "at": "d1"}]),
        ("alice: gather tacks#1",),
        ["alice picks up Handful of Tacks on d1."],
    ),
    (
        lambda: duel("fireball", "absorb-spell"),
        ("alice: cast fireball", "at @1", "bob: answer absorb-spell"),
        ["Fireball goes to bob's hand (Absorb Spell).",
         "alice's attack comes to nothing (Absorb Spell)."],
    ),
    (
        lambda: duel("meditate", "absorb-spell"),
        ("alice: cast meditate", "bob: answer absorb-spell"),
        ["Meditate goes to bob's hand (Absorb Spell).",
         "alice's spell comes to nothing (Absorb Spell)."],
    ),
    (
        lambda: duel(at="c3", treasures={"blue-1": "c3"}),
        ("alice: take treasure-blue-1",),
        ["alice picks up bob's treasure from alice's home base, c3: a point less for alice."],
    ),
    (
        lambda: duel(at="h2", treasures={"red-1": "h3"}),
        ("alice: step s", "take treasure-red-1"),
        ["alice picks up alice's treasure from bob's home base, h3: a point less for bob."],
    ),
    (
        lambda: duel(at="g2", treasures={"red-2": "g2"}),
        ("alice: take treasure-red-2",),
        ["alice picks up alice's treasure on g2."],
    ),
    (
        lambda: duel("add energy-4 energy-5", bob="j1"),
        ("alice: cast add", "at energy-4", "at energy-5"),
        ["alice adds up 9 energy for the next spell (Add)."],
    ),
    (
        lambda: duel("mercy-of-quetzalcoatl", bob="j1", beasts=[{"kind": "drake", "at": "d1"}]),
        ("alice: cast mercy-of-quetzalcoatl", "at drake"),
        ["The Drake gains 3 (Mercy of Quetzalcoatl): 7 life."],
    ),
    (
        lambda: duel("fireball", enemy=SHARD, spells=ASHES),
        ("alice: cast fireball", "at @1"),
        ["Phoenix Flames takes 5 off the damage to bob: 0 left."],
    ),
    (
        lambda: duel("powerthrust", enemy=SHARD, spells=ASHES),
        ("alice: cast powerthrust", "unfuelled", "at @1"),
        ["Bloodshard takes 1 off the damage to bob: 2 left."],
    ),
    (
        lambda: duel("powerthrust", spells=[{"card": "dragon-scales", "owner": 1}]),
        ("alice: cast powerthrust", "unfuelled", "at @1"),
        ["Dragon Scales takes 2 off the damage to bob: 1 left."],
    ),
    (
        lambda: duel(bob="d1", spells=[{"card": "bone-armor", "owner": 1}]),
        ("alice: punch", "at @1"),
        ["Bone Armor takes 1 off the damage to bob: 0 left."],
    ),
]  # fmt: skip


@rule("WW-HID-2", "WW-TO-12", "WW-KILL-1", "WW-CH-6", "WW-MY-9", "WW-AL-1", "WW-CH-2", "WW-ME-7")
@rule("WW-NE-9", "WW-NE-4", "WW-TH-10", "WW-MU-14", "WW-CRE-1", "WW-CRK-6", "WW-AMB-49", "WW-CJ-9")
@pytest.mark.parametrize("case", range(len(TOLD)))
def test_what_happens_is_told_to_all_who_look_on(case: int) -> None:
    table, lines, sentences = TOLD[case]
    log = table().do(*lines).log()
    assert [text for text in log if text in sentences] == sentences, log

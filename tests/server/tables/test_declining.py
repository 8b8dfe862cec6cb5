"""A proposal carries a reason, and whoever must choose may say no, because of something."""

from spellhall.server.tables.aids import MOST_REASON
from tests.server.guests import Guest
from tests.server.tables.test_aids import in_turn, together


async def test_a_proposal_says_why_and_is_declined_with_a_reason(ann: Guest, bea: Guest) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other:
        chooser, partner, seat = await in_turn(one, other)
        choice = partner.update["others"][0]["options"][0]["choice"]
        wish = {"type": "propose", "seat": 1 - seat, "to": seat, "choice": choice}
        await partner.send(**wish, why="It is  <b>near</b>")
        proposed = await chooser.next("proposed")
        assert (proposed["why"], proposed["no"]) == ("It is <b>near</b>", None)
        await chooser.send(type="decline", seat=seat, by=1 - seat, why="The mana is low")
        await partner.next("proposed")  # their own
        answered = await partner.next("proposed")
        assert (answered["choice"], answered["why"]) == (choice, "It is <b>near</b>")
        assert answered["no"] == "The mana is low"
        async with (bea if seat == 0 else ann).at(id) as again:
            assert (await again.next("proposed"))["no"] == "The mana is low"
        await partner.send(**wish)
        assert (await partner.next("proposed"))["no"] is None


async def test_only_who_must_choose_declines_and_only_what_stands(ann: Guest, bea: Guest) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other:
        chooser, partner, seat = await in_turn(one, other)
        choice = partner.update["others"][0]["options"][0]["choice"]
        await chooser.send(type="decline", seat=seat, by=1 - seat)
        assert (await chooser.next("refused"))["error"] == "not_proposed"
        await partner.send(type="propose", seat=1 - seat, to=seat, choice=choice)
        await partner.send(type="decline", seat=seat, by=1 - seat)
        assert (await partner.next("refused"))["error"] == "foreign_seat"
        await partner.send(type="decline", seat=1 - seat, by=1 - seat)
        assert (await partner.next("refused"))["error"] == "not_proposed"
        await chooser.choose(choice, seat)
        await chooser.send(type="decline", seat=seat, by=1 - seat)
        assert (await chooser.next("refused"))["error"] == "not_proposed"


async def test_reasons_are_short_and_not_for_those_who_look_on(
    ann: Guest, bea: Guest, stranger: Guest
) -> None:
    id = await together(ann, bea)
    async with ann.at(id) as one, bea.at(id) as other, stranger.at(id) as watcher:
        chooser, partner, seat = await in_turn(one, other)
        await watcher.hello()
        choice = partner.update["others"][0]["options"][0]["choice"]
        wish = {"type": "propose", "seat": 1 - seat, "to": seat, "choice": choice}
        await partner.send(**wish, why="x" * (MOST_REASON + 1))
        assert (await partner.next("refused"))["error"] == "bad_text"
        await partner.send(**wish, why="I hold the glyph")
        await chooser.next("proposed")
        await chooser.send(type="decline", seat=seat, by=1 - seat, why="x" * (MOST_REASON + 1))
        assert (await chooser.next("refused"))["error"] == "bad_text"
        await partner.send(type="point", seat=1 - seat, touch="room:0")
        assert (await watcher.next("pointed", "proposed"))["type"] == "pointed"

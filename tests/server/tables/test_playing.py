"""Choices: once, in order, by those who may; told to each as each may know."""

import asyncio

import pytest

from spellhall.server.store.writer import WriteFailed
from tests.server import duel
from tests.server.conftest import Running, texts
from tests.server.guests import Guest, Line


async def test_a_whole_game_against_bots(ann: Guest) -> None:
    table = await ann.open("me", "adept", "apprentice", start=True)
    async with ann.at(table["id"]) as line:
        welcome = await line.hello()
        assert welcome["viewpoint"] == 0
        assert welcome["seats"] == [0]
        assert welcome["table"]["practice"]
        await line.play()
    over = await ann.get(f"/api/tables/{table['id']}")
    assert over["phase"] == "over"
    assert over["result"]["places"][0]["place"] == 1
    assert over["seq"] == line.update["seq"]


async def test_the_same_choice_sent_twice_counts_once(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        first = await line.choose("number 3", 0, seq=1)
        again = await line.choose("number 3", 0, seq=1)
        assert first == again == {"type": "accepted", "seq": 1, "choice": "number 3"}
        assert (await ann.get(f"/api/tables/{table['id']}"))["seq"] == 1


async def test_a_stale_choice_gets_a_reason_and_the_current_state(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        await line.choose("number 3", 0)
        refused = await line.choose("number 4", 0, seq=1)
        assert refused["error"] == "stale_choice"
        assert refused["seq"] == 1
        assert "number 2" in refused["message"]
        update = await line.next("update")
        assert update["seq"] == 1
        assert update["sight"]["own"] in ("secret-3", "secret-0")


async def test_a_choice_from_the_future_is_refused(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        for seq in (0, -1, 7, 10**9):
            refused = await line.choose("number 3", 0, seq=seq)
            assert refused["error"] == "stale_choice", seq
        assert (await ann.get(f"/api/tables/{table['id']}"))["seq"] == 0


async def test_an_illegal_choice_names_what_is_possible(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        refused = await line.choose("number 9", 0)
        assert refused["error"] == "illegal_choice"
        assert "'number 1'" in refused["message"]
        assert (await line.next("update"))["seq"] == 0


async def test_nobody_chooses_for_another_seat(ann: Guest, bea: Guest, stranger: Guest) -> None:
    table = await ann.open("me", "open")
    await bea.post(f"/api/tables/{table['id']}/sit", {"seat": None})
    await ann.post(f"/api/tables/{table['id']}/start")
    for guest, seat in ((bea, 0), (ann, 1), (stranger, 0), (ann, 7), (ann, -1)):
        async with guest.at(table["id"]) as line:
            await line.hello()
            refused = await line.choose("number 1", seat)
            assert refused["error"] == "foreign_seat"
    assert (await ann.get(f"/api/tables/{table['id']}"))["seq"] == 0


async def test_choices_at_the_same_time_all_count(ann: Guest, bea: Guest) -> None:
    """Both answer the question they saw; that the other was faster does no harm."""
    table = await ann.open("me", "open")
    await bea.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await one.hello()
        await other.hello()
        answers = await asyncio.gather(
            one.choose("number 1", 0, seq=1), other.choose("number 2", 1, seq=1)
        )
        assert sorted(answer["seq"] for answer in answers) == [1, 2]
        late = next(answer for answer in answers if answer["seq"] == 2)
        line, seat = (one, 0) if late is answers[0] else (other, 1)
        again = await line.choose(late["choice"], seat, seq=1)
        assert again == late


async def test_a_changed_mind_counts_until_the_last_one_is_ready(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        await line.choose("number 3", 0)
        changing = [q for q in line.update["questions"] if not q["waits"]]
        assert [q["kind"] for q in changing] == ["change"]
        assert (await line.choose("number 4", 0))["type"] == "accepted"
        await line.choose("number 1", 1)
        update = await line.until(3)
        assert update["status"]["awaited"] == [0]
        assert update["questions"][0]["kind"] == "guess"
        assert update["sight"]["own"] == "secret-4"


async def test_undo_is_an_entry_of_its_own(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        await line.choose("number 3", 0)
        await line.choose("number 5", 0)
        assert line.update["may_undo"]
        await line.send(type="undo", seat=0, whole_turn=True)
        update = await line.until(3)
        assert texts(update["events"]) == ["Ann takes back 2 choices."]
        assert update["sight"]["own"] == "secret-0"
        assert not update["may_undo"]
        await line.send(type="undo", seat=0)
        assert (await line.next("refused"))["error"] == "no_undo"
        assert (await line.choose("number 3", 0))["seq"] == 4


async def test_a_reaction_that_nobody_has_is_passed_by_the_server(ann: Guest) -> None:
    """Every seat is asked; who holds no mirror need not click, and nobody can tell."""
    for _ in range(3):
        table = await ann.open("me", "me", "me", "me", start=True, options={"rounds": 1})
        async with ann.at(table["id"]) as line:
            await line.hello()
            await line.play()
        replay = await ann.get(f"/api/tables/{table['id']}/replay", viewpoint="all")
        asked = [s for s in replay["steps"] if s["choice"] in ("pass", "mirror")]
        assert len(asked) == 4


async def test_chat_and_pointing_reach_everybody(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open")
    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await one.hello()
        await other.hello()
        await one.send(type="say", text="  Hello!  ")
        said = await other.next("said")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "Hello!")
        await other.send(type="say", text="May I?")
        assert (await one.next("said"))["name"] == "Ann"
        assert (await one.next("said"))["seat"] is None
        await one.send(type="point", seat=0, touch="number:3")
        assert (await other.next("pointed"))["touch"] == "number:3"
        await other.send(type="point", seat=0, touch="number:3")
        assert (await other.next("refused"))["error"] == "foreign_seat"
    async with bea.at(table["id"]) as line:
        assert [line["text"] for line in (await line.hello())["chat"]] == ["Hello!", "May I?"]


async def test_what_is_sent_to_a_table_is_packed(ann: Guest) -> None:
    table = await ann.open("me", "apprentice", start=True)
    async with ann.at(table["id"]) as line:
        assert "permessage-deflate" in [e.name for e in line.socket.protocol.extensions]


async def test_a_hint_tells_one_chance_where_all_win_together(ann: Guest) -> None:
    wishes = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    wish = {"game": "wizards_academy", "seats": wishes, "start": True}
    table = await ann.post("/api/tables", wish, 201)
    async with ann.at(table["id"]) as line:
        await line.my_turn()
        await line.send(type="ask_hint", seat=0)
        assert len((await line.next("hint", "refused"))["chances"]) == 1


async def test_hints_are_for_practice_only(ann: Guest, bea: Guest) -> None:
    alone = await ann.open("me", "adept", start=True)
    async with ann.at(alone["id"]) as line:
        question = await line.my_turn()
        await line.send(type="ask_hint", seat=0)
        hint = await line.next("hint", "refused")
        assert hint["choice"] in [option["choice"] for option in question["options"]]
        assert abs(sum(hint["chances"]) - 1) < 1e-6
    table = await ann.open("me", "open")
    await bea.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table["id"]) as line:
        await line.my_turn()
        await line.send(type="ask_hint", seat=0)
        assert (await line.next("hint", "refused"))["error"] == "no_hints"


async def test_a_rule_that_fails_leaves_the_table_unharmed(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        with monkeypatch.context() as broken:
            broken.setitem(duel.RULES.answers, duel.Pick, lambda s, q, code: s.no_such_thing)
            refused = await line.choose("number 1", 0)
        assert refused["error"] == "rule_failed"
        assert "no_such_thing" not in refused["message"]
        assert (await line.next("update"))["seq"] == 0
        assert await line.play() > 5


async def test_a_socket_that_fails_says_so_without_a_traceback(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann.open("me", "me", start=True)
    monkeypatch.setattr(server.hall.store, "chat", None)
    async with ann.at(table["id"]) as line:
        refused = await line.next()
        assert (refused["type"], refused["error"]) == ("refused", "internal")
        assert "Traceback" not in line.raw[0]


async def test_a_message_sent_again_is_known_by_its_id(server: Running, ann: Guest) -> None:
    """In any process, under whatever number; another message under that number is late."""
    table = (await ann.open("me", "me", start=True))["id"]
    choice = {"type": "choose", "seat": 0, "seq": 1, "choice": "number 1", "id": "a1"}
    async with ann.at(table) as line:
        await line.hello()
        await line.send(**choice)
        assert await line.next("accepted", "refused") == ACCEPTED
        await line.choose("number 1", 1)
    await server.hall.drop(server.hall.tables[table])
    async with ann.at(table) as line:
        await line.hello()
        for seq in (1, 2, 99):
            await line.send(**{**choice, "seq": seq})
            assert await line.next("accepted", "refused") == ACCEPTED
        await line.send(**{**choice, "id": "b2"})
        assert (await line.next("accepted", "refused"))["error"] == "stale_choice"
        for id in ("x" * 41, "a b", "a\0"):
            await line.send(**{**choice, "id": id})
            assert (await line.next("accepted", "refused"))["error"] == "malformed"


ACCEPTED = {"type": "accepted", "seq": 1, "choice": "number 1"}


async def test_an_undo_sent_again_takes_back_once(server: Running, ann: Guest) -> None:
    table = (await ann.open("me", "me", start=True))["id"]
    undo = {"type": "undo", "seat": 0, "seq": 4, "id": "u1"}
    async with ann.at(table) as line:
        await line.hello()
        for number in (1, 2, 3):
            await line.choose(f"number {number}", 0)
        first = []
        for _ in range(2):
            await line.send(**undo)
            first.append(await line.next("accepted", "refused"))
        assert first == [{"type": "accepted", "seq": 4, "choice": ""}] * 2
        await line.send(**{**undo, "id": "u2"})  # meant as the fourth entry too, but another
        assert (await line.next("accepted", "refused"))["error"] == "stale_choice"
        assert len((await server.hall.table(table)).log.entries) == 4  # type: ignore[union-attr]
        await line.send(**{**undo, "id": "u3", "seq": 5})
        assert (await line.next("accepted", "refused"))["seq"] == 5


async def test_a_snapshot_that_cannot_be_kept_spoils_no_choice(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice is stored already: it is accepted, and the bots go on."""
    tries = 0

    async def fails(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise WriteFailed("no room")

    object.__setattr__(server.hall.settings, "snapshot_every", 1)
    monkeypatch.setattr(server.hall.store, "put_snapshot", fails)
    table = await ann.open("me", "apprentice", start=True, options={"rounds": 1})
    async with ann.at(table["id"]) as line:
        await line.play()
        assert line.update["result"] is not None
    assert tries > 2
    assert not [text for text in line.raw if "store_failed" in text]


async def test_a_ping_is_answered_also_for_a_spectator(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "apprentice", start=True)
    async with bea.at(table["id"]) as line:
        await line.hello()
        await line.send(type="ping")
        assert await line.next("pong", "refused") == {"type": "pong"}


async def to_a_question_with_one_answer(line: Line) -> bool:
    """Play a duel until somebody without a mirror is asked for one; False if all have one."""
    while (question := await line.my_turn()) is not None:
        if question["kind"] == "mirror" and len(question["options"]) == 1:
            return True
        await line.choose(question["options"][0]["choice"], question["seat"])
    return False


async def test_nobody_passes_for_a_person_who_gives_every_answer(ann: Guest) -> None:
    while True:
        table = await ann.open("me", "me", "me", start=True, options={"rounds": 2})
        async with ann.at(table["id"]) as line:
            await line.hello()
            await line.send(type="auto_pass", on=False)
            if not await to_a_question_with_one_answer(line):
                continue  # everybody was dealt a mirror
            asked = line.update["seq"]
        # Nor does anybody while they load the page again.
        await asyncio.sleep(0.3)
        async with ann.at(table["id"], auto_pass=False) as line:
            await line.hello()
            assert (await ann.get(f"/api/tables/{table['id']}"))["seq"] == asked
            await line.send(type="auto_pass", on=True)
            await line.until(asked + 1)
            return

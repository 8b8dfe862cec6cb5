"""Tables before, between and after games: seats, options, hosts, stand-ins, rematches."""

import asyncio
import unicodedata
from contextlib import AsyncExitStack

from tests.server.conftest import Meet, texts
from tests.server.guests import Guest


def kinds(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_a_friend_sits_down_by_link(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open", "adept")
    assert kinds(table) == ["person", "open", "bot"]
    assert table["hosting"]
    assert table["line"] == "Waiting for 1 more."
    seen = await bea.get(f"/api/tables/{table['id']}")
    assert not seen["hosting"]
    assert not any(seat["mine"] for seat in seen["seats"])
    sat = await bea.post(f"/api/tables/{table['id']}/sit", {})
    assert sat["seats"][1]["mine"]
    assert sat["seats"][1]["name"] == "Bea"
    again = await bea.post(f"/api/tables/{table['id']}/sit", {})
    assert kinds(again) == ["person", "person", "bot"]


async def test_a_taken_seat_and_a_full_table_say_so(ann: Guest, bea: Guest, meet: Meet) -> None:
    table = await ann.open("me", "open")
    path = f"/api/tables/{table['id']}/sit"
    assert (await bea.post(path, {"seat": 0}, 409))["error"] == "seat_taken"
    assert (await bea.post(path, {"seat": 9}, 409))["error"] == "seat_taken"
    await bea.post(path, {"seat": 1})
    cid = await meet("Cid")
    assert (await cid.post(path, {}, 409))["error"] == "table_full"


async def test_two_who_want_the_last_seat_at_once(ann: Guest, bea: Guest, meet: Meet) -> None:
    table = await ann.open("me", "open")
    cid = await meet("Cid")
    path = f"/api/tables/{table['id']}/sit"
    answers = await asyncio.gather(
        bea.http.post(path, json={"seat": 1}), cid.http.post(path, json={"seat": 1})
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_the_host_changes_the_table_until_the_start(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open")
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    wish = {
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "archmage"}],
        "options": {"rounds": 7},
        "listed": False,
        "watchers": "none",
    }
    assert (await bea.patch(path, wish, 403))["error"] == "not_host"
    changed = await ann.patch(path, wish)
    assert kinds(changed) == ["person", "person", "bot"]  # who sits on an open seat stays
    assert changed["options"] == {"rounds": 7}
    assert (changed["listed"], changed["watchers"]) == (False, "none")
    await ann.patch(path, {"seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert (await ann.get(path))["seats"][1]["kind"] == "bot"
    await ann.post(f"{path}/start")
    assert (await ann.patch(path, {"listed": True}, 409))["error"] == "already_started"


async def test_options_and_levels_are_checked(ann: Guest) -> None:
    for wish, error in (
        ({"options": {"rounds": 0}}, "bad_options"),
        ({"options": {"rounds": "many"}}, "bad_options"),
        ({"options": {"round": 3}}, "bad_options"),
        ({"game": "chess"}, "unknown_game"),
        ({"seats": [{"kind": "me"}]}, "bad_seats"),
        ({"seats": [{"kind": "me"}] * 9}, "bad_seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "bad_level"),
    ):
        whole = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
        problem = await ann.post("/api/tables", whole, 422)
        assert problem["error"] == error, wish
        assert problem["message"].endswith(".")


async def test_open_seats_are_taken_by_bots_at_the_start(ann: Guest) -> None:
    table = await ann.open("me", "open", "open")
    started = await ann.post(f"/api/tables/{table['id']}/start")
    assert kinds(started) == ["person", "bot", "bot"]
    assert len({seat["name"] for seat in started["seats"]}) == 3
    assert (await ann.post(f"/api/tables/{table['id']}/start"))["phase"] == "playing"


async def test_the_host_who_leaves_hands_over(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open")
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    left = await ann.post(f"{path}/leave")
    assert kinds(left) == ["open", "person"]
    assert (await bea.get(path))["hosting"]
    await bea.post(f"{path}/leave")
    assert (await bea.get(path, 404))["error"] == "unknown_table"


async def test_a_bot_stands_in_for_a_leaver_until_they_return(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open", options={"rounds": 2})
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ann.post(f"{path}/start")
    async with ann.at(table["id"]) as line:
        await line.hello()
        left = await bea.post(f"{path}/leave")
        assert left["seats"][1]["stand_in"]
        assert left["seats"][1]["name"] == "Bea"
        await line.choose("number 1", 0)
        question = await line.my_turn()
        assert question["kind"] == "guess"  # the bot has picked for Bea
        async with bea.at(table["id"]) as other:
            await other.hello()
            assert other.update["questions"] == []
            assert (await other.choose("number 1", 1))["error"] == "stand_in"
            back = await bea.post(f"{path}/resume")
            assert not back["seats"][1]["stand_in"]
            await line.choose(question["options"][0]["choice"], 0)
            assert (await other.my_turn())["seat"] == 1


async def test_one_person_may_run_several_wizards(ann: Guest) -> None:
    table = await ann.open("me", "me", "adept", start=True)
    assert [seat["name"] for seat in table["seats"][:2]] == ["Ann", "Ann 2"]
    async with ann.at(table["id"]) as line:
        welcome = await line.hello()
        assert welcome["seats"] == [0, 1]
        await line.choose("number 1", 0)
        await line.choose("number 2", 1)
    async with ann.at(table["id"]) as line:
        said = texts((await line.hello())["update"]["events"])
        assert {"Ann picks secret-1.", "Ann 2 picks secret-2."} <= set(said)
        assert await line.play() > 3


async def test_presence_is_shown(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open")
    await bea.post(f"/api/tables/{table['id']}/sit", {})
    async with ann.at(table["id"]) as line:
        assert [seat["here"] for seat in (await line.hello())["table"]["seats"]] == [False, False]
        async with bea.at(table["id"]):
            while not (await line.next("table"))["table"]["seats"][1]["here"]:
                pass
        while (await line.next("table"))["table"]["seats"][1]["here"]:
            pass


async def test_a_rematch_keeps_people_and_options(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open", "adept", options={"rounds": 1}, listed=False)
    path = f"/api/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ann.post(f"{path}/start")
    assert (await ann.post(f"{path}/rematch", status=409))["error"] == "game_goes_on"
    async with ann.at(table["id"]) as one, bea.at(table["id"]) as other:
        await asyncio.gather(one.play(), other.play())
        again = await bea.post(f"{path}/rematch")
        assert (await one.next("table"))["table"]["next_table"] in ("", again["id"])
    assert again["phase"] == "gathering"
    assert again["hosting"]
    assert [seat["name"] for seat in again["seats"]] == [s["name"] for s in table["seats"][:1]] + [
        "Bea",
        table["seats"][2]["name"],
    ]
    assert again["options"] == {"rounds": 1}
    assert (await ann.post(f"{path}/rematch"))["id"] == again["id"]
    assert (await ann.get(path))["next_table"] == again["id"]


async def test_a_rematch_against_bots_begins_at_once(ann: Guest) -> None:
    table = await ann.open("me", "adept", start=True, options={"rounds": 1})
    async with ann.at(table["id"]) as line:
        await line.play()
    again = await ann.post(f"/api/tables/{table['id']}/rematch")
    assert again["phase"] == "playing"
    assert kinds(again) == ["person", "bot"]


async def test_a_rematch_waits_for_who_wants_to_change_the_options(ann: Guest) -> None:
    table = await ann.open("me", "adept", start=True, options={"rounds": 1})
    async with ann.at(table["id"]) as line:
        await line.play()
    path = f"/api/tables/{table['id']}/rematch"
    again = await ann.post(path, {"start": False})
    assert (again["phase"], again["options"]) == ("gathering", {"rounds": 1})
    await ann.patch(f"/api/tables/{again['id']}", {"options": {"rounds": 2}})
    begun = await ann.post(path)  # the same table, as it was changed
    assert (begun["id"], begun["phase"], begun["options"]) == (
        again["id"],
        "playing",
        {"rounds": 2},
    )


async def test_watchers_see_what_the_host_allows(ann: Guest, stranger: Guest) -> None:
    for watchers in ("public", "all", "none"):
        table = await ann.open("me", "me", start=True, watchers=watchers)
        async with ann.at(table["id"]) as line:
            await line.hello()
            await line.choose("number 4", 0)
        async with stranger.at(table["id"]) as line:
            message = await line.next()
            if watchers == "none":
                assert message["error"] == "no_watchers"
                await line.socket.wait_closed()
                assert line.socket.close_code == 4403
                continue
            assert message["viewpoint"] is None
            assert message["seats"] == []
            assert ("secret-4" in line.raw[0]) is (watchers == "all")


async def test_the_hall_lists_what_concerns_me(ann: Guest, bea: Guest, stranger: Guest) -> None:
    waiting = await ann.open("me", "open")
    hidden = await ann.open("me", "open", listed=False)
    playing = await ann.open("me", "adept", start=True)
    finished = await ann.open("me", "adept", start=True, options={"rounds": 1})
    async with ann.at(finished["id"]) as line:
        await line.play()
    mine = await ann.get("/api/hall")
    assert {table["id"] for table in mine["mine"]} == {
        waiting["id"],
        hidden["id"],
        playing["id"],
        finished["id"],
    }
    for guest in (bea, stranger):
        hall = await guest.get("/api/hall")
        assert hall["mine"] == []
        assert [table["id"] for table in hall["open"]] == [waiting["id"]]
        assert [table["id"] for table in hall["watchable"]] == [playing["id"]]
        assert [table["id"] for table in hall["results"]] == [finished["id"]]
    turns = {table["id"]: table["my_turn"] for table in mine["mine"]}
    assert turns[playing["id"]]
    assert not turns[finished["id"]]


async def test_onlookers_come_and_go_unnoticed(ann: Guest, bea: Guest, stranger: Guest) -> None:
    """Each would otherwise cost a message to every other one."""
    table = (await ann.open("me", "open", start=True))["id"]
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(stranger.at(table)) for _ in range(5)]
        for line in lines:
            await line.hello()
        async with bea.at(table) as onlooker:
            await onlooker.hello()
        async with ann.at(table) as own:
            await own.hello()
            for line in lines:
                assert (await line.next("table"))["table"]["seats"][0]["here"]
                told = [text for text in line.raw if text.startswith('{"type":"table"')]
                assert len(told) == 1
        for line in lines:
            assert not (await line.next("table"))["table"]["seats"][0]["here"]


async def test_when_the_last_player_leaves_everybody_is_sent_home(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open")
    async with bea.at(table["id"]) as onlooker:
        await onlooker.hello()
        await ann.post(f"/api/tables/{table['id']}/leave")
        assert (await onlooker.next("refused"))["error"] == "unknown_table"
        await onlooker.socket.wait_closed()
        assert onlooker.socket.close_code == 4404


async def test_names_at_a_table_differ_whatever_people_call_themselves(
    ann: Guest, bea: Guest
) -> None:
    """Also in ways that only a computer would notice, and also after a change of name."""
    table = await ann.open("me", "open", "adept")
    path = f"/api/tables/{table['id']}"
    for name in ("ann", "\uff21\uff4e\uff4e", "ANN"):
        await bea.patch("/api/people/me", {"name": name})
        await bea.post(f"{path}/sit", {})
        names = [seat["name"] for seat in (await bea.get(path))["seats"]]
        assert names[:2] == ["Ann", f"{unicodedata.normalize('NFC', name)} 2"]
        assert (await bea.get("/api/people/me"))["name"] == name
    await bea.post(f"{path}/leave")
    async with ann.at(table["id"]) as line, bea.at(table["id"]) as onlooker:
        await onlooker.hello()
        await onlooker.send(type="say", text="I am Ann")
        assert (await line.next("said"))["name"] == "ANN (looking on)"


async def test_options_are_a_draft_that_is_judged_at_the_start(ann: Guest, bea: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await ann.post("/api/tables", {"game": "wiz_war", "seats": seats}, 201)
    path = f"/api/tables/{table['id']}"
    assert table["conflicts"] == []
    named = await ann.patch(path, {"options": {"choosing": "named"}})
    assert named["options"]["choosing"] == "named"
    (conflict,) = named["conflicts"]
    assert "three schools" in conflict["reason"]
    await bea.post(f"{path}/sit", {})
    assert (await bea.get(path))["conflicts"] == named["conflicts"]
    assert (await bea.get(path))["line"] == "The host is choosing the options."
    refused = await ann.post(f"{path}/start", None, 422)
    assert (refused["error"], refused["message"]) == ("bad_options", conflict["reason"])
    assert (await ann.get(path))["phase"] == "gathering"
    schools = ["alchemy", "conjuring", "totem"]
    agreed = await ann.patch(path, {"options": {"schools": schools}})
    assert (agreed["conflicts"], agreed["line"]) == ([], "Ready to start.")
    assert (await ann.post(f"{path}/start"))["options"]["schools"] == schools


async def test_every_conflict_stands_beside_its_options_with_what_resolves_it(ann: Guest) -> None:
    wish = {"giant_book": True, "custom_spellbook": True, "expansions": [], "first": "2"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "wiz_war", "seats": seats, "options": {**wish, "more_summons": ["totem"]}}
    table = await ann.post("/api/tables", body, 201)
    path = f"/api/tables/{table['id']}"
    summons, books = table["conflicts"]
    assert summons["options"] == ["more_summons", "expansions"]
    assert [mend["text"] for mend in summons["mends"]] == ["Add Bestial Forces", "Take out Totem"]
    assert books["options"] == ["giant_book", "custom_spellbook"]
    assert [mend["text"] for mend in books["mends"]] == [
        "Turn off Custom Spellbook",
        "Turn off Giant Book of Spells",
    ]
    for conflict in (summons, books):
        table = await ann.patch(path, {"options": conflict["mends"][0]["options"]})
    assert table["conflicts"] == []
    assert table["options"]["expansions"] == ["bestial"]
    assert (table["options"]["giant_book"], table["options"]["custom_spellbook"]) == (True, False)


async def test_what_needs_an_expansion_says_so(ann: Guest) -> None:
    games = (await ann.get("/api/games"))["games"]
    duel = next(game for game in games if game["id"] == "wiz_war")
    options = {option["id"]: option for option in duel["options"]}
    needs = {value["id"]: value["needs"] for value in options["schools"]["values"]}
    assert needs["alchemy"] is None
    assert needs["hexcraft"] == ["expansions", "malefic"]
    assert options["flash_bestial"]["needs"] == ["expansions", "bestial"]


async def test_a_game_that_begins_at_once_needs_options_that_agree(ann: Guest) -> None:
    wish = {"game": "wiz_war", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
    await ann.post("/api/tables", {**wish, "options": {"choosing": "named"}}, 422)
    assert (await ann.get("/api/hall"))["mine"] == []


async def test_a_seat_is_offered_to_go_first_where_there_is_one(ann: Guest) -> None:
    games = (await ann.get("/api/games"))["games"]
    duel = next(game for game in games if game["id"] == "wiz_war")
    first = next(option for option in duel["options"] if option["id"] == "first")
    assert [value["players"] for value in first["values"]] == [0, 1, 2, 3, 4, 5]


async def academy(host: Guest, *seats: str) -> str:
    """The address of a table of Wizard's Academy."""
    wish = {"game": "wizards_academy", "seats": [{"kind": kind} for kind in seats]}
    return f"/api/tables/{(await host.post('/api/tables', wish, 201))['id']}"


async def test_where_all_win_together_one_person_may_run_several_wizards(
    ann: Guest, bea: Guest
) -> None:
    path = await academy(ann, "me", "open", "open", "open")
    await bea.post(f"{path}/sit", {"seat": 1})
    table = await bea.post(f"{path}/sit", {"seat": 3})
    assert [seat["mine"] for seat in table["seats"]] == [False, True, False, True]
    assert len({seat["name"] for seat in table["seats"]}) == 4
    assert (await ann.post(f"{path}/leave", {"seat": 1}, 409))["error"] == "not_seated"
    table = await bea.post(f"{path}/leave", {"seat": 1})
    assert [seat["mine"] for seat in table["seats"]] == [False, False, False, True]
    assert table["seats"][3]["name"] == "Bea"
    await ann.post(f"{path}/start")
    assert (await bea.post(f"{path}/leave", {"seat": 3}, 409))["error"] == "already_started"


async def test_the_host_who_gives_one_of_two_seats_back_stays_host(ann: Guest, bea: Guest) -> None:
    path = await academy(ann, "me", "me", "open")
    await bea.post(f"{path}/sit", {})
    table = await ann.post(f"{path}/leave", {"seat": 0})
    assert table["hosting"]
    assert [seat["mine"] for seat in table["seats"]] == [False, True, False]


async def test_where_one_wins_nobody_takes_a_second_seat(ann: Guest, bea: Guest) -> None:
    table = await ann.open("me", "open", "open")
    path = f"/api/tables/{table['id']}/sit"
    await bea.post(path, {"seat": 1})
    assert (await bea.post(path, {"seat": 2}, 409))["error"] == "one_seat"

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import type { View } from "../../../src/games/five_seals/view";
import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import type { OptionOnOffer, QuestionInfo, Refusal } from "../../../src/lib/wire";
import { player, token, view } from "./dungeon";
import Table from "./Table.svelte";

let close = () => {};
afterEach(() => close());

const option = (choice: string, ...touches: string[]): OptionOnOffer => ({ choice, label: choice, touches, loses: "" });
const asked = (kind: string, options: OptionOnOffer[], refusals: Refusal[] = []): QuestionInfo => ({
  seat: 0,
  kind,
  prompt: "",
  why: "",
  options,
  refusals,
  waits: true,
  rules: [],
});

function open(shown: View, questions: QuestionInfo[]) {
  const chosen: string[] = [];
  const choosing = new Choosing({
    questions: () => questions,
    happening: () => new Set(),
    pointed: () => new Set(),
    choose: (offer) => chosen.push(offer.option.choice),
    point: () => {},
  });
  const target = document.createElement("div");
  document.body.append(target);
  const table = mount(Table, { target, props: { choosing, view: shown } });
  flushSync();
  close = () => {
    void unmount(table);
    target.remove();
  };
  const click = (selector: string) => {
    target.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    flushSync();
  };
  return { target, choosing, chosen, click };
}

const dice = [{ element: "air", value: 5 }, { element: "air", value: 3 }];
const sets = [
  { element: "air", values: [5], sum: 5, dice: [0], keeps: [1] },
  { element: "air", values: [3], sum: 3, dice: [1], keeps: [0] },
];
const target = { node: "1.G", sets, path: ["1.P", "C", "1.G"] };
const seals = [{ ...token("1.G", "air", 2), reached: true, breakable: true }, token("1.A", "fire", 6)];
const turn = view({ players: [player(0, { dice }), player(1, { node: "C" })], seals, targets: [target], lit: ["1.P", "C"] });
const far: Refusal = { touches: ["node:1.A"], reason: "No open way leads there.", rule: "FS-REACH-1" };
const breaking = asked("take_turn", [option("break 1.G", "node:1.G"), option("give up", "stop")], [far]);

describe("the table of Five Seals", () => {
  test("a lit seal is chosen by a click on it", () => {
    const { chosen, click } = open(turn, [breaking]);
    click('svg [data-touch="node:1.G"]');
    expect(chosen).toEqual(["break 1.G"]);
  });

  test("a seal out of reach says why", () => {
    const { chosen, choosing, click } = open(turn, [breaking]);
    click('svg [data-touch="node:1.A"]');
    expect(chosen).toEqual([]);
    expect(choosing.asked?.refusal.reason).toBe(far.reason);
  });

  test("what can be broken is listed with its cheapest dice and can be chosen there", () => {
    const { target: page, chosen, click } = open(turn, [breaking]);
    expect(page.querySelectorAll(".targets button")).toHaveLength(1);
    expect(page.querySelectorAll(".targets svg.die circle")).toHaveLength(3);
    click(".targets button");
    expect(chosen).toEqual(["break 1.G"]);
  });

  test("the way is drawn for the seal that is looked at", () => {
    const { target: page, choosing } = open(turn, [breaking]);
    expect(page.querySelector(".trail")).toBeNull();
    choosing.looking = choosing.offers[0] ?? null;
    flushSync();
    expect(page.querySelector(".trail")?.getAttribute("d")).toBe("M500 442L500 442L500 500L500 414L500 375L500 375");
  });

  test("sets of dice are buttons, and a superfluous die is explained", () => {
    const spare: Refusal = { touches: ["set:air 5+3"], reason: "5 is enough without the 3.", rule: "FS-BREAK-3" };
    const paying = asked("pay_dice", [option("pay air 5", "die:0:0"), option("pay air 3", "die:0:1")], [spare]);
    const { target: page, chosen } = open({ ...turn, step: "pay", paying: target }, [paying]);
    const rows = [...page.querySelectorAll<HTMLButtonElement>(".paying button")];
    expect(rows).toHaveLength(2);
    expect(page.querySelector(".paying")?.textContent).toContain(spare.reason);
    rows[1]?.click();
    expect(chosen).toEqual(["pay air 3"]);
  });

  test("a die can be picked itself", () => {
    const paying = asked("pay_dice", [option("pay air 5", "die:0:0"), option("pay air 3", "die:0:1")]);
    const { chosen, click } = open({ ...turn, step: "pay", paying: target }, [paying]);
    click('.mine [data-touch="die:0:0"]');
    expect(chosen).toEqual(["pay air 5"]);
  });

  test("the supply is chosen in its corner or by its button", () => {
    const taking = asked("take_die", [option("take fire", "supply:fire"), option("take air", "supply:air")]);
    const { chosen, click } = open({ ...turn, step: "dice" }, [taking]);
    click('svg [data-touch="supply:air"]');
    click('.mine button[data-touch="supply:fire"]');
    expect(chosen).toEqual(["take air", "take fire"]);
  });
});

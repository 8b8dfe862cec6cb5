/** All that is on the table: the spaces of the dungeon with their seals, how far each is for one's mage, who stands there, and what lies beside. */
import { distances, stepsTo } from "../../lib/hear/places";
import { seatName } from "../../lib/seats/seats";
import { either } from "../../lib/text";
import type { Thing, Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import { MAGES } from "./pieces/signs";
import { say } from "./text";
import { type PlayerView, type ScrollView, sealAt, type SealView, type SetView, targetAt, type View } from "./view";

/** What is seen of a thing closely. */
export type Looked = { kind: "seal"; node: string } | { kind: "scroll"; scroll: ScrollView; seat: number } | { kind: "seat"; seat: number };

const element = (id: string) => say(`element.${id as "fire"}`);

export function things(view: View, seats: SeatInfo[], near: number | null): Things<Looked> {
  const { nodes, passages } = view.board;
  const home = near === null ? undefined : nodes.find(({ node }) => node === view.players[near]?.node);
  const ways = new Map<string, string[]>();
  for (const { ends } of passages) {
    const [one = "", other = ""] = ends;
    ways.set(one, [...(ways.get(one) ?? []), other]);
    ways.set(other, [...(ways.get(other) ?? []), one]);
  }
  const steps = home ? distances(home.node, (node) => ways.get(node) ?? []) : new Map<string, number>();
  const spots = nodes.map((node) => {
    const count = steps.get(node.node) ?? null;
    const seal = sealAt(view, node.node);
    return {
      touch: `node:${node.node}`,
      name: node.name,
      x: node.x,
      y: node.y,
      row: node.segment,
      steps: count,
      away: home && count !== null ? stepsTo(count, node.x - home.x, node.y - home.y) : "",
      describe: seal ? sealDrawn(view, seal, node.name) : node.name,
      what: seal ? ({ kind: "seal", node: node.node } as const) : undefined,
      facts: sealOn(view, node.node, seats, near),
    };
  });
  return { spots, things: [...figuresOn(view, seats, near), ...suppliesOf(view), ...view.players.flatMap((player) => ownedBy(player, seats))] };
}

function suppliesOf({ guardians, supply }: View): Thing<Looked>[] {
  const beside = guardians.filter(({ place }) => place === "beside");
  return [
    ...supply.map((field) => ({ id: `supply:${field.element}`, name: say("supply.label", { element: element(field.element), left: field.left }) })),
    ...beside.map((guardian) => ({ id: `guardian:${guardian.element}`, name: say("guardian.beside", { element: element(guardian.element) }) })),
    ...MAGES.map((mage, number) => ({ id: `character:${number}`, name: say(`mage.${mage}`) })),
  ];
}

function ownedBy({ seat, dice, scrolls, familiar, familiar_name }: PlayerView, seats: SeatInfo[]): Thing<Looked>[] {
  return [
    { id: `seat:${seat}`, name: seatName(seats, seat), what: { kind: "seat", seat } },
    { id: `dice:${seat}`, name: say("dice.all") },
    ...dice.map((die, place) => ({ id: `die:${seat}:${place}`, name: say("die.shows", { element: element(die.element), value: die.value }) })),
    ...scrolls.map((scroll) => ({ id: `scroll:${scroll.scroll}`, name: say(scroll.face_up ? "scroll.up_label" : "scroll.down_label", { name: scroll.name, strength: scroll.strength }), what: { kind: "scroll", scroll, seat } as const })),
    ...(familiar === "board" ? [] : [{ id: `familiar:${seat}`, name: familiar_name }]),
  ];
}

function sealDrawn(view: View, seal: SealView, where: string): string {
  const sets = targetAt(view, seal.node)?.sets.map((set) => set.values.join(" + ")) ?? [];
  const dice = sets.length > 0 ? ` ${say("seal.dice", { sets: sets.join(", ") })}` : "";
  const state = seal.breakable ? "" : seal.reached ? ` ${say("seal.reached")}` : ` ${say("seal.far")}`;
  return `${seal.name}, ${where}.${state}${dice}`;
}

function figuresOn({ board, guardians, players }: View, seats: SeatInfo[], near: number | null): Thing<Looked>[] {
  const places = new Map(board.nodes.map(({ node, name }) => [node, name]));
  const on = (id: string, node: string | null, name: string, describe: (where: string) => string) =>
    node !== null && places.has(node) ? [{ id, at: `node:${node}`, name, describe: describe(places.get(node) ?? "") }] : [];
  return [
    ...guardians.flatMap(({ element: id, node }) => {
      const text = (where: string) => say("guardian.on", { element: element(id), where });
      return on(`guardian:${id}`, node, text(places.get(node ?? "") ?? ""), text);
    }),
    ...players.flatMap(({ seat, node, mage, mage_name }) => {
      const name = seatName(seats, seat);
      return on(`mage:${seat}`, node, mage !== "" && seat !== near ? say("told.mage", { name, mage: mage_name }) : "", (where) => say("mage.at", { name, mage: mage_name, where }));
    }),
    ...players.flatMap(({ seat, familiar_node, familiar_name: familiar }) => {
      const name = seatName(seats, seat);
      return on(`familiar:${seat}`, familiar_node, say("told.pet", { name, familiar }), (where) => say("familiar.at", { familiar, name, where }));
    }),
  ];
}

/** What lies there, and with which dice whoever is looked at breaks it now. */
function sealOn(view: View, node: string, seats: SeatInfo[], near: number | null): string[] {
  const seal = sealAt(view, node);
  if (!seal) return [];
  const target = targetAt(view, node);
  const said = ({ element: id, values }: SetView) => `${element(id)} ${values.join(" + ")}`;
  const state = target ? (view.viewpoint === near ? "mine" : "theirs") : seal.guardian ? "guarded" : seal.reached ? "reached" : "far";
  return [say("told.seal", { seal: seal.name, state, name: seatName(seats, view.viewpoint), sets: either(target?.sets.map(said) ?? []) })];
}

/** All that is in the dungeon: its spaces with their seals, how far each is for one's mage, and who stands there. */
import { distances, stepsTo } from "../../lib/hear/places";
import { seatName } from "../../lib/seats/seats";
import type { Thing, Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import type { Looked } from "./look/looking.svelte";
import { sealAt, type View } from "./view";
import { say } from "./text";

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
    return {
      touch: `node:${node.node}`,
      name: node.name,
      x: node.x,
      y: node.y,
      row: node.segment,
      steps: count,
      away: home && count !== null ? stepsTo(count, node.x - home.x, node.y - home.y) : "",
      what: { kind: "seal", node: node.node } as const,
      facts: sealOn(view, node.node),
    };
  });
  return { spots, things: figuresOn(view, seats, near) };
}

function figuresOn({ board, guardians, players }: View, seats: SeatInfo[], near: number | null): Thing<Looked>[] {
  const places = new Map(board.nodes.map(({ node, name }) => [node, name]));
  const on = (id: string, node: string | null, name: string, describe: (where: string) => string) =>
    node !== null && places.has(node) ? [{ id, at: `node:${node}`, name, describe: describe(places.get(node) ?? "") }] : [];
  return [
    ...guardians.flatMap(({ element, node }) => {
      const text = (where: string) => say("guardian.on", { element: say(`element.${element as "fire"}`), where });
      return on(`guardian:${element}`, node, text(places.get(node ?? "") ?? ""), text);
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

function sealOn(view: View, node: string): string[] {
  const seal = sealAt(view, node);
  const target = view.targets.find((each) => each.node === node);
  return seal ? [say("told.seal", { seal: seal.name, strength: seal.strength, state: target ? "breaks" : seal.guardian ? "guarded" : seal.reached ? "reached" : "far" })] : [];
}

/** The view of a moment: what is seen in numbers, with the names, texts and places that they stand for. */
import { isNone, printed } from "../../lib/timeline/hydrating";
import { eitherOf, listed, say, sayOf } from "./text";
import type { GoalView, LinkView, RoomView, SpaceView, SpellView, StayView, ThreatView, View, WizardView } from "./view";
import type { BeastSight, Catalogue, GoalSight, RoomKind, RoomSight, Scene, Sight, StaySight, ThreatSight, WizardSight } from "./wire";

export function hydrate(sight: Sight, scene: Scene, catalogue: Catalogue): View {
  return new Hydration(sight, scene, catalogue).view();
}

class Hydration {
  readonly #rooms: RoomSight[]; // in the order of the squares
  readonly #onSquare: ReadonlyMap<number, number>;

  constructor(
    readonly sight: Sight,
    readonly scene: Scene,
    readonly catalogue: Catalogue,
  ) {
    this.#rooms = [...sight.rooms].sort((one, other) => one.square - other.square);
    this.#onSquare = new Map(sight.rooms.map(({ room, square }) => [square, room]));
  }

  view(): View {
    const { sight, scene, catalogue } = this;
    const { scenario, title, stars } = printed(catalogue.scenarios, scene.scenario);
    const [move, room, magic] = sight.actions;
    return {
      turn: sight.turn,
      round: sight.round,
      active: sight.active,
      scenario,
      title,
      stars,
      advanced: scene.advanced,
      goal: this.#goal(),
      mana: sight.mana,
      mana_most: catalogue.mana_most,
      mana_at_risk: sight.mana_at_risk ?? 0,
      actions: { any: move + room + magic, move, room, magic },
      rooms: this.#rooms.map((each) => this.#room(each)),
      wizards: sight.wizards.map((wizard, seat) => this.#wizard(wizard, seat)),
      spaces: this.#spaces(),
      names: this.#names(),
      in_air: isNone(sight.in_air) ? null : this.#spell(sight.in_air),
      air_boosted: sight.air_boosted ?? false,
      deck_left: sight.deck_left,
      unseen: sight.unseen.map((card) => printed(catalogue.disasters, card)),
      unmet: sight.unmet ?? 0,
      progression_left: sight.progression_left,
      progression_levels: (sight.progression_levels ?? []).map((level) => (level < 0 ? "-" : String(level))),
      turns_left: sight.turns_left,
      room_deck_left: sight.room_cards_left.length,
      room_cards_left: sight.room_cards_left.map((card) => printed(catalogue.room_cards, card)),
    };
  }

  #kind(room: number): RoomKind {
    return printed(this.catalogue.rooms, room);
  }

  #the = (room: number): string => say("the.room", { room: this.#kind(room).name });

  // -- Rooms

  #room(shown: RoomSight): RoomView {
    const { scene, sight } = this;
    const { id, name, text, basic_text, icon, doors, schools } = this.#kind(shown.room);
    const turn = shown.turn ?? 0;
    return {
      room: shown.room,
      id,
      name,
      text: scene.advanced ? text : basic_text,
      icon,
      square: printed(this.catalogue.squares, shown.square).name,
      doors: printed(doors, turn),
      turn,
      links: this.#links(shown),
      schools,
      action: scene.actions.includes(shown.room),
      empowered: has(sight.empowered, shown.room),
      warded: has(sight.warded, shown.room),
      sources: this.#sources(shown.room),
      threats: this.#threats(shown),
      wizards: seatsIn(sight, shown.room),
      away: shown.away ?? null,
      cost: shown.cost ?? null,
      stay: this.#stay(shown.stay),
    };
  }

  #links({ square, open, ice }: RoomSight): LinkView[] {
    return printed(this.catalogue.squares, square).beside.flatMap((next, side): LinkView[] => {
      const room = next === null ? undefined : this.#onSquare.get(next);
      if (room === undefined) return [];
      return [{ direction: printed(this.catalogue.directions, side), room, state: has(open, side) ? "open" : has(ice, side) ? "ice" : "wall" }];
    });
  }

  /** Types of the glyphs whose source is here. */
  #sources(room: number): number[] {
    return this.sight.sources.flatMap((place, index) => (place === room ? [index + 1] : []));
  }

  #stay(stay: StaySight | null | undefined): StayView {
    const lines = (stay?.kinds ?? []).map((number) => {
      const { kind, name } = printed(this.catalogue.threats, number);
      return sayOf("stay", kind, { name: capital(name) });
    });
    return { mana: stay?.mana ?? 0, glyphs: stay?.glyphs ?? 0, lines };
  }

  /** Tokens and portals by kind, then creatures one by one. */
  #threats(shown: RoomSight): ThreatView[] {
    const threats = shown.threats ?? [];
    const lying = threats.filter(({ kind }) => !printed(this.catalogue.threats, kind).creature);
    return [
      ...lying.map((threat) => this.#threat(threat, shown)),
      ...(shown.beasts ?? []).flatMap((beast) => threats.filter(({ kind }) => kind === beast.kind).map((threat) => this.#threat(threat, shown, beast))),
    ];
  }

  #threat(threat: ThreatSight, shown: RoomSight, beast?: BeastSight): ThreatView {
    const { kind, name, toughness } = printed(this.catalogue.threats, threat.kind);
    return {
      kind,
      name,
      count: beast ? 1 : (threat.count ?? 1),
      beast: beast?.beast ?? null,
      damage: beast?.damage ?? 0,
      toughness,
      if_activated: this.#fate(threat, shown.room),
      threatening: !isNone(shown.away) && kind !== "guardian",
      attack: threat.attack ?? 0,
    };
  }

  /** A sentence: what a threat will do when it activates. */
  #fate({ kind, fate, rooms = [], seats = [], n = 0 }: ThreatSight, room: number): string {
    const word = printed(this.catalogue.fates, fate);
    const names = rooms.map(this.#the);
    return sayOf("fate", word, {
      n,
      count: rooms.length,
      rooms: word === "wanders" ? eitherOf(names) : listed(names),
      who: eitherOf(seats.map((seat) => this.#person(seat) || say("a.wizard"))),
      glyphs: eitherOf(this.#sources(room).map(String)),
      one: printed(this.catalogue.threats, kind).lets_in,
    });
  }

  // -- Wizards and their goal

  #person(seat: number): string {
    const { person } = printed(this.sight.wizards, seat);
    return isNone(person) ? "" : printed(this.catalogue.people, person).name;
  }

  #wizard(wizard: WizardSight, seat: number): WizardView {
    const { catalogue, scene } = this;
    const person = isNone(wizard.person) ? null : printed(catalogue.people, wizard.person);
    return {
      seat,
      person: person?.person ?? "",
      icon: person?.icon ?? "",
      name: person?.name ?? "",
      ability: scene.advanced ? (person?.ability ?? "") : "",
      school: person?.school ?? "",
      room: wizard.room,
      glyphs: wizard.glyphs ?? [],
      shared: wizard.shared ?? null,
      robe: isNone(wizard.robe) ? null : printed(catalogue.threats, wizard.robe).kind,
      wand: wizard.wand ?? null,
      staff: isNone(wizard.staff) ? null : printed(catalogue.spaces, wizard.staff).space,
      items: wizard.items ?? 0,
      has_card: wizard.has_card ?? false,
      card: isNone(wizard.card) ? null : printed(catalogue.disasters, wizard.card),
      shown: wizard.shown ?? false,
      ahead: (wizard.wakes ?? []).map(([kind, room]) => this.#ahead(kind, room)),
      bells: wizard.bells ?? [],
    };
  }

  #ahead(kind: number, room: number): string {
    const threat = this.#rooms.find((each) => each.room === room)?.threats?.find((each) => each.kind === kind);
    const name = capital(printed(this.catalogue.threats, kind).name);
    return say("ahead.wakes", { name, room: this.#the(room), fate: threat ? this.#fate(threat, room) : "" });
  }

  #goal(): GoalView {
    const { scenario, goal } = printed(this.catalogue.scenarios, this.scene.scenario);
    return {
      text: goal,
      parts: this.sight.goal.map((part, index) => this.#part(scenario, part, index)),
      done: this.sight.goal.map(({ done }) => done),
    };
  }

  /** How far one part of the goal is; the words of the scenario know what its numbers mean. */
  #part(scenario: string, { values = [] }: GoalSight, index: number): string {
    const [first = 0, second = 0, third = 0] = values;
    const room = this.catalogue.rooms[first]?.name ?? "";
    const person = this.sight.wizards[first] ? this.#person(first) : "";
    return sayOf("part", scenario, { index: String(index), first, second, third, room, person });
  }

  // -- The spellbook

  #spell = (spell: number): SpellView => {
    const { basic: _, ...face } = printed(this.catalogue.spells, spell);
    return face;
  };

  #spaces(): SpaceView[] {
    const { sight } = this;
    return this.catalogue.spaces.map((space, number) => {
      const spell = sight.spells[number] ?? null;
      const known = has(sight.bound, number) ? "bound" : spell === null ? "unknown" : "seen";
      return {
        ...space,
        state: has(sight.used, number) ? known : "unused",
        spell: spell === null ? null : this.#spell(spell),
        castable: has(sight.own, number) ? "own" : has(sight.lent, number) ? "lent" : "",
        boosted: has(sight.boosted, number),
      };
    });
  }

  /** Every spell that may lie in the grid: of the levels that it has. */
  #names(): SpellView[] {
    const { spaces, spells } = this.catalogue;
    const levels = new Set(spaces.filter((_, number) => has(this.sight.used, number)).map(({ level }) => level));
    return spells
      .filter(({ level, basic }) => levels.has(level) && (basic || this.scene.advanced))
      .sort((one, other) => one.level - other.level)
      .map(({ spell }) => this.#spell(spell));
  }
}

function seatsIn({ wizards }: Sight, room: number): number[] {
  return wizards.flatMap((wizard, seat) => (wizard.room === room ? [seat] : []));
}

function has(bits: number | undefined, place: number): boolean {
  return (((bits ?? 0) >> place) & 1) === 1;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The view of a moment: what is seen in numbers, with the names, places and faces that they stand for. */
import { isNone, printed } from "../../lib/timeline/hydrating";
import { say } from "./text";
import type { AirView, BeastView, CardView, LineView, PillarView, PlayerView, SquareView, ThingView, TreasureView, TurnView, View } from "./view";
import type { AirSight, BeastSight, Catalogue, DamageSight, LandingSight, LineKind, PlayerSight, Scene, Sight, ThingSight } from "./wire";

export function hydrate(sight: Sight, scene: Scene, catalogue: Catalogue): View {
  return new Hydration(sight, scene, catalogue).view();
}

/** Every card by its number, made once for a catalogue. */
const FACES = new WeakMap<Catalogue, CardView[]>();

function facesOf(catalogue: Catalogue): CardView[] {
  const known = FACES.get(catalogue);
  if (known) return known;
  const faces: CardView[] = [];
  for (const { copies, ...face } of catalogue.cards) for (let card = face.card; card < face.card + copies; card++) faces[card] = { ...face, card };
  FACES.set(catalogue, faces);
  return faces;
}

const NOWHERE = { row: null, column: null };

class Hydration {
  readonly #faces: CardView[];
  readonly #kinds: LineKind[]; // of what stands on each line
  readonly #beast: number; // figures from here on are creatures

  constructor(
    readonly sight: Sight,
    readonly scene: Scene,
    readonly catalogue: Catalogue,
  ) {
    this.#faces = facesOf(catalogue);
    this.#kinds = sight.lines.map((kind) => printed(catalogue.lines, kind));
    this.#beast = catalogue.aims.find(({ kind }) => kind === "beast")?.first ?? Infinity;
  }

  view(): View {
    const { sight, scene, catalogue } = this;
    return {
      turn: sight.turn,
      round: sight.round,
      active: sight.active,
      goal: scene.goal,
      rows: 1 + Math.max(...scene.squares.map(({ row }) => row)),
      columns: 1 + Math.max(...scene.squares.map(({ column }) => column)),
      players: sight.players.map((player, seat) => this.#player(player, seat)),
      squares: this.#squares(),
      lines: this.#lines(),
      outer: scene.outer,
      pillars: this.#pillars(),
      sectors: scene.sectors.map((colour) => printed(catalogue.colours, colour)),
      things: (sight.things ?? []).map((thing) => this.#thing(thing)),
      treasures: sight.treasures.map((place, treasure) => this.#treasure(place, treasure)),
      beasts: (sight.beasts ?? []).map((beast) => this.#creature(beast)),
      air: (sight.air ?? []).map((spell, height) => this.#spell(spell, height)),
      now: this.#now(),
      acting: sight.acting ?? null,
      deck: printed(sight.decks, sight.pile ?? 0),
      own_deck: isNone(sight.own_pile) ? null : printed(sight.decks, sight.own_pile),
      discards: sight.discards.map((pile) => this.#cards(pile)),
      aside: this.#cards(sight.aside),
      schools: sight.schools.map((school) => printed(catalogue.schools, school)),
      counters: catalogue.cards.filter(({ types, school }) => types.includes("counter") && sight.schools.some((each) => catalogue.schools[each]?.toLowerCase().startsWith(school))),
      options: scene.options.map((option) => printed(catalogue.options, option)),
      ended: sight.ended ?? false,
    };
  }

  #card = (card: number): CardView => printed(this.#faces, card);

  #cards(cards: number[] = []): CardView[] {
    return cards.map(this.#card);
  }

  #place(square: number | null | undefined): { row: number | null; column: number | null } {
    if (isNone(square)) return NOWHERE;
    const { row, column } = printed(this.scene.squares, square);
    return { row, column };
  }

  /** The id on the screen of what can be aimed at. */
  #touch = (aim: number): string => {
    const { aims, ways } = this.catalogue;
    const { kind, first } = printed(aims, aims.findLastIndex((each) => each.first <= aim));
    const number = aim - first;
    if (kind === "way") return `way:${printed(ways, number)}`;
    if (kind !== "square") return `${kind}:${number}`;
    const { row, column } = printed(this.scene.squares, number);
    return `square:${row}:${column}`;
  };

  // -- The labyrinth

  #squares(): SquareView[] {
    const { sight, scene } = this;
    const steps = new Map((sight.reach ?? []).flatMap((squares, index) => squares.map((square) => [square, index + 1] as const)));
    const homes = new Map(scene.homes.map((square, seat) => [square, seat]));
    const starts = new Map(sight.starts.map((square, treasure) => [square, treasure >> 1]));
    const side = scene.squares.length / scene.sectors.length;
    return scene.squares.map((square, number) => ({
      ...square,
      home: homes.get(number) ?? null,
      start: starts.get(number) ?? null,
      seen: (((sight.seen?.[square.sector] ?? 0) >> (number % side)) & 1) === 1,
      steps: steps.get(number) ?? null,
    }));
  }

  #lines(): LineView[] {
    const { sight, scene } = this;
    const cracks = new Map(sight.cracks ?? []);
    const held = new Map([...(sight.held ?? [])].reverse());
    const [sealed, opens] = [new Set(sight.sealed), new Set(sight.opens)];
    const made = new Map<number, ThingSight[]>();
    for (const thing of sight.things ?? []) if (!isNone(thing.line)) made.set(thing.line, [...(made.get(thing.line) ?? []), thing]);
    return scene.lines.map((each, line) => {
      const [here, there] = [printed(scene.squares, each.square), printed(scene.squares, each.to)];
      const { kind, limit } = printed(this.#kinds, line);
      const things = made.get(line) ?? [];
      return {
        line,
        row: here.row,
        column: here.column,
        side: each.side,
        name: `${here.name}|${there.name}`,
        kind,
        seam: each.seam,
        to_row: there.row,
        to_column: there.column,
        cracks: cracks.get(line) ?? 0,
        limit,
        owner: things[0]?.owner ?? (kind === "door" ? this.#ownerOf(here.sector) : null),
        held_by: held.get(line) ?? null,
        sealed: sealed.has(line),
        opens: opens.has(line),
        fire: things.some((thing) => printed(this.catalogue.things, thing.kind).fire),
      };
    });
  }

  #ownerOf(sector: number): number {
    return this.scene.colours.indexOf(printed(this.scene.sectors, sector));
  }

  /** Corners of the outer wall, and the ends of whatever stands. */
  #pillars(): PillarView[] {
    const standing = new Set(this.scene.lines.flatMap(({ posts }, line) => (printed(this.#kinds, line).limit > 0 ? posts : [])));
    return this.scene.posts.filter(({ outer }, post) => outer || standing.has(post)).map(({ row, column }) => ({ row, column }));
  }

  #thing(thing: ThingSight): ThingView {
    const { kind, name, mobile } = printed(this.catalogue.things, thing.kind);
    const made = this.#card(thing.card);
    return {
      thing: thing.thing,
      kind,
      name: name || made.name,
      icon: made.icon,
      ...this.#place(thing.square),
      line: thing.line ?? null,
      owner: thing.owner,
      cracks: thing.cracks ?? 0,
      limit: thing.limit ?? 0,
      mobile,
      live: thing.live ?? null,
    };
  }

  #treasure(place: number, treasure: number): TreasureView {
    const carrier = place - this.catalogue.carried;
    const carried = carrier >= 0;
    return { treasure, owner: treasure >> 1, ...this.#place(carried ? null : place), carrier: carried ? carrier : null };
  }

  #creature({ kind, owner, square, life, speed, stun = 0, activated = false }: BeastSight): BeastView {
    const { row, column } = printed(this.scene.squares, square);
    return { figure: this.#beast + kind, kind, ...printed(this.catalogue.creatures, kind), owner, row, column, life, stun, speed, activated };
  }

  // -- Who plays

  #player(player: PlayerSight, seat: number): PlayerView {
    const { points = 0, kills = 0 } = player;
    const treasure = this.sight.treasures.indexOf(this.catalogue.carried + seat);
    return {
      seat,
      alive: !isNone(player.square),
      ...this.#place(player.square),
      life: player.life,
      to_come: player.to_come ?? 0,
      stun: player.stun ?? 0,
      points,
      kills,
      treasures_home: points - kills,
      speed: player.speed ?? 0,
      form: printed(this.catalogue.forms, player.form ?? 0),
      hand_size: player.hand_size,
      hand_limit: player.hand_limit,
      load: player.load,
      hand: this.#cards(player.hand),
      known: this.#cards(player.known),
      items: this.#cards(player.items),
      spells: (player.spells ?? []).map(({ card, tokens = null, target }) => ({
        card: this.#card(card),
        owner: seat,
        tokens,
        target: isNone(target) ? "" : this.#touch(target),
      })),
      treasure: treasure < 0 ? null : treasure,
    };
  }

  #now(): TurnView {
    const { now, players, active } = this.sight;
    return {
      mp: now.mp ?? 0,
      speed: printed(players, active).speed ?? 0,
      attacks: now.attacks ?? 0,
      attacks_left: now.attacks_left ?? 0,
      stunned: now.stunned ?? false,
      phase: now.over ? "draw" : "move",
      trail: (now.trail ?? []).map((square) => {
        const { row, column } = printed(this.scene.squares, square);
        return [row, column];
      }),
    };
  }

  // -- What is in the air

  #spell(spell: AirSight, height: number): AirView {
    const card = isNone(spell.card) ? null : this.#card(spell.card);
    const { damage } = spell;
    return {
      height,
      card,
      name: card?.name ?? this.#blow(spell),
      caster: spell.caster,
      by: spell.by,
      role: printed(this.catalogue.roles, spell.role),
      energy: spell.energy,
      sum: damage ? sumOf(damage, spell.energy) : "",
      damage: damage?.total ?? null,
      kind: damage && !isNone(damage.total) ? this.#kindOf(damage) : "",
      fuel: this.#cards(spell.fuel),
      targets: (spell.targets ?? []).map(this.#touch),
      evaded: (spell.evaded ?? []).map(this.#touch),
      cancelled: spell.cancelled ?? false,
      against: spell.against ?? null,
      if_it_lands: spell.lands ? this.#consequences(spell.lands, spell.caster) : [],
      order: spell.order,
      waiting: spell.waiting ?? [],
    };
  }

  #blow({ by, strike }: AirSight): string {
    return isNone(strike) ? this.catalogue.fist : printed(printed(this.catalogue.creatures, by - this.#beast).attacks, strike);
  }

  #kindOf({ kind, element = 0 }: DamageSight): string {
    return [printed(this.catalogue.damages, kind), printed(this.catalogue.elements, element)].filter(Boolean).join(" ");
  }

  /** One sentence for each consequence; seats stand in them as @N. */
  #consequences({ hurt, scored, wins }: LandingSight, caster: number): string[] {
    const lines = hurt.map(([figure, life, left]) => {
      const name = figure < this.#beast ? `@${figure}` : say("lands.beast", { name: printed(this.catalogue.creatures, figure - this.#beast).name });
      return left > 0 ? say("lands.left", { name, life, left }) : say("lands.dies", { name, life });
    });
    if (scored) lines.push(say("lands.points", { name: `@${caster}`, now: scored[0], then: scored[1] }));
    if (!isNone(wins)) lines.push(say("lands.wins", { name: `@${wins}` }));
    return lines;
  }
}

/** How a sum of damage is made up: "energy 5 + 2". */
function sumOf({ total, base = 0, fed = false }: DamageSight, energy: number): string {
  if (isNone(total)) return say("damage.die");
  return [fed ? say("damage.energy", { energy }) : "", base > 0 ? String(base) : ""].filter(Boolean).join(" + ");
}

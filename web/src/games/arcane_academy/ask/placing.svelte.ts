/** The tile that is being placed by hand: where it hovers and how it is turned. */
import type { Choosing } from "../../../lib/choose/choosing.svelte";
import type { PlayerView, TileView, View } from "../view";
import { type Placement, type Trial, bestTurn, edgesOn, nextTurn, placementsOf, trial } from "./placement";

export class Placing {
  /** Number of the pending tile in hand, where there are several. */
  #picked = $state<number | null>(null);
  #space = $state<number | null>(null);
  /** A turn that the person chose; until then the tile turns itself to join most. */
  #turn = $state<number | null>(null);

  readonly all: Placement[] = $derived.by(() => placementsOf(this.choosing.offers));
  readonly active = $derived.by(() => this.all.length > 0);
  readonly seat = $derived.by(() => this.all[0]?.offer.seat ?? null);
  readonly tiles: TileView[] = $derived.by(() =>
    this.view().pending.filter(({ tile }) => this.all.some((placement) => placement.tile === tile)),
  );
  readonly tile: TileView | null = $derived.by(
    () => this.tiles.find(({ tile }) => tile === this.#picked) ?? this.tiles[0] ?? null,
  );
  readonly #mine: Placement[] = $derived.by(() => this.all.filter(({ tile }) => tile === this.tile?.tile));
  readonly spaces: ReadonlySet<number> = $derived.by(() => new Set(this.#mine.map(({ space }) => space)));

  constructor(
    private readonly choosing: Choosing,
    private readonly view: () => View,
  ) {}

  /** The player on whose Slate the tile goes. */
  get player(): PlayerView | null {
    return this.seat === null ? null : (this.view().players[this.seat] ?? null);
  }

  /** The placement that was selected and waits to be confirmed. */
  readonly lifted: Placement | null = $derived.by(() => this.all.find(({ offer }) => offer === this.choosing.lifted) ?? null);

  /** The tile as it would lie where it was selected or hovers, or null. */
  readonly ghost: Trial | null = $derived.by(() => {
    const { lifted, tile, player } = this;
    if (lifted && tile && player) return trial(edgesOn(player), tile, lifted.space, lifted.turn);
    return this.#space === null ? null : this.on(this.#space);
  });

  readonly placement: Placement | null = $derived.by(() => {
    const { ghost } = this;
    return this.#mine.find(({ space, turn }) => space === ghost?.space && turn === ghost.turn) ?? null;
  });

  /** How the tile would lie on a space; null where it may not. */
  on(space: number): Trial | null {
    const { tile, player } = this;
    if (!tile || !player || !this.spaces.has(space)) return null;
    const slate = edgesOn(player);
    const turns = this.turns;
    if (this.#turn !== null && turns.includes(this.#turn)) return trial(slate, tile, space, this.#turn);
    return bestTurn(slate, tile, space, turns, tile.turn);
  }

  /** The turns that differ. */
  get turns(): number[] {
    return [...new Set(this.#mine.map(({ turn }) => turn))].sort((a, b) => a - b);
  }

  /** What is selected stays where it is, while the pointer goes on to confirm it. */
  hover(space: number | null): void {
    if (this.lifted === null && (space === null || this.spaces.has(space))) this.#space = space;
  }

  /** A click on a space: another one than that selected begins anew. */
  aim(space: number): void {
    if (this.lifted && this.lifted.space !== space) this.#drop();
    this.hover(space);
  }

  #drop(): void {
    const { lifted } = this;
    if (!lifted) return;
    this.choosing.reset();
    this.#space = lifted.space;
    this.#turn = lifted.turn;
  }

  pick(tile: number): void {
    this.#drop();
    this.#picked = tile;
    this.#turn = null;
  }

  turn(step: 1 | -1): void {
    this.#drop();
    const now = this.ghost?.turn ?? this.#turn ?? this.tile?.turn ?? 0;
    this.#turn = nextTurn(this.turns, now, step);
  }

  /** Choose what the ghost shows. */
  confirm(): void {
    const { placement } = this;
    if (placement) this.choosing.choose(placement.offer);
    if (this.lifted) return;
    this.#space = null;
    this.#turn = null;
    this.#picked = null;
  }
}

/**
 * What a host has clicked and the table does not have yet.
 *
 * Wishes go one after another, so that none is lost while another is on its way. An option is shown
 * as it was clicked until its wish is answered; then it is as the table has it, also after a refusal.
 */
import type { TableChange, TableInfo } from "../wire";

type Options = TableInfo["options"];

export class Draft {
  #waiting = $state.raw<{ options: Options }[]>([]);
  #last: Promise<void> = Promise.resolve();

  /** Options that were clicked and are not answered yet; the last click counts. */
  readonly options = $derived.by((): Options => Object.assign({}, ...this.#waiting.map((each) => each.options)) as Options);
  readonly busy = $derived(this.#waiting.length > 0);

  constructor(
    readonly take: (table: TableInfo) => void,
    readonly refused: (error: unknown) => void,
  ) {}

  /** Ask for something, after all that was asked for before. */
  wish(ask: () => Promise<TableInfo>, options: Options = {}): Promise<void> {
    const waiting = { options };
    this.#waiting = [...this.#waiting, waiting];
    this.#last = this.#last.then(async () => {
      try {
        this.take(await ask());
      } catch (error) {
        this.refused(error);
      }
      this.#waiting = this.#waiting.filter((each) => each !== waiting);
    });
    return this.#last;
  }

  change(ask: (wish: Partial<TableChange>) => Promise<TableInfo>, wish: Partial<TableChange>): Promise<void> {
    return this.wish(() => ask(wish), wish.options ?? {});
  }
}

/** A first game with a coach. */
import { playNow } from "../net/opening";
import type { GameInfo, TableInfo } from "../wire";
import { keepCoached } from "./notes";

const FIRST_LEVEL = "apprentice";

/** Against bots that make mistakes too, with somebody who says what matters. */
export async function playCoached(game: GameInfo): Promise<TableInfo> {
  const table = await playNow(game, FIRST_LEVEL);
  keepCoached(table.id, true);
  return table;
}

/** Which schools may be in the deck, from the options of the table. */
import type { TableInfo } from "../../../lib/wire";

const BASE = ["alchemy", "conjuring", "elemental", "mentalism", "mutation", "thaumaturgy"];
const EXPANSIONS: Record<string, string[]> = { malefic: ["hexcraft", "chaos", "necromancy"], bestial: ["mythology", "totem", "draconic"] };

const list = (value: TableInfo["options"][string] | undefined): string[] => (Array.isArray(value) ? value : []);

export function schoolsOf(options: TableInfo["options"]): { how: string; names: string[] } {
  const all = [...BASE, ...list(options.expansions).flatMap((name) => EXPANSIONS[name] ?? [])];
  if (options.giant_book) return { how: "giant", names: all };
  if (options.custom_spellbook) return { how: "teams", names: all };
  if (options.specializations) return { how: "special", names: all };
  const choosing = String(options.choosing ?? "random");
  return { how: choosing, names: choosing === "named" ? list(options.schools) : all };
}

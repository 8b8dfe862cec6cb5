/** Any view as readable pieces: the generic board draws them, the text of the table reads them out. */
import { t } from "../text";
import type { SeatInfo } from "../wire";

export interface Piece {
  title: string;
  text: string; // of a leaf
  touch: string; // id of the thing, or ""
  seat: number | null;
  pieces: Piece[];
}

const NAMES = ["name", "title", "label"];
const IDS = ["touch", "id"];
const BY_SEAT = /^(seats|players|wizards|people|students)$/;

/** `things` are the ids that can be touched: a text that is one of them stands alone. */
export function describe(view: unknown, seats: SeatInfo[], things: ReadonlySet<string> = new Set()): Piece[] {
  return piece("", view, { seats, things }).pieces;
}

/** `public_cards` as people write it: "Public cards". */
export function spelled(key: string): string {
  const words = key.replace(/[_-]+/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The pieces as indented lines. */
export function lines(pieces: Piece[], depth = 0): string[] {
  return pieces.flatMap((each) => [
    `${"  ".repeat(depth)}${each.title}${each.title && each.text ? ": " : ""}${each.text}`,
    ...lines(each.pieces, depth + 1),
  ]);
}

interface Around {
  seats: SeatInfo[];
  things: ReadonlySet<string>;
}

function piece(title: string, value: unknown, around: Around): Piece {
  const empty: Piece = { title, text: "", touch: "", seat: null, pieces: [] };
  if (Array.isArray(value)) return listPiece(empty, title, value, around);
  if (typeof value === "object" && value !== null) return objectPiece(empty, value as Record<string, unknown>, around);
  return { ...empty, text: word(value), touch: typeof value === "string" ? value : "" };
}

function listPiece(base: Piece, key: string, items: unknown[], around: Around): Piece {
  const { seats, things } = around;
  if (items.length === 0) return { ...base, text: t("generic.none") };
  if (items.every((item) => typeof item !== "object" && !things.has(String(item)))) {
    return { ...base, text: items.map(word).join(", ") };
  }
  const bySeat = items.length === seats.length && BY_SEAT.test(key.toLowerCase());
  const pieces = items.map((item, index) => {
    const made = piece("", item, around);
    const seat = made.seat ?? (bySeat ? index : null);
    const isWord = made.pieces.length === 0 && typeof item !== "object";
    return { ...made, seat, title: made.title || (isWord ? "" : t("generic.numbered", { number: index + 1 })) };
  });
  return { ...base, pieces };
}

function objectPiece(base: Piece, value: Record<string, unknown>, around: Around): Piece {
  const { seats } = around;
  const nameKey = NAMES.find((key) => typeof value[key] === "string" && value[key] !== "");
  const idKey = IDS.find((key) => typeof value[key] === "string");
  const seat = typeof value.seat === "number" && value.seat < seats.length ? value.seat : null;
  const name = nameKey ? String(value[nameKey]) : (seats.find((each) => each.seat === seat)?.name ?? "");
  const pieces = Object.entries(value)
    .filter(([key, each]) => key !== nameKey && key !== idKey && each !== null && each !== "" && !(key === "seat" && seat !== null))
    .map(([key, each]) => ({ ...piece(key, each, around), title: spelled(key) }));
  return { ...base, title: name || spelled(base.title), touch: idKey ? String(value[idKey]) : "", seat, pieces };
}

function word(value: unknown): string {
  if (typeof value === "boolean") return t(value ? "generic.yes" : "generic.no");
  return value === null || value === undefined ? t("generic.none") : String(value);
}

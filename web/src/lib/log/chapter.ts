/** The table in words: sentences under headings, in the order in which somebody would tell it. */
export interface Chapter {
  title: string;
  lines: string[]; // one or more sentences each
}

/** What a game tells of its table; whose turn it is, what may be chosen and the places are told by the frame. */
export interface Told {
  threats: string[]; // what threatens the seat that looks, or soon ends the game
  table: Chapter[]; // how the game stands, and everybody at the table
  unknown: string[]; // what the table may know of what nobody sees: what can still come, what is gone, what was shown
}

/** Only what there is something to say about. */
export function told(...lines: (string | false | null | undefined)[]): string[] {
  return lines.filter((line): line is string => Boolean(line));
}

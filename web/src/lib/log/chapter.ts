/** The table in words: sentences under headings, as somebody would tell it. */
export interface Chapter {
  title: string;
  lines: string[]; // one or more sentences each
}

/** Only what there is something to say about. */
export function told(...lines: (string | false | null | undefined)[]): string[] {
  return lines.filter((line): line is string => Boolean(line));
}

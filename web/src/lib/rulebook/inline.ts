/** One line of Markdown as tokens; numbers of rules become links. */

export interface Token {
  kind: "plain" | "strong" | "em" | "code" | "rule" | "term";
  text: string;
  meaning?: string; // of a term
}

const MARKS = /\*\*(.+?)\*\*|(?<![\w*])\*(?!\s)([^*]+?)\*(?!\w)|`([^`]+)`|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{2}-[A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)\b/g;

export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  const plain = (until: number) => {
    if (until > at) found.push({ kind: "plain", text: text.slice(at, until) });
  };
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em, code, link, rule] = match;
    plain(match.index);
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (link !== undefined) found.push({ kind: "plain", text: link });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    at = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

/** The tokens of a text in which each term is marked where it stands first. */
export function withTerms(text: string, terms: Terms): Token[] {
  const told = new Set<string>();
  return tokens(text).flatMap((token) => (token.kind === "plain" ? marked(token.text, terms, told) : [token]));
}

/** Words that the overview explains, and how they are found in a text. */
export interface Terms {
  meanings: Map<string, string>; // by the word in small letters
  pattern: RegExp | null;
}

/** A word is found as a whole, with a plural s. Longer words go first: "speed boost" before "boost". */
export function termsOf(words: { name: string; text: string }[]): Terms {
  const meanings = new Map(words.map(({ name, text }) => [name.toLowerCase(), text]));
  const names = [...meanings.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[^\w ]/g, "\\$&"));
  return { meanings, pattern: names.length > 0 ? new RegExp(`\\b(${names.join("|")})s?\\b`, "gi") : null };
}

function marked(text: string, { meanings, pattern }: Terms, told: Set<string>): Token[] {
  const found: Token[] = [];
  let at = 0;
  for (const match of pattern ? text.matchAll(pattern) : []) {
    const name = (match[1] ?? "").toLowerCase();
    if (told.has(name)) continue;
    told.add(name);
    if (match.index > at) found.push({ kind: "plain", text: text.slice(at, match.index) });
    found.push({ kind: "term", text: match[0], meaning: meanings.get(name) });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

/** One line of Markdown as tokens; numbers of rules become links. */

export interface Token {
  kind: "plain" | "strong" | "em" | "code" | "rule";
  text: string;
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

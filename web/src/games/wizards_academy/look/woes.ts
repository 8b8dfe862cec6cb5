/** Threats of one room for reading: those that would do the same stand together. */
import type { ThreatView } from "../view";

/** Threats of the same kind and fate as one entry, in order of first appearance. */
export function alike(threats: ThreatView[]): ThreatView[] {
  const found: ThreatView[] = [];
  for (const threat of threats) {
    const same = found.findIndex((each) => each.kind === threat.kind && each.if_activated === threat.if_activated && each.damage === threat.damage);
    const other = found[same];
    if (other) found[same] = { ...other, count: other.count + threat.count, attack: other.attack + threat.attack };
    else found.push(threat);
  }
  return found;
}

/** Lines with how often each occurs, in order of first appearance. */
export function counted(lines: string[]): { line: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => ({ line, count }));
}

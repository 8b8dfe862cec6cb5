/** What this browser keeps between visits; a page that may not keep anything still works. */
const PREFIX = "spellhall.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse storage: the value lives until the page closes.
  }
}

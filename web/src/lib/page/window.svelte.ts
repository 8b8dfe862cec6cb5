/** Questions about the window, at the size of things that was chosen: large type makes a window small. */
import { MediaQuery } from "svelte/reactivity";

import { settings } from "./settings.svelte";

/** A question in pixels of the page, asked in pixels of the window; between two steps there is no gap. */
export function ofWindow(query: string, zoom: number): string {
  if (zoom === 1) return query;
  return query.replace(/(min-(?:width|height):\s*)?([\d.]+)px/g, (_, least: string | undefined, pixels: string) =>
    least ? `${least}${(Number(pixels) - 1) * zoom + 0.02}px` : `${Number(pixels) * zoom}px`,
  );
}

/** Whether the window is of a kind, like `MediaQuery`. */
export class WindowQuery {
  #query: string;
  #asked = $derived.by(() => new MediaQuery(ofWindow(this.#query, settings.wishes.zoom / 100)));

  constructor(query: string) {
    this.#query = query;
  }

  get current(): boolean {
    return this.#asked.current;
  }
}

const written = new WeakMap<CSSMediaRule, string>();

function refit(rules: CSSRuleList, zoom: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, text);
      rule.media.mediaText = ofWindow(text, zoom);
    }
    if (rule instanceof CSSGroupingRule) refit(rule.cssRules, zoom);
  }
}

/** Style sheets ask in pixels of the page too, also those that come later; the result ends it. */
export function fitSheets(zoom: number): () => void {
  const fit = (): void => [...document.styleSheets].forEach((sheet) => refit(sheet.cssRules, zoom));
  fit();
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLLinkElement) node.addEventListener("load", fit);
  });
  if (zoom !== 1) watcher.observe(document.head, { childList: true });
  return () => watcher.disconnect();
}

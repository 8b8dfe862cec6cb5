/** Words in a box of fixed height: what is shown ends with a whole line, and it is told whether there is more. */
import type { Attachment } from "svelte/attachments";

const TOLERANCE = 1.5; // pixels

/** The bottom of the last line that fits, below the top; and whether all do. */
export function fitting(bottoms: number[], room: number): { height: number; cut: boolean } {
  const within = bottoms.filter((bottom) => bottom <= room + TOLERANCE);
  return { height: Math.max(0, ...within), cut: within.length < bottoms.length };
}

/** Where each line of text stands. */
function linesIn(words: Element): DOMRect[] {
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: DOMRect[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/** Attachment for a box whose child holds the words. */
export function wholeLines(told: (cut: boolean) => void): Attachment<HTMLElement> {
  return (box) => {
    const words = box.firstElementChild;
    if (!(words instanceof HTMLElement)) return;
    const fit = () => {
      const { top } = words.getBoundingClientRect();
      const { height, cut } = fitting(linesIn(words).map(({ bottom }) => bottom - top), box.clientHeight);
      box.style.setProperty("--lines", cut ? `${height}px` : "none");
      told(cut);
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(box);
    changed.observe(words, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

/** A box that scrolls is a stop for keys, by its name, as long as something in it is out of sight. */
import type { Attachment } from "svelte/attachments";

const SLACK = 1; // pixels by which rounding makes a box larger
const MOVES = new Set(["auto", "scroll"]);

/** Whether a part of a box is out of sight to the side, and can be brought into it. */
export function isWider(box: Element): boolean {
  return box.scrollWidth > box.clientWidth + SLACK && MOVES.has(getComputedStyle(box).overflowX);
}

/** Whether a part of a box is out of sight above or below, and can be brought into it. */
export function isTaller(box: Element): boolean {
  return box.scrollHeight > box.clientHeight + SLACK && MOVES.has(getComputedStyle(box).overflowY);
}

/** To attach to a box, with its name where it has none of its own. */
export function scrolls(name?: string): Attachment<HTMLElement> {
  return (box) => {
    if (name !== undefined) box.setAttribute("aria-label", name);
    if (name !== undefined && box.tagName === "DIV") box.setAttribute("role", "group");
    const look = () => {
      if (isWider(box) || isTaller(box)) box.tabIndex = 0;
      else if (box !== document.activeElement) box.removeAttribute("tabindex"); // whoever is there stays there
    };
    const sizes = new ResizeObserver(look);
    const attend = () => [box, ...box.children].forEach((each) => sizes.observe(each));
    const contents = new MutationObserver(attend);
    contents.observe(box, { childList: true });
    attend();
    return () => (sizes.disconnect(), contents.disconnect());
  };
}

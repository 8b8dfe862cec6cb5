/**
 * The Tab key goes from region to region of the stage, and arrow keys go about in them; F6 leads to
 * the next region from anywhere. What uses arrow keys itself, such as the grid of the board or a
 * field, is a stop of its own. After the last region the Tab key leaves the stage as ever.
 */
import { isTyping } from "../page/keyboard";
import { isTaller, isWider } from "../page/scrolls";

const REGION = "[data-region]";
const FIRST = "status"; // where F6 leads to from nowhere
const TABBABLE = "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]";
const USES_ARROWS = "[role=grid], [role=slider], input, select, textarea";
const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One place where the Tab key stops: the things among which arrow keys go about. */
interface Stop {
  key: Element; // the region, or what uses arrow keys itself
  things: HTMLElement[];
}

export function stops(stage: HTMLElement): () => void {
  const last = new WeakMap<Element, Element>(); // what had the focus in each stop

  /** In the order of the page; two parts of the same name stand beside each other. */
  const regions = () => [...stage.querySelectorAll<HTMLElement>(REGION)];
  const keyOf = (thing: Element, region: Element): Element => {
    const own = thing.closest(USES_ARROWS);
    return own && region.contains(own) ? own : region;
  };

  function stopsIn(region: HTMLElement): Stop[] {
    const found = new Map<Element, Stop>();
    for (const thing of region.querySelectorAll<HTMLElement>(TABBABLE)) {
      if (thing.tabIndex < 0 || !thing.checkVisibility({ visibilityProperty: true })) continue;
      const key = keyOf(thing, region);
      const stop = found.get(key) ?? { key, things: [] };
      stop.things.push(thing);
      found.set(key, stop);
    }
    return [...found.values()];
  }

  function enter({ key, things }: Stop): void {
    const before = things.find((thing) => thing === last.get(key));
    (before ?? things.find((thing) => thing.ariaDisabled !== "true") ?? things[0])?.focus();
  }

  /** From where the focus is to the next stop; false: there is none, and it leaves the stage. */
  function onward(at: HTMLElement, region: HTMLElement, by: 1 | -1): boolean {
    const all = regions().flatMap(stopsIn);
    const here = all.findIndex(({ key }) => key === keyOf(at, region));
    const next = all[here + by];
    if (here < 0 || !next) return false;
    enter(next);
    return true;
  }

  function within(at: HTMLElement, region: HTMLElement, key: string): boolean {
    const things = stopsIn(region).find((stop) => stop.key === keyOf(at, region))?.things ?? [];
    const here = things.indexOf(at);
    const next = key === "Home" ? things[0] : key === "End" ? things.at(-1) : things[here + (WAYS[key] ?? 0)];
    if (here < 0 || !next) return false;
    next.focus();
    return true;
  }

  function press(event: KeyboardEvent): void {
    const at = event.target;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(at instanceof HTMLElement || at instanceof SVGElement)) return;
    const region = at.closest<HTMLElement>(REGION);
    if (!region) return;
    const thing = at as HTMLElement;
    if (event.key === "Tab") {
      if (onward(thing, region, event.shiftKey ? -1 : 1)) event.preventDefault();
      else stage.querySelector<HTMLElement>(event.shiftKey ? ".head" : ".tail")?.focus(); // from there the browser goes on
      return;
    }
    const arrow = event.key in WAYS || event.key === "Home" || event.key === "End";
    if (!arrow || event.shiftKey || isTyping(event) || thing.matches(USES_ARROWS) || scrolls(thing, event.key)) return;
    if (within(thing, region, event.key)) event.preventDefault();
  }

  function leap(event: KeyboardEvent): void {
    if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const all = regions().filter((region) => stopsIn(region).length > 0);
    const here = all.findIndex((region) => region.contains(document.activeElement));
    const by = event.shiftKey ? -1 : 1;
    const next = here < 0 ? all.find((region) => region.dataset.region === FIRST) : all[(here + by + all.length) % all.length];
    const [stop] = next ? stopsIn(next) : [];
    if (stop) enter(stop);
  }

  function remember({ target }: FocusEvent): void {
    const region = target instanceof Element ? target.closest(REGION) : null;
    if (region && target instanceof Element) last.set(keyOf(target, region), target);
  }

  stage.addEventListener("keydown", press);
  stage.addEventListener("focusin", remember);
  addEventListener("keydown", leap);
  return () => {
    stage.removeEventListener("keydown", press);
    stage.removeEventListener("focusin", remember);
    removeEventListener("keydown", leap);
  };
}

/** Whether an arrow key scrolls what has the focus. */
function scrolls(thing: Element, key: string): boolean {
  if (thing.matches("button, a, [role=button]")) return false;
  return key === "ArrowUp" || key === "ArrowDown" ? isTaller(thing) : key !== "Home" && key !== "End" && isWider(thing);
}

/** The keys of a table. */
import { isTyping } from "../page/keyboard";
import type { Playing } from "./playing.svelte";

type Keys = Record<string, () => void>;

/** What a key press on the page does. */
export function press(playing: Playing, event: KeyboardEvent): void {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { choosing, planning, timeline } = playing;
  const key = event.key.toLowerCase();
  if (event.shiftKey && (key === "arrowleft" || key === "arrowright") && !event.defaultPrevented) {
    event.preventDefault();
    return void timeline.step(key === "arrowleft" ? -1 : 1, "event");
  }
  if (event.shiftKey && key === "c") {
    event.preventDefault();
    return void playing.coachOrNot();
  }
  const keys = { ...keysOf(playing, event.shiftKey), ...(planning.on ? planKeys(playing) : {}) };
  const offer = [...choosing.keys].find(([, each]) => each === key)?.[0];
  const act = offer ? () => choosing.choose(offer) : keys[key];
  // Space and Enter on a focused thing belong to that thing.
  if (!act || event.repeat || (key === " " && event.target !== document.body)) return;
  if (key === "enter" && ((!choosing.lifted && !planning.on) || (event.target instanceof Element && event.target.closest("button, a, [role=button]")))) return;
  event.preventDefault();
  act();
}

function keysOf(playing: Playing, shift: boolean): Keys {
  const { choosing, session } = playing;
  const list = () => choosing.left.length > 0 && (playing.open = "list");
  return {
    ...playing.watch.keys(),
    escape: () => leave(playing),
    enter: () => choosing.confirm(),
    // Partners point and suggest while they are asked; the pace is for what is being shown.
    ...(playing.mayAid && session.waiting === 0 ? { ".": () => playing.partners && playing.point(), ",": () => playing.suggestByKey() } : {}),
    "+": () => playing.accept(),
    u: () => playing.shown.may_undo && playing.undo(shift),
    h: () => playing.hint(),
    l: list,
    "/": list,
    m: () => (playing.open = "menu"),
    w: () => (playing.open = "text"),
    "?": () => playing.openRules(),
    y: () => playing.plan(),
  };
}

/** Out of what one is in: an earlier moment, the show, the rulebook, what was selected. */
function leave(playing: Playing): void {
  const { choosing, session, timeline } = playing;
  if (playing.moment) timeline.live();
  else if (session.waiting > 0) timeline.skip();
  else if (playing.rule !== null) playing.rule = null;
  else if (choosing.path.length > 0 || choosing.lifted) choosing.reset();
  else playing.suggest(false);
}

function planKeys({ choosing, planning }: Playing): Keys {
  return {
    " ": () => planning.play(true),
    enter: () => planning.play(),
    u: () => planning.back(),
    escape: () => (choosing.path.length > 0 ? choosing.reset() : planning.drop()),
  };
}

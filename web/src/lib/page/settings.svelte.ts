/** What a person wishes of the page: theme, motion, sound, zoom, automatic pass, being asked twice. */
import { keep, kept } from "./kept";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less" | "none";

export interface Wishes {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  desktop: boolean; // a desktop notice when it is my turn
  autoPass: boolean; // let the server answer when there is only one answer
  careful: boolean; // what is not free is selected first, with what it would lead to
  zoom: number; // per cent
  effects: boolean; // what happens is heard
  volume: number; // of that, per cent
  speech: boolean; // names of spells are read out
  speed: number; // of the show of events
  level: string; // of the bots of "Play now"
}

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const MOTIONS: readonly Motion[] = ["auto", "full", "less", "none"];
export const ZOOMS: readonly number[] = [80, 90, 100, 110, 125, 150];
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

const DEFAULTS: Wishes = {
  theme: "auto",
  motion: "auto",
  sound: true,
  desktop: false,
  autoPass: true,
  careful: true,
  zoom: 100,
  effects: false,
  volume: 40,
  speech: false,
  speed: 1,
  level: "adept",
};

/** Stored wishes, checked field by field: an old or damaged store gives the defaults. */
export function readWishes(stored: string | null): Wishes {
  const wishes: Wishes = { ...DEFAULTS };
  let raw: unknown;
  try {
    raw = JSON.parse(stored ?? "{}");
  } catch {
    return wishes;
  }
  if (typeof raw !== "object" || raw === null) return wishes;
  const given = raw as Partial<Record<keyof Wishes, unknown>>;
  if (isOneOf(given.theme, THEMES)) wishes.theme = given.theme;
  if (isOneOf(given.motion, MOTIONS)) wishes.motion = given.motion;
  if (typeof given.sound === "boolean") wishes.sound = given.sound;
  if (typeof given.desktop === "boolean") wishes.desktop = given.desktop;
  if (typeof given.autoPass === "boolean") wishes.autoPass = given.autoPass;
  if (typeof given.careful === "boolean") wishes.careful = given.careful;
  if (isOneOf(given.zoom, ZOOMS)) wishes.zoom = given.zoom;
  if (typeof given.effects === "boolean") wishes.effects = given.effects;
  if (typeof given.volume === "number" && given.volume >= 0 && given.volume <= 100) wishes.volume = given.volume;
  if (typeof given.speech === "boolean") wishes.speech = given.speech;
  if (isOneOf(given.speed, SPEEDS)) wishes.speed = given.speed;
  if (typeof given.level === "string") wishes.level = given.level;
  return wishes;
}

function isOneOf<T>(value: unknown, allowed: readonly T[]): value is T {
  return allowed.includes(value as T);
}

/** The theme to show, given the wish and what the system prefers. */
export function shownTheme(wish: Theme, systemIsDark: boolean): "light" | "dark" {
  return wish === "auto" ? (systemIsDark ? "dark" : "light") : wish;
}

/** How much motion to show, given the wish and what the system prefers. */
export function shownMotion(wish: Motion, systemWantsLess: boolean): "full" | "less" | "none" {
  return wish === "auto" ? (systemWantsLess ? "less" : "full") : wish;
}

class Settings {
  wishes = $state(readWishes(kept("wishes")));
  #dark = $state(false);
  #less = $state(false);

  theme = $derived(shownTheme(this.wishes.theme, this.#dark));
  motion = $derived(shownMotion(this.wishes.motion, this.#less));

  /** Follow what the system prefers; call once, when the page starts. */
  follow(): void {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const less = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.#dark = dark.matches;
    this.#less = less.matches;
    dark.addEventListener("change", (event) => (this.#dark = event.matches));
    less.addEventListener("change", (event) => (this.#less = event.matches));
  }

  set<Name extends keyof Wishes>(name: Name, value: Wishes[Name]): void {
    this.wishes[name] = value;
    keep("wishes", JSON.stringify(this.wishes));
  }

  /** Write theme, motion and zoom to the page, where the style sheets read them. */
  dress(root: HTMLElement): void {
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
    root.style.setProperty("--zoom", String(this.wishes.zoom / 100));
  }
}

export const settings = new Settings();

/**
 * Vite plugin: one sprite of game-icons for the house and one for each game, holding only the
 * pictures that are named there. `virtual:game-icons` tells where each sprite lies.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const CLIENT_GAMES = join(WEB, "src/games");
const SERVER_GAMES = resolve(WEB, "../src/spellhall/games");
const VIRTUAL = "virtual:game-icons";
const PATH = "/game-icons/";

/** A picture is named by a quoted word; in the house only where it is given to an icon. */
const QUOTED = /["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;
const GIVEN = /(?:name|icon)\s*[:=]\s*["'`]([a-z0-9-]+)["'`]/g;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function gameIcons(): Plugin {
  const all = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  ) as IconSet;
  let building = false;
  return {
    name: "spellhall-game-icons",
    config(_, env) {
      building = env.command === "build";
    },
    resolveId(id) {
      return id === VIRTUAL ? `\0${VIRTUAL}` : undefined;
    },
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const entries = [...wanted(all)].map(([set, names]) => {
        const source = sprite(all, names);
        const url = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `icons-${set}.svg`, source })}`
          : JSON.stringify(`${PATH}${set}.svg`);
        return `${JSON.stringify(set)}: { url: ${url}, names: ${JSON.stringify(names.join(" "))} }`;
      });
      return `export const sprites = { ${entries.join(",\n")} };`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const set = request.url?.startsWith(PATH) ? request.url.slice(PATH.length, -".svg".length) : undefined;
        const names = set === undefined ? undefined : wanted(all).get(set);
        if (names === undefined) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprite(all, names));
      });
    },
  };
}

/** Names of the icons that each sprite needs, sorted. */
export function wanted(all: IconSet): Map<string, string[]> {
  const sets = new Map<string, Set<string>>([["house", named(all, [join(WEB, "src")], GIVEN, CLIENT_GAMES)]]);
  for (const games of [SERVER_GAMES, CLIENT_GAMES]) {
    for (const game of folders(games)) {
      const known = sets.get(game) ?? new Set<string>();
      for (const name of named(all, [join(games, game)], QUOTED)) known.add(name);
      sets.set(game, known);
    }
  }
  return new Map([...sets].map(([set, names]) => [set, [...names].sort()]));
}

function named(all: IconSet, roots: string[], pattern: RegExp, except = ""): Set<string> {
  const found = new Set<string>();
  for (const root of roots) {
    for (const file of files(root)) {
      if (except && file.startsWith(except)) continue;
      for (const match of readFileSync(file, "utf8").matchAll(pattern)) {
        const name = match[1] ?? "";
        if (body(all, name) !== undefined) found.add(name);
      }
    }
  }
  return found;
}

function sprite(all: IconSet, names: string[]): string {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${body(all, name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function body(all: IconSet, name: string): string | undefined {
  if (Object.hasOwn(all.icons, name)) return all.icons[name]?.body;
  const alias = all.aliases?.[name];
  return alias && Object.hasOwn(all.aliases ?? {}, name) ? all.icons[alias.parent]?.body : undefined;
}

function folders(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);
}

function files(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(py|json|toml|svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

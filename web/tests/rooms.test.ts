/** The plan of the client's house: the same rooms in every game, none of them crowded. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const ROOMS = ["ask", "board", "cards", "look", "pieces", "seats", "show", "stage", "text"];
const MOST_FILES = 13;

const folders = ["src", "tests"].flatMap((root) => under(join(WEB, root)));
const games = names(join(WEB, "src/games"));

test("no folder has more files than one takes in at a glance", () => {
  const crowded = folders.filter((folder) => files(folder).length > MOST_FILES);
  expect(crowded.map((folder) => relative(WEB, folder))).toEqual([]);
});

test.each(games)("%s has only the rooms that every game may have", (game) => {
  for (const room of names(join(WEB, "src/games", game))) expect(ROOMS).toContain(room);
});

test.each(games)("%s imports no other game", (game) => {
  const others = games.filter((other) => other !== game);
  expect(imported(join(WEB, "src/games", game), others)).toEqual([]);
});

test("what the games share imports none of them", () => {
  expect(imported(join(WEB, "src/lib"), games)).toEqual([]);
});

test.each(games)("%s draws what is on its table as things of the registry", (game) => {
  expect(imported(join(WEB, "src/games", game), ["touch.svelte"])).toEqual([]);
});

test.each(games)("%s draws no key badges of its own", (game) => {
  expect(written(join(WEB, "src/games", game), /<kbd|\.keys\.get\(/)).toEqual([]);
});

test.each(games)("%s has no camera of its own", (game) => {
  expect(written(join(WEB, "src/games", game), /onwheel|Listener\("wheel"|panning|svelte\/motion/)).toEqual([]);
});

/** Files below a folder that hold this. */
function written(root: string, what: RegExp): string[] {
  return under(root).flatMap((folder) => files(folder).filter((file) => what.test(readFileSync(join(folder, file), "utf8"))));
}

/** Imports below a folder whose path leads through one of these folders. */
function imported(root: string, through: string[]): string[] {
  return under(root).flatMap((folder) =>
    files(folder)
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/from "(\.[^"]+)"/g)].map((found) => found[1] ?? ""))
      .filter((path) => path.split("/").some((step) => through.includes(step))),
  );
}

function under(root: string): string[] {
  return [root, ...names(root).flatMap((name) => under(join(root, name)))];
}

function names(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function files(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => entry.name);
}

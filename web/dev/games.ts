/** Five games as the server would list them. */
import type { GameInfo, LevelInfo, OptionInfo } from "../src/lib/wire";

const LEVELS: LevelInfo[] = [
  { id: "apprentice", title: "Apprentice", line: "Plays any legal move." },
  { id: "adept", title: "Adept", line: "Looks one step ahead." },
  { id: "archmage", title: "Archmage", line: "Searches, without seeing hidden cards." },
];

function game(
  id: string,
  title: string,
  mood: string,
  minutes: string,
  weight: number,
  players: [number, number],
  line: string,
  options: OptionInfo[] = [],
): GameInfo {
  const [least_players, most_players] = players;
  const together = id === "wizards_academy";
  return { id, title, version: "1.0", line, mood, minutes, weight, least_players, most_players, together, options, levels: LEVELS, lesson_steps: 0 };
}

function option(id: string, title: string, line: string, more: Partial<OptionInfo>): OptionInfo {
  return { id, title, line, kind: "flag", default: false, values: [], least: 0, most: 0, rule: "", tag: "", needs: null, ...more };
}

const SCHOOLS: [string, string][] = [
  ["Alchemy", "Stones and vials to carry and throw."],
  ["Conjuring", "Traps, bushes and doors from nothing."],
  ["Elemental", "Fireball, flood, fog, walls of earth."],
  ["Mentalism", "Burn minds, steal cards, teleport."],
  ["Mutation", "Be a wolf, golem or slime; grow arms."],
  ["Thaumaturgy", "The toolbox: darts, keys, a blade."],
  ["Hexcraft", "Curses on wizards, hexes on squares."],
  ["Chaos", "Everything rolls, even the shield."],
  ["Necromancy", "Drain life and cheat death once."],
];

const WIZ_WAR: OptionInfo[] = [
  option("schools", "Schools", "Three schools make the deck.", {
    kind: "many",
    default: ["elemental", "mentalism", "hexcraft"],
    values: SCHOOLS.map(([title, line]) => ({ id: title.toLowerCase(), title, line, players: 0, needs: null })),
    least: 3,
    most: 3,
  }),
  option("side", "Boards", "Two sets of rooms; the same side for all sectors.", {
    kind: "one",
    default: "a",
    values: [
      { id: "a", title: "Side A", line: "Straight halls.", players: 0, needs: null },
      { id: "b", title: "Side B", line: "Winding halls.", players: 0, needs: null },
    ],
  }),
  option("points", "Points to win", "Two is the rule; three or four make a longer evening.", { kind: "number", default: 2, least: 2, most: 4, rule: "WW-OPT-4" }),
  option("minds", "Uncluttered Minds", "Spells you keep up do not fill your hand.", { default: true, rule: "WW-OPT-1", tag: "classic" }),
  option("deadly", "Deadly Treasures", "Both your treasures stolen at once: out.", { rule: "WW-OPT-3", tag: "classic" }),
  option("hunters", "Treasure Hunters", "Only treasures score; a kill does not.", { rule: "WW-OPT-8", tag: "classic" }),
  option("heavy", "Heavy Items", "Picking anything up ends Move and Cast.", { rule: "WW-OPT-6", tag: "classic" }),
  option("permanent", "Permanent Creations", "What you create stays until destroyed.", { rule: "WW-OPT-7", tag: "classic" }),
];

export const GAMES: GameInfo[] = [
  game("wiz_war", "Wiz-War", "duel and chase", "60", 4, [2, 5], "A duel in a labyrinth that turns. Fell a rival or carry a treasure home: two such points win.", WIZ_WAR),
  game("five_seals", "Five Seals", "no secrets", "30–60", 3, [2, 5], "Break coloured seals with dice and open a round dungeon. Every scroll you free is a tool and points in one."),
  game("hell_high", "Hell High", "rowdy", "30–60", 2, [2, 6], "Join three cards into one spell that reads as a sentence, and climb the status ladder over your classmates."),
  game("wizards_academy", "Wizard’s Academy", "together", "90–120", 5, [1, 6], "All together: learn an unknown spellbook by casting it, while fire, flood and imps run through the house."),
  game("arcane_academy", "Arcane Academy", "tile puzzle", "30–45", 2, [2, 4], "Lay tiles whose connectors really join. Touch one, and its neighbours work for you; hand in eight assignments."),
];

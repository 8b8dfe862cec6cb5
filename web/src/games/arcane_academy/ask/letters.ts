/** The keys of what a tile may do: the same ones, whichever of them are on offer. */
export const letters: ReadonlyMap<string, string> = new Map([
  ["will", "i"],
  ["shard", "s"],
  ["complete", "c"],
  ["use", "x"], // all of its own letters mean something else
  ["add", "d"],
  ["chaos", "o"],
  ["rest", "r"],
  ["keep", "k"],
  ["sweep", "s"],
  ["pay", "g"],
]);

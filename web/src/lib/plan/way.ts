/** A plan that is nothing but a way to a place, as a game tells it. */
export interface Way {
  title: string; // where it leads
  line: string; // what it costs
  asks: string; // what it would lose, which is asked for before it is walked; "": nothing
  go: string; // what the button says that walks
  stop: { steps: number; label: string; line: string } | null; // an earlier place where one could stop safely
}

/** An earlier moment that is looked at: what it is called, and what one can do there. */
export interface EarlierMoment {
  title: string;
  text: string;
  replay: string; // the address of a replay from there
  step: (by: 1 | -1) => void; // event by event
  back: () => void; // to what is now
}

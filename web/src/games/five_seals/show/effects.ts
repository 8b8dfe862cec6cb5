/** What the screen does for each kind of event. */
import type { Effects } from "../../../lib/show/effects";
import type { Facts } from "../events";

export const EFFECTS: Effects<Facts> = {
  mage: { shows: "The mage appears on the board and lights up." },
  taken: { shows: "Dice fly from the supply to the player, and their fields light up." },
  round: { shows: "All dice are thrown anew, and the log begins a new round." },
  give_up: { shows: "The dice of the player light up and fly back to the supply." },
  finish: { shows: "The seat lights up and its scrolls turn face up." },
  break: { shows: "The mage walks the way that was told, then the seal shatters; dice fly back to the supply, and a scroll flies to its new owner." },
  store: { shows: "The scroll lights up with the seal that is kept on it." },
  join: { shows: "The node and the familiar light up, and the familiar is with its mage again." },
  add: { shows: "The scroll and the dice light up, and the changed die rolls over." },
  change: { shows: "The scroll and the dice light up, and the changed dice roll over." },
  renew: { shows: "The scroll and the dice light up, and the dice that were rolled again roll over." },
  raise: { shows: "The scroll and the dice light up, and the changed dice roll over." },
  lower: { shows: "The scroll and the victim's dice light up, and the changed dice roll over." },
  grow: { shows: "The scroll lights up, a die flies from the supply and rolls." },
  exchange: { shows: "The scroll and both nodes light up, and the two seals change places." },
  disintegrate: { shows: "The scroll lights up and the seal shatters where it lies." },
  deceive: { shows: "The scroll and the dice of both light up, and the changed dice roll over." },
  transfer: { shows: "The two scrolls light up and fly to their new owners." },
  steal: { shows: "The scroll and the dice of both light up, and the die goes from one to the other." },
  exploit: { shows: "The scroll that works for another lights up." },
  send: { shows: "The scroll and the node light up, and the familiar stands there." },
  post: { shows: "The scroll, the node and the guardian light up, and the guardian stands there." },
  withdraw: { shows: "The scroll and the guardian light up, and the guardian stands beside the board again." },
  pass: { shows: "The scroll and what is passed light up; the walk is shown when the seal breaks." },
  speed: { shows: "The scroll lights up." },
  end: { none: "The result is shown at once." },
};

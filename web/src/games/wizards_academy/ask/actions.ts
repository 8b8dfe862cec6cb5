/** The three actions of a turn: any three in the basic game, one of each kind in the advanced one. */
import type { OptionOnOffer, QuestionInfo } from "../../../lib/wire";
import type { RoomView, View } from "../view";

const WALKS = new Set(["act", "dash_on"]); // questions in which one may walk

export interface Slot {
  name: "any" | "move" | "room" | "magic";
  icon: string;
  left: boolean;
}

export function actionSlots(view: View, seat: number): Slot[] {
  const mine = view.active === seat;
  const { any, move, room, magic } = view.actions;
  if (!view.advanced) return [0, 1, 2].map((i) => ({ name: "any", icon: "magic-swirl", left: !mine || i < any }));
  return [
    { name: "move", icon: "walking-boot", left: !mine || move > 0 },
    { name: "room", icon: "doorway", left: !mine || room > 0 },
    { name: "magic", icon: "magic-swirl", left: !mine || magic > 0 },
  ];
}

/** Whether one may walk into the room now: it may be lit for another reason. */
export function walksTo(questions: readonly QuestionInfo[], { room, cost }: RoomView): boolean {
  const leads = ({ touches, choice }: OptionOnOffer) => touches.includes(`room:${room}`) && choice.startsWith("move ");
  return cost !== null && cost > 0 && questions.some(({ kind, options }) => WALKS.has(kind) && options.some(leads));
}

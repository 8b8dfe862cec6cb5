/** What is asked at a table, as its updates tell it. */
import { filledQuestion } from "../net/filled";
import { patched } from "../timeline/patches";
import { shared } from "../timeline/sharing";
import type { Update } from "../wire";

type Asked = Pick<Update, "questions" | "others">;

/** All that is asked now: told with a whole sight, else what has changed since the update before. */
export function askedNow(update: Update, before: Update | null): Asked {
  const { questions, others } = update.base !== "" && before ? before : update;
  const asked = { questions, others };
  const now = patched(asked, update.asked) as Asked;
  return shared(asked, { questions: now.questions.map(filledQuestion), others: now.others.map(filledQuestion) });
}

/** Whether a seat is asked in both updates, and the same. */
export function sameQuestion(seat: number, before: Update | null, after: Update): boolean {
  const [one, other] = [before, after].map((update) => update?.questions.find((question) => question.seat === seat));
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** When the clock runs out, on this browser's own clock. */
export function deadlineOf(update: Update): number | null {
  return update.status.left === null ? null : Date.now() + 1000 * update.status.left;
}

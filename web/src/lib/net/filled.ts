/** What messages leave out because it is as ever, filled in, so that nobody else need know of it. */
import { LEFT_OUT, type EventInfo, type QuestionInfo, type ReplayStep, type ServerMessage, type StatusInfo, type Update } from "../wire";

/** What was told, with what was left out of it; the same object where nothing was. */
function filled<Told extends object>(told: Told, left: object): Told {
  return Object.keys(left).every((field) => field in told) ? told : { ...left, ...told };
}

const filledEvent = (event: EventInfo): EventInfo => filled(event, LEFT_OUT.EventInfo);
const filledStatus = (status: StatusInfo): StatusInfo => filled(status, LEFT_OUT.StatusInfo);

export function filledQuestion(question: QuestionInfo): QuestionInfo {
  const options = question.options.map((option) => filled(option, LEFT_OUT.OptionOnOffer));
  return { ...filled(question, LEFT_OUT.QuestionInfo), options };
}

function filledUpdate(told: Update): Update {
  const update = filled(told, LEFT_OUT.Update);
  const [questions, others] = [update.questions.map(filledQuestion), update.others.map(filledQuestion)];
  return { ...update, events: update.events.map(filledEvent), status: filledStatus(update.status), questions, others };
}

export function filledStep(step: ReplayStep): ReplayStep {
  return { ...step, events: step.events.map(filledEvent), status: filledStatus(step.status) };
}

export function filledMessage(message: ServerMessage): ServerMessage {
  switch (message.type) {
    case "update":
      return filledUpdate(message);
    case "welcome":
      return message.update ? { ...message, update: filledUpdate(message.update) } : message;
    case "trial":
    case "ways":
      return message.question ? { ...message, question: filledQuestion(message.question) } : message;
    default:
      return message;
  }
}

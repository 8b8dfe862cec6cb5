/** The words of this screen. */
import { wordsOf } from "../../../lib/text";
import en from "./en.json";

export const say = wordsOf(en);

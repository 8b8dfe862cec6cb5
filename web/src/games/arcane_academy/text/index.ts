/** The words of this screen. */
import { catalogue } from "../../../lib/text";
import en from "./en.json";

export const say = catalogue(en);

/** Copying and saving. */
import { t } from "../text";
import { toasts } from "./toasts.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(t("share.copied"), "good");
  } catch {
    // Without a secure address there is no clipboard: show the text so that it can be copied by hand.
    window.prompt(t("share.by_hand"), text);
  }
}

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

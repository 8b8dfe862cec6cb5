/** Keys of the page, as opposed to keys that somebody types. */

/** Whether a key press belongs to a field or an open dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}

/** Keeps what did not change: where a sight comes whole, most of it is as before. */

/**
 * The next value, made of the parts of the last one wherever they are equal. So a component that
 * draws one thing of many has nothing to do when that thing did not change.
 */
export function shared<Value>(last: unknown, next: Value): Value {
  if (Object.is(last, next) || typeof next !== "object" || next === null) return next;
  if (typeof last !== "object" || last === null) return next;
  if (Array.isArray(next)) return (Array.isArray(last) ? sharedList(last, next) : next) as Value;
  return Array.isArray(last) ? next : sharedObject(last as Record<string, unknown>, next);
}

function sharedObject<Value extends object>(last: Record<string, unknown>, next: Value): Value {
  const names = Object.keys(next);
  const parts = Object.fromEntries(names.map((name) => [name, shared(last[name], next[name as keyof Value])]));
  const same = names.length === Object.keys(last).length && names.every((name) => name in last && Object.is(parts[name], last[name]));
  return (same ? last : parts) as Value;
}

function sharedList(last: unknown[], next: unknown[]): unknown[] {
  const shift = last.length - next.length; // what was taken out or put in moves all that comes after it
  const parts = next.map((each, place) => {
    const part = shared(last[place], each);
    return shift === 0 || Object.is(part, last[place]) ? part : shared(last[place + shift], each);
  });
  return shift === 0 && parts.every((part, place) => Object.is(part, last[place])) ? last : parts;
}

/** Who I am: a name and a key, no account. */
import { t } from "../text";
import type { PersonInfo } from "../wire";
import { Denied, api, personKey, setPersonKey } from "./api";

class Person {
  info = $state<PersonInfo | null>(null);
  asking = $state(false); // the name dialog is open
  #answered: ((named: boolean) => void) | null = null;
  #known: Promise<void> | null = null;

  get name(): string {
    return this.info?.name ?? "";
  }

  /** Learn, once, who the stored key belongs to; a key that nobody knows is thrown away. */
  load(): Promise<void> {
    this.#known ??= this.#load().catch((error: unknown) => {
      this.#known = null;
      throw error;
    });
    return this.#known;
  }

  async #load(): Promise<void> {
    if (!personKey()) return;
    try {
      this.info = await api.me();
    } catch (error) {
      if (error instanceof Denied && error.status === 401) setPersonKey("");
      else throw error;
    }
  }

  /** Be somebody: a guest's name is good enough to play at once. */
  async ensure(): Promise<void> {
    if (this.info) return;
    if (personKey()) await this.load();
    if (!this.info) await this.call(suggestion());
  }

  /** Take a name, as a new person or instead of the old one. */
  async call(name: string): Promise<void> {
    if (this.info) {
      this.info = await api.rename(name);
      return;
    }
    const made = await api.newPerson(name);
    setPersonKey(made.key);
    this.info = made.person;
  }

  /** Ask for a name and wait; false when the dialog was closed without one. */
  ask(): Promise<boolean> {
    this.asking = true;
    return new Promise((resolve) => (this.#answered = resolve));
  }

  answered(named: boolean): void {
    this.asking = false;
    this.#answered?.(named);
    this.#answered = null;
  }
}

/** A name for somebody who has not given one. */
export function suggestion(random = Math.random()): string {
  const names = t("person.suggestions").split(" ");
  return names[Math.floor(random * names.length)] ?? "";
}

export const person = new Person();

import type fc from 'fast-check';
import { expect } from 'vitest';
import { signed } from './model.ts';
import type { Model, Outcome } from './model.ts';
import type { Resident } from './resident.ts';

/** What the walk knows; fast-check wants one object that stays. */
export type Known = { model: Model };

/** What a step says of the model, does, and gets as a status. */
type Action = { readonly foretell: (model: Model) => Outcome; readonly go: (resident: Resident) => Promise<number> };

/** A step of the walk: what should happen, what does, and whether they agree. A step that has nothing to act on is left out. */
export class Step implements fc.AsyncCommand<Known, Resident> {
  readonly #name: string;
  readonly #go: (known: Known, resident: Resident) => Promise<void>;
  readonly #can: (model: Model) => boolean;

  constructor(name: string, go: Step['run'], can: (model: Model) => boolean = () => true) {
    this.#name = name;
    this.#go = go;
    this.#can = can;
  }

  check = (known: Readonly<Known>): boolean => this.#can(known.model);
  run = (known: Known, resident: Resident): Promise<void> => this.#go(known, resident);
  toString = (): string => this.#name;
}

/** Does a action and holds its status against what the model foretold. */
export async function expectForetold(
  known: Known,
  resident: Resident,
  action: Action & { name: string },
): Promise<void> {
  const { next, status } = action.foretell(known.model);
  known.model = next;
  expect({ action: action.name, status: await action.go(resident) }).toEqual({ action: action.name, status });
}

/** The place of the item that was picked, counted from the newest, so that every pick is one that exists; -1 when there is none. */
export const placeOf = (items: readonly unknown[], pick: number): number =>
  items.length === 0 ? -1 : items.length - 1 - (pick % items.length);

/** A call with one of the tokens. */
export const asSignedIn = (
  [name, pick]: readonly [name: string, pick: number],
  action: (who: number, model: Model) => Action | null,
): Step =>
  new Step(
    name,
    async (known, resident) => {
      const who = placeOf(known.model.sessions, pick);
      const found = action(who, known.model);
      if (!found) return;
      const foretell = (model: Model): Outcome => signed(model, who, found.foretell);
      await expectForetold(known, resident, { name: `${name} as ${who}`, go: found.go, foretell });
    },
    (model) => action(placeOf(model.sessions, pick), model) !== null,
  );

/** Something that is done elsewhere: the model changes, nobody is answered. */
export const elsewhere = (
  name: string,
  change: (model: Model) => Model,
  go: (resident: Resident, model: Model) => Promise<void>,
): Step =>
  new Step(name, async (known, resident) => {
    const before = known.model;
    known.model = change(before);
    await go(resident, before);
  });

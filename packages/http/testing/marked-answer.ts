import type { Edition } from '@stadstegoed/core/shared/edition.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { HttpFiles } from '../src/files/http-files.ts';
import { Fields } from '../src/wire.ts';
import { adaptersOf } from './adapters.ts';
import { answeringClient, jsonAnswer } from './answering-client.ts';
import type { Read } from './recordings.ts';

type Name = string | readonly string[];

/** The rounds of `readMarked`: three in which everything is there, and one in which every boolean is false. */
export const ROUNDS = [0, 1, 2, 3] as const;
const WITHOUT_BOOLEANS = 3;

/**
 * What a call makes of an answer that has every field which a reader asks for, and the path in the answer of a value of it
 * (`criteria.value`; `is_external|external` for a field with two names). `Fields` gives markers instead of what was sent, so
 * that a field is found wherever it ends, also one that is null in every recording. Restores `Fields` afterwards.
 */
export async function readMarked(read: Read, round: (typeof ROUNDS)[number], edition: Edition) {
  const paths = new WeakMap<object, string>();
  const sources = new Map<unknown, string>();
  const pathOf = (fields: object, name: Name): string => `${paths.get(fields) ?? ''}${[name].flat().join('|')}`;
  const inside = (fields: object, key: string): object => {
    const part = new Fields({});
    paths.set(part, `${pathOf(fields, key)}.`);
    return part;
  };
  // An address, because readers of pictures take nothing else.
  const text = function (this: object, name: Name): string {
    const marker = `https://marker.example/${pathOf(this, name)}`;
    sources.set(marker, pathOf(this, name));
    return marker;
  };
  // Cents become euros, euros cents, and seconds milliseconds.
  const number = function (this: object, name: Name): number {
    // A list of one page: some readers read every page.
    if (name === 'last_page') return 1;
    const marker = 1_000_000 + sources.size;
    for (const one of [marker, marker / 100, marker * 100, marker * 1000]) sources.set(one, pathOf(this, name));
    return marker;
  };
  // The kind of a search result chooses its reader; every round has another one.
  const word = function (this: object, name: Name, words: readonly string[]): string | undefined {
    if (name === 'item_type') return words[round % words.length];
    return round === WITHOUT_BOOLEANS ? words[0] : text.call(this, name);
  };
  const boolean = function (this: object, name: Name): string | false {
    return round === WITHOUT_BOOLEANS ? false : text.call(this, name);
  };
  const texts = { string: text, token: text, id: text, date: text, time: text, boolean };
  const numbers = { number, integer: number, money: number };
  const parts = {
    oneOf: word,
    knownOr: word,
    object(this: object, key: string): object {
      return inside(this, key);
    },
    part(this: object, key: string, map: (part: object) => unknown): unknown {
      return map(inside(this, key));
    },
    list(this: object, key: string, map: (item: object) => unknown): readonly unknown[] {
      return [map(inside(this, key))];
    },
    names: () => ['thumbnail'],
  };
  const { client } = answeringClient({
    edition,
    accessToken: () => 'token',
    answer: () => jsonAnswer({ data: {}, meta: {} }),
  });
  const files = new HttpFiles(client, { send: async () => jsonAnswer({ data: {} }), clock: new FakeClock() });
  const readers = Object.getOwnPropertyDescriptors(Fields.prototype);
  Object.assign(Fields.prototype, texts, numbers, parts);
  try {
    return { outcome: await read(adaptersOf(client), files), sourceOf: (value: unknown) => sources.get(value) };
  } finally {
    Object.defineProperties(Fields.prototype, readers);
  }
}

import { parseCalendarDate, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { LONGEST } from '@stadstegoed/core/shared/longest.ts';
import { parseMoney, type Money } from '@stadstegoed/core/shared/money.ts';

/**
 * A body that the shop cannot read; its message names the field by its path, `criteria.0.value is not a text`. The readers
 * below throw it inside a mapping; `request` catches it and returns an `unexpected` failure. It never leaves this package.
 */
export class BodyMismatch extends Error {
  override readonly name = 'BodyMismatch';
}

/** The name of a field, or several of which the first that is there counts: editions of the platform name it differently. */
type Name<Wire> = (keyof Wire & string) | readonly (keyof Wire & string)[];

/** The value for an absent field; none when the field is required. */
type Absence<Absent> = [] | [Absent];

/** The object that a field holds; the platform's language (PHP) writes an empty or absent object as an empty list. */
type Part<Wire, Key extends keyof Wire> = Exclude<NonNullable<Wire[Key]>, readonly unknown[] | boolean>;

/** The item of a list. */
type Item<Wire, Key extends keyof Wire> =
  NonNullable<Wire[Key]> extends readonly (infer One extends object)[] ? One : never;

/** A kind of value: its name in an error, and its reader, which gives undefined for a value of another kind. */
interface Kind<T> {
  readonly is: string;
  readonly read: (value: unknown) => T | undefined;
}

const TEXT: Kind<string> = { is: 'a text', read: asText };
const TOKEN: Kind<string> = { is: 'a token', read: (value) => asText(value) || undefined };
const ID: Kind<string> = { ...TOKEN, is: 'an id' };
const NUMBER: Kind<number> = { is: 'a number', read: asNumber };
const INTEGER: Kind<number> = {
  is: 'a whole number',
  read: (value) => (Number.isSafeInteger(asNumber(value)) ? asNumber(value) : undefined),
};
const BOOLEAN: Kind<boolean> = {
  is: 'a boolean',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};
const MONEY: Kind<Money> = {
  is: 'an amount',
  read: (value) => (typeof value === 'string' ? (parseMoney(value) ?? undefined) : undefined),
};
const DATE: Kind<CalendarDate> = {
  is: 'a day',
  read: (value) => (typeof value === 'string' ? (parseCalendarDate(value) ?? undefined) : undefined),
};
const TIME: Kind<string> = {
  is: 'a timestamp',
  read: (value) => /^\d{4}-\d{2}-\d{2} (\d{2}:\d{2}):\d{2}$/.exec(asText(value) ?? '')?.[1],
};

/**
 * One object of an answer, read field by field, so that each field is named once and an error knows its path:
 *
 *     function toTag(tag: Fields<Schemas['Tag']>): FundTag {
 *       return { id: tag.id('id'), key: tag.string('key'), name: tag.string(['name', 'title'], null) };
 *     }
 *
 * Every reader takes the value for an absent field (absent, null or, for an object, `[]`) as its last argument; without one
 * an absent field is a mismatch. Texts and numbers are taken for each other, because editions differ in it; amounts and
 * booleans are not, because they decide about money and rights.
 */
export class Fields<Wire extends object> {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #path: string;

  /** `path` is where the object stands in the answer, such as `criteria.0`; empty for the answer itself. */
  constructor(wire: unknown, path = '') {
    this.#values = new Map(isObject(wire) ? Object.entries(wire) : []);
    this.#path = path;
  }

  /** A text; it may be empty. */
  string<Absent = never>(name: Name<Wire>, ...absent: Absence<Absent>): string | Absent {
    return this.#read(name, absent, TEXT);
  }

  /** A token or code; an empty one is a mismatch. */
  token(name: Name<Wire>): string {
    return this.#read<string, never>(name, [], TOKEN);
  }

  /** The id of a resource; a number or text on the wire, a text in the core. */
  id<Absent = never>(name: Name<Wire>, ...absent: Absence<Absent>): string | Absent {
    return this.#read(name, absent, ID);
  }

  number<Absent = never>(name: Name<Wire>, ...absent: Absence<Absent>): number | Absent {
    return this.#read(name, absent, NUMBER);
  }

  integer<Absent = never>(name: Name<Wire>, ...absent: Absence<Absent>): number | Absent {
    return this.#read(name, absent, INTEGER);
  }

  boolean<Absent = never>(name: Name<Wire>, ...absent: Absence<Absent>): boolean | Absent {
    return this.#read(name, absent, BOOLEAN);
  }

  /** One of a closed set of words: what decides, where an unknown word must not pass. */
  oneOf<Word extends string, Absent = never>(
    name: Name<Wire>,
    words: readonly Word[],
    ...absent: Absence<Absent>
  ): Word | Absent {
    const read = (value: unknown): Word | undefined => words.find((word) => word === value);
    return this.#read(name, absent, { is: `one of ${words.join(', ')}`, read });
  }

  /** One of an open set of words; `usual` for an absent value and for one that is newer than the shop. */
  knownOr<Word extends string, Usual>(name: Name<Wire>, words: readonly Word[], usual: Usual): Word | Usual {
    const value = this.#first(name);
    return words.find((word) => word === value) ?? usual;
  }

  /** An amount, a text such as `"125.00"`. */
  money<Absent = never>(name: Name<Wire>, ...absent: Absence<Absent>): Money | Absent {
    return this.#read(name, absent, MONEY);
  }

  /** A date; of a timestamp its date. */
  date<Absent = never>(name: Name<Wire>, ...absent: Absence<Absent>): CalendarDate | Absent {
    return this.#read(name, absent, DATE);
  }

  /** The time of a timestamp, `08:40`; the time zone is that of the Netherlands. */
  time(name: Name<Wire>): string {
    return this.#read<string, never>(name, [], TIME);
  }

  /** An object, mapped; null for an absent one. */
  part<Key extends keyof Wire & string, T>(key: Key, map: (part: Fields<Part<Wire, Key>>) => T): T | null {
    const read = (value: unknown): T | null | undefined => {
      if (isObject(value)) return map(this.object(key));
      return value === false || (Array.isArray(value) && value.length === 0) ? null : undefined;
    };
    return this.#read(key, [null], { is: 'an object', read });
  }

  /** The fields of an object, all of them absent when it is. */
  object<Key extends keyof Wire & string>(key: Key): Fields<Part<Wire, Key>> {
    return new Fields(this.#values.get(key), this.#pathOf(key));
  }

  /** A list of objects, each mapped. */
  list<Key extends keyof Wire & string, T>(
    key: Key,
    map: (item: Fields<Item<Wire, Key>>) => T,
    ...absent: Absence<readonly T[]>
  ): readonly T[] {
    const read = (value: unknown): readonly T[] | undefined =>
      itemsOf(value)?.map((item, index) => map(new Fields(item, `${this.#pathOf(key)}.${index}`)));
    return this.#read(key, absent, { is: 'a list', read });
  }

  /** A list of lists of objects, each object mapped; empty when it is absent. */
  lists<Key extends keyof Wire & string, T>(
    key: Key,
    map: (item: Fields<Item<{ one: Item<Wire, Key> }, 'one'>>) => T,
  ): readonly (readonly T[])[] {
    const lists = itemsOf(this.#values.get(key)) ?? [];
    return lists.map((one) => new Fields<{ one: Item<Wire, Key> }>({ one }, this.#pathOf(key)).list('one', map));
  }

  /** The names of all fields, for an object that is a dictionary. */
  names(): readonly string[] {
    return [...this.#values.keys()];
  }

  #read<T, Absent>(name: Name<Wire>, absent: Absence<Absent>, kind: Kind<T>): T | Absent {
    const value = this.#first(name);
    if (value === undefined && absent.length === 1) return absent[0];
    const read = kind.read(value);
    if (read !== undefined) return read;
    throw new BodyMismatch(`${this.#pathOf([name].flat()[0] ?? '')} is not ${kind.is}`);
  }

  #first(name: Name<Wire>): unknown {
    const values = [name].flat().map((one) => this.#values.get(one));
    return values.find((value) => value !== undefined && value !== null);
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list; the platform's language (PHP) writes one with gaps as an object, with numbers as names. */
function itemsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const entries: readonly (readonly [string, unknown])[] = isObject(value) ? Object.entries(value) : [];
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, item]) => item) : undefined;
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'string' || value.length > LONGEST.number) return undefined;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

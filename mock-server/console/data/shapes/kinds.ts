import { isPossible } from '../../../src/clock/calendar.ts';
import type { TableName, Tables } from '../../../src/database/shape.ts';
import type { World } from '../../../src/database/world.ts';

/** What is wrong with a value: the place below the field (`[2].title`, empty for the value itself) and why. */
export type Misfit = { readonly at: string; readonly why: string };

/** What a field may hold. */
export type Kind<T> = {
  /** What is wrong with a value that is to be stored in a world; null when it fits. */
  readonly misfit: (value: unknown, world: World) => Misfit | null;
  /** Never there: it lets the compiler hold a kind against the type of the row, both ways. */
  readonly holds?: (value: T) => T;
};

/** The kind of every field of a row; a field that may be absent has `maybe`. */
export type ShapeOf<R> = { readonly [F in keyof R as F extends 'id' ? never : F]-?: Kind<R[F]> };

const when = <T>(fits: (value: unknown) => boolean, why: string): Kind<T> => ({
  misfit: (value) => (fits(value) ? null : { at: '', why }),
});

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);

/** Is it a day that the calendar has? 30 February is not. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === value;
}

export const text = when<string>((value) => typeof value === 'string', 'must be a text between quotes');
export const flag = when<boolean>((value) => typeof value === 'boolean', 'must be true or false');
export const whole = when<number>(isWhole, 'must be a whole number');
export const number = when<number>((value) => Number.isFinite(value), 'must be a number');
export const day = when<string>(isDay, 'must be a day that exists, such as "2026-12-31"');
export const moment = when<number>(
  (value) => isWhole(value) && isPossible(Number(value)),
  'must be a moment: a whole number of milliseconds since 1970',
);

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names with texts behind them. */
export const texts = when<{ readonly [name: string]: string }>(
  (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
  'must be an object whose values are texts',
);

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(...words: Words): Kind<Words[number]> =>
  when(
    (value) => words.some((word) => word === value),
    `must be one of ${words.map((word) => `"${word}"`).join(', ')}`,
  );

/** The same, or null. */
export const none = <T>({ misfit }: Kind<T>): Kind<T | null> => ({
  misfit: (value, world) => {
    const found = value === null ? null : misfit(value, world);
    return found && found.at === '' ? { at: '', why: `${found.why}, or null` } : found;
  },
});

/** The same, or not there at all. */
export const maybe = <T>({ misfit }: Kind<T>): Kind<T | undefined> => ({
  misfit: (value, world) => (value === undefined ? null : misfit(value, world)),
});

const below = (place: string, found: Misfit | null): Misfit | null => found && { at: place + found.at, why: found.why };

export const list = <T>({ misfit }: Kind<T>): Kind<readonly T[]> => ({
  misfit: (value, world) => {
    if (!Array.isArray(value)) return { at: '', why: 'must be a list' };
    for (const [place, item] of value.entries()) {
      const found = below(`[${place}]`, misfit(item, world));
      if (found) return found;
    }
    return null;
  },
});

/** An object with these fields and no others. */
export const fields = <T>(shape: { readonly [F in keyof T]-?: Kind<T[F]> }): Kind<T> => ({
  misfit: (value, world) => {
    if (!isObject(value)) return { at: '', why: 'must be an object' };
    const strange = Object.keys(value).find((name) => !Object.hasOwn(shape, name));
    if (strange !== undefined) return { at: `.${strange}`, why: 'is no field of it' };
    for (const name in shape) {
      const found = below(`.${name}`, shape[name].misfit(value[name], world));
      if (found) return found;
    }
    return null;
  },
});

/** Either of two. */
export const either = <A, B>(one: Kind<A>, other: Kind<B>): Kind<A | B> => ({
  misfit: (value, world) => one.misfit(value, world) && other.misfit(value, world),
});

/** The number of a row that is there. */
export const to = (table: TableName): Kind<number> => ({
  misfit: (value, world) => {
    if (typeof value !== 'number' || !isWhole(value)) return { at: '', why: `must be the number of a row of ${table}` };
    return world.table(table).get(value) ? null : { at: '', why: `there is no row ${value} in ${table}` };
  },
});

/** Border: the field is one of the table, and a text. */
const isThere = (world: World, at: { table: TableName; field: string }, value: string): boolean =>
  world.table(at.table).first(at.field as never, value as never) !== undefined;

/** A text by which another row is known, such as its key or its address. */
export const at = <Name extends TableName>(table: Name, field: keyof Tables[Name] & string): Kind<string> => ({
  misfit: (value, world) => {
    if (typeof value !== 'string') return { at: '', why: `must be the ${field} of a row of ${table}` };
    return isThere(world, { table, field }, value)
      ? null
      : { at: '', why: `no row of ${table} has the ${field} "${value}"` };
  },
});

/** The account that something belongs to. */
export const account = at('identities', 'address');

/** Somebody who need not have an account in this world, such as the owner of an organisation. */
export const somebody = when<string>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/.test(value),
  'must be the address of an account: 0x and 40 hexadecimal digits',
);

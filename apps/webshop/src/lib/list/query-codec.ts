import type { Query } from '@stadstegoed/core/shared/destination.ts';
import { LONGEST } from '@stadstegoed/core/shared/longest.ts';
import { isObject } from '../draft/stored-object.ts';

/**
 * The role of an address parameter: a filter narrows or widens the list, a display sets how the list looks, a panel is
 * open on this page only, a plain parameter is sent as it is.
 */
export type ParameterRole = 'filter' | 'display' | 'panel' | 'plain';

export interface Parameter<T> {
  /** Its name in the address. */
  readonly name: string;
  readonly usual: T;
  readonly role: ParameterRole;
  /** Whether it stands in the state of the history entry, because the specification keeps it out of the address. */
  readonly isInEntry?: boolean;
  /** Parses the parameter; null when it is invalid, which counts as absent. */
  read(raw: string): T | null;
  /** Formats a value that is not the default. */
  write(value: T): string;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

export type QueryOf<Declared extends Parameters> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Parameter<infer T> ? T : never;
};

/** The parameters of a list in the state of a history entry. */
export interface EntryState {
  readonly filters: Query;
}

/** Parses and formats the addresses of one list. */
export interface QueryCodec<Values> {
  /** The default values, for an address without parameters. */
  readonly usual: Values;
  /** The parameters that narrow or widen the list, in the order of their declaration. */
  readonly filters: readonly Extract<keyof Values, string>[];
  /** Reads the address and the state of the history entry, which may be anything. */
  read(address: URLSearchParams, entry?: unknown): Values;
  /** Formats the values. Leaves out defaults, so that the unfiltered list has a short address. */
  write(values: Values): Query;
  /** The state of the history entry for these values; null when all of them stand in the address. */
  writeEntry(values: Values): EntryState | null;
  active(values: Values): readonly Extract<keyof Values, string>[];
  /** The values with these filters cleared. */
  without(values: Values, names: readonly Extract<keyof Values, string>[]): Values;
  /** The values that determine the results; a change in the others needs no request. */
  asked(values: Values): Partial<Values>;
  /** The values that only affect the display. */
  shown(values: Values): Partial<Values>;
  /** The values with all panels closed, for the address of another page. */
  closed(values: Values): Values;
}

/** Creates the codec for these parameters. */
export function queryCodec<const Declared extends Parameters>(declared: Declared): QueryCodec<QueryOf<Declared>> {
  type Values = QueryOf<Declared>;
  const names = namesOf(declared);
  const roleIs = (role: ParameterRole) => names.filter((name) => declared[name]?.role === role);
  const usual = valuesOf<Values>(names, (name) => declared[name]?.usual);
  const isUsual = (values: Values, name: keyof Values): boolean => values[name] === usual[name];
  const filters = roleIs('filter');
  const panels = roleIs('panel');
  const shown = [...roleIs('display'), ...panels];
  const pick = (values: Values, picked: readonly string[]): Partial<Values> =>
    valuesOf(picked, (name) => Reflect.get(values, name));
  const write = (values: Values, isInEntry: boolean): Query =>
    Object.fromEntries(
      names
        .filter((name) => (declared[name]?.isInEntry ?? false) === isInEntry && !isUsual(values, name))
        .map((name) => [declared[name]?.name ?? name, declared[name]?.write(values[name]) ?? '']),
    );
  const ofEntry = names.filter((name) => declared[name]?.isInEntry);
  return {
    usual,
    filters,
    read: (address, entry) => valuesOf<Values>(names, (name) => readOne(declared[name], address, entry)),
    write: (values) => write(values, false),
    writeEntry: (values) => (ofEntry.every((name) => isUsual(values, name)) ? null : { filters: write(values, true) }),
    active: (values) => filters.filter((name) => !isUsual(values, name)),
    without: (values, off) => ({ ...values, ...valuesOf<Partial<Values>>(off, (name) => declared[name]?.usual) }),
    asked: (values) =>
      pick(
        values,
        names.filter((name) => !shown.includes(name)),
      ),
    shown: (values) => pick(values, shown),
    closed: (values) => ({ ...values, ...valuesOf<Partial<Values>>(panels, (name) => declared[name]?.usual) }),
  };
}

function readOne(parameter: Parameter<unknown> | undefined, address: URLSearchParams, entry: unknown): unknown {
  if (parameter === undefined) return undefined;
  const { name, isInEntry = false, usual } = parameter;
  const raw = isInEntry ? entryValue(entry, name) : address.get(name);
  return raw === null ? usual : (parameter.read(raw) ?? usual);
}

function entryValue(entry: unknown, name: string): string | null {
  const { filters } = isObject(entry) ? entry : {};
  const value = isObject(filters) ? filters[name] : null;
  return typeof value === 'string' ? value : null;
}

/** A string parameter, such as a search text; the default is empty. */
export const text = (name: string): Parameter<string> => ({
  name,
  usual: '',
  role: 'plain',
  read: (raw) => raw.slice(0, LONGEST.name),
  write: (value) => value,
});

/** An integer parameter from 1 up to `most`; higher values are limited. */
export const count = (name: string, usual: number, most = Number.MAX_SAFE_INTEGER): Parameter<number> => ({
  name,
  usual,
  role: 'plain',
  read: (raw) => {
    const number = Number(raw);
    return raw !== '' && Number.isSafeInteger(number) && number >= 1 ? Math.min(number, most) : null;
  },
  write: String,
});

/** A boolean parameter: true for `1` or `true`. */
export const toggle = (name: string): Parameter<boolean> => ({
  name,
  usual: false,
  role: 'plain',
  read: (raw) => raw === '1' || raw === 'true',
  write: (value) => (value ? '1' : '0'),
});

/** An enum parameter; the first word is the default. */
export function choice<const Words extends readonly [string, ...string[]]>(
  name: string,
  words: Words,
): Parameter<Words[number]> {
  return {
    name,
    usual: words[0],
    role: 'plain',
    read: (raw) => words.find((word) => word === raw) ?? null,
    write: (value) => value,
  };
}

/** A parameter that narrows or widens the list; shown as a chip that can be removed. */
export const filter = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, role: 'filter' });

/** A parameter that sets how the list looks. */
export const display = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, role: 'display' });

/** A parameter for a panel on this page, such as the filters on a phone; links to other pages leave it out. */
export const panel = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, role: 'panel' });

/** A parameter that the specification keeps out of the address; going back and a reload keep it all the same. */
export const inEntry = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, isInEntry: true });

/** Type assertion: `Object.keys` returns `string[]` although the keys are parameter names. */
function namesOf<Declared extends Parameters>(declared: Declared): readonly Extract<keyof Declared, string>[] {
  return Object.keys(declared) as Extract<keyof Declared, string>[];
}

/** Type assertion: each value was parsed or declared by the parameter of its name. */
function valuesOf<Values>(names: readonly string[], valueOf: (name: string) => unknown): Values {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;
}

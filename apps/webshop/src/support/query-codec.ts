import type { Query } from '@stadstegoed/core/shared/destination.ts';

/**
 * What a parameter of an address does to its list: a filter narrows or widens it, a display says how it is drawn, a panel is
 * open on this page only, the rest is asked for as it is.
 */
export type ParameterRole = 'filter' | 'display' | 'panel' | 'plain';

/** One parameter of an address, with its value when the address is silent. */
export interface Parameter<T> {
  /** The name in the address. */
  readonly name: string;
  readonly usual: T;
  readonly role: ParameterRole;
  /** Reads what the address says; null for what is misspelt, which counts as not said. */
  read(said: string): T | null;
  /** Writes a value that is not the usual one. */
  write(value: T): string;
}

/** The parameters of an address by the names that the code uses. */
export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** The values of the parameters. */
export type QueryOf<Declared extends Parameters> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Parameter<infer T> ? T : never;
};

/** Reads and writes the addresses of one list. */
export interface QueryCodec<Values> {
  /** The values of an address that says nothing. */
  readonly usual: Values;
  /** The parameters that narrow or widen the list, in the order of their declaration. */
  readonly filters: readonly Extract<keyof Values, string>[];
  read(address: URLSearchParams): Values;
  /** Leaves out what is as usual, so that the plain list has the plain address. */
  write(values: Values): Query;
  /** The filters that are on. */
  active(values: Values): readonly Extract<keyof Values, string>[];
  /** The values with these filters off. */
  without(values: Values, names: readonly Extract<keyof Values, string>[]): Values;
  /** The values without those that only say how the list is drawn: a change of these asks for nothing. */
  asked(values: Values): Partial<Values>;
  /** The values that only say how the list is drawn. */
  shown(values: Values): Partial<Values>;
  /** The values with every panel closed, for the address of another page. */
  closed(values: Values): Values;
}

/** Makes the codec of a declaration. */
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
  return {
    usual,
    filters,
    read: (address) => valuesOf<Values>(names, (name) => readOne(declared[name], address)),
    write: (values) =>
      Object.fromEntries(
        names
          .filter((name) => !isUsual(values, name))
          .map((name) => [declared[name]?.name ?? name, declared[name]?.write(values[name]) ?? '']),
      ),
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

function readOne(parameter: Parameter<unknown> | undefined, address: URLSearchParams): unknown {
  const said = parameter === undefined ? null : address.get(parameter.name);
  return said === null ? parameter?.usual : (parameter?.read(said) ?? parameter?.usual);
}

/** A text, such as what is searched for; empty for none. */
export const text = (name: string): Parameter<string> => ({
  name,
  usual: '',
  role: 'plain',
  read: (said) => said,
  write: (value) => value,
});

/** A whole number from 1 on, never above `most`. */
export const count = (name: string, usual: number, most = Number.MAX_SAFE_INTEGER): Parameter<number> => ({
  name,
  usual,
  role: 'plain',
  read: (said) => {
    const number = Number(said);
    return said !== '' && Number.isSafeInteger(number) && number >= 1 ? Math.min(number, most) : null;
  },
  write: String,
});

/** A switch that is off unless the address says `1` or `true`. */
export const toggle = (name: string): Parameter<boolean> => ({
  name,
  usual: false,
  role: 'plain',
  read: (said) => said === '1' || said === 'true',
  write: (value) => (value ? '1' : '0'),
});

/** One word of a few; the first is the usual one. */
export function choice<const Words extends readonly [string, ...string[]]>(
  name: string,
  words: Words,
): Parameter<Words[number]> {
  return {
    name,
    usual: words[0],
    role: 'plain',
    read: (said) => words.find((word) => word === said) ?? null,
    write: (value) => value,
  };
}

/** A parameter that narrows or widens the list; it shows as a chip and can be taken off. */
export const filter = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, role: 'filter' });

/** A parameter that says how the list is drawn. */
export const display = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, role: 'display' });

/** A parameter that opens something on this page, such as the filters on a phone; links to other pages leave it out. */
export const panel = <T>(parameter: Parameter<T>): Parameter<T> => ({ ...parameter, role: 'panel' });

/** The named border: `Object.keys` forgets that the keys are the names. */
function namesOf<Declared extends Parameters>(declared: Declared): readonly Extract<keyof Declared, string>[] {
  return Object.keys(declared) as Extract<keyof Declared, string>[];
}

/** The named border: each value was read or declared by the parameter of its name. */
function valuesOf<Values>(names: readonly string[], valueOf: (name: string) => unknown): Values {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;
}

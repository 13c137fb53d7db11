import { objectOf } from '../../src/contract/input.ts';

/** Where two values are not the same. */
export type Difference = { readonly path: string; readonly was: unknown; readonly is: unknown };

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function keysOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((_, index) => String(index)) : Object.keys(objectOf(value));
}

const at = (value: unknown, key: string): unknown => (Array.isArray(value) ? value[Number(key)] : objectOf(value)[key]);

/** The first place in which a value differs from what it was, by a dotted path; null when it does not. The order of keys is free. */
export function firstDifference(was: unknown, is: unknown, path = ''): Difference | null {
  if (was === is) return null;
  if (!isObject(was) || !isObject(is) || Array.isArray(was) !== Array.isArray(is)) return { path, was, is };
  for (const key of new Set([...keysOf(was), ...keysOf(is)])) {
    const found = firstDifference(at(was, key), at(is, key), path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

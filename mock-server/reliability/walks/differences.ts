import { objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 400);

/** Up to so many are told: the first one says most. */
const told = 5;

/** The fields of an object, the items of a list by their place; null for a value that has no inside. */
function inside(value: unknown): Input | null {
  if (Array.isArray(value)) return Object.fromEntries(value.entries());
  return typeof value === 'object' && value !== null ? objectOf(value) : null;
}

/** Where two plain values differ, as paths with both values. A state is large, so it is not shown whole. */
export function differences(one: unknown, other: unknown, at = ''): string[] {
  if (Object.is(one, other)) return [];
  const [left, right] = [inside(one), inside(other)];
  if (!left || !right) return [`${at}: ${short(one)} is ${short(other)}`];
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return names.flatMap((name) => differences(left[name], right[name], `${at}.${name}`)).slice(0, told);
}

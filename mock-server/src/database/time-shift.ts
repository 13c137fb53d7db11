/**
 * How a value depends on the moment at which it was made: `null` not at all, `'moves'` an instant that moves along, otherwise per key.
 */
export type Shift = null | 'moves' | { readonly [key: string]: Shift };

/** Values that differ in another way than by the time that lies between them. */
class OtherDifference extends Error {}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** What moves in a value, seen from two of them that were made so many milliseconds apart; throws when something else differs. */
function find(one: unknown, other: unknown, apart: number): Shift {
  if (Object.is(one, other)) return null;
  if (typeof one === 'number' && typeof other === 'number' && other - one === apart) return 'moves';
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) throw new OtherDifference();
  const keys = Object.keys(one);
  if (keys.join() !== Object.keys(other).join()) throw new OtherDifference();
  const found = keys
    .map((key) => [key, find(one[key], other[key], apart)] as const)
    .filter(([, shift]) => shift !== null);
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** The same for whoever wants to know whether there is nothing else; undefined when there is. */
export function shiftBetween(one: unknown, other: unknown, apart: number): Shift | undefined {
  try {
    return find(one, other, apart);
  } catch (error) {
    if (error instanceof OtherDifference) return undefined;
    throw error;
  }
}

/** Border: the value as it would have been made so many milliseconds later; it has the shape of the one it is made of. */
export function moved<T>(value: T, shift: Shift, by: number): T {
  return shift === null ? value : (movedAny(value, shift, by) as T);
}

function movedAny(value: unknown, shift: Exclude<Shift, null>, by: number): unknown {
  if (shift === 'moves') return typeof value === 'number' ? value + by : value;
  if (!isObject(value)) return value;
  const next: { [key: string]: unknown } | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, inner] of Object.entries(shift)) put(next, key, moved(value[key], inner, by));
  return next;
}

function put(target: { [key: string]: unknown } | unknown[], key: string, value: unknown): void {
  if (Array.isArray(target)) target[Number(key)] = value;
  else target[key] = value;
}

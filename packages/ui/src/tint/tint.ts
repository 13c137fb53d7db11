/** The six tints of funds, categories and organisations. A fund keeps its tint on every screen. */
export const TINTS = ['zon', 'blad', 'water', 'klei', 'bes', 'lila'] as const;

/** One of the six tints. */
export type Tint = (typeof TINTS)[number];

/** The tint of a thing by its number or name: always the same for the same thing. */
export function tintOf(key: number | string): Tint {
  const number = typeof key === 'number' ? key : numberOf(key);
  return TINTS[Math.abs(Math.trunc(number)) % TINTS.length] ?? 'zon';
}

function numberOf(name: string): number {
  let sum = 7;
  for (let at = 0; at < name.length; at += 1) sum = (sum * 31 + name.charCodeAt(at)) % 9973;
  return sum;
}

/** The class that sets a tint on an element and all inside it. */
export function tintClass(tint: Tint): string {
  return `tint-${tint}`;
}

const weights = [9, 8, 7, 6, 5, 4, 3, 2] as const;

/** The ninth digit that makes eight digits pass the eleven test, or null when no digit does. */
function lastDigit(eight: number): number | null {
  const digits = String(eight);
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return sum % 11 === 10 ? null : sum % 11;
}

/** Made-up numbers start with 98 or 99: no real BSN does. Those of the personas start with 9999. */
const first = 98_000_000;

/** Made-up BSNs that pass the eleven test, each one once, always in the same order; enough for more than a million residents. */
export function* madeUpBsns(): Generator<string, never> {
  for (let eight = first; ; eight += 1) {
    const last = lastDigit(eight);
    if (last !== null) yield `${eight}${last}`;
  }
}

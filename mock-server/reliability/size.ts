/** The tests of this folder run short in `npm test`, and long with `npm run long -- reliability`. */
const isLong = process.env['LONG_TESTS'] !== undefined;

/** A number of rounds for each of the two. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);

/** All random numbers follow from it; `RELIABILITY_SEED=<number>` repeats a run. */
export const seed = Number(process.env['RELIABILITY_SEED'] ?? 20_261_121);

/** Part of the message of each failure of a random test. */
export const howToRepeat = `Repeat with RELIABILITY_SEED=${seed}${isLong ? ' LONG_TESTS=yes' : ''}.`;

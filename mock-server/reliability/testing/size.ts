/** How long the tests of this folder run: short in `npm test`, long with `npm run reliability`. */
export const isLong = process.env['RELIABILITY'] === 'long';

/** A number of rounds for each of the two. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);

/** Milliseconds that a test may take: generous, for a slow machine is no fault of the mock platform. */
export const allowed = rounds(600_000, 4 * 60 * 60 * 1000);

/** What all chance here starts from. A failure names it; `RELIABILITY_SEED=<number>` repeats the run. */
export const seed = Number(process.env['RELIABILITY_SEED'] ?? 20_261_121);

/** The words that a failure needs to be repeated. */
export const howToRepeat = `Repeat with RELIABILITY_SEED=${seed}${isLong ? ' RELIABILITY=long' : ''}.`;

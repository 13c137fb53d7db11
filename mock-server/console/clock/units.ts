/** Seconds of the units in which the clock can be moved on. */
export const units: { readonly [unit: string]: number } = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 };

import notToday from './not-today.json' with { type: 'json' };

/** The platforms that the main journeys are walked on; `npm run long -- todays-platform` walks the others on the second. */
export const EDITIONS = ['specification', '2026-07'] as const;

/**
 * What the platform of July 2026 does not have, or has in another form, by a part of the names of the journeys of a file that need
 * it. The table is one of files, so that a name skips no other journey, and is checked against the names that are there.
 */
export function notTodayIn(path: string): ReadonlyMap<string, string> {
  const found = Object.entries(notToday).find(([file]) => path.endsWith(`journeys/${file}.test.tsx`));
  return new Map(Object.entries(found?.[1] ?? {}));
}

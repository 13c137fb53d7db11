/** The distances in kilometres that a resident can choose; without one the list is not limited (SH-075). */
export const DISTANCES = [3, 5, 10, 15, 25, 50, 75] as const;

/** One of the distances, in kilometres. */
export type Distance = (typeof DISTANCES)[number];

/** The distance of a written number; null for anything that is not one of the options. */
export function parseDistance(text: string): Distance | null {
  return DISTANCES.find((distance) => String(distance) === text) ?? null;
}

import type { Position } from './position.ts';

/** The radius of the earth that the platform uses for its distance filter, in kilometres. */
const EARTH_RADIUS = 6371;

/** The most metres that a place may be off: distances are shown to 100 metres, and the smallest filter is 3 kilometres. */
const MOST_METRES_OFF = 1000;

/** Whether a place of this accuracy, in metres, is known well enough to count distances from it. */
export function isPreciseEnough(accuracy: number): boolean {
  return accuracy <= MOST_METRES_OFF;
}

/** The distance between two points as the crow flies, in kilometres. */
export function kilometresBetween(from: Position, to: Position): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const half = (difference: number): number => Math.sin(difference / 2) ** 2;
  const chord = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The distance to the nearest of these places, in kilometres; null when none of them has a position. */
export function kilometresToNearest(
  from: Position,
  places: readonly { readonly position: Position | null }[],
): number | null {
  const distances = places.flatMap(({ position }) => (position === null ? [] : [kilometresBetween(from, position)]));
  return distances.length === 0 ? null : Math.min(...distances);
}

/** A distance in kilometres as it is shown: one decimal below 10 km, at least 0.1, whole kilometres above. */
export function shownKilometres(kilometres: number): number {
  return kilometres < 9.95 ? Math.max(0.1, Math.round(kilometres * 10) / 10) : Math.round(kilometres);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

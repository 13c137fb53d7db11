/** A point on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The Netherlands with the towns across the border: what the national map shows. */
const ON_THE_MAP = { latitude: [49, 55], longitude: [1, 10] } as const;

/**
 * A position; null for coordinates outside the map: swapped ones, zeros, numbers that are no degrees. A pin there is out of
 * sight and takes the pins beside it along, because the map begins with all of them in view.
 */
export function toPosition(latitude: number, longitude: number): Position | null {
  return isWithin(latitude, ON_THE_MAP.latitude) && isWithin(longitude, ON_THE_MAP.longitude)
    ? { latitude, longitude }
    : null;
}

function isWithin(degrees: number, [least, most]: readonly [number, number]): boolean {
  return degrees >= least && degrees <= most;
}

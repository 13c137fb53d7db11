/** The direction of a sorted list. */
export type Direction = 'asc' | 'desc';

/** The direction under both of its names: the platform of today ignores the one of the specification, and the other way round. */
export function sortDirection(direction: Direction) {
  return { order_by_dir: direction, order_dir: direction };
}

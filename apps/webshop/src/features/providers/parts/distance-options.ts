import { DISTANCES, parseDistance, type Distance } from '@stadstegoed/core/providers/distance-filter.ts';

/** The values of the choice of a distance; the empty one is anywhere. */
export const DISTANCE_OPTIONS: readonly string[] = [...DISTANCES.map(String), ''];

/** The distance of a chosen value; null for anywhere. */
export const distanceOf = (value: string): Distance | null => parseDistance(value);

import type { Position } from '@stadstegoed/core/offices/position.ts';
import type { Fields } from './wire.ts';

/** Maps coordinates, which are strings on the wire; null when one of them is missing or not a number. */
export function toPosition(wire: Fields<{ lat: string | null; lon: string | null }>): Position | null {
  const latitude = Number.parseFloat(wire.string('lat', ''));
  const longitude = Number.parseFloat(wire.string('lon', ''));
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

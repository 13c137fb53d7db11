import type { Position } from '@stadstegoed/core/offices/position.ts';

/** Maps coordinates, which are strings on the wire; null when one of them is missing or not a number. */
export function toPosition(lat: string | null, lon: string | null): Position | null {
  const [latitude, longitude] = [Number.parseFloat(lat ?? ''), Number.parseFloat(lon ?? '')];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

import { toPosition, type Position } from '@stadstegoed/core/providers/position.ts';
import type { Fields } from './wire.ts';

/** Maps coordinates, which are strings on the wire; null when one of them is missing or they cannot be (see `toPosition`). */
export function readPosition(wire: Fields<{ lat: string | null; lon: string | null }>): Position | null {
  return toPosition(Number.parseFloat(wire.string('lat', '')), Number.parseFloat(wire.string('lon', '')));
}

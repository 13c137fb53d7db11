import type { Office } from '@stadstegoed/core/offices/office.ts';
import { streetOf } from '@stadstegoed/core/offices/office.ts';
import type { Position } from '@stadstegoed/core/offices/position.ts';

/** A pin on a map of offices. */
export interface OfficePin {
  readonly id: string;
  readonly label: string;
  readonly position: Position;
  /** The number of the office in the list beside the map. */
  readonly number?: number;
}

/** Numbered pins for a short list of offices. */
export function numberedPins(offices: readonly Office[]): readonly OfficePin[] {
  return offices.flatMap(({ id, address, position }, index) =>
    position === null ? [] : [{ id, label: `${index + 1}. ${streetOf(address)}`, position, number: index + 1 }],
  );
}

/** The middle of the Netherlands, for a map that has neither a centre nor a pin. */
const THE_COUNTRY: Position = { latitude: 52.155, longitude: 5.387 };

/** Where a map begins: at its centre, else at the middle of its pins. */
export function centerOf(center: Position | null, pins: readonly OfficePin[]): Position {
  if (center !== null || pins.length === 0) return center ?? THE_COUNTRY;
  const sum = (pick: (position: Position) => number): number =>
    pins.reduce((total, { position }) => total + pick(position), 0) / pins.length;
  return { latitude: sum(({ latitude }) => latitude), longitude: sum(({ longitude }) => longitude) };
}

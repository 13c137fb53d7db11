import type { Office } from '@stadstegoed/core/providers/office.ts';
import { streetOf } from '@stadstegoed/core/providers/office.ts';
import type { Position } from '@stadstegoed/core/providers/position.ts';

/** A pin on a map of offices. */
export interface OfficePin {
  readonly id: string;
  readonly label: string;
  readonly position: Position;
  /** The address of a small picture in the pin. */
  readonly picture?: string | undefined;
  /** The number of the office in the list beside the map. */
  readonly number?: number;
}

/** Numbered pins for a short list of offices. */
export function numberedPins(offices: readonly Office[]): readonly OfficePin[] {
  return offices.flatMap(({ id, address, position }, index) =>
    position === null ? [] : [{ id, label: `${index + 1}. ${streetOf(address)}`, position, number: index + 1 }],
  );
}

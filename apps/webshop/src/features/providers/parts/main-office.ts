import type { Office } from '@stadstegoed/core/offices/office.ts';
import type { Position } from '@stadstegoed/core/offices/position.ts';
import { mainOffice } from '@stadstegoed/core/providers/provider.ts';

/** The office that stands for a provider on its row: the nearest one, when a place is known. */
export const officeOfRow = (offices: readonly Office[], from: Position | null): Office | null =>
  mainOffice(offices, from);

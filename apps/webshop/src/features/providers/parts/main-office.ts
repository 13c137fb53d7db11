import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { Position } from '@stadstegoed/core/providers/position.ts';
import { mainOffice } from '@stadstegoed/core/providers/provider.ts';

/** The office that stands for a provider on its row: the nearest one, when a place is known. */
export const officeOfRow = (offices: readonly Office[], from: Position | null): Office | null =>
  mainOffice(offices, from);

import type { TableName, Tables } from '../../../src/database/shape.ts';
import type { EditedTable } from './where-else.ts';
import { fundsShapes } from './funds.ts';
import type { Kind, ShapeOf } from './kinds.ts';
import { offersShapes } from './offers.ts';
import { outsideShapes } from './outside.ts';
import { peopleShapes } from './people.ts';
import { vouchersShapes } from './vouchers.ts';

const shapes: { readonly [Name in EditedTable]: ShapeOf<Tables[Name]> } = {
  ...peopleShapes,
  ...fundsShapes,
  ...offersShapes,
  ...vouchersShapes,
  ...outsideShapes,
};

/** The shape of a row, field by field. */
export type AnyShape = { readonly [field: string]: Pick<Kind<unknown>, 'misfit'> };

const shapeByName = new Map<string, AnyShape>(Object.entries(shapes));

/** The shape of the rows of a table; null for a table whose rows are changed elsewhere. */
export const shapeOf = (table: TableName): AnyShape | null => shapeByName.get(table) ?? null;

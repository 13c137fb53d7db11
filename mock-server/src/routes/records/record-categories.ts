/** The own categories of records. */

import type { SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import { whole } from '../../http/page.ts';
import { idOf } from '../../http/rows-of-call.ts';
import { notFound } from '../../http/refusal.ts';
import type { RecordCategoryRow } from '../../tables/records.ts';
import { ownCategory } from './own-category.ts';

const category = (row: RecordCategoryRow): object => ({ id: row.id, name: row.name, order: row.order });

function categoryIn(call: SignedCall): RecordCategoryRow {
  const row = ownCategory(call, idOf(call, 'id'));
  if (!row) throw notFound();
  return row;
}

export const listRecordCategories = operation('listRecordCategories', {}, (call) => {
  const rows = call.world
    .table('record_categories')
    .where('identity_address', call.caller.identity.address)
    .toSorted((one, other) => one.order - other.order || one.id - other.id);
  return whole(call, rows, category);
});

export const createRecordCategory = operation('createRecordCategory', {}, ({ world, caller, body }) => {
  const row = world.table('record_categories').insert({
    identity_address: caller.identity.address,
    name: textOf(body, 'name') ?? '',
    order: numberOf(body, 'order') ?? 0,
  });
  return { data: category(row) };
});

export const updateRecordCategory = operation('updateRecordCategory', { guard: categoryIn }, (call) => {
  const row = categoryIn(call);
  const next = call.world.table('record_categories').update(row, {
    name: textOf(call.body, 'name') ?? row.name,
    order: numberOf(call.body, 'order') ?? row.order,
  });
  return { data: category(next) };
});

/** The records of a removed category stay, without one. */
export const deleteRecordCategory = operation('deleteRecordCategory', {}, (call) => {
  const row = categoryIn(call);
  const records = call.world.table('records');
  for (const record of records.where('record_category_id', row.id))
    records.update(record, { record_category_id: null });
  call.world.table('record_categories').remove(row);
  return { success: true };
});

import { created, ok } from '../../http/call.ts';
import type { Route, SignedCall } from '../../http/call.ts';
import { numberOf, textOf } from '../../contract/input.ts';
import { whole } from '../../http/page.ts';
import { idOf } from '../../http/register.ts';
import { notFound } from '../../contract/refusal.ts';
import type { RecordCategoryRow } from '../../database/tables/records.ts';

const category = (row: RecordCategoryRow): object => ({ id: row.id, name: row.name, order: row.order });

/** A category of the caller; undefined when it does not exist or is somebody else's. */
export function ownCategory(call: SignedCall, id: number): RecordCategoryRow | undefined {
  const row = call.world.table('record_categories').get(id);
  return row?.identity_address === call.caller.identity.address ? row : undefined;
}

function categoryIn(call: SignedCall): RecordCategoryRow {
  const row = ownCategory(call, idOf(call, 'id'));
  if (!row) throw notFound();
  return row;
}

function list(call: SignedCall): object {
  const rows = call.world
    .table('record_categories')
    .where('identity_address', call.caller.identity.address)
    .toSorted((one, other) => one.order - other.order || one.id - other.id);
  return whole(call, rows, category);
}

function create(call: SignedCall): object {
  const row = call.world.table('record_categories').insert({
    identity_address: call.caller.identity.address,
    name: textOf(call.body, 'name') ?? '',
    order: numberOf(call.body, 'order') ?? 0,
  });
  return { data: category(row) };
}

function change(call: SignedCall): object {
  const row = categoryIn(call);
  const next = call.world.table('record_categories').update(row, {
    name: textOf(call.body, 'name') ?? row.name,
    order: numberOf(call.body, 'order') ?? row.order,
  });
  return { data: category(next) };
}

/** The records of a removed category stay, without one. */
function remove(call: SignedCall): object {
  const row = categoryIn(call);
  const records = call.world.table('records');
  for (const record of records.where('record_category_id', row.id))
    records.update(record, { record_category_id: null });
  call.world.table('record_categories').remove(row);
  return { success: true };
}

const place = '/identity/record-categories';

/** The own categories of records (part 2, 10.4). */
export const recordCategoryRoutes: readonly Route[] = [
  { method: 'GET', path: place, access: 'signed-in', handle: (call) => ok(list(call)) },
  { method: 'POST', path: place, access: 'signed-in', handle: (call) => created(create(call)) },
  {
    method: 'PATCH',
    path: `${place}/{id}`,
    access: 'signed-in',
    guard: (call) => void categoryIn(call),
    handle: (call) => ok(change(call)),
  },
  { method: 'DELETE', path: `${place}/{id}`, access: 'signed-in', handle: (call) => ok(remove(call)) },
];

import { deskActions } from '../desk/all-actions.ts';
import { passNightsBefore } from '../../src/notifications/reminders.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { objectionsTo } from './edit-rules.ts';
import type { Edit, Objection } from './edit-rules.ts';
import { rowIn } from './look.ts';
import type { AnyRow } from './look.ts';
import { quickChanges } from './quick-changes.ts';
import type { QuickChange } from './quick-changes.ts';
import { shapeOf } from './shapes/all.ts';
import type { AnyShape } from './shapes/all.ts';
import { whereElse } from './shapes/where-else.ts';

/** What somebody wants of a row. */
export type Wanted = {
  readonly table: TableName;
  readonly id: number;
  /** Values by field; what is not named stays. */
  readonly changes: { readonly [field: string]: unknown };
  /** Also what the rules of the platform would not do. */
  readonly force: boolean;
};

/** Why an edit was not made: `shape` cannot be forced, for the mock platform could not read the row; `rules` can. */
export type Refused = { readonly kind: 'elsewhere' | 'shape' | 'rules'; readonly fields: readonly Objection[] };

/** An edit that was made, or why not; `number` is null when nothing changed. */
export type Edited = { readonly refused: Refused } | { readonly row: AnyRow; readonly number: number | null };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function misfits(world: World, shape: AnyShape, changes: Wanted['changes']): readonly Objection[] {
  return Object.entries(changes).flatMap(([field, value]): Objection[] => {
    const kind = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (!kind)
      return [{ field, why: field === 'id' ? 'is the number of the row and stays' : 'is no field of this row' }];
    const found = kind.misfit(value, world);
    return found ? [{ field: field + found.at, why: found.why }] : [];
  });
}

/** Border: the values were held against the shape of the table. */
const put = (world: World, { table, row }: { table: TableName; row: AnyRow }, changes: Wanted['changes']): void =>
  void world.table(table).update(row as never, changes as never);

/** Does a action of the desk; false when it says no. */
function does(call: PageCall, { action, fields }: QuickChange): boolean {
  const work = deskActions[action];
  return work !== undefined && work({ ...call, body: fields }) === null;
}

/** Tables whose state the desk sets, with everything that comes along. */
const decided: ReadonlySet<TableName> = new Set([
  'vouchers',
  'product_reservations',
  'reimbursements',
  'fund_requests',
  'fund_request_records',
  'validator_requests',
]);

/** Tables whose state nobody sets by itself: it follows from what happened. */
const following: ReadonlySet<TableName> = new Set([
  'proxies',
  'record_validations',
  'clarifications',
  'prevalidations',
  'transactions',
  'digid_sessions',
]);

/** The action of the desk that brings a row in a state; each is tried on a copy. */
function actionFor(call: PageCall, { table, before, after }: Edit): QuickChange | undefined {
  return quickChanges(call, table, before).find((change) => {
    const world = call.world.copy();
    return does({ ...call, world }, change) && rowIn(world, table, before.id)?.['state'] === after['state'];
  });
}

/** What has to be done for the state that is wanted: a action, nothing, or it is against the rules. */
function wayTo(call: PageCall, edit: Edit): QuickChange | Objection | null {
  if (!edit.changed.includes('state')) return null;
  const why = `the platform does not bring it from "${String(edit.before['state'])}" to "${String(edit.after['state'])}"`;
  if (following.has(edit.table)) return { field: 'state', why };
  return decided.has(edit.table) ? (actionFor(call, edit) ?? { field: 'state', why }) : null;
}

/** The change itself, with the action of the desk that it asks for, as one transaction. */
function make(call: PageCall, { table, before, changed, after }: Edit, action: QuickChange | null): number | null {
  const { world } = call;
  const { transaction } = world.transact(() => {
    if (action) {
      passNightsBefore(world);
      does(call, action);
    }
    const own = changed.filter((field) => !action || field !== 'state');
    const now = rowIn(world, table, before.id);
    if (now && own.length > 0)
      put(world, { table, row: now }, Object.fromEntries(own.map((field) => [field, after[field]])));
  });
  if (transaction) world.history.name(transaction.number, `edit of ${table} ${before.id}`);
  return transaction?.number ?? null;
}

const refuse = (kind: Refused['kind'], fields: readonly Objection[]): { readonly refused: Refused } => ({
  refused: { kind, fields },
});

/** The edit that is asked, or why it cannot be one; null when the row is not there. */
function editOf(world: World, { table, id, changes }: Wanted): Edit | { readonly refused: Refused } | null {
  const before = rowIn(world, table, id);
  if (!before) return null;
  const shape = shapeOf(table);
  if (!shape) return refuse('elsewhere', [{ field: '', why: whereElse(table) ?? '' }]);
  const given = Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isSame(before[name], value)));
  const wrong = misfits(world, shape, given);
  if (wrong.length > 0) return refuse('shape', wrong);
  return { table, before, after: { ...before, ...given }, changed: Object.keys(given) };
}

/** The action that an edit asks for, or what the rules have against it. */
function judged(
  call: PageCall,
  edit: Edit,
): { readonly action: QuickChange | null; readonly against: readonly Objection[] } {
  const way = wayTo(call, edit);
  const against = objectionsTo(call.world, edit);
  if (way === null) return { action: null, against };
  return 'why' in way ? { action: null, against: [way, ...against] } : { action: way, against };
}

/**
 * Edits a row as the rules of the platform allow: a state is reached by the action of the desk that leads to it, with everything that
 * comes along. Forced, the fields are set and nothing else. Either way it is one line of the history. Null when the row is not there.
 */
export function editRow(call: PageCall, wanted: Wanted): Edited | null {
  const edit = editOf(call.world, wanted);
  if (edit === null || 'refused' in edit) return edit;
  const { action, against } = wanted.force ? { action: null, against: [] } : judged(call, edit);
  if (against.length > 0) return refuse('rules', against);
  const number = make(call, edit, action);
  return { row: rowIn(call.world, wanted.table, wanted.id) ?? edit.after, number };
}

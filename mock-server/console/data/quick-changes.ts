import { deskActions } from '../desk/all-actions.ts';
import { isExpired } from '../../src/domain/vouchers/voucher-state.ts';
import { acceptingProviders, leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import type { TableName, Tables } from '../../src/database/shape.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/database/world.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { netChanges } from '../requests/changes.ts';
import type { AnyRow } from './look.ts';

/** A action of the desk that stands ready for one row: `POST /_mock/api/desk/<action>` with these fields does the same. */
export type QuickChange = {
  readonly label: string;
  readonly action: string;
  readonly fields: { readonly [name: string]: string };
};

const ready = (label: string, action: string, fields: QuickChange['fields'] = {}): QuickChange => ({
  label,
  action,
  fields,
});

/** Takes all that is left, at the first provider that may have it. */
function emptying(world: World, row: VoucherRow): readonly QuickChange[] {
  const [organization] = acceptingProviders(world, row);
  const amount = (leftAtCheckout(world, row) / 100).toFixed(2).replace('.', ',');
  return organization === undefined ? [] : [ready('empty', 'payment', { organization: String(organization), amount })];
}

/** What makes sense while a voucher can be used; one for an offer is worth that offer, so nothing is added to it. */
function whileGood(world: World, row: VoucherRow): readonly QuickChange[] {
  if (row.state !== 'active' || isExpired(row, fundOf(world, row.fund_id), world.now())) return [];
  const adding = row.type === 'regular' ? [ready('add € 50,00', 'top-up', { amount: '50,00' })] : [];
  return [ready('end today', 'expire'), ...emptying(world, row), ...adding];
}

const decide = (action: string, words: { readonly [label: string]: string }): readonly QuickChange[] =>
  Object.entries(words).map(([label, decision]) => ready(label, action, { decision }));

const states = (action: string): readonly QuickChange[] => [
  ready('open', action, { state: 'active' }),
  ready('pause', action, { state: 'paused' }),
  ready('close', action, { state: 'closed' }),
];

const wanted: {
  readonly [Name in TableName]?: (row: Tables[Name], world: World) => readonly QuickChange[];
} = {
  vouchers: (row, world) => [...whileGood(world, row), ready('deactivate', 'block'), ready('activate', 'unblock')],
  funds: () => states('fund'),
  offices: () => states('office'),
  product_reservations: () => decide('reservation', { accept: 'accept', reject: 'reject', cancel: 'cancel' }),
  reimbursements: () => [
    ready('approve', 'reimbursement', { decision: 'approved' }),
    ready('decline', 'reimbursement', { decision: 'declined', reason: 'De bon is niet te lezen.' }),
  ],
  fund_requests: () => [
    ready('approve', 'request', { decision: 'approved' }),
    ready('decline', 'request', { decision: 'declined', reason: 'Het bewijs klopt niet.' }),
    ready('disregard', 'request', { decision: 'disregarded' }),
    ready('reopen', 'reopen'),
  ],
  fund_request_records: () => decide('record', { approve: 'approved', decline: 'declined' }),
  validator_requests: () => decide('validator-request', { approve: 'approved', decline: 'declined' }),
};

/** Border: a row of a table fits the changes of that table. */
const wantedFor = (table: TableName): ((row: AnyRow, world: World) => readonly QuickChange[]) | undefined =>
  wanted[table] as ((row: AnyRow, world: World) => readonly QuickChange[]) | undefined;

/** Would the action change anything now? It is tried on a copy of the world, so no rule is written twice. */
function works(call: PageCall, { action, fields }: QuickChange): boolean {
  const [work, world] = [deskActions[action], call.world.copy()];
  if (!work) return false;
  const { result, transaction } = world.transact(() => work({ ...call, world, body: fields }));
  return result === null && transaction !== null && netChanges([transaction]).length > 0;
}

/** What can be done with a row at once; nothing for a row of a world that is only looked back at. */
export function quickChanges(call: PageCall, table: TableName, row: AnyRow): readonly QuickChange[] {
  const offered = wantedFor(table)?.(row, call.world) ?? [];
  return offered
    .map((change) => ({ ...change, fields: { id: String(row.id), ...change.fields } }))
    .filter((change) => works(call, change));
}

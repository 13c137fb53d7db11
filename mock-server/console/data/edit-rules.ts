import { amountLeft } from '../../src/domain/vouchers/voucher-state.ts';
import type { TableName } from '../../src/database/shape.ts';
import { movementsOf } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/database/world.ts';
import type { AnyRow } from './look.ts';

/** A field that an edit may not have so, and why. */
export type Objection = { readonly field: string; readonly why: string };

/** A row as it is and as it would be. */
export type Edit = {
  readonly table: TableName;
  readonly before: AnyRow;
  readonly after: AnyRow;
  /** Fields that differ. */
  readonly changed: readonly string[];
};

/** Names that a row keeps for good: what it belongs to, how it is known, and when it began. */
const forGood = /^(id|uid|uuid|address|address_printable|rid|secret|created_at|identity_address)$|_(id|token)$/;

/** Fields that are named like those but that somebody may change: where an office is, or where a card goes. */
const changeable: { readonly [Name in TableName]?: readonly string[] } = {
  offices: ['address'],
  product_reservations: ['address'],
  physical_card_requests: ['address'],
  products: ['product_category_id'],
  organizations: ['business_type_id'],
  records: ['record_category_id'],
};

const isForGood = (table: TableName, field: string): boolean =>
  forGood.test(field) && !(changeable[table] ?? []).includes(field);

/** Fields that no other row of the table has the same. */
const unique: { readonly [Name in TableName]?: readonly string[] } = {
  identities: ['address', 'bsn', 'persona'],
  emails: ['email'],
  proxies: ['access_token', 'exchange_token'],
  funds: ['key'],
  record_types: ['key'],
  tags: ['key'],
  vouchers: ['address', 'address_printable', 'activation_code'],
  physical_cards: ['code'],
  prevalidations: ['uid'],
  product_reservations: ['code'],
  reimbursements: ['code'],
  mail_stops: ['email'],
};

/** Border: the field is one of the table. */
const platformOf = (world: World, { table, after }: Edit, field: string): number | null =>
  world
    .table(table)
    .where(field as never, after[field] as never)
    .find(({ id }: { readonly id: number }) => id !== after.id)?.id ?? null;

function taken(world: World, edit: Edit, field: string): Objection[] {
  if (!(unique[edit.table] ?? []).includes(field) || edit.after[field] === null) return [];
  const other = platformOf(world, edit, field);
  return other === null ? [] : [{ field, why: `row ${other} has it already` }];
}

/** Amounts and counts that go below nothing. */
function belowNothing({ after }: Edit, field: string): Objection[] {
  const value = after[field];
  const counts = /amount|price|limit|attempts|bytes|order|_days|_time$/.test(field);
  return counts && typeof value === 'number' && value < 0 ? [{ field, why: 'cannot be below 0' }] : [];
}

function belongs({ table }: Edit, field: string): Objection[] {
  return isForGood(table, field) ? [{ field, why: 'stays as it was made' }] : [];
}

/** Money that is gone cannot be taken out of a voucher. */
function balance(world: World, { before, after, table, changed }: Edit): Objection[] {
  const voucher =
    table === 'vouchers' && changed.includes('amount') ? world.table('vouchers').get(before.id) : undefined;
  if (!voucher || voucher.type !== 'regular') return [];
  const left = amountLeft(voucher, movementsOf(world, voucher)) - voucher.amount + Number(after['amount']);
  return left < 0 ? [{ field: 'amount', why: `is less than what was taken: ${-left} cents are missing` }] : [];
}

function period({ after, changed }: Edit): Objection[] {
  const [from, until] = [after['start_date'], after['end_date']];
  const isTurned = typeof from === 'string' && typeof until === 'string' && until < from;
  const field = changed.find((name) => name === 'start_date' || name === 'end_date');
  return isTurned && field !== undefined ? [{ field, why: 'the last day would come before the first' }] : [];
}

/** A payment is booked: its amount and its state stay. */
function booked({ table, changed }: Edit): Objection[] {
  if (table !== 'transactions') return [];
  return changed
    .filter((field) => ['amount', 'target', 'transfer_at'].includes(field))
    .map((field) => ({ field, why: 'is booked' }));
}

/** What the platform's own rules would never do to a row; the shape of the row and what it names are not validated here. */
export function objectionsTo(world: World, edit: Edit): readonly Objection[] {
  return [
    ...edit.changed.flatMap((field) => [
      ...belongs(edit, field),
      ...taken(world, edit, field),
      ...belowNothing(edit, field),
    ]),
    ...balance(world, edit),
    ...period(edit),
    ...booked(edit),
  ];
}

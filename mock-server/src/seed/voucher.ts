import { dayOf } from '../clock/calendar.ts';
import type { Instant } from '../store/row.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { VoucherEvent, VoucherRow } from '../store/table-vouchers.ts';
import type { World } from '../store/world.ts';
import { ago, dayFromNow, oneYearFrom } from './dates.ts';
import { providerId } from './providers.ts';
import { stableAddress } from './stable.ts';

/** What a voucher is made of. Amount in cents. */
export interface VoucherLine {
  /** A word that no other voucher has; its address follows from it. */
  readonly word: string;
  readonly fund: number;
  readonly amount: number;
  /** Days since it began; it ends one year after that, unless `last_day` says otherwise. */
  readonly days_ago: number;
  /** Days from now until its last day; negative for an expired voucher. */
  readonly last_day?: number;
  readonly for?: string;
  readonly changes?: Partial<VoucherRow>;
}

/** Adds a voucher with its history. */
export function addVoucher(world: World, identity: IdentityRow | null, line: VoucherLine): VoucherRow {
  const created_at = ago(world, line.days_ago, 5);
  const expire_at = line.last_day === undefined ? oneYearFrom(created_at) : dayFromNow(world, line.last_day);
  const id = world.table('vouchers').highest + 1;
  const voucher = world.table('vouchers').insert({
    id,
    address: stableAddress(`voucher:${line.word}`),
    address_printable: stableAddress(`printed:${line.word}`),
    identity_address: identity?.address ?? null,
    fund_id: line.fund,
    type: 'regular',
    state: 'active',
    is_external: false,
    amount: line.amount,
    expire_at,
    deactivated_at: null,
    deactivation_note: null,
    returnable: false,
    parent_id: null,
    product_id: null,
    product_reservation_id: null,
    limit_multiplier: 1,
    activation_code: null,
    waiting_bsn: null,
    records: line.for ? [{ record_type_key: 'given_name', value: line.for }] : [],
    history: [event(id, 1, ['created_budget', created_at])],
    created_at,
    ...line.changes,
  });
  return expire_at < dayOf(world.now())
    ? addEvent(world, voucher, ['expired', Date.parse(`${expire_at}T23:00:00Z`)])
    : voucher;
}

const event = (voucher: number, order: number, [name, created_at]: [VoucherEvent['event'], Instant]): VoucherEvent => ({
  id: voucher * 10 + order,
  event: name,
  created_at,
});

/** Adds a moment to the history of a voucher. */
export function addEvent(world: World, voucher: VoucherRow, happened: [VoucherEvent['event'], Instant]): VoucherRow {
  const history = [...voucher.history, event(voucher.id, voucher.history.length + 1, happened)];
  return world.table('vouchers').update(voucher, { history });
}

/** One movement on a voucher: days and hours ago, cents, and where. */
export interface Movement {
  readonly days_ago: number;
  readonly hours_ago?: number;
  readonly amount: number;
  /** Key of the provider; left out for a top-up or a claim paid to an account. */
  readonly at?: string;
  readonly product?: number;
  readonly target?: 'provider' | 'top_up' | 'iban';
  readonly state?: 'pending' | 'success' | 'canceled';
}

/** Adds payments, top-ups and paid claims to a voucher. */
export function addMovements(world: World, voucher: VoucherRow, movements: readonly Movement[]): void {
  for (const movement of movements) {
    const order = world.table('transactions').where('voucher_id', voucher.id).length + 1;
    world.table('transactions').insert({
      address: stableAddress(`transaction:${voucher.address}:${order}`),
      voucher_id: voucher.id,
      organization_id: movement.at ? providerId(movement.at) : null,
      product_id: movement.product ?? null,
      amount: movement.amount,
      state: movement.state ?? 'success',
      target: movement.target ?? 'provider',
      created_at: ago(world, movement.days_ago, movement.hours_ago ?? 0),
    });
  }
}

/** Adds a voucher for one product that was bought out of another voucher; it can be returned while unused. */
export function addProductVoucher(
  world: World,
  parent: VoucherRow,
  line: { word: string; product: number; days_ago: number },
): VoucherRow {
  const product = world.table('products').get(line.product);
  if (!product) throw new Error(`There is no product ${line.product}.`);
  const owner = world.table('identities').first('address', parent.identity_address ?? '');
  const voucher = addVoucher(world, owner ?? null, {
    word: line.word,
    fund: parent.fund_id,
    amount: product.price,
    days_ago: line.days_ago,
    changes: {
      type: 'product',
      parent_id: parent.id,
      product_id: product.id,
      returnable: true,
      expire_at: product.expire_at && product.expire_at < parent.expire_at ? product.expire_at : parent.expire_at,
    },
  });
  return world
    .table('vouchers')
    .update(voucher, { history: [event(voucher.id, 1, ['created_product', voucher.created_at])] });
}

/** Links a plastic card to a voucher; the code has twelve digits and begins with 100. */
export function addCard(world: World, voucher: VoucherRow, code: string): void {
  world.table('physical_cards').insert({
    code,
    voucher_id: voucher.id,
    identity_address: voucher.identity_address,
    created_at: ago(world, 30),
  });
}

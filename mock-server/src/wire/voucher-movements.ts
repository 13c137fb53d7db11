import type { Call } from '../http/call.ts';
import type { FundRow } from '../tables/funds.ts';
import type { TransactionRow, VoucherRow } from '../tables/vouchers.ts';
import { dayLength, dayOf } from '../calendar.ts';
import { paymentState } from '../domain/vouchers/voucher-state.ts';
import { dayLocale, moment, money, timestamp, timestampLocale } from './format.ts';
import { mediaCompact } from './media.ts';
import { organizationTiny } from './organization.ts';

/** Whole seconds since 1970, as the wire has `timestamp`. */
export const seconds = (instant: number): number => Math.floor(instant / 1000);

/** A product voucher that was bought out of another voucher. */
export function productVoucher(call: Call, row: VoucherRow, fund: FundRow): object {
  const product = row.product_id === null ? undefined : call.world.table('products').get(row.product_id);
  return {
    identity_address: row.identity_address,
    fund_id: row.fund_id,
    returnable: row.returnable,
    address: row.address,
    amount: money(row.amount),
    date: dayLocale(dayOf(row.created_at), call.language),
    date_time: timestampLocale(row.created_at, call.language),
    timestamp: seconds(row.created_at),
    created_at: timestamp(row.created_at),
    created_at_locale: timestampLocale(row.created_at, call.language),
    product: product
      ? {
          id: product.id,
          name: product.name,
          description: product.description,
          total_amount: product.total_amount,
          sold_amount: product.sold_amount,
          product_category_id: product.product_category_id,
          organization_id: product.organization_id,
          ...(fund.type === 'budget' ? { price: money(product.price) } : {}),
        }
      : null,
  };
}

/** When a pending payment goes to the bank; the provider can take it back until then. */
function transfer(call: Call, row: TransactionRow): object {
  const now = call.world.now();
  const at = row.transfer_at ?? null;
  const waits = at !== null && paymentState(row, now) === 'pending';
  return {
    state: paymentState(row, now),
    cancelable: waits,
    transaction_in: waits ? Math.ceil((at - now) / dayLength) : null,
    ...moment('transfer_at', at, call.language),
  };
}

/** A payment or top-up. */
export function transaction(call: Call, row: TransactionRow, fund: FundRow): object {
  const organization =
    row.organization_id === null ? undefined : call.world.table('organizations').get(row.organization_id);
  const product = row.product_id === null ? undefined : call.world.table('products').get(row.product_id);
  return {
    id: row.id,
    address: row.address,
    organization_id: row.organization_id,
    product_id: row.product_id,
    payment_id: null,
    target: row.target,
    amount: money(row.amount),
    timestamp: seconds(row.created_at),
    organization: organization
      ? { ...organizationTiny(call, organization), logo: mediaCompact(call, organization.logo_uid) }
      : null,
    product: product ? { id: product.id, name: product.name } : null,
    fund: {
      id: fund.id,
      name: fund.name,
      organization_id: fund.organization_id,
      logo: mediaCompact(call, fund.logo_uid),
    },
    ...moment('created_at', row.created_at, call.language),
    ...moment('updated_at', row.created_at, call.language),
    ...transfer(call, row),
  };
}

import type { Call } from '../http/call.ts';
import { numberOf } from '../http/input.ts';
import { amountLeft, isExpired, lastDay } from '../rules/voucher-state.ts';
import { isApproved } from '../store/offers.ts';
import type { FundRow } from '../store/table-funds.ts';
import type { ProductRow } from '../store/table-tenants.ts';
import type { VoucherRow } from '../store/table-vouchers.ts';
import { movementsOf } from '../store/vouchers.ts';
import { dayLocale } from './format.ts';

type Pair = { readonly row: VoucherRow; readonly fund: FundRow; readonly product: ProductRow };

/** Can this voucher pay for the offer now? */
function canPay(call: Call, { row, fund, product }: Pair): boolean {
  const live = row.type === 'regular' && row.state === 'active' && !isExpired(row, fund, call.world.now());
  if (!live || !isApproved(call.world, product, fund)) return false;
  return fund.type === 'subsidies' || amountLeft(row, movementsOf(call.world, row)) >= product.price;
}

/** Whether the product of the query can be reserved with this voucher; null without `product_id` (part 1, 6.4). */
export function queryProduct(call: Call, row: VoucherRow, fund: FundRow): object | null {
  const product = call.world.table('products').get(numberOf(call.query, 'product_id') ?? 0);
  if (!product) return null;
  const enabled = product.reservation_enabled && fund.allow_reservations;
  const end = lastDay(row, fund);
  const until = product.expire_at !== null && product.expire_at < end ? product.expire_at : end;
  return {
    reservable: enabled && canPay(call, { row, fund, product }),
    reservable_count: null,
    reservable_enabled: enabled,
    reservable_expire_at: until,
    reservable_expire_at_locale: dayLocale(until, call.language),
  };
}

import { isExpired } from '../vouchers/voucher-state.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { ProductRow } from '../../tables/products.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import type { World } from '../../world/world.ts';

/** Nothing left to buy? Stock without a limit never runs out. */
export const isSoldOut = (product: ProductRow): boolean =>
  !product.unlimited_stock && product.reserved_amount + product.sold_amount >= product.total_amount;

/** May the offer count in the fund: is it not kept out by its provider, nor made by the sponsor of other funds? */
const mayCount = (product: ProductRow, fund: FundRow): boolean =>
  !(product.excluded_fund_ids?.includes(fund.id) ?? false) &&
  (product.sponsor_id === undefined || product.sponsor_id === fund.organization_id);

/** Is the offer approved in the fund, by itself or with all offers of its provider? */
export function isApproved(world: World, product: ProductRow, fund: FundRow): boolean {
  if (!mayCount(product, fund)) return false;
  const places = world.table('fund_providers').where('organization_id', product.organization_id);
  const provider = places.find((row) => row.fund_id === fund.id && row.state === 'accepted');
  if (!provider) return false;
  if (fund.type === 'budget' && provider.allow_products) return true;
  const singles = world.table('fund_products').where('product_id', product.id);
  return singles.some((row) => row.fund_id === fund.id);
}

/** Does a list show the offer, given the funds it may count in? `showAll` also shows what is hidden from the shop. */
export function isVisible(
  world: World,
  product: ProductRow,
  within: { funds: readonly FundRow[]; today: string; showAll: boolean },
): boolean {
  if (product.deleted_at !== null || isSoldOut(product)) return false;
  if (product.expire_at !== null && product.expire_at < within.today) return false;
  if (!product.shown_on_webshop && !within.showAll) return false;
  return within.funds.some((fund) => isApproved(world, product, fund));
}

/** The voucher that a payment came from in the end: the regular one, also when a product voucher held the amount. */
function payerOf(world: World, voucherId: number): VoucherRow | undefined {
  const voucher = world.table('vouchers').get(voucherId);
  return typeof voucher?.parent_id === 'number' ? world.table('vouchers').get(voucher.parent_id) : voucher;
}

/**
 * How often an offer was taken in a fund: payments and product vouchers, by everybody or by one resident. What stands on a voucher that
 * is over no longer counts, so a new voucher and an unanswered reservation give space again.
 */
export function timesTaken(world: World, about: { product: ProductRow; fund: FundRow; owner: string | null }): number {
  const { product, fund, owner } = about;
  const counts = (voucher: VoucherRow | undefined): boolean =>
    voucher?.fund_id === fund.id &&
    (owner === null || voucher.identity_address === owner) &&
    !isExpired(voucher, fund, world.now());
  const paid = world
    .table('transactions')
    .where('product_id', product.id)
    .filter((row) => row.state !== 'canceled' && counts(payerOf(world, row.voucher_id)));
  const held = world
    .table('vouchers')
    .where('product_id', product.id)
    .filter((row) => counts(row) && world.table('transactions').where('voucher_id', row.id).length === 0);
  return paid.length + held.length;
}

/** A category with everything below it. */
export function withDescendants(world: World, categoryId: number): Set<number> {
  const found = new Set([categoryId]);
  const queue = [categoryId];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const child of world.table('product_categories').where('parent_id', id)) {
      if (found.has(child.id)) continue;
      found.add(child.id);
      queue.push(child.id);
    }
  }
  return found;
}

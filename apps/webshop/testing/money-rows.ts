import type { Product, ProductFund } from '@stadstegoed/core/products/product.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { isBudget, isUsable } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { ShopInProcess } from './shop-in-process.tsx';

/** The rows of the mock platform. */
export type Rows = ReturnType<ShopInProcess['platform']['world']>;

/** The sum of amounts in cents. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The cents of a voucher by the rows: given, set apart, left, and the balance after each second with a movement. */
export function ledgerOf(rows: Rows, id: string) {
  const [voucher, today] = [Number(id), dayOf(instant(rows.now()))];
  const payments = rows
    .table('transactions')
    .where('voucher_id', voucher)
    .filter(({ state }) => state !== 'canceled')
    .map(({ created_at: at, amount, target }) => ({ at, change: target === 'top_up' ? amount : -amount }));
  // A reservation that nobody answered in time holds its amount no longer.
  const reserved = rows
    .table('vouchers')
    .where('parent_id', voucher)
    .filter(({ product_reservation_id: of }) => {
      const reservation = rows.table('product_reservations').get(of ?? 0);
      return reservation?.state !== 'pending' || reservation.expire_at >= today;
    })
    .map(({ created_at: at, amount }) => ({ at, change: -amount }));
  const claims = rows.table('reimbursements').where('voucher_id', voucher);
  const apart = sum(claims.filter(({ state }) => state === 'pending').map(({ amount }) => amount ?? 0));
  const balances = new Map<number, number>();
  let balance = rows.table('vouchers').get(voucher)?.amount ?? 0;
  const given = balance + sum(payments.map(({ change }) => Math.max(0, change)));
  for (const { at, change } of [...payments, ...reserved].toSorted((a, b) => a.at - b.at)) {
    balance += change;
    balances.set(Math.floor(at / 1000), balance);
  }
  return { given, apart, left: Math.max(0, balance - apart), balances };
}

/** The full price of an offer by the rows. */
export const fullPrice = (rows: Rows, { id }: Product): number => rows.table('products').get(Number(id))?.price ?? 0;

/** What an offer costs in a fund: the price, less what the sponsor of a subsidies fund pays. */
function priceIn(rows: Rows, product: Product, fund: ProductFund): number {
  if (fund.type === 'budget') return fullPrice(rows, product);
  const approvals = rows.table('fund_products').where('product_id', Number(product.id));
  const sponsor = approvals.find(({ fund_id }) => fund_id === Number(fund.id))?.amount ?? 0;
  return Math.max(0, fullPrice(rows, product) - sponsor);
}

/** What an offer costs with each voucher that fits, and the price that stands on its card. */
export function ownPrices(rows: Rows, product: Product, vouchers: readonly Voucher[]) {
  const fitting = vouchers.filter((one) => one.type === 'regular' && isUsable(one) && !one.isExternal);
  const own = fitting.flatMap((voucher) => {
    const fund = product.funds.find(({ id }) => id === voucher.fundId);
    if (fund === undefined) return [];
    const price = priceIn(rows, product, fund);
    const reserves = product.reservationEnabled && fund.reservationsEnabled && voucher.fund.allowReservations;
    const isOpen = fund.limitAvailable !== 0;
    const left = isBudget(voucher) ? ledgerOf(rows, voucher.id).left : null;
    const self = left === null ? price : Math.max(0, price - left);
    const pays = isOpen && (left === null || (reserves ? left >= price : left > 0));
    return [{ voucher, price, left, self, reserves, isOpen, pays }];
  });
  const paying = own.filter(({ pays }) => pays);
  const prices = (paying.length > 0 ? paying : own).map(({ price }) => price);
  const lowest = prices.length === 0 ? fullPrice(rows, product) : Math.min(...prices);
  const best = Math.min(...(paying.length > 0 ? paying : own.filter(({ isOpen }) => isOpen)).map(({ self }) => self));
  return { own, best, lowest, isFrom: prices.some((price) => price > lowest) };
}

/** Notes an amount that differs from the rows. */
export type Compare = (what: string, amount: unknown, byTheRows: unknown) => void;

/** Collects what differs, so that one run lists every untrue amount. */
export function differences(): { readonly compare: Compare; readonly found: readonly string[] } {
  const found: string[] = [];
  const compare: Compare = (what, amount, byTheRows) => {
    const [a, b] = [JSON.stringify(amount), JSON.stringify(byTheRows)];
    if (a !== b) found.push(`${what}: ${a}, by the rows ${b}`);
  };
  return { compare, found };
}

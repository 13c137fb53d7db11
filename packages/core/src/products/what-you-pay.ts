import { minusMoney, money, NO_MONEY, type Money } from '../shared/money.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { isUsable } from '../vouchers/voucher-rules.ts';
import { unavailability } from './product-rules.ts';
import type { Product, ProductFund } from './product.ts';

/**
 * What one resident pays for an offer, with the voucher that helps most.
 *
 * `part`: the resident pays `self` and the voucher `covered`. A fund of type subsidies is meant that way; with a budget
 * the balance is too low, so that the offer cannot be reserved and the rest is paid at the counter (`reservable` off).
 */
export type WhatYouPay =
  | { readonly kind: 'gone' | 'expired' | 'sold_out' }
  /** A free offer: nobody pays, with or without a voucher. */
  | { readonly kind: 'free' }
  /** A discount, or a price that only the provider tells: settled at the counter. */
  | { readonly kind: 'at_counter' }
  /** A visitor, or the vouchers are not read. */
  | { readonly kind: 'unknown' }
  /** `not_enough`: nothing is left on the vouchers that fit. */
  | { readonly kind: 'no_voucher' | 'not_enough' }
  | { readonly kind: 'limit_reached'; readonly limit: number | null }
  | { readonly kind: 'nothing'; readonly voucher: Voucher; readonly covered: Money }
  | {
      readonly kind: 'part';
      readonly voucher: Voucher;
      readonly covered: Money;
      readonly self: Money;
      readonly reservable: boolean;
    };

/** A voucher of the resident with the conditions of the offer in its fund. */
interface Payable {
  readonly voucher: Voucher;
  readonly fund: ProductFund;
}

/** What the resident pays. `vouchers` is null for a visitor, or while the vouchers are not read. */
export function whatYouPay(product: Product, vouchers: readonly Voucher[] | null): WhatYouPay {
  const reason = unavailability(product);
  if (reason !== null) return { kind: reason };
  const price = amountOf(product);
  if (price === null) return { kind: 'at_counter' };
  if (price === 0) return { kind: 'free' };
  return vouchers === null ? { kind: 'unknown' } : withVouchers(product, vouchers, price);
}

function withVouchers(product: Product, vouchers: readonly Voucher[], price: Money): WhatYouPay {
  const payable = payableWith(product, vouchers);
  if (payable.length === 0) return { kind: 'no_voucher' };
  const open = payable.filter(({ fund }) => !isLimitReached(fund));
  if (open.length === 0) return { kind: 'limit_reached', limit: payable[0]?.fund.limitPerIdentity ?? null };
  const [best] = open.map((one) => paidWith(one, price)).toSorted(byLeastSelf);
  return best ?? { kind: 'no_voucher' };
}

/** The price of an offer with one voucher, or in a fund of which the resident has no voucher (`voucher` is null). */
export interface FundPrice {
  readonly fund: ProductFund;
  readonly voucher: Voucher | null;
  /** What the resident pays; the price in the fund when there is no voucher. Null when the offer has no amount. */
  readonly self: Money | null;
  /** The balance of a budget now and after; null for other funds and without a voucher. */
  readonly balance: { readonly now: Money; readonly after: Money } | null;
  readonly limitReached: boolean;
}

/** The price per voucher, then per fund without one: own funds first, in the order of the platform. */
export function pricesPerFund(product: Product, vouchers: readonly Voucher[]): readonly FundPrice[] {
  const payable = payableWith(product, vouchers);
  const others = product.funds.filter(({ id }) => !payable.some(({ fund }) => fund.id === id));
  const own = payable.map(({ fund, voucher }) => priceWith({ fund, voucher }, amountOf(product)));
  const rest = others.map((fund) => ({
    fund,
    voucher: null,
    self: fund.price ?? amountOf(product),
    balance: null,
    limitReached: false,
  }));
  return [...own, ...rest];
}

/** The own vouchers with which an offer can be paid: usable, with money or a discount, and of one of its funds. */
export function payableWith(product: Product, vouchers: readonly Voucher[]): readonly Payable[] {
  return vouchers.flatMap((voucher) => {
    const fund = product.funds.find(({ id }) => id === voucher.fundId);
    const fits = fund !== undefined && voucher.type === 'regular' && isUsable(voucher) && !voucher.isExternal;
    return fits ? [{ voucher, fund }] : [];
  });
}

function isLimitReached({ limitAvailable }: ProductFund): boolean {
  return limitAvailable !== null && limitAvailable <= 0;
}

/** The amount of a regular offer, zero for a free one; null when only the provider knows. */
function amountOf({ priceType, price }: Product): Money | null {
  if (priceType === 'free') return NO_MONEY;
  return priceType === 'regular' ? price : null;
}

function priceWith({ fund, voucher }: Payable, price: Money | null): FundPrice {
  const limitReached = isLimitReached(fund);
  if (price === null) return { fund, voucher, self: null, balance: null, limitReached };
  if (fund.type !== 'budget') return { fund, voucher, self: fund.price ?? price, balance: null, limitReached };
  const covered = lesser(voucher.amount, price);
  const after = minusMoney(voucher.amount, covered);
  return { fund, voucher, self: minusMoney(price, covered), balance: { now: voucher.amount, after }, limitReached };
}

type Paid = Extract<WhatYouPay, { readonly kind: 'nothing' | 'part' }> | { readonly kind: 'not_enough' };

function paidWith({ fund, voucher }: Payable, price: Money): Paid {
  const { self } = priceWith({ fund, voucher }, price);
  const own = self ?? price;
  const covered = minusMoney(price, own);
  if (own <= 0) return { kind: 'nothing', voucher, covered: price };
  if (fund.type !== 'budget') return { kind: 'part', voucher, covered, self: own, reservable: true };
  if (covered <= 0) return { kind: 'not_enough' };
  return { kind: 'part', voucher, covered, self: own, reservable: false };
}

function byLeastSelf(a: Paid, b: Paid): number {
  return selfOf(a) - selfOf(b);
}

function selfOf(paid: Paid): number {
  if (paid.kind === 'nothing') return 0;
  return paid.kind === 'part' ? paid.self : Number.MAX_SAFE_INTEGER;
}

function lesser(a: Money, b: Money): Money {
  return money(Math.max(0, Math.min(a, b)));
}

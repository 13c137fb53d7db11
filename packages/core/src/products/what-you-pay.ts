import { minusMoney, money, NO_MONEY, type Money } from '../shared/money.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { isUsable } from '../vouchers/voucher-rules.ts';
import { unavailability } from './product-rules.ts';
import type { PricedFund, PricedProduct, Product, ProductFund } from './product.ts';

/** The active vouchers of who looks at an offer; `reading` until those of a resident are there, null for a visitor and when they cannot be read. */
export type ViewerVouchers = readonly Voucher[] | 'reading' | null;

/**
 * What one resident pays for an offer, with the voucher that helps most.
 *
 * `part`: the resident pays `self` and the voucher `covered`, null where they would tell a balance that the municipality hides.
 * `isShort`: the balance is too low to reserve the offer here.
 */
export type WhatYouPay =
  /** The vouchers of a resident are being read: nothing is said of money. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'gone' | 'expired' | 'sold_out' }
  /** A free offer: nobody pays, with or without a voucher. */
  | { readonly kind: 'free' }
  /** A discount, or a price that only the provider tells: settled at the counter. */
  | { readonly kind: 'at_counter' }
  /** A visitor, or the vouchers cannot be read. */
  | { readonly kind: 'unknown' }
  /** `not_enough`: nothing is left on the vouchers that fit. */
  | { readonly kind: 'no_voucher' | 'not_enough' }
  | { readonly kind: 'limit_reached'; readonly limit: number | null }
  | { readonly kind: 'nothing'; readonly voucher: Voucher; readonly covered: Money }
  | {
      readonly kind: 'part';
      readonly voucher: Voucher;
      readonly covered: Money | null;
      readonly self: Money | null;
      readonly isShort: boolean;
      /** The rest of an offer that is short is paid online, and not at the counter. */
      readonly paysOnline: boolean;
    };

/** A voucher of the resident with the conditions of the offer in its fund. */
interface Payable<F extends PricedFund = ProductFund> {
  readonly voucher: Voucher;
  readonly fund: F;
}

export function whatYouPay(product: Product, vouchers: ViewerVouchers): WhatYouPay {
  const reason = unavailability(product);
  if (reason !== null) return { kind: reason };
  const price = amountOf(product);
  if (price === null) return { kind: 'at_counter' };
  if (price === 0) return { kind: 'free' };
  if (vouchers === 'reading') return { kind: 'reading' };
  return vouchers === null ? { kind: 'unknown' } : withVouchers(product, vouchers, price);
}

function withVouchers(product: Product, vouchers: readonly Voucher[], price: Money): WhatYouPay {
  const payable = payableWith(product, vouchers);
  if (payable.length === 0) return { kind: 'no_voucher' };
  const open = payable.filter(({ fund }) => !isLimitReached(fund));
  if (open.length === 0) return { kind: 'limit_reached', limit: payable[0]?.fund.limitPerIdentity ?? null };
  const [best] = open.map((one) => paidWith(product, one, price)).sort(byLeastSelf);
  if (best === undefined) return { kind: 'no_voucher' };
  return best.kind === 'part' && hidesBalance(best.voucher) ? { ...best, covered: null, self: null } : best;
}

/** The price of an offer with one voucher, or in a fund of which the resident has no voucher (`voucher` is null). */
export interface FundPrice {
  readonly fund: ProductFund;
  readonly voucher: Voucher | null;
  /**
   * What the resident pays; the price in the fund when there is no voucher. Null when the offer has no amount, and where a rest
   * would tell a hidden balance.
   */
  readonly self: Money | null;
  /** The balance of a budget now and after; null for other funds, without a voucher and where it is hidden. */
  readonly balance: { readonly now: Money; readonly after: Money } | null;
  readonly limitReached: boolean;
  /** The balance is too low to reserve the offer here; what the resident pays is the rest. */
  readonly isShort: boolean;
  /** The rest of an offer that is short is paid online. */
  readonly paysOnline: boolean;
}

/** The price per voucher, then per fund without one: own funds first, in the order of the platform. */
export function pricesPerFund(product: Product, vouchers: readonly Voucher[]): readonly FundPrice[] {
  const payable = payableWith(product, vouchers);
  const others = product.funds.filter(({ id }) => !payable.some(({ fund }) => fund.id === id));
  const price = amountOf(product);
  const own = payable.map((one) => visiblePrice(priceWith(product, one, price)));
  const rest = others.map((fund) => ({
    fund,
    voucher: null,
    self: price === null ? null : priceIn(fund, price),
    balance: null,
    limitReached: false,
    isShort: false,
    paysOnline: false,
  }));
  return [...own, ...rest];
}

/** Whether the amounts of a voucher that pays a part would tell its hidden balance. Only a budget pays what it has. */
function hidesBalance({ amount, fund }: Voucher): boolean {
  return amount === null && fund.type === 'budget';
}

function visiblePrice(price: FundPrice): FundPrice {
  const { voucher, self } = price;
  if (voucher === null || !hidesBalance(voucher)) return price;
  return { ...price, balance: null, self: self === NO_MONEY ? self : null };
}

/** The own vouchers with which an offer can be paid: usable, with money or a discount, and of one of its funds. */
export function payableWith<F extends PricedFund>(
  product: { readonly funds: readonly F[] },
  vouchers: readonly Voucher[],
): readonly Payable<F>[] {
  return vouchers.flatMap((voucher) => {
    const fund = product.funds.find(({ id }) => id === voucher.fundId);
    const fits = fund !== undefined && voucher.type === 'regular' && isUsable(voucher) && !voucher.isExternal;
    return fits ? [{ voucher, fund }] : [];
  });
}

/** Whether a voucher pays for the offer: often enough, and with enough to reserve where reserving is the way. */
export function canPayWith(product: PricedProduct, { fund, voucher }: Payable<PricedFund>): boolean {
  if (isLimitReached(fund)) return false;
  if (fund.type !== 'budget') return true;
  return voucher.balance > 0 && !isTooLow(product, { fund, voucher });
}

/** The price of an offer in a fund, which can have its own. */
export function priceIn(fund: Pick<PricedFund, 'price'>, price: Money): Money {
  return fund.price ?? price;
}

/** Whether the balance of a voucher of a budget fund is too low to reserve the offer with it. */
function isTooLow({ reservationEnabled, price }: PricedProduct, { fund, voucher }: Payable<PricedFund>): boolean {
  const isReservable = reservationEnabled && fund.reservationsEnabled && voucher.fund.allowReservations;
  return isReservable && voucher.balance < priceIn(fund, price ?? NO_MONEY);
}

function isLimitReached({ limitAvailable }: Pick<ProductFund, 'limitAvailable'>): boolean {
  return limitAvailable !== null && limitAvailable <= 0;
}

/** The amount of a regular offer, zero for a free one; null when only the provider knows. */
function amountOf({ priceType, price }: Product): Money | null {
  if (priceType === 'free') return NO_MONEY;
  return priceType === 'regular' ? price : null;
}

function priceWith(product: Product, { fund, voucher }: Payable, price: Money | null): FundPrice {
  const about = { fund, voucher, limitReached: isLimitReached(fund), isShort: false, paysOnline: false };
  if (price === null) return { ...about, self: null, balance: null };
  const own = priceIn(fund, price);
  if (fund.type !== 'budget') return { ...about, self: own, balance: null };
  const covered = lesser(voucher.balance, own);
  const after = minusMoney(voucher.balance, covered);
  const isShort = isTooLow(product, { fund, voucher });
  const paysOnline = isShort && fund.takesOnlinePayment;
  return { ...about, self: minusMoney(own, covered), balance: { now: voucher.balance, after }, isShort, paysOnline };
}

type Part = Omit<Extract<WhatYouPay, { readonly kind: 'part' }>, 'covered' | 'self'>;
type Paid =
  | Extract<WhatYouPay, { readonly kind: 'nothing' }>
  | (Part & { readonly covered: Money; readonly self: Money })
  | { readonly kind: 'not_enough' };

function paidWith(product: Product, { fund, voucher }: Payable, price: Money): Paid {
  const { self, isShort, paysOnline } = priceWith(product, { fund, voucher }, price);
  const whole = fund.type === 'budget' ? priceIn(fund, price) : price;
  const own = self ?? whole;
  const covered = minusMoney(whole, own);
  if (own <= 0) return { kind: 'nothing', voucher, covered: whole };
  if (fund.type === 'budget' && covered <= 0 && !paysOnline) return { kind: 'not_enough' };
  return { kind: 'part', voucher, covered, self: own, isShort, paysOnline };
}

/** A voucher that can pay goes before one that is short, whatever is left to pay. */
function byLeastSelf(a: Paid, b: Paid): number {
  return Number(isShort(a)) - Number(isShort(b)) || selfOf(a) - selfOf(b);
}

function isShort(paid: Paid): boolean {
  return paid.kind === 'part' && paid.isShort;
}

function selfOf(paid: Paid): number {
  if (paid.kind === 'nothing') return 0;
  return paid.kind === 'part' ? paid.self : Number.MAX_SAFE_INTEGER;
}

function lesser(a: Money, b: Money): Money {
  return money(Math.max(0, Math.min(a, b)));
}

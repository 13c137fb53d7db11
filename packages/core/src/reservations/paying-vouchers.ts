import type { Product, ProductFund } from '../products/product.ts';
import { unavailability } from '../products/product-rules.ts';
import { payableWith, priceIn } from '../products/what-you-pay.ts';
import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { minusMoney, NO_MONEY, type Money } from '../shared/money.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { lastDay } from '../vouchers/voucher-rules.ts';

/**
 * Why a voucher of a fund of the product cannot pay here: its balance, a rest that is paid online, the limit of the resident, or the
 * platform's word.
 */
export type NotPaying = 'balance' | 'online' | 'limit' | 'other';

/** A voucher in a fund of the product, with the amounts of a reservation with it. */
export interface PayingVoucher {
  readonly voucher: Voucher;
  /** Null when the voucher can pay. */
  readonly problem: NotPaying | null;
  /** The amount that the voucher pays, or the sponsor in a subsidies fund. */
  readonly pays: Money;
  /** The rest, which the resident pays to the provider. */
  readonly ownPayment: Money;
  /** The balance after the reservation; null for a subsidies fund, which has no balance, and where it is hidden. */
  readonly after: Money | null;
}

/** The resident's vouchers in funds of the product, the ones that can pay first. */
export function vouchersThatCanPay(product: Product, vouchers: readonly Voucher[]): readonly PayingVoucher[] {
  const fitting = payableWith(product, vouchers)
    .filter(({ fund, voucher }) => fund.reservationsEnabled && voucher.fund.allowReservations)
    .map(({ fund, voucher }) => payWith(product, fund, voucher));
  return [...fitting.filter(canPay), ...fitting.filter((option) => !canPay(option))];
}

/** Whether a voucher can pay for the product. */
export function canPay({ problem }: PayingVoucher): boolean {
  return problem === null;
}

function payWith(product: Product, fund: ProductFund, voucher: Voucher): PayingVoucher {
  const full = product.price ?? NO_MONEY;
  const isSubsidy = fund.type === 'subsidies';
  const ownPayment = isSubsidy ? priceIn(fund, full) : NO_MONEY;
  const pays = isSubsidy ? minusMoney(full, ownPayment) : priceIn(fund, full);
  const isShort = !isSubsidy && voucher.balance < pays;
  const after = isSubsidy || voucher.amount === null ? null : minusMoney(voucher.amount, pays);
  return { voucher, pays, ownPayment, after, problem: problemOf(fund, voucher, isShort) };
}

function problemOf(fund: ProductFund, voucher: Voucher, isShort: boolean): NotPaying | null {
  if (isShort) return fund.takesOnlinePayment ? 'online' : 'balance';
  if (fund.limitAvailable !== null && fund.limitAvailable < 1) return 'limit';
  return voucher.queryProduct?.reservable === false ? 'other' : null;
}

/** Whether and why not a resident can reserve a product now. */
export type ReserveSituation =
  | { readonly kind: 'choose'; readonly options: readonly PayingVoucher[] }
  | { readonly kind: 'gone' | 'expired' | 'sold_out' }
  /** The provider takes no reservations for it. */
  | { readonly kind: 'not_reservable' }
  /** No voucher of a fund of the product; `funds` are the funds that would help. */
  | { readonly kind: 'no_voucher'; readonly funds: readonly ProductFund[] }
  | { readonly kind: 'not_enough'; readonly options: readonly PayingVoucher[] }
  /** The balance is too low, and the rest is paid online. */
  | { readonly kind: 'pay_online'; readonly options: readonly PayingVoucher[] }
  | { readonly kind: 'limit'; readonly limit: number | null }
  | { readonly kind: 'refused' };

/** Decides what the resident can do with a product, in the order of the platform. */
export function reserveSituation(product: Product, vouchers: readonly Voucher[]): ReserveSituation {
  const reason = unavailability(product);
  if (reason !== null) return { kind: reason };
  const funds = product.funds.filter(({ reservationsEnabled }) => reservationsEnabled);
  if (!product.reservationEnabled || funds.length === 0) return { kind: 'not_reservable' };
  const options = vouchersThatCanPay(product, vouchers);
  if (options.length === 0) return { kind: 'no_voucher', funds };
  return options.some(canPay) ? { kind: 'choose', options } : blockedBy(options, funds);
}

/** Why none of the vouchers can pay: what the resident can do something about comes first. */
function blockedBy(options: readonly PayingVoucher[], funds: readonly ProductFund[]): ReserveSituation {
  if (options.some(({ problem }) => problem === 'online')) return { kind: 'pay_online', options };
  if (options.some(({ problem }) => problem === 'balance')) return { kind: 'not_enough', options };
  const limited = options.find(({ problem }) => problem === 'limit');
  if (!limited) return { kind: 'refused' };
  const fund = funds.find(({ id }) => id === limited.voucher.fundId);
  return { kind: 'limit', limit: fund?.limitPerIdentity ?? null };
}

/** The vouchers to choose from, or the ones whose balance is too low. */
export function optionsOf(situation: ReserveSituation): readonly PayingVoucher[] {
  return 'options' in situation ? situation.options : [];
}

/** Whether a reservation with a voucher costs the same and leaves the same. */
export function sameAmounts(one: PayingVoucher, other: PayingVoucher): boolean {
  return one.pays === other.pays && one.ownPayment === other.ownPayment && one.after === other.after;
}

/** The last day of a reservation of a product with a voucher: the earlier end of both. */
export function reservationEnd(product: Pick<Product, 'expireAt'>, voucher: Voucher): CalendarDate {
  const end = lastDay(voucher);
  return product.expireAt !== null && compareDates(product.expireAt, end) < 0 ? product.expireAt : end;
}

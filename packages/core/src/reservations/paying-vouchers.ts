import type { Product, ProductFund } from '../products/product.ts';
import { unavailability } from '../products/product-rules.ts';
import { payableWith, priceIn } from '../products/what-you-pay.ts';
import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { minusMoney, money, NO_MONEY, type Money } from '../shared/money.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { lastDay } from '../vouchers/voucher-rules.ts';

/** Why a voucher of a fund of the product cannot pay here: its balance, the limit of the resident, or the platform's word. */
export type NotPaying = 'balance' | 'limit' | 'other';

/** A voucher in a fund of the product, with the amounts of a reservation with it. */
export interface PayingVoucher {
  readonly voucher: Voucher;
  /** Null when the voucher can pay. */
  readonly problem: NotPaying | null;
  /** The amount that the voucher pays, or the sponsor in a subsidies fund. */
  readonly pays: Money;
  /** The rest, which the resident pays to the provider. */
  readonly ownPayment: Money;
  /** What the voucher lacks, which the resident pays online; zero where that is not needed or not possible. */
  readonly online: Money;
  /** The balance after the reservation; null for a subsidies fund, which has no balance, and where it is hidden. */
  readonly after: Money | null;
}

/** The resident's vouchers in funds of the product: those that can pay everything, then those that need a payment online, then the others. */
export function vouchersThatCanPay(product: Product, vouchers: readonly Voucher[]): readonly PayingVoucher[] {
  const fitting = payableWith(product, vouchers)
    .filter(({ fund, voucher }) => fund.reservationsEnabled && voucher.fund.allowReservations)
    .map(({ fund, voucher }) => payWith(product, fund, voucher));
  const rank = (option: PayingVoucher): number => (canPay(option) ? Number(option.online > 0) : 2);
  return [...fitting].sort((a, b) => rank(a) - rank(b));
}

/** Whether a voucher can pay for the product. */
export function canPay({ problem }: PayingVoucher): boolean {
  return problem === null;
}

function payWith(product: Product, fund: ProductFund, voucher: Voucher): PayingVoucher {
  const full = product.price ?? NO_MONEY;
  const isSubsidy = fund.type === 'subsidies';
  const ownPayment = isSubsidy ? priceIn(fund, full) : NO_MONEY;
  if (isSubsidy) {
    const amounts = { pays: minusMoney(full, ownPayment), ownPayment, online: NO_MONEY, after: null };
    return { voucher, ...amounts, problem: problemOf(fund, voucher, false) };
  }
  const price = priceIn(fund, full);
  const online = fund.takesOnlinePayment ? lackOf(voucher, price) : NO_MONEY;
  const pays = minusMoney(price, online);
  const after = voucher.amount === null ? null : minusMoney(voucher.amount, pays);
  return { voucher, pays, ownPayment, online, after, problem: problemOf(fund, voucher, voucher.balance < pays) };
}

/** What the balance of a voucher lacks of a price. */
function lackOf({ balance }: Voucher, price: Money): Money {
  return money(Math.max(0, price - Math.max(0, balance)));
}

function problemOf(fund: ProductFund, voucher: Voucher, isShort: boolean): NotPaying | null {
  if (isShort) return 'balance';
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
  const amounts = ['pays', 'ownPayment', 'online', 'after'] as const;
  return amounts.every((name) => one[name] === other[name]);
}

/** The last day of a reservation of a product with a voucher: the earlier end of both. */
export function reservationEnd(product: Pick<Product, 'expireAt'>, voucher: Voucher): CalendarDate {
  const end = lastDay(voucher);
  return product.expireAt !== null && compareDates(product.expireAt, end) < 0 ? product.expireAt : end;
}

import { parseCalendarDate, type CalendarDate } from '../src/shared/calendar-date.ts';
import { instant } from '../src/shared/instant.ts';
import { money } from '../src/shared/money.ts';
import type { ProductVoucher, Transaction } from '../src/vouchers/transaction.ts';
import type { Voucher, VoucherFund, VoucherProduct } from '../src/vouchers/voucher.ts';

/** Parses a calendar date; throws a `RangeError` when it does not exist. */
export function aDay(text: string): CalendarDate {
  const day = parseCalendarDate(text);
  if (day === null) throw new RangeError(`${text} is not a calendar date`);
  return day;
}

/** An active budget voucher of 300 euros of the fund of `aFund`, without transactions. */
export function aVoucher(overrides: Partial<Voucher> = {}): Voucher {
  return {
    id: '5021',
    address: `0x${'8d21'.repeat(10)}`,
    addressPrintable: `0x${'0b44'.repeat(10)}`,
    type: 'regular',
    state: 'active',
    stateLabel: null,
    fundId: '12',
    fund: aVoucherFund(),
    amount: money(300_00),
    expired: false,
    used: false,
    expireAt: aDay('2026-12-31'),
    expireAtLocale: '31 dec, 2026',
    createdAt: aDay('2026-01-02'),
    createdAtLocale: '10:00 - 2 jan, 2026',
    lastTransactionAt: null,
    lastTransactionAtLocale: null,
    returnable: false,
    isExternal: false,
    product: null,
    offices: [],
    transactions: [],
    transactionsCount: 0,
    productVouchers: [],
    history: [{ id: '1', event: 'created_budget', day: aDay('2026-01-02') }],
    recordsTitle: null,
    records: [],
    physicalCard: null,
    queryProduct: null,
    pendingReimbursements: [],
    ...overrides,
    balance: overrides.amount ?? overrides.balance ?? money(300_00),
  };
}

/** A voucher for one swimming lesson of 40 euros. */
export function aProductVoucher(overrides: Partial<Voucher> = {}): Voucher {
  return aVoucher({ type: 'product', amount: money(40_00), product: aVoucherProduct(), ...overrides });
}

/** The fund of a voucher, with everything allowed but physical cards. */
export function aVoucherFund(overrides: Partial<VoucherFund> = {}): VoucherFund {
  return {
    id: '12',
    key: 'kindtegoed',
    name: 'Kindtegoed',
    type: 'budget',
    logo: null,
    organization: { id: '3', name: 'Gemeente Zonnedorp', logo: null },
    endAt: aDay('2026-12-31'),
    endAtLocale: '31 dec, 2026',
    cardTypes: [],
    allowBlockingVouchers: true,
    allowReimbursements: true,
    allowReservations: true,
    showsQrCode: true,
    ...overrides,
  };
}

export function aVoucherProduct(overrides: Partial<VoucherProduct> = {}): VoucherProduct {
  return {
    id: '381',
    name: 'Zwemles A',
    descriptionHtml: '<p>Tien lessen.</p>',
    price: money(40_00),
    photo: null,
    organization: { id: '9', name: 'Zwembad De Golfslag' },
    ...overrides,
  };
}

/** A payment of 12,50 to a provider on 17 November 2026. */
export function aTransaction(overrides: Partial<Transaction> = {}): Transaction {
  return {
    type: 'transaction',
    id: '77',
    amount: money(12_50),
    at: instant(Date.UTC(2026, 10, 17, 14, 20)),
    day: aDay('2026-11-17'),
    dayLocale: '15:20 - 17 nov, 2026',
    target: 'provider',
    state: 'success',
    organization: { name: 'Zwembad De Golfslag', logo: null },
    productName: null,
    ...overrides,
  };
}

/** A product of 40 euros, bought with the voucher on 1 October 2026. */
export function aBoughtProduct(overrides: Partial<ProductVoucher> = {}): ProductVoucher {
  const address = `0x${'77aa'.repeat(10)}`;
  return {
    type: 'product_voucher',
    id: address,
    address,
    amount: money(40_00),
    at: instant(Date.UTC(2026, 9, 1, 10, 0)),
    day: aDay('2026-10-01'),
    dayLocale: '12:00 - 1 okt, 2026',
    productName: 'Zwemles A',
    ...overrides,
  };
}

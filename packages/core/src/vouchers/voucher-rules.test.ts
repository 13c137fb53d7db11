import { describe, expect, it } from 'vitest';
import {
  aBoughtProduct,
  aDay,
  aProductVoucher,
  aTransaction,
  aVoucher,
  aVoucherFund,
} from '../../testing/a-voucher.ts';
import { instant } from '../shared/instant.ts';
import { money } from '../shared/money.ts';
import { isUsable, lastDay, oneYearFrom, totalBalance, voucherSituation } from './voucher-rules.ts';
import { endsSoon, isPendingOrUnknown, stoppedOn } from './voucher-days.ts';
import { balanceChange, byMonths, budgetLeft, isIncoming, receivedBudget, timeline, withPending } from './timeline.ts';
import { balancesAfter } from './timeline-filter.ts';
import { singlePage } from '../shared/page.ts';

const payment = aTransaction({ id: '1', amount: money(12_50), at: instant(3000), day: aDay('2026-11-17') });
const topUp = aTransaction({
  id: '2',
  target: 'top_up',
  amount: money(50_00),
  at: instant(1000),
  day: aDay('2026-10-01'),
});
const canceled = aTransaction({ id: '3', state: 'canceled', at: instant(4000), day: aDay('2026-11-20') });
const bought = aBoughtProduct({ amount: money(40_00), at: instant(2000), day: aDay('2026-10-12') });

describe('the timeline of a voucher', () => {
  it('marks only a top-up as incoming [VO-028]', () => {
    expect(isIncoming(topUp)).toBe(true);
    expect([payment, aTransaction({ target: 'iban' }), bought].map(isIncoming)).toEqual([false, false, false]);
  });

  it('adds top-ups to the balance, subtracts other entries and ignores canceled transactions', () => {
    expect([topUp, payment, bought, canceled].map(balanceChange)).toEqual([50_00, -12_50, -40_00, 0]);
  });

  it('contains transactions and bought products, newest first', () => {
    const voucher = { transactions: [topUp, payment, canceled], productVouchers: [bought] };
    expect(timeline(voucher)).toEqual([canceled, payment, bought, topUp]);
  });

  it('is grouped by month with a sum', () => {
    const voucher = { transactions: [topUp, payment, canceled], productVouchers: [bought] };
    expect(byMonths(timeline(voucher))).toEqual([
      { month: '2026-11', sum: -12_50, entries: [canceled, payment] },
      { month: '2026-10', sum: 10_00, entries: [bought, topUp] },
    ]);
    expect(byMonths([])).toEqual([]);
  });
});

describe('the remaining budget', () => {
  it('is the balance relative to the total ever added to the voucher', () => {
    const voucher = aVoucher({ amount: money(187_50), transactions: [payment], transactionsCount: 1 });
    expect(budgetLeft(voucher)).toEqual({ left: 187_50, total: 200_00, percent: 94 });
    expect(budgetLeft(aVoucher({ amount: money(300_00) }))).toEqual({ left: 300_00, total: 300_00, percent: 100 });
    const emptied = aVoucher({ amount: money(0), productVouchers: [bought] });
    expect(budgetLeft(emptied)).toEqual({ left: 0, total: 40_00, percent: 0 });
    expect(budgetLeft(aVoucher({ amount: money(0) }))).toEqual({ left: 0, total: 0, percent: 0 });
  });

  it('began with what was not topped up later, on the day the voucher came', () => {
    const transactions = [topUp, payment];
    const voucher = aVoucher({ amount: money(197_50), transactions, transactionsCount: 2 });
    const began = { amount: 210_00 - topUp.amount, day: '2026-01-02' };
    expect(receivedBudget(voucher)).toEqual(began);
    for (const unknown of [{ history: [] }, { transactionsCount: 3 }, { state: 'deactivated' as const }])
      expect(receivedBudget({ ...voucher, ...unknown })).toBeNull();
    expect(receivedBudget({ ...voucher, amount: money(0), transactions: [], transactionsCount: 0 })).toBeNull();
  });

  it('counts a pending reimbursement as given, and is null while those are not read', () => {
    const pending = { id: '30', voucherId: '5021', title: 'Zwembril', amount: money(45_00), submittedOn: null };
    const listed = aVoucher({ amount: money(142_50), transactions: [payment], transactionsCount: 1 });
    expect(budgetLeft(withPending(listed, [pending, { ...pending, voucherId: '7' }]))).toEqual({
      left: 142_50,
      total: 200_00,
      percent: 71,
    });
    const { pendingReimbursements, ...unread } = listed;
    expect(pendingReimbursements).toEqual([]);
    expect(budgetLeft(unread)).toBeNull();
  });

  it('is null for subsidies, product vouchers and lists without transactions', () => {
    expect(budgetLeft(aVoucher({ fund: aVoucherFund({ type: 'subsidies' }) }))).toBeNull();
    expect(budgetLeft(aProductVoucher())).toBeNull();
    expect(budgetLeft(aVoucher({ transactionsCount: 2 }))).toBeNull();
  });

  it('is summed over usable budget vouchers', () => {
    const vouchers = [
      aVoucher({ amount: money(187_50) }),
      aVoucher({ amount: money(230_00) }),
      aVoucher({ expired: true }),
      aVoucher({ state: 'deactivated' }),
      aVoucher({ fund: aVoucherFund({ type: 'subsidies' }) }),
      aProductVoucher(),
    ];
    expect(totalBalance(singlePage(vouchers))).toEqual({ amount: 417_50, uncounted: 0, hidden: 0 });
  });

  it('is summed without balances that the municipality hides, of which nothing else tells the amount', () => {
    const hidden = aVoucher({ amount: null, transactions: [payment], transactionsCount: 1 });
    const items = [aVoucher({ amount: money(187_50) }), hidden, { ...hidden, expired: true }];
    expect(totalBalance(singlePage(items))).toEqual({ amount: 187_50, uncounted: 0, hidden: 1 });
    expect([budgetLeft(hidden), [...balancesAfter(hidden)]]).toEqual([null, []]);
  });

  it('is summed without a voucher of an unknown state or one that cannot be read, and says so', () => {
    const items = [
      aVoucher({ amount: money(187_50) }),
      aVoucher({ state: 'unknown' }),
      aVoucher({ state: 'unknown', expired: true }),
      aProductVoucher({ state: 'unknown' }),
    ];
    expect(totalBalance({ ...singlePage(items), leftOut: 2 })).toEqual({ amount: 187_50, uncounted: 3, hidden: 0 });
  });
});

describe('the situation of a voucher', () => {
  const subsidy = aVoucherFund({ type: 'subsidies' });
  it('is that of its state, its last day and what is left', () => {
    const free = aVoucher({ fund: subsidy, amount: money(0), used: null });
    for (const voucher of [aVoucher(), free, aProductVoucher()]) expect.soft(voucherSituation(voucher)).toBe('active');
    for (const voucher of [aVoucher({ amount: money(0) }), aProductVoucher({ used: true })]) {
      expect.soft(voucherSituation(voucher)).toBe('used_up');
    }
    expect(voucherSituation(aVoucher({ state: 'pending', amount: money(0) }))).toBe('waiting');
    expect(voucherSituation(aVoucher({ expired: true, amount: money(0) }))).toBe('expired');
    expect(voucherSituation(aVoucher({ expired: true, state: 'pending' }))).toBe('expired');
    expect(voucherSituation(aVoucher({ state: 'deactivated', expired: true }))).toBe('stopped');
    expect(voucherSituation(aVoucher({ state: 'unknown', amount: money(0) }))).toBe('unknown');
    expect(voucherSituation(aProductVoucher({ state: 'unknown', used: true }))).toBe('unknown');
  });

  it('has the day on which it was stopped, when the platform sends it', () => {
    const stopped = { id: '2', event: 'deactivated' as const, day: aDay('2026-11-21') };
    expect(stoppedOn(aVoucher({ history: [...aVoucher().history, stopped] }))).toBe('2026-11-21');
    expect(stoppedOn(aVoucher())).toBeNull();
  });

  it('ends soon in its last month', () => {
    const ends = (day: string) => endsSoon(aVoucher({ expireAt: aDay(day) }), aDay('2026-11-21'));
    expect([ends('2026-11-20'), ends('2026-11-21'), ends('2026-12-22'), ends('2026-12-23')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the validity of a voucher', () => {
  it('lasts while the voucher is active and not expired', () => {
    expect(isUsable(aVoucher())).toBe(true);
    expect(isUsable(aVoucher({ expired: true }))).toBe(false);
    expect(isUsable(aVoucher({ state: 'pending' }))).toBe(false);
    expect(isUsable(aVoucher({ state: 'deactivated' }))).toBe(false);
    expect(isUsable(aVoucher({ state: 'unknown' }))).toBe(false);
  });

  it('begins later or is unknown for a voucher that waits or has an unknown state, until it expired', () => {
    const states = ['active', 'pending', 'unknown', 'deactivated'] as const;
    const at = (expired: boolean) => states.filter((state) => isPendingOrUnknown(aVoucher({ state, expired })));
    expect([at(false), at(true)]).toEqual([['pending', 'unknown'], []]);
  });

  it('lasts one year from the start unless the platform sends the last day [VO-033]', () => {
    expect(lastDay(aVoucher({ createdAt: aDay('2026-02-01'), expireAt: null }))).toBe('2027-01-31');
    expect(lastDay(aVoucher({ expireAt: aDay('2026-06-30') }))).toBe('2026-06-30');
    expect(oneYearFrom(aDay('2024-02-29'))).toBe('2025-02-28');
    expect(oneYearFrom(aDay('2026-01-01'))).toBe('2026-12-31');
  });
});

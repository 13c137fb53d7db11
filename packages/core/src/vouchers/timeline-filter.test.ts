import { describe, expect, it } from 'vitest';
import { aBoughtProduct, aDay, aProductVoucher, aTransaction, aVoucher } from '../../testing/a-voucher.ts';
import { instant } from '../shared/instant.ts';
import { money } from '../shared/money.ts';
import { balancesAfter, entriesPassing, timelineKind, timelineTotals, type TimelineFilter } from './timeline-filter.ts';

const payment = aTransaction({ id: '1', amount: money(12_50), at: instant(3000), day: aDay('2026-11-17') });
const topUp = aTransaction({
  id: '2',
  target: 'top_up',
  organization: null,
  amount: money(300_00),
  at: instant(1000),
  day: aDay('2026-09-01'),
});
const canceled = aTransaction({ id: '3', state: 'canceled', at: instant(4000) });
const bought = aBoughtProduct({ amount: money(40_00), at: instant(2000), day: aDay('2026-10-12') });
const ALL: TimelineFilter = { kind: null, from: null, until: null, words: '' };

describe('a filter of the timeline', () => {
  it('distinguishes payments, reserved products and money received [VO-028]', () => {
    expect([payment, aTransaction({ target: 'iban' }), bought, topUp].map(timelineKind)).toEqual([
      'paid',
      'paid',
      'reserved',
      'received',
    ]);
  });

  it.each([
    ['nothing', ALL, [payment, bought, topUp]],
    ['a kind', { ...ALL, kind: 'paid' }, [payment]],
    ['a first day', { ...ALL, from: aDay('2026-10-12') }, [payment, bought]],
    ['a last day', { ...ALL, until: aDay('2026-10-12') }, [bought, topUp]],
    ['one day', { ...ALL, from: aDay('2026-10-12'), until: aDay('2026-10-12') }, [bought]],
    ['a last day before the first', { ...ALL, from: aDay('2026-11-01'), until: aDay('2026-10-01') }, []],
    ['words of a provider', { ...ALL, words: ' golfslag' }, [payment]],
    ['words of a product', { ...ALL, words: 'ZWEMLES' }, [bought]],
  ] as const)('asks for %s', (_, filter, passing) => {
    expect(entriesPassing([payment, bought, topUp], filter)).toEqual(passing);
  });
});

describe('the amounts of the timeline', () => {
  it('add up what went out and what came in, without canceled transactions', () => {
    expect(timelineTotals([payment, bought, topUp, canceled])).toEqual({ out: 52_50, in: 300_00 });
  });

  it('have the balance after each entry of a budget', () => {
    const voucher = aVoucher({
      amount: money(247_50),
      transactions: [payment, topUp, canceled],
      productVouchers: [bought],
    });
    const balances = [247_50, 247_50, 260_00, 300_00];
    expect([...balancesAfter(voucher).values()]).toEqual(balances);
    const pending = { id: '30', voucherId: '5021', title: null, amount: money(45_00), submittedOn: null };
    const withReimbursement = { ...voucher, amount: money(202_50), pendingReimbursements: [pending] };
    expect([...balancesAfter(withReimbursement).values()]).toEqual(balances);
    const { pendingReimbursements, ...unread } = withReimbursement;
    expect(pendingReimbursements).toHaveLength(1);
    expect(balancesAfter(unread).size).toBe(0);
    expect(balancesAfter(aProductVoucher({ transactions: [payment] })).size).toBe(0);
  });
});

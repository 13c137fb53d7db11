import { expect, it } from 'vitest';
import { aReimbursement } from '../../testing/a-reimbursement.ts';
import { aDay } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import { reimbursementTotals } from './reimbursement-totals.ts';
import { singlePage } from '../shared/page.ts';

it('sums what was approved this year and what is pending, to the cent, and counts what is in no sum', () => {
  const all = [
    aReimbursement({ state: 'approved', amount: money(750), resolvedOn: aDay('2026-10-12') }),
    aReimbursement({ state: 'approved', amount: money(5695), resolvedOn: aDay('2026-09-03') }),
    aReimbursement({ state: 'approved', amount: money(9999), resolvedOn: aDay('2025-12-31') }),
    aReimbursement({ state: 'pending', amount: money(3450) }),
    aReimbursement({ state: 'pending', amount: money(2200), expired: true }),
    aReimbursement({ state: 'declined', amount: money(1240) }),
    aReimbursement({ state: 'draft', amount: money(1895) }),
    aReimbursement({ state: 'draft', amount: null }),
    aReimbursement({ state: 'unknown', amount: money(700) }),
  ];
  expect(reimbursementTotals({ ...singlePage(all), leftOut: 2 }, '2026')).toEqual({
    received: 6445,
    underWay: 3450,
    counts: { draft: 2, pending: 2, approved: 3, declined: 1 },
    uncounted: 3,
  });
});

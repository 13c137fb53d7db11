import { expect, it } from 'vitest';
import { aTransaction, aVoucher } from '../../testing/a-voucher.ts';
import { instant } from '../shared/instant.ts';
import { money } from '../shared/money.ts';
import { hasChanged, paymentBetween } from './payment.ts';

const before = aVoucher({ amount: money(437_50), transactions: [aTransaction({ id: '1' })], transactionsCount: 1 });
const shop = { name: 'Boekhandel Het Leeslint', logo: null };
const paid = (id: string) => aTransaction({ id, organization: shop });
const after = (amount: number, ids: readonly string[] = ['2']) =>
  aVoucher({ ...before, amount: money(amount), transactions: [...before.transactions, ...ids.map(paid)] });

it('a payment is what went off the balance, with its provider when there was one', () => {
  expect(paymentBetween(before, after(432_50))).toEqual({ amount: 5_00, provider: shop.name, left: 432_50 });
  expect(paymentBetween(before, after(430_00, ['2', '3']))).toEqual({ amount: 7_50, provider: null, left: 430_00 });
  expect(paymentBetween(before, after(432_50, []))).toMatchObject({ amount: 5_00, provider: null });
  const unnamed = { ...after(432_50), transactions: [...before.transactions, { ...paid('2'), organization: null }] };
  expect(paymentBetween(before, unnamed)).toMatchObject({ amount: 5_00, provider: null });
});

it('a payment tells no balance that the municipality hides', () => {
  const hidden = { ...after(432_50), amount: null };
  expect(paymentBetween({ ...before, amount: null }, hidden)).toMatchObject({ amount: 5_00, left: null });
});

it('more money and no change are no payment', () => {
  expect([paymentBetween(before, after(440_00)), paymentBetween(before, before)]).toEqual([null, null]);
});

it('a voucher has changed with its balance, state, use or end, and when it is an earlier state of this device', () => {
  const offlineCopy = { readAt: instant(5), why: 'offline' } as const;
  const changes = [
    { balance: money(1) },
    { transactionsCount: 2 },
    { state: 'deactivated' },
    { used: true },
    { expired: true },
    { offlineCopy },
  ] as const;
  expect(changes.map((change) => hasChanged(before, { ...before, ...change }))).toEqual(changes.map(() => true));
  expect(hasChanged(before, { ...before })).toBe(false);
});

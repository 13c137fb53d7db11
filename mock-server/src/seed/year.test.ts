import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenarios/ordinary-tuesday.ts';
import { Clock } from '../clock/clock.ts';
import { World } from '../store/world.ts';

const world = World.empty(
  'year',
  Clock.frozenAt(Date.parse('2026-11-17T14:05:31+01:00'), () => 0),
);
scenario.build(world);

const fundOf = (voucherId: number): number => world.table('vouchers').get(voucherId)?.fund_id ?? 0;

const takesPart = (fundId: number, organizationId: number): boolean =>
  world
    .table('fund_providers')
    .where('fund_id', fundId)
    .some((place) => place.organization_id === organizationId && place.state === 'accepted');

describe('what residents did in the last year', () => {
  it('was paid only to providers that take part in the fund', () => {
    const elsewhere = world
      .table('transactions')
      .all()
      .filter(({ voucher_id }) => world.table('vouchers').get(voucher_id) !== undefined)
      .filter((row) => row.organization_id !== null && !takesPart(fundOf(row.voucher_id), row.organization_id));
    expect(elsewhere).toEqual([]);
  });

  it('cost what the offer costs, where a payment names one', () => {
    const named = world
      .table('transactions')
      .all()
      .filter(({ product_id, target }) => product_id !== null && target === 'provider');
    const budget = named.filter(({ voucher_id }) => world.table('funds').get(fundOf(voucher_id))?.type === 'budget');
    expect(budget.length).toBeGreaterThan(20);
    expect(budget.filter((row) => world.table('products').get(row.product_id ?? 0)?.price !== row.amount)).toEqual([]);
  });

  it('was reserved only from offers of such a provider', () => {
    const elsewhere = world
      .table('product_reservations')
      .all()
      .filter(({ voucher_id, product_id }) => {
        const seller = world.table('products').get(product_id)?.organization_id ?? 0;
        return !takesPart(fundOf(voucher_id), seller);
      });
    expect(elsewhere).toEqual([]);
  });

  it('was claimed only in funds that take claims, and after the voucher came', () => {
    for (const claim of world.table('reimbursements').all()) {
      const voucher = world.table('vouchers').get(claim.voucher_id);
      expect(world.table('funds').get(fundOf(claim.voucher_id))?.allow_reimbursements).toBe(true);
      expect(claim.created_at).toBeGreaterThanOrEqual(voucher?.created_at ?? Infinity);
    }
  });
});

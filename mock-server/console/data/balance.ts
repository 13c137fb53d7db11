import { amountLeft } from '../../src/domain/vouchers/voucher-state.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { fundOf, movementsOf } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/database/world.ts';

/** Where the money of a voucher is, in cents; spent, held and left together are the whole. */
export type Balance = {
  /** What it began with and what was added. */
  readonly whole: number;
  readonly spent: number;
  /** Promised but not paid: reservations that wait for an answer and reimbursements that wait for a decision. */
  readonly held: number;
  readonly left: number;
};

const sum = (amounts: readonly (number | null)[]): number => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

/** The balance of a voucher; null for one without money of its own: of a subsidy, or for one offer. */
export function balanceOf(world: World, voucher: VoucherRow): Balance | null {
  if (voucher.type !== 'regular' || fundOf(world, voucher.fund_id).type === 'subsidies') return null;
  const movements = movementsOf(world, voucher);
  const added = movements.transactions.filter(({ state, target }) => state !== 'canceled' && target === 'top_up');
  const waiting = movements.productVouchers.filter(({ product_reservation_id: id }) => {
    return id !== null && world.table('product_reservations').get(id)?.state === 'pending';
  });
  const reimbursements = (movements.reimbursements ?? []).filter(({ state }) => state === 'pending');
  const whole = voucher.amount + sum(added.map(({ amount }) => amount));
  const held = sum([...waiting, ...reimbursements].map(({ amount }) => amount));
  const left = amountLeft(voucher, movements);
  return { whole, spent: whole - held - left, held, left };
}

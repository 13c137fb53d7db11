import { failure } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aTransaction, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import type { PendingReimbursements } from '@stadstegoed/core/vouchers/pending-reimbursements.port.ts';
import { budgetLeft } from '@stadstegoed/core/vouchers/timeline.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { CompletedTickets } from './completed-tickets.shared.vm.ts';

const LISTED = aVoucher({ address: '0xb', amount: money(187_50), transactionsCount: 1 });
const OTHER = { ...LISTED, address: '0xc' };

function aScreen() {
  const read = vi.fn<Vouchers['read']>((address) =>
    Promise.resolve(ok({ ...LISTED, address, transactions: [aTransaction({ amount: money(112_50) })] })),
  );
  const pending = vi.fn<PendingReimbursements['list']>(() => Promise.resolve(ok([])));
  const tickets = new CompletedTickets(new CompleteVouchers({ read }), { list: pending });
  const givenFirst = (listed: Voucher) => budgetLeft(tickets.of(listed))?.total;
  const see = async (...seen: readonly Voucher[]): Promise<void> => {
    seen.forEach((voucher) => tickets.see(voucher));
    await expect.poll(() => seen.some((voucher) => tickets.lacks(voucher))).toBe(false);
  };
  return { tickets, read, pending, givenFirst, see };
}

describe('the tickets of a list', () => {
  it('tell what was given first once they were on the screen, and no others are read', async () => {
    const { tickets, read, givenFirst, see } = aScreen();
    await see(LISTED);
    expect([givenFirst(LISTED), givenFirst(OTHER), tickets.lacks(OTHER)]).toEqual([300_00, undefined, true]);
    expect(read.mock.calls.map(([address]) => address)).toEqual(['0xb']);
  });

  it('are read once while the list has them as they were, and the pending reimbursements once for all', async () => {
    const { read, pending, see } = aScreen();
    await see(LISTED);
    await see({ ...LISTED }, OTHER);
    expect([read.mock.calls.length, pending.mock.calls.length]).toEqual([2, 1]);
  });

  it('are read again when the list says that they changed, and have no old sum until then', async () => {
    const { read, givenFirst, see } = aScreen();
    await see(LISTED);
    const changed = { ...LISTED, amount: money(87_50), transactionsCount: 2 };
    expect(givenFirst(changed)).toBeUndefined();
    await see(changed);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('stay as the list has them when they cannot be read, or will never have such a sum', async () => {
    const { tickets, read, see } = aScreen();
    read.mockResolvedValue(err(failure('unexpected')));
    await see(LISTED);
    expect(tickets.of(LISTED)).toEqual({ ...LISTED, pendingReimbursements: [] });
    expect(tickets.lacks(aVoucher({ type: 'product' }))).toBe(false);
    expect(tickets.lacks({ ...OTHER, expired: true })).toBe(false);
  });

  it('the tickets of a list of a screen that was left wait until they are seen again', async () => {
    const { tickets, read, givenFirst, see } = aScreen();
    const late = deferred<Awaited<ReturnType<Vouchers['read']>>>();
    read.mockReturnValueOnce(late.promise);
    tickets.see(LISTED);
    await expect.poll(() => read.mock.calls.length).toBe(1);
    tickets.stop();
    late.resolve(ok(LISTED));
    await see(LISTED);
    expect([read.mock.calls.length, givenFirst(LISTED)]).toEqual([2, 300_00]);
  });
});

import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { VoucherFilter, Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../lib/app/session.ts';
import type { CompletedTickets } from './completed-tickets.shared.vm.ts';
import { toVouchersTab, VouchersViewModel } from './vouchers.vm.ts';

const tickets = stubPort<CompletedTickets>({ of: (voucher) => voucher });

function open(isSignedIn: boolean) {
  const list = vi.fn((filter: VoucherFilter) =>
    Promise.resolve(
      ok(
        singlePage([
          aVoucher({
            amount: money(2500),
            address: filter.archived === true ? '0xold' : '0xnew',
            expired: filter.archived === true,
          }),
        ]),
      ),
    ),
  );
  const model = new VouchersViewModel(
    new ListVouchers(stubPort<Vouchers>({ list })),
    stubPort<Session>({ isSignedIn }),
    tickets,
  );
  model.start({ tab: 'active' });
  return { model, list };
}

describe('the list of vouchers', () => {
  it.each([
    [null, 'active'],
    ['vouchers', 'active'],
    ['active', 'active'],
    ['archived', 'archived'],
    ['reservations', 'reservations'],
    ['elsewhere', 'active'],
  ])('opens, for the parameter %s, the tab %s', (value, tab) => {
    expect(toVouchersTab(value)).toBe(tab);
  });
  it('counts a voucher that is not active yet among the current ones, although the platform archives it', async () => {
    const { model, list } = open(true);
    await expect.poll(() => model.archived.state).toBe('ready');
    const waiting = aVoucher({ address: '0xwaits', state: 'pending' });
    list.mockImplementation((filter) =>
      Promise.resolve(
        ok(singlePage(filter.archived === true ? [waiting, aVoucher({ address: '0xold', expired: true })] : [])),
      ),
    );
    model.start({ tab: 'archived' });
    await expect.poll(() => model.current?.map(({ address }) => address)).toEqual(['0xwaits']);
    expect(model.past?.map(({ address }) => address)).toEqual(['0xold']);
  });

  it('shows a voucher of an unknown state among the current ones, and does not count it in the balance', async () => {
    const { model, list } = open(true);
    await expect.poll(() => model.archived.state).toBe('ready');
    const unknown = aVoucher({ address: '0xunknown', state: 'unknown' });
    list.mockImplementation((filter) =>
      Promise.resolve(ok(singlePage(filter.archived === true ? [unknown] : [aVoucher({ amount: money(2500) })]))),
    );
    model.start({ tab: 'active' });
    await expect.poll(() => model.current?.at(-1)?.address).toBe('0xunknown');
    expect([model.past, model.balance]).toEqual([[], { amount: 2500, uncounted: 1, hidden: 0 }]);
  });

  it('shows the active vouchers before the archived ones are read', async () => {
    const list = ({ archived }: VoucherFilter) =>
      archived === true ? new Promise<never>(() => undefined) : Promise.resolve(ok(singlePage([aVoucher({})])));
    const model = new VouchersViewModel(
      new ListVouchers(stubPort<Vouchers>({ list })),
      stubPort<Session>({ isSignedIn: true }),
      tickets,
    );
    model.start({ tab: 'active' });
    await expect.poll(() => model.current?.length).toBe(1);
    expect(model.counts).toEqual({ active: null, archived: null });
  });
});

import { ApplyFundFromList } from '@stadstegoed/core/fund-activation/apply-fund-from-list.ts';
import { failure, unauthorised, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation, Toasts } from '../../lib/app/app-ports.ts';
import type { Dialogs } from '../../lib/app/dialogs.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { ApplyInList } from './apply-in-list.shared.vm.ts';

const fund = anApplicableFund();
const other = anApplicableFund({ id: '13' });

function aList(answer: Result<Voucher | null, Failure>) {
  const apply = vi.fn(() => Promise.resolve(answer));
  const spies = { go: vi.fn(), show: vi.fn(), open: vi.fn() };
  const balance = new KnownBalance();
  balance.take(singlePage([aVoucher()]));
  const list = new ApplyInList(
    new ApplyFundFromList({ apply }),
    stubPort<Navigation>({ go: spies.go }),
    stubPort<Toasts>({ show: spies.show }),
    stubPort<Dialogs>({ open: spies.open }),
    balance,
  );
  return { list, apply, balance, ...spies };
}

describe('activating a fund in a list', () => {
  it('says so, but opens no voucher, when the resident has left the list before the answer', async () => {
    const { list, balance, show, go } = aList(ok(aVoucher({ address: '0xa' })));
    await list.run({ fund, funds: [fund], vouchers: [] }, () => false);
    expect(balance.total).toBeNull();
    expect(show).toHaveBeenCalledWith('positive', { key: 'funds.applied' });
    expect(go).not.toHaveBeenCalled();
  });

  it("shows the server's message as a danger toast when the server refuses [FA-075]", async () => {
    const { list, show } = aList(err(failure('forbidden', { message: 'De regeling is gesloten.' })));
    // The fund closed while the list was shown: the list reads what is true now.
    expect(await list.run({ fund, funds: [fund], vouchers: [] }, () => true)).toBe('reload');
    expect(show).toHaveBeenCalledWith('danger', { literal: 'De regeling is gesloten.' });
    expect(list.problem).toBeNull();
  });

  it.each([failure('offline'), failure('unexpected'), unauthorised(true, { message: 'Verlopen' })])(
    'keeps a failure without a message for the page until the next activation: $kind',
    async (refusal) => {
      const { list, apply, show } = aList(err(refusal));
      await list.run({ fund, funds: [fund], vouchers: [] }, () => true);
      expect(list.problem).toEqual(refusal);
      expect(show).not.toHaveBeenCalled();
      apply.mockResolvedValue(ok(aVoucher()));
      await list.run({ fund, funds: [fund], vouchers: [] }, () => true);
      expect(list.problem).toBeNull();
    },
  );

  it('sends one request for two clicks', async () => {
    const { list, apply } = aList(ok(aVoucher()));
    const input = { fund, funds: [fund], vouchers: [] };
    await Promise.all([list.run(input, () => true), list.run(input, () => true)]);
    expect(apply).toHaveBeenCalledTimes(1);
    expect(list.isApplying(fund)).toBe(false);
  });

  it('activates a second fund while the first one is still under way', async () => {
    const { list, apply } = aList(ok(aVoucher()));
    const facts = { funds: [fund, other], vouchers: [] };
    const both = [list.run({ fund, ...facts }, () => true), list.run({ fund: other, ...facts }, () => true)];
    expect([list.isApplying(fund), list.isApplying(other)]).toEqual([true, true]);
    await Promise.all(both);
    expect(apply.mock.calls).toEqual([[fund.id], [other.id]]);
  });
});

import { expect, it, vi } from 'vitest';
import { aProductVoucher, aVoucher, aDay } from '../../testing/a-voucher.ts';
import { failure, invalid, unauthorised } from '../shared/failure.ts';
import { instant } from '../shared/instant.ts';
import { money } from '../shared/money.ts';
import { err, ok } from '../shared/result.ts';
import { readVoucherEnd, withVoucherEnd } from './voucher-end.ts';

const VOUCHER = aVoucher({ address: '0xa', expireAt: aDay('2026-12-21') });
const ENDED = { ...VOUCHER, expired: true };
const EXPIRED = { kind: 'expired', lastDay: '2026-12-21' } as const;

it.each([
  ['can be used', VOUCHER, null],
  ['waits', { ...VOUCHER, state: 'pending' }, null],
  ['has a state that is newer than the shop', { ...VOUCHER, state: 'unknown' }, null],
  ['is over', ENDED, EXPIRED],
  ['was stopped', { ...VOUCHER, state: 'deactivated' }, { kind: 'stopped' }],
  ['is empty', { ...VOUCHER, balance: money(0) }, { kind: 'used_up' }],
  ['was collected', aProductVoucher({ used: true }), { kind: 'used_up' }],
  ['comes from an earlier visit', { ...ENDED, offlineCopy: { readAt: instant(0), why: 'offline' } }, null],
] as const)('finds the end of a voucher that %s', async (_, now, end) => {
  expect(await readVoucherEnd({ read: async () => ok(now) }, VOUCHER)).toEqual(end);
});

it('finds no end of a voucher that cannot be read', async () => {
  expect(await readVoucherEnd({ read: async () => err(failure('offline')) }, VOUCHER)).toBeNull();
});

it('finds no end of a voucher that was empty when it was shown', async () => {
  const empty = { ...VOUCHER, amount: money(0) };
  expect(await readVoucherEnd({ read: async () => ok(empty) }, empty)).toBeNull();
});

it.each([failure('forbidden'), failure('not_found'), invalid({ amount: ['Te weinig.'] })])(
  'adds the end of the voucher to the refusal %o',
  async (refused) => {
    const answer = await withVoucherEnd({ read: async () => ok(ENDED) }, VOUCHER, err(refused));
    expect(answer).toEqual(err({ ...refused, voucherEnd: EXPIRED }));
  },
);

it('leaves a refusal as it is while the voucher can be used', async () => {
  const refused = err(failure('forbidden'));
  expect(await withVoucherEnd({ read: async () => ok(VOUCHER) }, VOUCHER, refused)).toBe(refused);
});

it.each(
  [ok('done'), err(failure('offline')), err(failure('timeout')), err(failure('unexpected'))].concat(
    err(unauthorised(true)),
  ),
)('reads nothing again after %o', async (answer) => {
  const read = vi.fn();
  expect(await withVoucherEnd({ read }, VOUCHER, answer)).toBe(answer);
  expect(read).not.toHaveBeenCalled();
});

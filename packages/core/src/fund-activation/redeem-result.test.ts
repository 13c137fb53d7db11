import { describe, expect, it } from 'vitest';
import { aVoucher } from '../../testing/a-voucher.ts';
import { goTo } from '../shared/destination.ts';
import { failure, invalid, unauthorised, type FailureMeta } from '../shared/failure.ts';
import { afterRedeem, redeemProblem } from './redeem-result.ts';

const meta: FailureMeta = {
  title: 'Even wachten',
  message: 'Te vaak geprobeerd.\nWacht 7 minuten.',
  attempts: 3,
  maxAttempts: 3,
  availableInSeconds: 402,
};
const lines = ['Te vaak geprobeerd.', 'Wacht 7 minuten.'];

describe('a redeemed code', () => {
  it('goes to the voucher, to the list for several vouchers, and to the funds without any [FA-067]', () => {
    expect(afterRedeem([aVoucher({ address: '0xa' })])).toEqual(goTo('voucher', { address: '0xa' }));
    expect(afterRedeem([aVoucher(), aVoucher()])).toEqual(goTo('vouchers', {}));
    expect(afterRedeem([])).toEqual(goTo('funds', {}));
  });
});

describe('a rejected code', () => {
  it('shows the message of a 404 with meta on the field [FA-070]', () => {
    const refused = failure('not_found', { message: 'anders', meta: { ...meta, message: 'Onbekende code.' } });
    expect(redeemProblem(refused)).toEqual({ kind: 'field', message: 'Onbekende code.' });
  });

  it('shows the message of a 403 with meta on the field, also when only the body has it [FA-071]', () => {
    const used = failure('forbidden', { message: 'Al gebruikt.', code: 'used', meta: { ...meta, message: null } });
    expect(redeemProblem(used)).toEqual({ kind: 'field', message: 'Al gebruikt.' });
  });

  it('shows a 429 in an info dialog, split into lines [FA-072]', () => {
    expect(redeemProblem(failure('rate_limited', { meta }))).toEqual({ kind: 'info', title: 'Even wachten', lines });
    expect(redeemProblem(failure('rate_limited', { message: 'Wacht even.' }))).toEqual({
      kind: 'info',
      title: null,
      lines: ['Wacht even.'],
    });
  });

  it('leaves a 429 without a sentence to the failure policy, which says when to try again', () => {
    expect(redeemProblem(failure('rate_limited', { retryAfterSeconds: 120 }))).toBeNull();
  });

  it('shows any other answer with meta in an info dialog [FA-073]', () => {
    expect(redeemProblem(invalid({}, { meta }))).toEqual({ kind: 'info', title: 'Even wachten', lines });
    expect(redeemProblem(failure('unexpected', { meta }))).toEqual({ kind: 'info', title: 'Even wachten', lines });
  });

  it('shows every other failure in an error dialog with its message [FA-074]', () => {
    const expected = { kind: 'error', message: 'Server Error' };
    expect(redeemProblem(failure('unexpected', { message: 'Server Error' }))).toEqual(expected);
    expect(redeemProblem(failure('not_found', { message: 'Server Error' }))).toEqual(expected);
    expect(redeemProblem(failure('unexpected'))).toEqual({ kind: 'error', message: null });
  });

  it('is left to the failure policy without an answer or a sign-in', () => {
    const left = [failure('offline'), failure('unreachable'), failure('aborted'), unauthorised(true)];
    expect(left.map(redeemProblem)).toEqual([null, null, null, null]);
  });
});

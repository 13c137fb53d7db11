import { describe, expect, it } from 'vitest';
import { aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { goTo } from '../shared/destination.ts';
import { failure, unauthorised, type Failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { FundActivation } from './fund-activation.port.ts';
import { RedeemCode } from './redeem-code.ts';

const policy = { length: 8 };
const meta = { title: null, message: 'Dat kan niet.', attempts: 1, maxAttempts: 3, availableInSeconds: null };

function redeeming(answer: Result<readonly Voucher[], Failure>) {
  const sent: string[] = [];
  const redeem: FundActivation['redeem'] = async (code) => {
    sent.push(code);
    return answer;
  };
  return { sent, useCase: new RedeemCode(stubPort<FundActivation>({ redeem })) };
}

describe('RedeemCode', () => {
  it('sends the formatted code and goes to the voucher', async () => {
    const vouchers = [aVoucher({ address: '0xa' })];
    const { sent, useCase } = redeeming(ok(vouchers));
    const destination = goTo('voucher', { address: '0xa' });
    expect(await useCase.run({ typed: '4foa91c7', policy })).toEqual(ok({ vouchers, destination }));
    expect(sent).toEqual(['4F0A-91C7']);
  });

  it('does not send an empty or incomplete code [FA-058]', async () => {
    const { sent, useCase } = redeeming(ok([]));
    expect(await useCase.run({ typed: ' ', policy })).toEqual(err(refusal('required')));
    expect(await useCase.run({ typed: '4f0a', policy })).toEqual(err(refusal('incomplete')));
    expect(sent).toEqual([]);
  });

  it('returns the failure for an unknown or used code and for an expired sign-in [FA-062] [FA-063]', async () => {
    const unknown = failure('not_found', { code: 'not_found', meta });
    for (const answer of [unknown, failure('forbidden', { code: 'used', meta }), unauthorised(true)]) {
      expect(await redeeming(err(answer)).useCase.run({ typed: '4f0a-91c7', policy })).toEqual(err(answer));
    }
  });
});

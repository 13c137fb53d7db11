import { describe, expect, it } from 'vitest';
import { aFundCheck } from '../../testing/a-fund-check.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { goTo } from '../shared/destination.ts';
import { failure, type Failure } from '../shared/failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { CheckFund } from './check-fund.ts';
import type { FundCheck } from './fund-check.ts';
import type { FundActivation } from './fund-activation.port.ts';

const situation = {
  fund: { id: '12', allowFundRequests: true },
  digid: { available: true, mandatory: true },
  bsnKnown: true,
};

function check(answer: Result<FundCheck, Failure>) {
  return new CheckFund(stubPort<FundActivation>({ check: async () => answer })).run(situation);
}

describe('CheckFund', () => {
  it('returns the outcome of a successful check', async () => {
    const found = await check(ok(aFundCheck({ vouchers: [aVoucher({ address: '0xa' })] })));
    expect(found).toEqual(ok({ kind: 'go', destination: goTo('voucher', { address: '0xa' }) }));
  });

  it('returns the error page for a failure with an error code', async () => {
    const refused = await check(err(failure('unexpected', { errorCode: 'digid_0050' })));
    expect(refused).toEqual(ok({ kind: 'go', destination: goTo('error', { errorCode: 'digid_0050' }) }));
  });

  it('returns a lost connection and a 403 with a message as failures', async () => {
    const refused = err(failure('forbidden', { message: 'Bevestig uw BSN opnieuw.' }));
    expect(await check(refused)).toEqual(refused);
    expect(await check(err(failure('offline')))).toEqual(err(failure('offline')));
  });
});

import { describe, expect, it } from 'vitest';
import { aFundCheck } from '../../testing/a-fund-check.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { goTo } from '../shared/destination.ts';
import { singlePage } from '../shared/page.ts';
import { failure, type Failure } from '../shared/failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { CheckFund } from './check-fund.ts';
import type { FundCheck } from './fund-check.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import type { FundActivation } from './fund-activation.port.ts';

const situation = {
  fund: { id: '12', allowFundRequests: true },
  digid: { available: true, mandatory: true },
  bsnKnown: true,
};

const NO_VOUCHERS = ok(singlePage<Voucher>([]));

function check(answer: Result<FundCheck, Failure>, vouchers: Awaited<ReturnType<Vouchers['list']>> = NO_VOUCHERS) {
  const activation = stubPort<FundActivation>({ check: async () => answer });
  return new CheckFund(activation, stubPort<Vouchers>({ list: async () => vouchers })).run(situation);
}

describe('CheckFund', () => {
  it('finds the voucher of a check that only counts it [FA-078]', async () => {
    const waiting = aVoucher({ address: '0xb', fundId: '12' });
    const found = await check(ok(aFundCheck({ assignedVouchers: 1 })), ok(singlePage([waiting])));
    expect(found).toEqual(ok({ kind: 'go', destination: goTo('voucher', { address: '0xb' }) }));
  });

  it('does not go on to a request while nobody knows which vouchers there are [FA-078]', async () => {
    expect(await check(ok(aFundCheck()), err(failure('offline')))).toEqual(err(failure('offline')));
    const leftOut = ok({ ...singlePage<Voucher>([]), leftOut: 1 });
    expect(await check(ok(aFundCheck()), leftOut)).toEqual(err(failure('unexpected')));
  });

  it('returns a lost connection and a 403 with a message as failures', async () => {
    const refused = err(failure('forbidden', { message: 'Bevestig uw BSN opnieuw.' }));
    expect(await check(refused)).toEqual(refused);
    expect(await check(err(failure('offline')))).toEqual(err(failure('offline')));
  });
});

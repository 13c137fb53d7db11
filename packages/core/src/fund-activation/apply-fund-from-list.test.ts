import { describe, expect, it } from 'vitest';
import { aFund, anApplicableFund } from '../../testing/a-fund.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { goTo } from '../shared/destination.ts';
import { failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { ApplyFundFromList } from './apply-fund-from-list.ts';
import type { FundActivation } from './fund-activation.port.ts';

const fund = anApplicableFund({ id: '12' });
const other = anApplicableFund({ id: '13' });
const applies = new ApplyFundFromList(
  stubPort<FundActivation>({ apply: async (fundId) => ok(aVoucher({ fundId, address: `0x${fundId}` })) }),
);
const withoutRequests = new ApplyFundFromList(stubPort<FundActivation>({}));

describe('ApplyFundFromList', () => {
  it('goes to the voucher when no applicable fund without a voucher remains [FA-050]', async () => {
    const funds = [fund, other, aFund({ id: '14' })];
    const vouchers = [aVoucher({ fundId: '13' })];
    const outcome = await applies.run({ fund, funds, vouchers });
    expect(outcome).toEqual(ok({ kind: 'applied_last', destination: goTo('voucher', { address: '0x12' }) }));
  });

  it('returns applied_more_left when an applicable fund without a voucher remains [FA-051]', async () => {
    const outcome = await applies.run({ fund, funds: [fund, other], vouchers: [aVoucher({ fundId: '14' })] });
    expect(outcome).toEqual(ok({ kind: 'applied_more_left' }));
  });

  it('stays in the list when not all funds were read, because another one may remain [FA-051]', async () => {
    const outcome = await applies.run({ fund, funds: null, vouchers: [] });
    expect(outcome).toEqual(ok({ kind: 'applied_more_left' }));
  });

  it('refuses a fund that the partner has, without a request [FA-052]', async () => {
    const taken = anApplicableFund({ takenByPartner: true });
    expect(await withoutRequests.run({ fund: taken, funds: [taken], vouchers: [] })).toEqual(
      err(refusal('taken_by_partner')),
    );
  });

  it('refuses a blocked fund without a request', async () => {
    const external = anApplicableFund({ isExternal: true, takenByPartner: true });
    const outcome = await withoutRequests.run({ fund: external, funds: [external], vouchers: [] });
    expect(outcome).toEqual(err(refusal('external')));
  });

  it('returns a failure of the platform with its message', async () => {
    const refused = err(failure('forbidden', { message: 'Deze regeling staat nu niet open.' }));
    const useCase = new ApplyFundFromList(stubPort<FundActivation>({ apply: async () => refused }));
    expect(await useCase.run({ fund, funds: [fund], vouchers: [] })).toEqual(refused);
  });
});

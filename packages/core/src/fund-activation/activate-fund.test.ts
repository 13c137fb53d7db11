import { describe, expect, it, vi } from 'vitest';
import { anApplicableFund, aFund } from '../../testing/a-fund.ts';
import { aFundRequest } from '../../testing/a-fund-request.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { stubPort } from '../../testing/stub-port.ts';
import type { Fund } from '../funds/fund.ts';
import type { Funds } from '../funds/funds.port.ts';
import { goTo } from '../shared/destination.ts';
import { failure, unauthorised } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { ActivateFund, type ActivateFundInput } from './activate-fund.ts';
import { toActivationVisit } from './activation-visit.ts';
import type { FundActivation } from './fund-activation.port.ts';

const input: ActivateFundInput = {
  fundId: '12',
  signedIn: true,
  digid: { available: true, mandatory: false },
  visit: toActivationVisit({}),
  signedInWithDigid: false,
  hasDraft: false,
  isConfirmed: () => false,
};

interface Situation {
  readonly fund?: Fund;
  readonly vouchers?: Partial<Vouchers>;
  readonly activation?: Partial<FundActivation>;
}

function activateFund({ fund = aFund(), vouchers, activation }: Situation) {
  return new ActivateFund(
    stubPort<Funds>({ read: async () => ok(fund) }),
    stubPort<Vouchers>({ list: async () => ok(singlePage([])), ...vouchers }),
    stubPort<FundActivation>({ requestsOf: async () => ok([]), ...activation }),
  );
}

describe('activating a fund', () => {
  it('sends a visitor to start without a request to the platform [FA-035] [FA-036]', async () => {
    const useCase = new ActivateFund(stubPort<Funds>({}), stubPort<Vouchers>({}), stubPort<FundActivation>({}));
    const outcome = await useCase.run({ ...input, signedIn: false });
    expect(outcome).toEqual(ok({ kind: 'go', destination: goTo('start', {}, { target: 'fundRequest-12' }) }));
  });

  it('names the fund to a visitor who finished DigiD in another browser', async () => {
    const visit = toActivationVisit({ digid_success: 'signed_in' });
    const outcome = await activateFund({}).run({ ...input, visit, signedIn: false });
    expect(outcome).toMatchObject({ value: { kind: 'show', state: 'digid_elsewhere', fund: { id: '12' } } });
  });

  it.each([
    ['error_0040', goTo('start', {}, { target: 'fundRequest-12', digid_error: 'error_0040' })],
    ['uid_used', goTo('error', { errorCode: 'digid_uid_used' }, { fund_id: '12' })],
  ])('tells a visitor how DigiD ended in another browser: %s', async (digid_error, destination) => {
    const visit = toActivationVisit({ digid_error });
    const outcome = await activateFund({}).run({ ...input, visit, signedIn: false });
    expect(outcome).toEqual(ok({ kind: 'go', destination }));
  });

  it('shows the state that follows from fund, vouchers and requests', async () => {
    const requestsOf = async () => ok([aFundRequest()]);
    const outcome = await activateFund({ activation: { requestsOf } }).run(input);
    expect(outcome).toMatchObject({ value: { kind: 'show', state: 'fund_already_applied' } });
  });

  it('requests only vouchers that are not archived', async () => {
    const filters: unknown[] = [];
    const list: Vouchers['list'] = async (filter) => {
      filters.push(filter);
      return ok(singlePage([aVoucher({ address: '0xa' })]));
    };
    const outcome = await activateFund({ vouchers: { list } }).run(input);
    expect(filters).toEqual([{ archived: false }]);
    expect(outcome).toEqual(ok({ kind: 'go', destination: goTo('voucher', { address: '0xa' }) }));
  });

  it('applies when all criteria are valid, and goes to the voucher [FA-033]', async () => {
    const appliedFor: string[] = [];
    const apply: FundActivation['apply'] = async (fundId) => {
      appliedFor.push(fundId);
      return ok(aVoucher({ address: '0xnew' }));
    };
    const outcome = await activateFund({ fund: anApplicableFund(), activation: { apply } }).run(input);
    expect(appliedFor).toEqual(['12']);
    expect(outcome).toEqual(ok({ kind: 'applied', destination: goTo('voucher', { address: '0xnew' }) }));
  });

  it('goes to the fund page when applying creates no voucher', async () => {
    const apply = async () => ok(null);
    const outcome = await activateFund({ fund: anApplicableFund(), activation: { apply } }).run(input);
    expect(outcome).toEqual(ok({ kind: 'applied', destination: goTo('fund', { id: '12' }) }));
  });

  it('goes to the fund page with the message of the platform when applying fails [FA-034]', async () => {
    const refused = failure('forbidden', { message: 'Uw partner heeft dit tegoed al.' });
    const apply = async () => err(refused);
    const outcome = await activateFund({ fund: anApplicableFund(), activation: { apply } }).run(input);
    const destination = goTo('fund', { id: '12' });
    expect(outcome).toEqual(ok({ kind: 'apply_failed', destination, failure: refused }));
  });

  it('finds the voucher of a closed fund although the platform rejects listing its requests', async () => {
    const situation = {
      fund: aFund({ state: 'closed' }),
      vouchers: { list: async () => ok(singlePage([aVoucher({ address: '0xa' })])) },
      activation: { requestsOf: async () => err(failure('forbidden', { code: 'fund_not_active' })) },
    };
    const outcome = await activateFund(situation).run(input);
    expect(outcome).toEqual(ok({ kind: 'go', destination: goTo('voucher', { address: '0xa' }) }));
  });

  it('fails when a voucher that cannot be read may be one of the fund, and still finds a voucher beside it', async () => {
    const apply = vi.fn<FundActivation['apply']>();
    const listing = (...items: readonly Voucher[]) => ({ list: async () => ok({ ...singlePage(items), leftOut: 1 }) });
    const situation = { fund: anApplicableFund(), activation: { apply } };
    const blind = await activateFund({ ...situation, vouchers: listing(aVoucher({ fundId: '13' })) }).run(input);
    expect(blind).toEqual(err(failure('unexpected')));
    expect(apply).not.toHaveBeenCalled();
    const found = await activateFund({ ...situation, vouchers: listing(aVoucher({ address: '0xa' })) }).run(input);
    expect(found).toEqual(ok({ kind: 'go', destination: goTo('voucher', { address: '0xa' }) }));
  });

  it('returns failures of the platform unchanged', async () => {
    const offline = err(failure('offline'));
    const noFunds = new ActivateFund(
      stubPort<Funds>({ read: async () => offline }),
      stubPort<Vouchers>({ list: async () => ok(singlePage([])) }),
      stubPort<FundActivation>({ requestsOf: async () => ok([]) }),
    );
    expect(await noFunds.run(input)).toEqual(offline);
    expect(await activateFund({ vouchers: { list: async () => offline } }).run(input)).toEqual(offline);
    expect(await activateFund({ activation: { requestsOf: async () => offline } }).run(input)).toEqual(offline);
    const expired = err(unauthorised(true));
    const situation = { fund: anApplicableFund(), activation: { apply: async () => expired } };
    expect(await activateFund(situation).run(input)).toEqual(expired);
  });
});

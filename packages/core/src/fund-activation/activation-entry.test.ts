import { describe, expect, it } from 'vitest';
import { aFund, anApplicableFund } from '../../testing/a-fund.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { goTo } from '../shared/destination.ts';
import { resolveActivation, toSignIn, type ActivationFacts } from './activation-entry.ts';
import { toActivationVisit } from './activation-visit.ts';

const PLAIN_VISIT = toActivationVisit({});
const withDigid = { available: true, mandatory: false };
const withoutDigid = { available: false, mandatory: false };
const digidOnly = { available: false, mandatory: true };

function stepFor(overrides: Partial<ActivationFacts>) {
  return resolveActivation({
    fund: aFund(),
    vouchers: [],
    requests: [],
    digid: withDigid,
    visit: PLAIN_VISIT,
    isConfirmed: false,
    signedInWithDigid: false,
    hasDraft: false,
    ...overrides,
  });
}

describe('the entry of fund-activate', () => {
  it('sends a visitor to start, with the fund as target', () => {
    expect(toSignIn('12')).toEqual(goTo('start', {}, { target: 'fundRequest-12' }));
  });

  it('goes to the unexpired voucher of the fund before every other step [FA-030]', () => {
    const voucher = aVoucher({ address: '0xa' });
    const fund = anApplicableFund({ takenByPartner: true });
    expect(stepFor({ fund, vouchers: [voucher] })).toEqual({
      kind: 'go',
      destination: goTo('voucher', { address: '0xa' }),
    });
    const expired = aVoucher({ expired: true });
    expect(stepFor({ fund, vouchers: [expired] })).toMatchObject({ kind: 'show', state: 'taken_by_partner' });
  });

  it('tells the voucher where the resident comes from when the fund takes codes: hers has not been used', () => {
    const fund = aFund({ allowPrevalidations: true });
    const destination = goTo('voucher', { address: '0xa' }, { from: 'fund-activate' });
    expect(stepFor({ fund, vouchers: [aVoucher({ address: '0xa' })] })).toEqual({ kind: 'go', destination });
  });

  it('shows taken_by_partner, also to a resident with a pending request [FA-008] [FA-031]', () => {
    const fund = aFund({ takenByPartner: true });
    const step = stepFor({ fund, requests: [{ id: '1', state: 'pending' }] });
    expect(step).toEqual({ kind: 'show', fund, state: 'taken_by_partner', options: [] });
  });

  it('shows fund_already_applied only while a request is pending [FA-009] [FA-032]', () => {
    const fund = anApplicableFund();
    const step = stepFor({ fund, requests: [{ id: '1', state: 'pending' }] });
    expect(step).toEqual({ kind: 'show', fund, state: 'fund_already_applied', options: [] });
    expect(stepFor({ fund, requests: [{ id: '1', state: 'declined' }] })).toEqual({ kind: 'apply' });
  });

  it('leaves it to the platform whether a request of an unknown state is in progress', () => {
    expect(stepFor({ requests: [{ id: '1', state: 'unknown' }] })).toEqual(stepFor({ requests: [] }));
  });

  it('goes to a voucher of the fund also in a state that the shop does not know', () => {
    const vouchers = [aVoucher({ address: '0xa', state: 'unknown' })];
    const destination = goTo('voucher', { address: '0xa' });
    expect(stepFor({ fund: anApplicableFund(), vouchers })).toEqual({ kind: 'go', destination });
  });

  it('checks the fund after the return from DigiD, before it applies automatically', () => {
    const fund = anApplicableFund({ key: 'meedoen' });
    const visit = toActivationVisit({ digid_success: 'signed_up' });
    expect(stepFor({ fund, visit })).toEqual({ kind: 'check', fund });
  });

  it('goes to the error page when DigiD failed, with the fund for the link back', () => {
    const visit = toActivationVisit({ digid_error: 'error_0099' });
    expect(stepFor({ fund: anApplicableFund(), visit })).toEqual({
      kind: 'go',
      destination: goTo('error', { errorCode: 'digid_error_0099' }, { fund_id: '12' }),
    });
  });

  it.each(['error_0040', '0040'])(
    'offers DigiD again after a cancelled attempt: %s [SI-063] [SI-064]',
    (digid_error) => {
      const fund = aFund({ allowPrevalidations: true });
      const visit = toActivationVisit({ option: 'digid', digid_error });
      expect(stepFor({ fund, visit })).toMatchObject({ kind: 'show', state: 'digid' });
    },
  );

  it('shows an earlier back office error unless it has a fallback [FA-011]', () => {
    const query = { backoffice_error: '1', backoffice_error_key: 'not_resident' };
    const fund = aFund();
    expect(stepFor({ fund, visit: toActivationVisit({ ...query, backoffice_fallback: '0' }) })).toEqual({
      kind: 'show',
      fund,
      state: 'backoffice_error_not_resident',
      options: [],
    });
    const withFallback = toActivationVisit({ ...query, backoffice_fallback: '1' });
    expect(stepFor({ visit: withFallback })).toMatchObject({ state: 'select' });
  });

  it('goes to the voucher that the back office created', () => {
    const visit = toActivationVisit({ backoffice_voucher: '0xb' });
    expect(stepFor({ visit })).toEqual({ kind: 'go', destination: goTo('voucher', { address: '0xb' }) });
  });

  it('applies immediately when all criteria are valid, before it starts DigiD for the three keys [FA-033]', () => {
    expect(stepFor({ fund: anApplicableFund({ key: 'meedoen' }) })).toEqual({ kind: 'apply' });
  });

  it('starts DigiD automatically for the keys IIT, bus_2020 and meedoen, and for no other [FA-037]', () => {
    for (const key of ['IIT', 'bus_2020', 'meedoen']) {
      const fund = aFund({ key });
      expect(stepFor({ fund })).toEqual({ kind: 'start_digid', fund });
    }
    expect(stepFor({ fund: aFund({ key: 'iit' }) })).toMatchObject({ kind: 'show', state: 'select' });
  });

  it('starts DigiD automatically for the extra keys of the municipality and for the three fixed keys [FA-037]', () => {
    const moreDigidAtOnce = ['bergpas'];
    for (const key of ['IIT', 'bus_2020', 'meedoen', 'bergpas']) {
      expect(stepFor({ fund: aFund({ key }), moreDigidAtOnce })).toMatchObject({ kind: 'start_digid' });
    }
    expect(stepFor({ fund: aFund({ key: 'bergpas' }) })).toMatchObject({ kind: 'show', state: 'select' });
  });

  it('does not start DigiD automatically when it is unavailable or was already tried', () => {
    const fund = aFund({ key: 'meedoen' });
    expect(stepFor({ fund, digid: withoutDigid })).toMatchObject({ kind: 'go' });
    const visit = { ...PLAIN_VISIT, digidTried: true };
    expect(stepFor({ fund, visit })).toMatchObject({ kind: 'show', state: 'select' });
  });
});

describe('a resident who was at DigiD', () => {
  const fund = aFund({ key: 'meedoen' });

  it('has the fund checked at once with a confirmed BSN', () => {
    for (const signedInWithDigid of [true, false]) {
      expect(stepFor({ fund, isConfirmed: true, signedInWithDigid })).toEqual({ kind: 'check', fund });
    }
  });

  it('is not sent to DigiD again after signing in with it, although the fund needs a newer confirmation', () => {
    expect(stepFor({ fund, signedInWithDigid: true })).toMatchObject({ kind: 'show', state: 'select' });
  });

  it('chooses when DigiD was tried for this fund, also with a confirmed BSN', () => {
    const visit = { ...PLAIN_VISIT, digidTried: true };
    expect(stepFor({ fund, visit, isConfirmed: true })).toMatchObject({ kind: 'show', state: 'select' });
  });

  it('chooses the method of a fund that does not start DigiD, also with a confirmed BSN', () => {
    expect(stepFor({ isConfirmed: true })).toMatchObject({ kind: 'show', state: 'select' });
  });
});

describe('a resident with a confirmed BSN', () => {
  const fund = aFund();
  const codeOrDigid = aFund({ allowPrevalidations: true });

  it('is not asked for DigiD again right after signing in with it, when it is the only way', () => {
    const facts = { isConfirmed: true, signedInWithDigid: true };
    expect(stepFor({ ...facts, fund })).toEqual({ kind: 'check', fund });
    expect(stepFor({ ...facts, fund: codeOrDigid })).toMatchObject({ state: 'select' });
    expect(stepFor({ fund, signedInWithDigid: true })).toMatchObject({ state: 'select' });
  });

  it('a resident with a confirmed BSN who began a request goes on with it, whichever ways there are, also after an earlier visit to DigiD', () => {
    for (const visit of [PLAIN_VISIT, { ...PLAIN_VISIT, digidTried: true }]) {
      for (const begun of [fund, codeOrDigid, aFund({ key: 'meedoen' })]) {
        const step = stepFor({ fund: begun, hasDraft: true, isConfirmed: true, visit });
        expect(step).toEqual({ kind: 'check', fund: begun });
      }
    }
    expect(stepFor({ fund, hasDraft: true })).toMatchObject({ state: 'select' });
  });

  it('chooses after a check that led nowhere, and sees the way that was chosen', () => {
    const facts = { fund, hasDraft: true, isConfirmed: true };
    expect(stepFor({ ...facts, visit: { ...PLAIN_VISIT, wasChecked: true } })).toMatchObject({ state: 'select' });
    expect(stepFor({ ...facts, visit: toActivationVisit({ option: 'digid' }) })).toMatchObject({ state: 'digid' });
  });
});

describe('the choice of an activation option', () => {
  const codeOrDigid = aFund({ allowPrevalidations: true });

  it('goes to the list of funds when there is no option [FA-025]', () => {
    expect(stepFor({ digid: digidOnly })).toEqual({ kind: 'go', destination: goTo('funds', {}) });
  });

  it('goes to the request when that is the first option [FA-026]', () => {
    const destination = goTo('fund-request', { id: '12' }, { from: 'fund-activate' });
    expect(stepFor({ digid: withoutDigid })).toEqual({ kind: 'go', destination });
  });

  it('shows the only option when it is not DigiD [FA-005] [FA-027]', () => {
    const fund = aFund({ allowPrevalidations: true, allowFundRequests: false });
    expect(stepFor({ fund, digid: withoutDigid })).toEqual({ kind: 'show', fund, state: 'code', options: ['code'] });
  });

  it('shows select with one card when the only option is DigiD', () => {
    const fund = aFund();
    expect(stepFor({ fund })).toEqual({ kind: 'show', fund, state: 'select', options: ['digid'] });
  });

  it('shows the option from the query [FA-006] [FA-007] [FA-028]', () => {
    const fund = codeOrDigid;
    const visit = toActivationVisit({ option: 'digid' });
    expect(stepFor({ fund, visit })).toEqual({ kind: 'show', fund, state: 'digid', options: ['code', 'digid'] });
    const request = toActivationVisit({ option: 'request' });
    expect(stepFor({ fund, visit: request, digid: withoutDigid })).toMatchObject({ state: 'request' });
  });

  it('shows select when the query has no option, or an unavailable one [FA-004] [FA-029]', () => {
    const fund = codeOrDigid;
    expect(stepFor({ fund })).toEqual({ kind: 'show', fund, state: 'select', options: ['code', 'digid'] });
    expect(stepFor({ fund, visit: toActivationVisit({ option: 'request' }) })).toMatchObject({ state: 'select' });
  });
});

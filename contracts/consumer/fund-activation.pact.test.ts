import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpFundActivation } from '@stadstegoed/http/fund-activation/http-fund-activation.ts';
import { eachLike, integer, refused, regex, pact, string, throttled, type Interaction } from './pact.ts';
import { anyVoucher } from './wire-examples.ts';

const everyday = 'ordinary-tuesday';
const noor = { persona: 'noor' };

describe('an application for a fund', () => {
  const apply = {
    scenario: 'all-criteria-valid',
    params: noor,
    method: 'POST',
    path: '/platform/funds/4/apply',
  } as const;
  const call = (interaction: Interaction, fund: string) =>
    pact.record(interaction, (client) => new HttpFundActivation(client).apply(fund));

  it('creates the voucher [API-005]', async () => {
    const answer = { status: 201, body: { data: anyVoucher } };
    const outcome = await call({ ...apply, receives: 'an application for a fund whose criteria are met', answer }, '4');
    expect(outcome).toMatchObject({ value: { state: 'active', fund: { key: 'meedoentegoed' } } });
  });

  it('is forbidden with a message for the resident when the fund is not open', async () => {
    const answer = refused(403, string('Deze regeling staat nu niet open.'));
    const refusal = { ...apply, scenario: 'apply-refused', receives: 'an application for a fund that is not open' };
    const outcome = await call({ ...refusal, answer }, '4');
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', message: 'Deze regeling staat nu niet open.' } });
  });

  it('is forbidden when a criterion is not met', async () => {
    const who = { scenario: 'criteria-not-met', params: { persona: 'jan' } };
    const receives = 'an application for a fund whose criteria are not met';
    const outcome = await call({ ...apply, ...who, receives, answer: refused(403) }, '4');
    expect(outcome).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is forbidden when the partner has the fund', async () => {
    const who = { scenario: 'fund-taken-by-partner', params: { persona: 'lotte' } };
    const receives = 'an application for a fund that the partner has';
    const answer = refused(403);
    const outcome = await call({ ...apply, ...who, path: '/platform/funds/2/apply', receives, answer }, '2');
    expect(outcome).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is not found for an unknown fund', async () => {
    const path = '/platform/funds/999999/apply';
    const outcome = await call(
      { ...apply, path, receives: 'an application for an unknown fund', answer: refused(404) },
      '999999',
    );
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe('a fund check', () => {
  const check = { scenario: everyday, params: noor, method: 'POST', path: '/platform/funds/3/check' } as const;
  const ofBackOffice = { ...check, path: '/platform/funds/8/check' };
  const call = (interaction: Interaction, fund: string) =>
    pact.record(interaction, (client) => new HttpFundActivation(client).check(fund));
  const withBackoffice = (backoffice: unknown) => ({
    status: 200,
    body: { backoffice, vouchers: integer(0), prevalidations: integer(0), prevalidation_vouchers: [] },
  });

  it('returns an empty result [API-006]', async () => {
    const outcome = await call({ ...check, receives: 'a check that finds nothing', answer: withBackoffice(null) }, '3');
    expect(outcome).toEqual(ok({ backoffice: null, assignedVouchers: 0, assignedPrevalidations: 0, vouchers: [] }));
  });

  it.each([
    ['backoffice-not-resident', 'not_resident', 0],
    ['backoffice-taken-by-partner', 'taken_by_partner', 0],
    ['backoffice-no-response', 'no_response', 0],
    ['backoffice-no-response-fallback', 'no_response', 1],
    ['backoffice-not-eligible', 'not_eligible', 1],
  ])('returns the reason of the back office (%s) [API-006]', async (scenario, key, fallback) => {
    const backoffice = { backoffice_error: 1, backoffice_error_key: key, backoffice_fallback: fallback };
    const suffix = fallback === 1 ? 'and a way on' : 'and no way on';
    const receives = `a check that the back office answers with ${key} ${suffix}`;
    const outcome = await call({ ...ofBackOffice, scenario, receives, answer: withBackoffice(backoffice) }, '8');
    expect(outcome).toMatchObject({ value: { backoffice: { kind: 'error', key, fallback: fallback === 1 } } });
  });

  it('returns the redirect of the back office [API-006]', async () => {
    const answer = withBackoffice({ backoffice_redirect: regex('https?://.+', 'https://zonnedorp.example/hulp') });
    const redirect = { ...ofBackOffice, scenario: 'backoffice-redirect', receives: 'a check that leads elsewhere' };
    const outcome = await call({ ...redirect, answer }, '8');
    expect(outcome).toMatchObject({
      value: { backoffice: { kind: 'redirect', url: 'https://zonnedorp.example/hulp' } },
    });
  });

  it('is forbidden with a message when the BSN confirmation has expired', async () => {
    const answer = refused(403, string('Bevestig uw BSN opnieuw met DigiD.'));
    const late = { ...ofBackOffice, scenario: 'digid-window-expired', params: { persona: 'peter' } };
    const outcome = await call({ ...late, receives: 'a check with an old confirmation of the BSN', answer }, '8');
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', message: 'Bevestig uw BSN opnieuw met DigiD.' } });
  });

  it('is rate limited', async () => {
    const often = { ...check, scenario: 'throttled-check', receives: 'one check too many', answer: throttled() };
    const outcome = await call(often, '3');
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited', meta: { title: 'Even wachten' } } });
  });

  it('is not found for an unknown fund', async () => {
    const unknown = { ...check, path: '/platform/funds/999999/check', receives: 'a check of an unknown fund' };
    const outcome = await call({ ...unknown, answer: refused(404) }, '999999');
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe('the redeeming of a code', () => {
  const path = '/platform/funds/redeem';
  const yusuf = { scenario: 'open-code', params: { persona: 'yusuf' }, method: 'POST', path } as const;
  const call = (interaction: Omit<Interaction, 'body'>, code: string) =>
    pact.record({ ...interaction, body: { code } }, (client) => new HttpFundActivation(client).redeem(code));
  const refusedCode = (status: 403 | 404, error: string) => ({
    status,
    body: {
      error,
      message: string('Dat kan niet.'),
      meta: { title: string('Code gebruikt'), message: string('Dat kan niet.') },
    },
  });

  it.each([
    ['a code of the municipality', 'open-code', '4f0a-91c7'],
    ['a code of a voucher that waits', 'voucher-code', '9d15-e2f3'],
  ])('returns vouchers for %s [API-008]', async (which, scenario, code) => {
    const answer = { status: 200, body: { vouchers: eachLike(anyVoucher) } };
    const outcome = await call({ ...yusuf, scenario, receives: which, answer }, code);
    expect(outcome).toMatchObject({ value: [{ state: 'active', type: 'regular' }] });
  });

  it('is not found for an unknown code, with meta [FA-062]', async () => {
    const answer = refusedCode(404, 'not_found');
    const outcome = await call({ ...yusuf, receives: 'a code that nobody knows', answer }, 'ffff-ffff');
    expect(outcome).toMatchObject({
      error: { kind: 'not_found', code: 'not_found', meta: { message: 'Dat kan niet.' } },
    });
  });

  it('is forbidden for a used code, with meta [FA-063]', async () => {
    const used = { ...yusuf, scenario: 'used-code', receives: 'a code that was used' };
    const outcome = await call({ ...used, answer: refusedCode(403, 'used') }, '2b6d-44a0');
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', code: 'used', meta: { message: 'Dat kan niet.' } } });
  });

  it('is forbidden for a second code of the same fund, with meta', async () => {
    const kees = { ...yusuf, scenario: 'used-code-same-fund', params: { persona: 'kees' } };
    const answer = refusedCode(403, 'used_same_fund');
    const outcome = await call({ ...kees, receives: 'a second code for the same fund', answer }, '7c31-0b8e');
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', code: 'used_same_fund' } });
  });

  it('is rate limited, also for a valid code', async () => {
    const often = { ...yusuf, scenario: 'throttled-code', receives: 'a right code after three wrong ones' };
    const outcome = await call({ ...often, answer: throttled() }, '4f0a-91c7');
    expect(outcome).toMatchObject({ error: { kind: 'rate_limited', code: 'to_many_attempts' } });
  });
});

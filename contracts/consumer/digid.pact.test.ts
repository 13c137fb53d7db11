import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpDigid } from '@stadstegoed/http/sign-in/http-digid.ts';
import { refused, refusedFields, regex, pact, string } from './pact.ts';

const start = { scenario: 'signed-out', method: 'POST', path: '/platform/digid' } as const;
const redirectUrl = 'https://api.zonnedorp.example/api/v1/platform/digid/9c41f0/redirect';
const ready = { status: 200, body: { redirect_url: regex('https?://.+', redirectUrl) } } as const;
const forFund = { request: 'fund_request', fundId: '1', apiUrl: null } as const;

describe('the start of DigiD', () => {
  it('for a sign-in returns the redirect URL to a visitor [API-002]', async () => {
    const outcome = await pact.record(
      { ...start, receives: 'a start of DigiD to sign in', body: { request: 'auth' }, answer: ready },
      (client) => new HttpDigid(client).start({ request: 'auth', apiUrl: null }),
    );
    expect(outcome).toEqual(ok(redirectUrl));
  });

  it('for a fund returns the redirect URL to a resident [API-002]', async () => {
    const outcome = await pact.record(
      {
        ...start,
        params: { persona: 'noor' },
        receives: 'a start of DigiD for a fund',
        body: { request: 'fund_request', fund_id: 1 },
        answer: ready,
      },
      (client) => new HttpDigid(client).start(forFund),
    );
    expect(outcome).toEqual(ok(redirectUrl));
  });

  it('for an unknown fund is invalid with an error for the fund', async () => {
    const outcome = await pact.record(
      {
        ...start,
        params: { persona: 'noor' },
        receives: 'a start of DigiD for an unknown fund',
        body: { request: 'fund_request', fund_id: 999_999 },
        answer: refusedFields('fund_id'),
      },
      (client) => new HttpDigid(client).start({ request: 'fund_request', fundId: '999999', apiUrl: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { fund_id: [expect.any(String)] } } });
  });

  it('for a municipality without DigiD is forbidden with a message for the resident', async () => {
    const outcome = await pact.record(
      {
        ...start,
        scenario: 'digid-off',
        receives: 'a start of DigiD at a municipality without it',
        body: { request: 'auth' },
        answer: refused(403, string('U kunt hier niet met DigiD inloggen.')),
      },
      (client) => new HttpDigid(client).start({ request: 'auth', apiUrl: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', message: 'U kunt hier niet met DigiD inloggen.' } });
  });

  it('fails with a code for the error page when DigiD does not answer', async () => {
    const outcome = await pact.record(
      {
        ...start,
        scenario: 'digid-unreachable',
        receives: 'a start of DigiD while it does not answer',
        body: { request: 'auth' },
        answer: {
          status: 503,
          headers: { 'Error-Code': regex('digid_.+', 'digid_api_0000') },
          body: { message: string('DigiD is nu niet bereikbaar.') },
        },
      },
      (client) => new HttpDigid(client).start({ request: 'auth', apiUrl: null }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'unexpected', errorCode: 'digid_api_0000' } });
  });
});

import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import checked from './golden/check.json' with { type: 'json' };
import redeemed from './golden/redeemed.json' with { type: 'json' };
import requests from './golden/requests.json' with { type: 'json' };
import { HttpFundActivation } from './http-fund-activation.ts';

function answering(body: unknown, status = 200) {
  const answer = answeringClient({ answer: () => jsonAnswer(body, status) });
  const sent = () => answer.requests[0];
  return { port: new HttpFundActivation(answer.client), sent, url: () => new URL(sent()?.url ?? '') };
}

const nothing = { backoffice: null, vouchers: null, prevalidations: 0, prevalidation_vouchers: [] };
const unexpected = err(failure('unexpected'));

describe('HttpFundActivation.apply', () => {
  it('reads the voucher [API-005]', async () => {
    const { port, sent, url } = answering({ data: redeemed.vouchers[0] }, 201);
    expect(await port.apply('12')).toMatchObject({ value: { id: '5021', fundId: '12', amount: 87_50 } });
    expect(url().pathname).toBe('/api/v1/platform/funds/12/apply');
    expect(await sent()?.text()).toBe('');
  });

  it('returns null when the fund creates no voucher', async () => {
    expect(await answering({ data: null }).port.apply('12')).toEqual(ok(null));
  });

  it.each([[{}], [[]], [{ data: {} }]])(
    'returns a failure for an answer without the created voucher: %j',
    async (body) => {
      expect(await answering(body, 201).port.apply('12')).toEqual(unexpected);
    },
  );
});

describe('HttpFundActivation.check', () => {
  it('reads the results of the check [API-006]', async () => {
    const { port, url } = answering(checked);
    expect(await port.check('12')).toMatchObject({
      value: { backoffice: null, assignedVouchers: 0, assignedPrevalidations: 1, vouchers: [{ id: '5021' }] },
    });
    expect(url().pathname).toBe('/api/v1/platform/funds/12/check');
  });

  it('reads null counts without a BSN as zero', async () => {
    const found = { backoffice: null, assignedVouchers: 0, assignedPrevalidations: 0, vouchers: [] };
    expect(await answering(nothing).port.check('12')).toEqual(ok(found));
  });

  it('reads the back office error, with and without a key and a fallback [API-006]', async () => {
    const read = (backoffice: object) => answering({ ...nothing, backoffice }).port.check('12');
    const noKey = await read({ backoffice_error: 1, backoffice_fallback: 0 });
    expect(noKey).toMatchObject({ value: { backoffice: { kind: 'error', key: null, fallback: false } } });
    const withKey = await read({ backoffice_error: 1, backoffice_error_key: 'no_response', backoffice_fallback: 1 });
    expect(withKey).toMatchObject({ value: { backoffice: { kind: 'error', key: 'no_response', fallback: true } } });
  });

  it('reads the redirect of the back office [API-006]', async () => {
    const backoffice = { backoffice_redirect: 'https://zonnedorp.example/hulp' };
    expect(await answering({ ...nothing, backoffice }).port.check('12')).toMatchObject({
      value: { backoffice: { kind: 'redirect', url: 'https://zonnedorp.example/hulp' } },
    });
  });

  it('returns an unexpected failure when a field is missing', async () => {
    expect(await answering({}).port.check('12')).toEqual(unexpected);
    expect(await answering({ ...nothing, backoffice: {} }).port.check('12')).toEqual(unexpected);
  });
});

describe('HttpFundActivation.redeem', () => {
  it('sends the code and reads the vouchers [API-008]', async () => {
    const { port, sent, url } = answering(redeemed);
    expect(await port.redeem('4f0a-91c7')).toMatchObject({ value: [{ id: '5021' }] });
    expect(url().pathname).toBe('/api/v1/platform/funds/redeem');
    expect(await sent()?.json()).toEqual({ code: '4f0a-91c7' });
  });

  it('returns an unexpected failure without vouchers', async () => {
    expect(await answering({ prevalidation: null }).port.redeem('4f0a-91c7')).toEqual(unexpected);
  });
});

describe('HttpFundActivation.requestsOf', () => {
  it('reads their states [API-009]', async () => {
    const { port, url } = answering(requests);
    expect(await port.requestsOf('12')).toMatchObject({ value: [{ id: '701', state: 'pending' }] });
    expect(url().pathname + url().search).toBe('/api/v1/platform/funds/12/requests?per_page=100');
  });

  it('returns an unexpected failure for an unknown state', async () => {
    expect(await answering({ data: [{ id: 1, state: 'lost' }] }).port.requestsOf('12')).toEqual(unexpected);
  });
});

it('returns not_found for a non-numeric id without a request', async () => {
  const { port, sent } = answering({});
  const notFound = err(failure('not_found'));
  expect([await port.apply('x'), await port.check('x'), await port.requestsOf('x')]).toEqual(Array(3).fill(notFound));
  expect(sent()).toBeUndefined();
});

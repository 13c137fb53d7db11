import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { HttpFundActivation } from './http-fund-activation.ts';

function answering(body: unknown, status = 200) {
  return new HttpFundActivation(answeringClient({ answer: () => jsonAnswer(body, status) }).client);
}

const nothing = { backoffice: null, vouchers: null, prevalidations: 0, prevalidation_vouchers: [] };
const unexpected = err(failure('unexpected'));

describe('an application for a fund over HTTP', () => {
  it('returns null when the fund creates no voucher, and a failure without the created one', async () => {
    expect(await answering({ data: null }).apply('12')).toEqual(ok(null));
    for (const body of [{}, [], { data: {} }]) {
      expect.soft(await answering(body, 201).apply('12'), JSON.stringify(body)).toEqual(unexpected);
    }
  });
});

describe('a check of a fund over HTTP', () => {
  it('reads null counts without a BSN as zero', async () => {
    const found = { backoffice: null, assignedVouchers: 0, assignedPrevalidations: 0, vouchers: [] };
    expect(await answering(nothing).check('12')).toEqual(ok(found));
  });

  it('returns an unexpected failure when a field is missing', async () => {
    expect(await answering({}).check('12')).toEqual(unexpected);
    expect(await answering({ ...nothing, backoffice: {} }).check('12')).toEqual(unexpected);
  });
});

it('returns an unexpected failure for a code without vouchers', async () => {
  expect(await answering({ prevalidation: null }).redeem('4f0a-91c7')).toEqual(unexpected);
});

import { describe, expect, it } from 'vitest';
import request from '../golden/2023-05/137-requests_of_fund_after.json' with { type: 'json' };
import question from '../golden/2023-05/140-clarifications.read.json' with { type: 'json' };
import claim from '../golden/2026-07/109-reimbursements.list.json' with { type: 'json' };
import reservation from '../golden/2026-07/117-reservations.read.json' with { type: 'json' };
import voucher from '../golden/2026-07/092-vouchers.read_address.json' with { type: 'json' };
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import type { PlatformClient } from './client.ts';
import { HttpFundActivation } from './fund-activation/http-fund-activation.ts';
import { HttpClarifications } from './fund-requests/http-clarifications.ts';
import { HttpReimbursements } from './reimbursements/http-reimbursements.ts';
import { HttpReservations } from './reservations/http-reservations.ts';
import { HttpVouchers } from './vouchers/http-vouchers.ts';

const ofRequest = request.answer.data[0] ?? {};
const ofClaim = claim.answer.data[0] ?? {};

function answering(data: unknown): PlatformClient {
  return answeringClient({ answer: () => jsonAnswer({ data }) }).client;
}

const LISTS = [
  ['a voucher', voucher.answer.data, 'active', (client: PlatformClient) => new HttpVouchers(client).list({})],
  [
    'a reservation',
    reservation.answer.data,
    'pending',
    (client: PlatformClient) => new HttpReservations(client).list({}),
  ],
  ['a reimbursement', ofClaim, 'pending', (client: PlatformClient) => new HttpReimbursements(client).list({ page: 1 })],
] as const;

describe.each(LISTS)('the state of %s', (_what, row, known, list) => {
  it.each([
    [
      { state: known, state_locale: 'Bekend' },
      { state: known, stateLabel: 'Bekend' },
    ],
    [
      { state: 'waiting', state_locale: 'Wacht' },
      { state: 'unknown', stateLabel: 'Wacht' },
    ],
    [
      { state: 'waiting', state_locale: 'states.some.waiting' },
      { state: 'unknown', stateLabel: null },
    ],
    [
      { state: 'waiting', state_locale: null },
      { state: 'unknown', stateLabel: null },
    ],
    [
      { state: null, state_locale: null },
      { state: known, stateLabel: null },
    ],
  ])('sent as %o is %o', async (sent, expected) => {
    expect(await list(answering([{ ...row, ...sent }]))).toMatchObject({ value: { items: [expected] } });
  });

  it('does not hide the other rows', async () => {
    const items = [{ state: 'unknown' }, { state: known }];
    const page = await list(
      answering([
        { ...row, state: 'waiting' },
        { ...row, state: known },
      ]),
    );
    expect(page).toMatchObject({ value: { items } });
    expect(page).not.toHaveProperty('value.leftOut');
  });

  it('leaves out and counts a row that cannot be read', async () => {
    const page = await list(answering([{ ...row, id: null }, row]));
    expect(page).toMatchObject({ value: { items: [{}], leftOut: 1 } });
  });
});

it('of a reimbursement that was just stored is the one that was sent', async () => {
  const port = new HttpReimbursements(answering({ ...ofClaim, state: null }));
  const nothing = { title: null, description: null, amount: null, email: null, iban: null, ibanName: null, files: [] };
  for (const state of ['draft', 'pending'] as const) {
    expect(await port.create({ voucherId: '1', ...nothing }, state)).toMatchObject({ value: { state } });
    expect(await port.update('3', { voucherId: '1', ...nothing }, state)).toMatchObject({ value: { state } });
  }
});

describe('the own requests of a fund', () => {
  const read = (...data: readonly object[]) => new HttpFundActivation(answering(data)).requestsOf('3');

  it.each([
    [
      { state: 'on_hold', state_locale: 'Aangehouden' },
      { state: 'unknown', stateLabel: 'Aangehouden' },
    ],
    [{ state: null }, { state: 'pending' }],
  ])('have for the state %o the state %o', async (sent, expected) => {
    expect(await read({ ...ofRequest, ...sent })).toMatchObject({ value: [expected] });
  });

  it('are not read when one of them cannot be read, because that one may be in progress', async () => {
    expect(await read(ofRequest, { id: 702, state: 'pending' })).toEqual(err(failure('unexpected')));
  });
});

it.each(['withdrawn', null])('of a question sent as %s is unknown', async (state) => {
  const ids = { fundId: '3', requestId: '123', clarificationId: '2' };
  const port = new HttpClarifications(answering({ ...question.answer.data, state }));
  expect(await port.read(ids)).toMatchObject({ value: { state: 'unknown' } });
});

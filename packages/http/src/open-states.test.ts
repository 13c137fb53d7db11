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

type List = readonly [row: object, known: string, list: (client: PlatformClient) => Promise<unknown>];
const LISTS: readonly List[] = [
  [voucher.answer.data, 'active', (client) => new HttpVouchers(client).list({})],
  [reservation.answer.data, 'pending', (client) => new HttpReservations(client).list({})],
  [ofClaim, 'pending', (client) => new HttpReimbursements(client).list({ page: 1 })],
];

describe('the state of a voucher, a reservation and a reimbursement', () => {
  it('is known, or unknown with its name at the platform, or the first one when none is sent', async () => {
    for (const [row, known, list] of LISTS) {
      const read = (state: string | null, state_locale: string | null) =>
        list(answering([{ ...row, state, state_locale }]));
      const having = (state: string, stateLabel: string | null) => ({ value: { items: [{ state, stateLabel }] } });
      expect.soft(await read(known, 'Bekend')).toMatchObject(having(known, 'Bekend'));
      expect.soft(await read('moved', 'Wacht')).toMatchObject(having('unknown', 'Wacht'));
      expect.soft(await read('moved', 'states.some.moved')).toMatchObject(having('unknown', null));
      expect.soft(await read('moved', null)).toMatchObject(having('unknown', null));
      expect.soft(await read(null, null)).toMatchObject(having(known, null));
    }
  });

  it('does not hide the other rows; a row that cannot be read is left out and counted', async () => {
    for (const [row, known, list] of LISTS) {
      const [newer, usual, broken] = [
        { ...row, state: 'moved' },
        { ...row, state: known },
        { ...row, id: null },
      ];
      const page = await list(answering([newer, usual]));
      expect.soft(page).toMatchObject({ value: { items: [{ state: 'unknown' }, { state: known }] } });
      expect.soft(page).not.toHaveProperty('value.leftOut');
      expect.soft(await list(answering([broken, row]))).toMatchObject({ value: { items: [{}], leftOut: 1 } });
    }
  });
});

it('the state of a reimbursement that was just stored is the one that was sent', async () => {
  const port = new HttpReimbursements(answering({ ...ofClaim, state: null }));
  const nothing = { title: null, description: null, amount: null, email: null, iban: null, ibanName: null, files: [] };
  for (const state of ['draft', 'pending'] as const) {
    expect(await port.create({ voucherId: '1', ...nothing }, state)).toMatchObject({ value: { state } });
    expect(await port.update('3', { voucherId: '1', ...nothing }, state)).toMatchObject({ value: { state } });
  }
});

describe('the own requests of a fund', () => {
  const read = (...data: readonly object[]) => new HttpFundActivation(answering(data)).requestsOf('3');

  it('have an unknown state with its name, and wait when none is sent', async () => {
    const onHold = { state: 'on_hold', state_locale: 'Aangehouden' };
    const held = { value: [{ state: 'unknown', stateLabel: 'Aangehouden' }] };
    expect(await read({ ...ofRequest, ...onHold })).toMatchObject(held);
    expect(await read({ ...ofRequest, state: null })).toMatchObject({ value: [{ state: 'pending' }] });
  });

  it('are not read when one of them cannot be read, because that one may be in progress', async () => {
    expect(await read(ofRequest, { id: 702, state: 'pending' })).toEqual(err(failure('unexpected')));
  });
});

it('the state of a question is unknown when it is newer than the shop or absent', async () => {
  const ids = { fundId: '3', requestId: '123', clarificationId: '2' };
  for (const state of ['withdrawn', null]) {
    const port = new HttpClarifications(answering({ ...question.answer.data, state }));
    expect(await port.read(ids)).toMatchObject({ value: { state: 'unknown' } });
  }
});

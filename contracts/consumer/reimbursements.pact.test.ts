import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { describe, expect, it } from 'vitest';
import { eachLike, pact, integer, refused, string } from './pact.ts';
import {
  anyReceipt,
  anyReimbursement,
  anySubmitted,
  cor,
  mark,
  OF_MARK,
  REIMBURSEMENTS_PATH,
  type Recorded,
} from './reimbursement-examples.ts';
import { day } from './wire-examples.ts';

const kees = { scenario: 'no-reimbursements', params: { persona: 'kees' } } as const;

describe('the list of reimbursements', () => {
  const meta = { current_page: integer(1), last_page: integer(1), total: integer(4) };
  const list = (interaction: Recorded, filter: { state?: 'pending' } = {}) => {
    const query = { page: '1', per_page: '15', ...filter };
    return pact.record({ method: 'GET', path: REIMBURSEMENTS_PATH, query, ...interaction }, (client) =>
      new HttpReimbursements(client).list({ page: 1, ...filter }),
    );
  };

  it('has a page of 15 [RB-028]', async () => {
    const answer = {
      status: 200,
      body: { data: eachLike({ ...anyReimbursement, files: eachLike(anyReceipt) }), meta },
    };
    const outcome = await list({ ...mark, receives: 'a question for reimbursements', answer });
    expect(outcome).toMatchObject({ value: { items: [{ voucherId: '1', fund: { name: 'Kindtegoed' } }], total: 4 } });
  });

  it('has those of one state on request', async () => {
    const answer = { status: 200, body: { data: eachLike({ ...anySubmitted, state: 'pending' }), meta } };
    const receives = 'a question for pending reimbursements';
    const outcome = await list({ ...mark, receives, answer }, { state: 'pending' });
    expect(outcome).toMatchObject({ value: { items: [{ state: 'pending', files: [{ uid: 'f3a9' }] }] } });
  });

  it('has all of them, a hundred a page', async () => {
    const answer = {
      status: 200,
      body: { data: eachLike({ ...anyReimbursement, files: eachLike(anyReceipt) }), meta },
    };
    const receives = 'a question for a hundred reimbursements';
    const query = { per_page: '100' };
    const all = await pact.record(
      { method: 'GET', path: REIMBURSEMENTS_PATH, query, ...mark, receives, answer },
      (client) => new HttpReimbursements(client).listAll({}),
    );
    expect(all).toMatchObject({ value: { items: [{ voucherId: '1' }], lastPage: 1 } });
  });

  it('is empty for a resident who never claimed', async () => {
    const empty = { current_page: integer(1), last_page: integer(1), total: 0 };
    const answer = { status: 200, body: { data: [], meta: empty } };
    const outcome = await list({ ...kees, receives: 'a question for reimbursements by who has none', answer });
    expect(outcome).toMatchObject({ value: { items: [], total: 0 } });
  });
});

describe('one reimbursement', () => {
  const read = (interaction: Recorded, id: string) =>
    pact.record({ method: 'GET', path: `${REIMBURSEMENTS_PATH}/${id}`, ...interaction }, (client) =>
      new HttpReimbursements(client).read(id),
    );

  it('has its files, account and dates [RB-015, RB-016]', async () => {
    const answer = {
      status: 200,
      body: { data: { ...anySubmitted, state: 'pending', description: string('Voor turnen.') } },
    };
    const outcome = await read(
      { ...mark, receives: 'a question for a pending reimbursement', answer },
      OF_MARK.pending,
    );
    expect(outcome).toMatchObject({
      value: { state: 'pending', files: [{ uid: 'f3a9' }], iban: 'NL02ABNA0123456789', submittedOn: '2026-12-31' },
    });
  });

  it('has a reason when it was declined', async () => {
    const data = {
      ...anySubmitted,
      state: 'declined',
      reason: string('Reiskosten vallen niet onder dit tegoed.'),
      resolved_at: day,
    };
    const answer = { status: 200, body: { data } };
    const outcome = await read(
      { ...mark, receives: 'a question for a declined reimbursement', answer },
      OF_MARK.declined,
    );
    expect(outcome).toMatchObject({ value: { state: 'declined', reason: 'Reiskosten vallen niet onder dit tegoed.' } });
  });

  it('is refused to another resident and for an unknown id', async () => {
    const byOther = { ...cor, receives: 'a question for the reimbursement of another', answer: refused(403) };
    expect(await read(byOther, OF_MARK.pending)).toMatchObject({ error: { kind: 'forbidden' } });
    const unknown = { ...mark, receives: 'a question for an unknown reimbursement', answer: refused(404) };
    expect(await read(unknown, '999999')).toMatchObject({ error: { kind: 'not_found' } });
  });
});

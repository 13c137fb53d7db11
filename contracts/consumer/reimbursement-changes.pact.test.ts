import type { ReimbursementFields } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { describe, expect, it } from 'vitest';
import { pact, refused, refusedFields } from './pact.ts';
import {
  anyReimbursement,
  anySubmitted,
  cor,
  mark,
  OF_MARK,
  REIMBURSEMENTS_PATH,
  type Recorded,
} from './reimbursement-examples.ts';
import { voucherAddress } from './wire-examples.ts';

const willem = { scenario: 'expired-vouchers-only', params: { persona: 'willem' } } as const;
const fields: ReimbursementFields = {
  voucherId: '1',
  title: 'Zwembril',
  description: 'Voor de zwemles.',
  amount: money(1895),
  email: 'mark@post.example',
  iban: 'NL02ABNA0123456789',
  ibanName: 'M. Dekker',
  files: [],
};
const body = {
  title: 'Zwembril',
  description: 'Voor de zwemles.',
  amount: '18.95',
  email: 'mark@post.example',
  iban: 'NL02ABNA0123456789',
  iban_name: 'M. Dekker',
  voucher_id: 1,
  state: 'draft',
  files: [],
};

describe('a new reimbursement', () => {
  const create = (interaction: Recorded, sent: Partial<ReimbursementFields> = {}, own: object = {}) =>
    pact.record({ method: 'POST', path: REIMBURSEMENTS_PATH, body: { ...body, ...own }, ...interaction }, (client) =>
      new HttpReimbursements(client).create({ ...fields, ...sent }, 'state' in own ? 'pending' : 'draft'),
    );

  it('is kept as a draft, also without a file [RB-010, RB-017]', async () => {
    const data = { ...anyReimbursement, state: 'draft', title: 'Zwembril', amount: '18.95', files: [] };
    const answer = { status: 201, body: { data } };
    const outcome = await create({ ...mark, receives: 'a draft of a reimbursement', answer });
    expect(outcome).toMatchObject({ value: { state: 'draft', title: 'Zwembril', amount: 1895 } });
  });

  it('is invalid when it is submitted without a file and with wrong fields', async () => {
    const answer = refusedFields('amount', 'iban', 'files');
    const sent = { amount: money(99_900), iban: 'NL02ABNA0123456798' };
    const outcome = await create({ ...mark, receives: 'a reimbursement with wrong fields', answer }, sent, {
      amount: '999.00',
      iban: 'NL02ABNA0123456798',
      state: 'pending',
    });
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { amount: ['Dit klopt niet.'] } } });
  });

  it('is invalid with an unknown file, at the number of that file', async () => {
    const answer = refusedFields('files.0');
    const receives = 'a reimbursement with an unknown file';
    const outcome = await create({ ...mark, receives, answer }, { files: ['weg'] }, { files: ['weg'] });
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { 'files.0': ['Dit klopt niet.'] } } });
  });

  it('is invalid with the voucher of another resident', async () => {
    const answer = refusedFields('voucher_id');
    const receives = 'a reimbursement from the voucher of another';
    const outcome = await create({ ...mark, receives, answer }, { voucherId: '2' }, { voucher_id: 2 });
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { voucher_id: ['Dit klopt niet.'] } } });
  });

  it('is rejected without a voucher that can be used', async () => {
    const answer = refused(403);
    const outcome = await create({ ...willem, receives: 'a reimbursement without a usable voucher', answer });
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', message: 'Dit kan niet.' } });
  });
});

describe('a draft', () => {
  /** The file of Mark's draft in the seed data of the mock platform. */
  const receipt = stableHex(`receipt:${voucherAddress('kindtegoed-mark')}:Tekenpapier`, 64);
  const update = (
    interaction: Recorded,
    id: string,
    submission: { state: 'pending'; files: string[] } | null = null,
  ) => {
    const { state, files } = submission ?? { state: 'draft' as const, files: [] };
    return pact.record(
      { method: 'PATCH', path: `${REIMBURSEMENTS_PATH}/${id}`, body: { ...body, state, files }, ...interaction },
      (client) => new HttpReimbursements(client).update(id, { ...fields, files }, state),
    );
  };

  it('can be changed', async () => {
    const data = { ...anyReimbursement, state: 'draft', title: 'Zwembril', files: [] };
    const outcome = await update(
      { ...mark, receives: 'a change of a draft', answer: { status: 200, body: { data } } },
      OF_MARK.draft,
    );
    expect(outcome).toMatchObject({ value: { state: 'draft', title: 'Zwembril' } });
  });

  it('becomes pending when it is submitted with its files [RB-018]', async () => {
    const data = { ...anySubmitted, state: 'pending', title: 'Zwembril' };
    const answer = { status: 200, body: { data } };
    const outcome = await update({ ...mark, receives: 'a submitted draft', answer }, OF_MARK.draft, {
      state: 'pending',
      files: [receipt],
    });
    expect(outcome).toMatchObject({ value: { state: 'pending', title: 'Zwembril' } });
  });

  it('is invalid when it is submitted without files [RB-024]', async () => {
    const answer = refusedFields('files');
    const outcome = await update({ ...mark, receives: 'a draft submitted without its files', answer }, OF_MARK.draft, {
      state: 'pending',
      files: [],
    });
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { files: ['Dit klopt niet.'] } } });
  });

  it('is rejected when it was submitted before', async () => {
    const receives = 'a change of a pending reimbursement';
    const outcome = await update({ ...mark, receives, answer: refused(403) }, OF_MARK.pending);
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', message: 'Dit kan niet.' } });
  });

  it('is not found when it was cancelled before', async () => {
    const receives = 'a change of an unknown reimbursement';
    expect(await update({ ...mark, receives, answer: refused(404) }, '999999')).toMatchObject({
      error: { kind: 'not_found' },
    });
  });
});

describe('cancelling', () => {
  const cancel = (interaction: Recorded, id: string) =>
    pact.record({ method: 'DELETE', path: `${REIMBURSEMENTS_PATH}/${id}`, ...interaction }, (client) =>
      new HttpReimbursements(client).cancel(id),
    );
  const done = { status: 200, body: {} };

  it('deletes a draft and a pending reimbursement [RB-019]', async () => {
    expect(await cancel({ ...mark, receives: 'a cancelled draft', answer: done }, OF_MARK.draft)).toMatchObject({
      ok: true,
    });
    const receives = 'a cancelled pending reimbursement';
    expect(await cancel({ ...mark, receives, answer: done }, OF_MARK.pending)).toMatchObject({ ok: true });
  });

  it('is rejected with a reason after the decision [RB-026]', async () => {
    const receives = 'a cancelled approved reimbursement';
    expect(await cancel({ ...mark, receives, answer: refused(403) }, OF_MARK.approved)).toMatchObject({
      error: { kind: 'forbidden', message: 'Dit kan niet.' },
    });
  });

  it('is rejected for another resident and not found for an unknown id', async () => {
    const byOther = { ...cor, receives: 'the reimbursement of another to cancel', answer: refused(403) };
    expect(await cancel(byOther, OF_MARK.pending)).toMatchObject({ error: { kind: 'forbidden' } });
    const unknown = { ...mark, receives: 'an unknown reimbursement to cancel', answer: refused(404) };
    expect(await cancel(unknown, '999999')).toMatchObject({ error: { kind: 'not_found' } });
  });
});

import { expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2026-07/108-reimbursements.create_pending.json' with { type: 'json' };
import { HttpReimbursements } from './http-reimbursements.ts';

const wire = recorded.answer.data;
const empty = { title: null, description: null, amount: null, email: null, iban: null, ibanName: null };
const fields = { voucherId: '7001', files: ['f3a9'], ...empty };

function answering(body: unknown) {
  return new HttpReimbursements(answeringClient({ answer: () => jsonAnswer(body) }).client);
}

it('has the decision and its reason', async () => {
  const data = { ...wire, reason: 'Reiskosten vallen er niet onder.', resolved_at: '2023-03-28' };
  expect(await answering({ data }).read('3')).toMatchObject({
    value: { reason: 'Reiskosten vallen er niet onder.', resolvedOn: '2023-03-28' },
  });
});

it('can be a draft with nothing but its voucher [RB-017]', async () => {
  const nothing = { title: null, description: null, amount: null, email: null, iban: null, iban_name: null };
  const data = { ...wire, ...nothing, submitted_at: null, state: 'draft', files: [] };
  const port = answering({ data });
  expect(await port.update('3', fields, 'draft')).toMatchObject({
    value: { ...empty, state: 'draft', voucherId: '51', files: [], submittedOn: null },
  });
});

import { expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2026-07/108-reimbursements.create_pending.json' with { type: 'json' };
import { HttpReimbursements } from './http-reimbursements.ts';

const wire = recorded.answer.data;
const empty = { title: null, description: null, amount: null, email: null, iban: null, ibanName: null };
const fields = { voucherId: '7001', files: ['f3a9'], ...empty };

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpReimbursements(client), requests };
}

it('has the decision and its reason', async () => {
  const data = { ...wire, reason: 'Reiskosten vallen er niet onder.', resolved_at: '2023-03-28' };
  expect(await answering({ data }).port.read('3')).toMatchObject({
    value: { reason: 'Reiskosten vallen er niet onder.', resolvedOn: '2023-03-28' },
  });
});

it('is sent with the fields that were emptied, and can be a draft with nothing but its voucher [RB-017]', async () => {
  const nothing = { title: null, description: null, amount: null, email: null, iban: null, iban_name: null };
  const data = { ...wire, ...nothing, submitted_at: null, state: 'draft', files: [] };
  const { port, requests } = answering({ data });
  expect(await port.update('3', fields, 'draft')).toMatchObject({
    value: { ...empty, state: 'draft', voucherId: '51', files: [], submittedOn: null },
  });
  expect(await requests[0]?.json()).toEqual({ ...nothing, voucher_id: 7001, state: 'draft', files: ['f3a9'] });
});

it('with an id that is not a number is not found, without a call', async () => {
  const { port, requests } = answering({});
  const calls = [port.read('x'), port.update('../1', fields, 'draft'), port.cancel('0')];
  for (const outcome of await Promise.all(calls)) expect(outcome).toEqual(err(failure('not_found')));
  expect(requests).toEqual([]);
});

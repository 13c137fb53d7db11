import { describe, expect, it } from 'vitest';
import type { ClarificationIds } from '@stadstegoed/core/fund-requests/clarification.ts';
import { HttpClarifications } from '@stadstegoed/http/fund-requests/http-clarifications.ts';
import { eachLike, pact, integer, refused, refusedFields, regex, string, type Interaction } from './pact.ts';

const fatima = { scenario: 'clarification-open', params: { persona: 'fatima' } } as const;
const samira = { scenario: 'clarification-answered', params: { persona: 'samira' } } as const;
const kees = { scenario: 'ordinary-tuesday', params: { persona: 'kees' } } as const;

const openQuestion: ClarificationIds = { fundId: '3', requestId: '1', clarificationId: '2' };
const answeredQuestion: ClarificationIds = { fundId: '5', requestId: '1', clarificationId: '1' };
const timestamp = regex(String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`, '2026-11-20 09:12:00');
const code = (name: string) => ({ status: 403, body: { message: name, error: name } });

/** The fields of a question that the shop reads. */
const question = {
  id: integer(2),
  question: string('Kunt u een nieuwe foto sturen?'),
  created_at: timestamp,
};
const attachment = {
  uid: string('1d171b'),
  original_name: string('Voorbeeld van een loonstrook.pdf'),
  ext: string('pdf'),
  size: regex(/^[\d.]+(B|kB|MB)$/, '84.2kB'),
  url: string('https://platform.example/files/1d171b/download'),
};

type Recorded = Pick<Interaction, 'receives' | 'answer' | 'scenario' | 'params'>;
const pathOf = ({ fundId, requestId, clarificationId }: ClarificationIds) =>
  `/platform/funds/${fundId}/requests/${requestId}/clarifications/${clarificationId}`;

describe('a question about a request', () => {
  const read = (interaction: Recorded, ids = openQuestion) =>
    pact.record({ method: 'GET', path: pathOf(ids), ...interaction }, (client) =>
      new HttpClarifications(client).read(ids),
    );

  it('has its message and its attachment while it is pending [FR-050, FR-051]', async () => {
    const data = {
      ...question,
      state: 'pending',
      message: string('Leg de loonstrook plat neer.'),
      attachment,
      files: [],
    };
    const answer = { status: 200, body: { data } };
    const outcome = await read({ ...fatima, receives: 'a question for an open clarification', answer });
    expect(outcome).toMatchObject({
      value: {
        state: 'pending',
        message: 'Leg de loonstrook plat neer.',
        attachment: { originalName: 'Voorbeeld van een loonstrook.pdf' },
        answeredAt: null,
      },
    });
  });

  it('has its answer when it was answered before', async () => {
    const data = {
      ...question,
      state: 'answered',
      answer: string('De foto zit erbij.'),
      files: [],
      answered_at: timestamp,
    };
    const answer = { status: 200, body: { data } };
    const receives = 'a question for an answered clarification';
    const outcome = await read({ ...samira, receives, answer }, answeredQuestion);
    expect(outcome).toMatchObject({ value: { state: 'answered', answer: 'De foto zit erbij.' } });
  });

  it('is rejected for ids that do not belong together, another resident and an unknown id', async () => {
    const elsewhere = { ...openQuestion, fundId: '5' };
    const misplaced = { ...fatima, receives: 'a clarification at another fund', answer: code('invalid_endpoint') };
    expect(await read(misplaced, elsewhere)).toMatchObject({ error: { kind: 'forbidden', code: 'invalid_endpoint' } });
    const byOther = { ...kees, receives: 'a clarification of another resident', answer: code('not_requester') };
    expect(await read(byOther)).toMatchObject({ error: { kind: 'forbidden', code: 'not_requester' } });
    const unknown = { ...fatima, receives: 'an unknown clarification', answer: refused(404) };
    const missing = { ...openQuestion, clarificationId: '999999' };
    expect(await read(unknown, missing)).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe('an answer', () => {
  const send = (interaction: Recorded, reply: { answer: string; files: string[] }, ids = openQuestion) =>
    pact.record({ method: 'PATCH', path: pathOf(ids), body: reply, ...interaction }, (client) =>
      new HttpClarifications(client).answer(ids, reply),
    );

  it('makes the question answered, also without files [FR-048, FR-052]', async () => {
    const data = {
      ...question,
      state: 'answered',
      answer: 'Hierbij een nieuwe foto.',
      files: [],
      answered_at: timestamp,
    };
    const answer = { status: 200, body: { data } };
    const reply = { answer: 'Hierbij een nieuwe foto.', files: [] };
    const outcome = await send({ ...fatima, receives: 'an answer to a clarification', answer }, reply);
    expect(outcome).toMatchObject({ value: { state: 'answered', answer: 'Hierbij een nieuwe foto.' } });
  });

  it('is invalid with an unknown file, at the number of that file', async () => {
    const answer = { status: 422, body: { errors: { 'files.0': eachLike('Dit bestand kennen wij niet.') } } };
    const outcome = await send(
      { ...fatima, receives: 'an answer with an unknown file', answer },
      { answer: 'Hierbij.', files: ['weg'] },
    );
    expect(outcome).toMatchObject({
      error: { kind: 'invalid', fields: { 'files.0': ['Dit bestand kennen wij niet.'] } },
    });
  });

  it('is invalid when it is too long', async () => {
    const answer = refusedFields('answer');
    const outcome = await send(
      { ...fatima, receives: 'an answer that is too long', answer },
      { answer: 'a'.repeat(2001), files: [] },
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { answer: ['Dit klopt niet.'] } } });
  });

  it('is rejected for a question that was answered before', async () => {
    const answer = code('already_resolved');
    const reply = { answer: 'Nog iets.', files: [] };
    const receives = 'a second answer to a clarification';
    const outcome = await send({ ...samira, receives, answer }, reply, answeredQuestion);
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', code: 'already_resolved' } });
  });

  it('is rejected for ids that do not belong together and for another resident', async () => {
    const reply = { answer: 'Hierbij.', files: [] };
    const misplaced = { ...fatima, receives: 'an answer at another fund', answer: code('invalid_endpoint') };
    expect(await send(misplaced, reply, { ...openQuestion, fundId: '5' })).toMatchObject({
      error: { code: 'invalid_endpoint' },
    });
    const byOther = { ...kees, receives: 'an answer by another resident', answer: code('not_requester') };
    expect(await send(byOther, reply)).toMatchObject({ error: { code: 'not_requester' } });
  });
});

describe('the questions about a request', () => {
  it('are listed, so that home can show an open one', async () => {
    const data = eachLike({ ...question, state: string('pending'), files: [] });
    const interaction = {
      ...fatima,
      method: 'GET',
      path: '/platform/funds/3/requests/1/clarifications',
      query: { per_page: '100' },
      receives: 'a question for the clarifications of a request',
      answer: { status: 200, body: { data } },
    } as const;
    const outcome = await pact.record(interaction, (client) => new HttpClarifications(client).list('3', '1'));
    expect(outcome).toMatchObject({ ok: true, value: { items: [{ state: 'pending' }] } });
  });
});

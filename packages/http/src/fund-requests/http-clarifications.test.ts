import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import { HttpClarifications } from './http-clarifications.ts';

const ids = { fundId: '12', requestId: '701', clarificationId: '6' };
const path = 'http://platform.example/api/v1/platform/funds/12/requests/701/clarifications/6';
const file = {
  uid: 'b7f0c3',
  identity_address: null,
  original_name: 'loonstrook.pdf',
  type: 'fund_request_clarification_proof',
  ext: 'pdf',
  order: 0,
  size: '182.4kB',
  url: '/files/loonstrook.pdf',
  preview: null,
};
const wire = {
  id: 6,
  question: 'Wilt u een bewijs van inkomen sturen?',
  message: 'Het mag ook een foto zijn.',
  attachment: file,
  answer: 'Hierbij.',
  state: 'answered',
  fund_request_record_id: 1501,
  fund_request_record_name: 'Inkomen',
  files: [file],
  answered_at: '2023-04-20 10:00:00',
  created_at: '2023-04-18 14:05:31',
};

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpClarifications(client), requests };
}

describe('a clarification', () => {
  it('has its state, question, message, attachment, answer and moments [FR-050]', async () => {
    const { port, requests } = answering({ data: wire });
    const stored = {
      uid: 'b7f0c3',
      originalName: 'loonstrook.pdf',
      ext: 'pdf',
      size: 182_400,
      url: '/files/loonstrook.pdf',
      previewUrl: null,
    };
    expect(await port.read(ids)).toEqual({
      ok: true,
      value: {
        id: '6',
        state: 'answered',
        question: 'Wilt u een bewijs van inkomen sturen?',
        message: 'Het mag ook een foto zijn.',
        attachment: stored,
        askedAt: { day: '2023-04-18', time: '14:05' },
        answer: 'Hierbij.',
        files: [stored],
        answeredAt: { day: '2023-04-20', time: '10:00' },
      },
    });
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['GET', path]);
  });

  it('may lack a message and an attachment, as platforms of the first hour do', async () => {
    const { message: _message, attachment: _attachment, ...bare } = wire;
    const { port } = answering({ data: { ...bare, state: 'pending', answer: null, files: [], answered_at: null } });
    expect(await port.read(ids)).toMatchObject({
      value: { state: 'pending', message: null, attachment: null, answer: null, answeredAt: null },
    });
  });

  it.each(withoutEachField(wire, ['id', 'question', 'state', 'files', 'created_at']))(
    'without $field is an error of the platform',
    async ({ body }) => {
      const { port } = answering({ data: body });
      expect(await port.read(ids)).toEqual(err(failure('unexpected')));
    },
  );

  it.each([{ fundId: 'x' }, { requestId: '0' }, { clarificationId: '../6' }])(
    'with an id that is not a number is not found, without a call: %o',
    async (odd) => {
      const { port, requests } = answering({ data: wire });
      expect(await port.read({ ...ids, ...odd })).toEqual(err(failure('not_found')));
      expect(await port.answer({ ...ids, ...odd }, { answer: 'a', files: [] })).toEqual(err(failure('not_found')));
      expect(requests).toEqual([]);
    },
  );
});

it('sends the answer and the uids of its files [FR-052]', async () => {
  const { port, requests } = answering({ data: wire });
  expect(await port.answer(ids, { answer: 'Hierbij.', files: ['b7f0c3'] })).toMatchObject({ ok: true });
  expect([requests[0]?.method, requests[0]?.url]).toEqual(['PATCH', path]);
  expect(await requests[0]?.json()).toEqual({ answer: 'Hierbij.', files: ['b7f0c3'] });
});

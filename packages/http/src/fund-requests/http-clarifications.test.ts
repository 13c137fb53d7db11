import { expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { HttpClarifications } from './http-clarifications.ts';

it.each([{ fundId: 'x' }, { requestId: '0' }, { clarificationId: '../6' }])(
  'a clarification with an id that is not a number is not found, without a call: %o',
  async (odd) => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({}) });
    const port = new HttpClarifications(client);
    const ids = { fundId: '12', requestId: '701', clarificationId: '6', ...odd };
    expect(await port.read(ids)).toEqual(err(failure('not_found')));
    expect(await port.answer(ids, { answer: 'a', files: [] })).toEqual(err(failure('not_found')));
    expect(requests).toEqual([]);
  },
);

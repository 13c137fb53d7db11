import { ok } from '@stadstegoed/core/shared/result.ts';
import { expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { HttpValidations } from './http-validations.ts';

it.each(['2023-05', '2026-07'] as const)('asks a platform without validators for none: %s', async (edition) => {
  const { client, requests } = answeringClient({ edition, answer: () => jsonAnswer({ message: 'Not Found' }, 404) });
  const validations = new HttpValidations(client);
  expect([await validations.validators(), await validations.requests()]).toEqual([ok([]), ok([])]);
  expect(requests).toEqual([]);
});

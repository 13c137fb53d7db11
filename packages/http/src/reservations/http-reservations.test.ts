import { expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2026-07/117-reservations.read.json' with { type: 'json' };
import { HttpReservations } from './http-reservations.ts';

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpReservations(client), requests };
}

it('has expired as a state when the platform sends it beside pending [RS-020]', async () => {
  const data = { ...recorded.answer.data, expired: true, expired_at: '2027-12-31 00:00:00' };
  expect(await answering({ data }).port.read('41')).toMatchObject({
    value: { state: 'expired', expiredAt: '2027-12-31' },
  });
});

it('asks nothing for an id that is not one of the platform', async () => {
  const { port, requests } = answering({});
  const names = { firstName: 'Ilyas', lastName: 'de Wit' };
  const nothing = { phone: null, address: null, birthDate: null, notes: null };
  const order = { voucher: { id: '5021', address: '0xa' }, productId: 'x', ...names, ...nothing };
  const calls = [port.read('x'), port.cancel('x'), port.reserve(order), port.validate(order)];
  for (const outcome of await Promise.all(calls)) expect(outcome).toEqual(err(failure('not_found')));
  expect(requests).toEqual([]);
});

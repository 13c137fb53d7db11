import { expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aCardAddress, aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { HttpPhysicalCards } from './http-physical-cards.ts';

const VOUCHER = '0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416';
const sentTo = { address: 'Lindelaan', house: '14', house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpPhysicalCards(client), requests };
}

it('has the number of a card and the address to which it was sent [PC-005]', async () => {
  const { port } = answering({ data: { id: 311, code: '100482137790', ...sentTo } });
  expect(await port.link(VOUCHER, '100482137790')).toEqual(ok(aPhysicalCard({ sentTo: aCardAddress() })));
});

it('sends every field of an address as it was entered, and none for an absent addition [PC-012] [PC-013]', async () => {
  const { port, requests } = answering([]);
  const entered = { postcode: ' 7311aa', house: '014', city: 'ZONNEDORP ' };
  await port.validateOrder(VOUCHER, aCardAddress({ ...entered, houseAddition: '' }));
  expect(await requests[0]?.json()).toEqual({ ...sentTo, ...entered, house_addition: null });
});

it('asks nothing for a card whose id is not a number', async () => {
  const { port, requests } = answering([]);
  expect(await port.unlink(VOUCHER, 'x')).toEqual(err(failure('not_found')));
  expect(requests).toEqual([]);
});

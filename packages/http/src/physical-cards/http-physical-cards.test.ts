import { expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { anAddress } from '@stadstegoed/core/testing/an-address.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { HttpPhysicalCards } from './http-physical-cards.ts';

const sentTo = { address: 'Lindelaan', house: '14', house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };

it('has the number of a card and the address to which it was sent [PC-005]', async () => {
  const link = (wire: object) => {
    const { client } = answeringClient({
      answer: () => jsonAnswer({ data: { id: 311, code: '100482137790', ...wire } }),
    });
    return new HttpPhysicalCards(client).link('0xa', '100482137790', null);
  };
  expect(await link(sentTo)).toEqual(ok(aPhysicalCard({ sentTo: anAddress() })));
  for (const field of ['address', 'house', 'city']) {
    expect.soft(await link({ ...sentTo, [field]: '' }), field).toEqual(ok(aPhysicalCard({ sentTo: null })));
  }
});

it('has an order without an addition to the house number, which is null on the wire', async () => {
  const order = { id: 4, ...sentTo, house_addition: null };
  const { client } = answeringClient({ answer: () => jsonAnswer({ data: order }) });
  const { street, house, postcode, city } = anAddress();
  const expected = { id: '4', street, house, postcode, city, houseAddition: '' };
  expect(await new HttpPhysicalCards(client).order('0xa', anAddress(), null)).toEqual(ok(expected));
});

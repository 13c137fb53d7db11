import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aCardAddress, aCardOrder, aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import { HttpPhysicalCards } from './http-physical-cards.ts';

const VOUCHER = '0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416';
const PATH = `/api/v1/platform/vouchers/${VOUCHER}`;
const nowhere = { address: null, house: null, house_addition: null, postcode: null, city: null };
const sentTo = { address: 'Lindelaan', house: '14', house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };
const card = { id: 311, code: '100482137790' };
const order = { id: 8, ...sentTo };

function answering(body: unknown, status = 200) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body, status) });
  return {
    port: new HttpPhysicalCards(client),
    sent: async () => {
      const [request] = requests;
      const text = (await request?.text()) ?? '';
      return {
        what: `${request?.method} ${new URL(request?.url ?? '').pathname}`,
        body: text === '' ? null : JSON.parse(text),
      };
    },
  };
}

describe('a physical card over HTTP', () => {
  it('is linked by its number [API-026]', async () => {
    const { port, sent } = answering({ data: { ...card, ...nowhere } }, 201);
    expect(await port.link(VOUCHER, card.code)).toEqual(ok(aPhysicalCard()));
    expect(await sent()).toEqual({ what: `POST ${PATH}/physical-cards`, body: { code: card.code } });
  });

  it('has its number and the address to which it was sent [PC-005]', async () => {
    const { port } = answering({ data: { ...card, ...sentTo } }, 201);
    expect(await port.link(VOUCHER, card.code)).toEqual(ok(aPhysicalCard({ sentTo: aCardAddress() })));
  });

  it('has no address when the platform sends none', async () => {
    expect(await answering({ data: card }, 201).port.link(VOUCHER, card.code)).toEqual(ok(aPhysicalCard()));
  });

  it('is an unexpected failure without id or number', async () => {
    for (const { body } of withoutEachField(card, ['id', 'code'])) {
      expect(await answering({ data: body }, 201).port.link(VOUCHER, card.code)).toEqual(err(failure('unexpected')));
    }
  });

  it('is unlinked by its id [API-027]', async () => {
    const { port, sent } = answering([]);
    expect(await port.unlink(VOUCHER, '311')).toEqual(ok(undefined));
    expect(await sent()).toEqual({ what: `DELETE ${PATH}/physical-cards/311`, body: null });
    expect(await port.unlink(VOUCHER, 'x')).toEqual(err(failure('not_found')));
  });
});

describe('the order of a card over HTTP', () => {
  it('lists the earlier orders, newest first [API-022]', async () => {
    const { port, sent } = answering({ data: [order, { ...order, id: 7, house_addition: null }] });
    expect(await port.orders(VOUCHER)).toEqual(ok([aCardOrder(), aCardOrder({ id: '7', houseAddition: '' })]));
    expect(await sent()).toMatchObject({ what: `GET ${PATH}/physical-card-requests` });
  });

  it('has the fields postcode, address, city, house and house_addition [PC-006] [API-023]', async () => {
    const { port, sent } = answering({ data: order }, 201);
    expect(await port.order(VOUCHER, aCardAddress())).toEqual(ok(aCardOrder()));
    expect(await sent()).toEqual({ what: `POST ${PATH}/physical-card-requests`, body: sentTo });
  });

  it('sends every field as it was entered [PC-012]', async () => {
    const { port, sent } = answering([]);
    await port.validateOrder(VOUCHER, aCardAddress({ postcode: ' 7311aa', house: '014', city: 'ZONNEDORP ' }));
    expect((await sent()).body).toEqual({ ...sentTo, postcode: ' 7311aa', house: '014', city: 'ZONNEDORP ' });
  });

  it('is validated by the platform without an addition to the house number [PC-013] [API-024]', async () => {
    const { port, sent } = answering([]);
    expect(await port.validateOrder(VOUCHER, aCardAddress({ houseAddition: '' }))).toEqual(ok(undefined));
    expect(await sent()).toEqual({
      what: `POST ${PATH}/physical-card-requests/validate`,
      body: { ...sentTo, house_addition: null },
    });
  });

  it('is an unexpected failure when a field is missing', async () => {
    for (const { field, body } of withoutEachField(order, ['id', 'address', 'house', 'postcode', 'city'])) {
      const outcome = await answering({ data: body }, 201).port.order(VOUCHER, aCardAddress());
      expect({ field, outcome }).toEqual({ field, outcome: err(failure('unexpected')) });
    }
  });
});

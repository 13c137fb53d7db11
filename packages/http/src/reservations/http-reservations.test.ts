import { describe, expect, it } from 'vitest';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aReservation } from '@stadstegoed/core/testing/a-reservation.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import { HttpReservations } from './http-reservations.ts';

const PATH = '/api/v1/platform/product-reservations';
const WIRE = {
  id: 9021,
  code: '48213377',
  state: 'pending',
  expired: false,
  amount: '86.00',
  price: '86.00',
  first_name: 'Ilyas',
  last_name: 'de Wit',
  user_note: null,
  phone: null,
  address: null,
  birth_date: null,
  product: {
    id: 381,
    name: 'Zwemles voor diploma A',
    deleted: false,
    organization: { id: 44, name: 'Zwembad De Golfslag' },
    photo: null,
  },
  fund: { id: 12, name: 'Kindtegoed' },
  created_at: '2026-11-20 10:14:00',
  accepted_at: null,
  rejected_at: null,
  canceled_at: null,
  expire_at: '2027-12-31 00:00:00',
  expired_at: null,
};
const ORDER: ReservationOrder = {
  voucher: { id: '5021', address: '0xa' },
  productId: '381',
  firstName: 'Ilyas',
  lastName: 'de Wit',
  phone: null,
  address: null,
  birthDate: null,
  notes: null,
};

function answering(body: unknown, status = 200) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body, status) });
  const sent = async () => {
    const [request] = requests;
    const text = (await request?.text()) ?? '';
    const url = new URL(request?.url ?? 'http://nowhere');
    return { what: `${request?.method} ${url.pathname}${url.search}`, body: text === '' ? null : JSON.parse(text) };
  };
  return { port: new HttpReservations(client), sent, requests };
}

describe('a reservation over HTTP', () => {
  it('is read with its product, fund and days [RS-021]', async () => {
    expect(await answering({ data: WIRE }).port.read('9021')).toEqual(ok(aReservation()));
  });

  it('has expired as a state when the platform sends it beside pending [RS-020]', async () => {
    const wire = { ...WIRE, expired: true, expired_at: WIRE.expire_at };
    expect(await answering({ data: wire }).port.read('9021')).toMatchObject({
      value: { state: 'expired', expiredAt: '2027-12-31' },
    });
  });

  it('is an unexpected failure without a field that the shop needs', async () => {
    const needed = ['id', 'code', 'state', 'amount', 'product', 'fund', 'created_at', 'expire_at'] as const;
    for (const { body } of withoutEachField(WIRE, [...needed])) {
      expect(await answering({ data: body }).port.read('9021')).toEqual(err(failure('unexpected')));
    }
  });

  it('is sent without what the product does not ask for [RS-022]', async () => {
    const { port, sent } = answering({ data: WIRE }, 201);
    expect(await port.reserve(ORDER)).toEqual(ok(aReservation()));
    expect(await sent()).toEqual({
      what: `POST ${PATH}`,
      body: { voucher_address: '0xa', voucher_id: 5021, product_id: 381, first_name: 'Ilyas', last_name: 'de Wit' },
    });
  });

  it('is listed 15 at a time, with the filters of the address [RS-031]', async () => {
    const { port, sent } = answering({ data: [WIRE] });
    expect(await port.list({ state: 'pending', archived: false, page: 2 })).toMatchObject({ value: { total: 1 } });
    expect((await sent()).what).toBe(`GET ${PATH}?page=2&per_page=15&state=pending&archived=0`);
  });

  it('asks nothing for an id that is not one of the platform', async () => {
    const { port, requests } = answering({ data: WIRE });
    const wrong = { ...ORDER, productId: 'x' };
    const calls = [port.read('x'), port.cancel('x'), port.reserve(wrong), port.validate(wrong)];
    for (const outcome of await Promise.all(calls)) expect(outcome).toEqual(err(failure('not_found')));
    expect(requests).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type { ReservationFilter } from '@stadstegoed/core/reservations/reservations.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import {
  boolean,
  eachLike,
  pact,
  integer,
  like,
  refused,
  refusedFields,
  regex,
  string,
  type Interaction,
} from './pact.ts';
import { amount, voucherAddress } from './wire-examples.ts';

const ofKees = voucherAddress('meedoentegoed-kees');
const ofAns = voucherAddress('65-plus-ans');
const everyday = 'ordinary-tuesday';
const kees = { scenario: everyday, params: { persona: 'kees' } } as const;
const ans = { scenario: 'voucher-too-small', params: { persona: 'ans' } } as const;
const ilse = { scenario: 'reservations-in-every-state', params: { persona: 'ilse' } } as const;
const visitor = { scenario: everyday } as const;
const noToken = refused(401, 'invalid_access_token');
const timestamp = regex(String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`, '2026-11-20 10:14:00');
const PATH = '/platform/product-reservations';
const PENDING = '2';
const ACCEPTED = '1';

/** The fields of a reservation that the shop reads, without those that may be null. */
const anyReservation = {
  id: integer(2),
  code: regex(String.raw`\d{8}`, '48213377'),
  state: regex('pending|accepted|rejected|canceled|canceled_by_client', 'pending'),
  expired: boolean(false),
  amount,
  product: {
    id: integer(249),
    name: string('Maaltijd aan huis'),
    deleted: boolean(false),
    organization: { id: integer(44), name: string('De Keuken') },
  },
  fund: { id: integer(2), name: string('Meedoentegoed') },
  first_name: string('Kees'),
  last_name: string('Bakker'),
  created_at: timestamp,
  expire_at: timestamp,
};
const read = {
  code: '48213377',
  state: 'pending',
  amount: 18750,
  product: { id: '249', name: 'Maaltijd aan huis', organization: { id: '44', name: 'De Keuken' } },
  notes: { firstName: 'Kees', lastName: 'Bakker' },
  createdAt: '2026-11-20',
  expireAt: '2026-11-20',
};

type Asked = Omit<Interaction, 'method' | 'path' | 'body' | 'query'>;

describe('the list of reservations', () => {
  const meta = { current_page: integer(1), last_page: integer(1), total: integer(1) };
  const list = (interaction: Asked, filter: ReservationFilter, query: Record<string, string>) =>
    pact.record({ ...interaction, method: 'GET', path: PATH, query: { per_page: '15', ...query } }, (client) =>
      new HttpReservations(client).list(filter),
    );

  it('reads a page of 15 [API-077] [RS-031]', async () => {
    const answer = { status: 200, body: { data: eachLike(anyReservation), meta } };
    const page = await list({ ...ilse, receives: 'the own reservations', answer }, {}, { page: '1' });
    expect(page).toMatchObject({ ok: true, value: { items: [read], currentPage: 1, lastPage: 1, total: 1 } });
  });

  it('filters by state, text, archive and product [API-077]', async () => {
    const answer = { status: 200, body: { data: eachLike({ ...anyReservation, state: 'pending' }), meta } };
    const filter = { state: 'pending', archived: false, productId: '252', page: 1 } as const;
    const query = { page: '1', state: 'pending', archived: '0', product_id: '252' };
    const page = await list({ ...ilse, receives: 'the pending reservations of a product', answer }, filter, query);
    expect(page).toMatchObject({ ok: true, value: { items: [read] } });
    const none = { status: 200, body: { data: [], meta: { ...meta, total: 0 } } };
    const search = { q: 'bestaat niet', archived: true };
    const empty = await list({ ...ilse, receives: 'a text that no reservation has', answer: none }, search, {
      page: '1',
      q: 'bestaat niet',
      archived: '1',
    });
    expect(empty).toMatchObject({ ok: true, value: { items: [], total: 0 } });
  });

  it('has all of a kind, a hundred a page [API-077]', async () => {
    const query = { per_page: '100', state: 'accepted', archived: '0' };
    const answer = { status: 200, body: { data: eachLike({ ...anyReservation, state: 'accepted' }), meta } };
    const all = await pact.record(
      { ...ilse, method: 'GET', path: PATH, receives: 'all accepted reservations', query, answer },
      (client) => new HttpReservations(client).listAll({ state: 'accepted', archived: false }),
    );
    expect(all).toMatchObject({ value: { items: [{ state: 'accepted' }], lastPage: 1 } });
  });

  it('is for residents only [RS-014]', async () => {
    const outcome = await list(
      { ...visitor, receives: 'reservations of a visitor', answer: noToken },
      {},
      { page: '1' },
    );
    expect(outcome).toMatchObject({ error: { kind: 'unexpected' } });
  });
});

describe('one reservation', () => {
  const one = (interaction: Asked, id: string) =>
    pact.record({ ...interaction, method: 'GET', path: `${PATH}/${id}` }, (client) =>
      new HttpReservations(client).read(id),
    );

  it('is read by its id [API-079]', async () => {
    const answer = { status: 200, body: { data: anyReservation } };
    expect(await one({ ...ilse, receives: 'a reservation', answer }, PENDING)).toMatchObject(ok(read));
  });

  it('is forbidden for another resident and unknown otherwise', async () => {
    const byKees = { scenario: everyday, params: { persona: 'noor' } } as const;
    const other = { ...byKees, receives: 'a reservation of another', answer: refused(403, like('forbidden')) };
    expect(await one(other, ACCEPTED)).toMatchObject({ error: { kind: 'forbidden' } });
    const unknown = { ...ilse, receives: 'an unknown reservation', answer: refused(404) };
    expect(await one(unknown, '999999')).toMatchObject({ error: { kind: 'not_found' } });
  });
});

const order: ReservationOrder = {
  voucher: { id: '5021', address: ofKees },
  productId: '249',
  firstName: 'Kees',
  lastName: 'Bakker',
  phone: '0612345678',
  address: 'Lindelaan 14',
  birthDate: null,
  notes: 'Graag zonder noten',
};
const sent = {
  voucher_address: ofKees,
  voucher_id: 5021,
  product_id: 249,
  first_name: 'Kees',
  last_name: 'Bakker',
  phone: '0612345678',
  address: 'Lindelaan 14',
  user_note: 'Graag zonder noten',
};

describe('reserving a product', () => {
  const reserve = (interaction: Asked, differences: Partial<ReservationOrder> = {}, body: object = sent) =>
    pact.record({ ...interaction, method: 'POST', path: PATH, body }, (client) =>
      new HttpReservations(client).reserve({ ...order, ...differences }),
    );

  it('sends voucher, product and notes, and returns a pending reservation [API-078] [RS-015] [RS-022]', async () => {
    const answer = { status: 201, body: { data: { ...anyReservation, state: 'pending' } } };
    expect(await reserve({ ...kees, receives: 'a reservation of a meal', answer })).toMatchObject(ok(read));
  });

  it('is invalid on the product when it is sold out or the balance is too low', async () => {
    const soldOut = { ...kees, scenario: everyday, receives: 'a reservation of a product that is gone' };
    const gone = { ...sent, product_id: 999999 };
    expect(
      await reserve({ ...soldOut, answer: refusedFields('product_id') }, { productId: '999999' }, gone),
    ).toMatchObject({ error: { kind: 'invalid', fields: { product_id: [expect.any(String)] } } });
    const poor = { ...ans, receives: 'a reservation without enough balance', answer: refusedFields('product_id') };
    expect(
      await reserve(poor, { voucher: { id: '5021', address: ofAns } }, { ...sent, voucher_address: ofAns }),
    ).toMatchObject({
      error: { kind: 'invalid', fields: { product_id: [expect.any(String)] } },
    });
  });

  it('is invalid on the voucher when it is not one of the resident', async () => {
    const other = { ...kees, receives: 'a reservation with the voucher of another' };
    const fields = refusedFields('voucher_address', 'product_id');
    expect(
      await reserve(
        { ...other, answer: fields },
        { voucher: { id: '5021', address: ofAns } },
        { ...sent, voucher_address: ofAns },
      ),
    ).toMatchObject({ error: { kind: 'invalid', fields: { voucher_address: [expect.any(String)] } } });
  });

  it('is for residents only [RS-014]', async () => {
    const byVisitor = { ...visitor, receives: 'a reservation by a visitor', answer: noToken };
    expect(await reserve(byVisitor)).toMatchObject({ error: { kind: 'unexpected' } });
  });
});

describe('checking a reservation', () => {
  const validate = (interaction: Asked, differences: Partial<ReservationOrder> = {}, body: object = sent) =>
    pact.record({ ...interaction, method: 'POST', path: `${PATH}/validate`, body }, (client) =>
      new HttpReservations(client).validate({ ...order, ...differences }),
    );

  it('accepts a complete one and reserves nothing [API-081] [RS-032]', async () => {
    const answer = { status: 200, body: like([]) };
    expect(await validate({ ...kees, receives: 'a check of a reservation', answer })).toEqual(ok(undefined));
  });

  it('is invalid at the fields that are missing [RS-032]', async () => {
    const nameless = {
      ...kees,
      receives: 'a check of a reservation without a name',
      answer: refusedFields('first_name'),
    };
    expect(await validate(nameless, { firstName: '' }, { ...sent, first_name: '' })).toMatchObject({
      error: { kind: 'invalid', fields: { first_name: [expect.any(String)] } },
    });
  });

  it('is for residents only [RS-014]', async () => {
    const byVisitor = { ...visitor, receives: 'a check of a reservation by a visitor', answer: noToken };
    expect(await validate(byVisitor)).toMatchObject({ error: { kind: 'unexpected' } });
  });
});

describe('cancelling a reservation', () => {
  const cancel = (interaction: Asked, id: string) =>
    pact.record(
      { ...interaction, method: 'PATCH', path: `${PATH}/${id}`, body: { state: 'canceled_by_client' } },
      (client) => new HttpReservations(client).cancel(id),
    );

  it('returns the cancelled reservation [API-080] [RS-004] [RS-019]', async () => {
    const body = { data: { ...anyReservation, state: 'canceled_by_client', canceled_at: timestamp } };
    const outcome = await cancel(
      { ...ilse, receives: 'the end of a pending reservation', answer: { status: 200, body } },
      PENDING,
    );
    expect(outcome).toMatchObject({ ok: true, value: { state: 'canceled_by_client', canceledAt: '2026-11-20' } });
  });

  it('is forbidden, with a reason, for an accepted one and for one of another resident [RS-005] [RS-023]', async () => {
    const accepted = { ...ilse, receives: 'the end of an accepted reservation', answer: refused(403) };
    expect(await cancel(accepted, ACCEPTED)).toMatchObject({ error: { kind: 'forbidden', message: 'Dit kan niet.' } });
    const byNoor = { scenario: everyday, params: { persona: 'noor' } } as const;
    const other = {
      ...byNoor,
      receives: 'the end of a reservation of another',
      answer: refused(403, like('forbidden')),
    };
    expect(await cancel(other, ACCEPTED)).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is unknown without such a reservation, and for residents only [RS-014]', async () => {
    const unknown = { ...ilse, receives: 'the end of an unknown reservation', answer: refused(404) };
    expect(await cancel(unknown, '999999')).toMatchObject({ error: { kind: 'not_found' } });
    const byVisitor = { ...visitor, receives: 'the end of a reservation by a visitor', answer: noToken };
    expect(await cancel(byVisitor, PENDING)).toMatchObject({ error: { kind: 'unexpected' } });
  });
});

import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aCardAddress, aCardOrder } from '@stadstegoed/core/testing/a-physical-card.ts';
import { HttpPhysicalCards } from '@stadstegoed/http/physical-cards/http-physical-cards.ts';
import { eachLike, pact, integer, like, refused, refusedFields, string, throttled, type Interaction } from './pact.ts';
import { voucherAddress } from './wire-examples.ts';

const ofKees = voucherAddress('meedoentegoed-kees');
const ofPiet = voucherAddress('65-plus-piet');
const ofAns = voucherAddress('65-plus-ans');
const ofWillem = voucherAddress('meedoentegoed-willem');
const ofSamira = voucherAddress('meedoentegoed-samira');
const unknown = `0x${'0'.repeat(40)}`;
const everyday = 'ordinary-tuesday';
const kees = { scenario: everyday, params: { persona: 'kees' } } as const;
const piet = { scenario: everyday, params: { persona: 'piet' } } as const;
const ans = { scenario: 'physical-card-linked', params: { persona: 'ans' } } as const;
const willem = { scenario: 'expired-vouchers-only', params: { persona: 'willem' } } as const;
const stranger = { scenario: 'voucher-of-somebody-else', params: { persona: 'noor' } } as const;
const code = '100482137755';
const done = { status: 200, body: like([]) };

type Asked = Omit<Interaction, 'method' | 'path' | 'body'>;

describe('linking a card', () => {
  const link = (interaction: Asked, address: string, number = code) =>
    pact.record(
      { ...interaction, method: 'POST', path: `/platform/vouchers/${address}/physical-cards`, body: { code: number } },
      (client) => new HttpPhysicalCards(client).link(address, number),
    );

  it('returns the linked card [API-026]', async () => {
    const answer = { status: 201, body: { data: { id: integer(311), code: string(code) } } };
    const outcome = await link({ ...kees, receives: 'the number of a card', answer }, ofKees);
    expect(outcome).toEqual(ok({ id: '311', code, sentTo: null }));
  });

  it('is invalid for a number that is not one of a card, and for one that is in use', async () => {
    const wrong = { ...kees, receives: 'a number that no card has', answer: refusedFields('code') };
    expect(await link(wrong, ofKees, '200482137755')).toMatchObject({
      error: { kind: 'invalid', fields: { code: [expect.any(String)] } },
    });
    const used = { ...ans, receives: 'the number of a card that is linked', answer: refusedFields('code') };
    expect(await link(used, ofAns, '100482137790')).toMatchObject({ error: { kind: 'invalid' } });
  });

  it('is rejected for another resident and an unknown voucher', async () => {
    const byNoor = { ...stranger, receives: 'the number of a card for the voucher of another', answer: refused(403) };
    expect(await link(byNoor, ofKees)).toMatchObject({ error: { kind: 'forbidden' } });
    const lost = { ...kees, receives: 'the number of a card for an unknown voucher', answer: refused(404) };
    expect(await link(lost, unknown)).toMatchObject({ error: { kind: 'not_found' } });
  });

  it('is forbidden, with a reason, when a card is linked already or the voucher is over', async () => {
    const second = { ...ans, receives: 'the number of a second card', answer: refused(403) };
    expect(await link(second, ofAns)).toMatchObject({ error: { kind: 'forbidden', message: 'Dit kan niet.' } });
    const over = { ...willem, receives: 'the number of a card for an expired voucher', answer: refused(403) };
    expect(await link(over, ofWillem)).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is limited to five numbers a day, with a message [PC-017]', async () => {
    const samira = { scenario: 'throttled-card-codes', params: { persona: 'samira' } };
    const sixth = { ...samira, receives: 'the number of a card after too many attempts', answer: throttled() };
    expect(await link(sixth, ofSamira)).toMatchObject({
      error: { kind: 'rate_limited', message: expect.any(String), meta: { message: expect.any(String) } },
    });
  });
});

describe('unlinking a card', () => {
  const unlink = (interaction: Asked, address: string, card: string) =>
    pact.record(
      { ...interaction, method: 'DELETE', path: `/platform/vouchers/${address}/physical-cards/${card}` },
      (client) => new HttpPhysicalCards(client).unlink(address, card),
    );

  it('frees the card [API-027]', async () => {
    expect(await unlink({ ...ans, receives: 'the end of a card', answer: done }, ofAns, '1')).toEqual(ok(undefined));
  });

  it('is rejected for another resident and a card that is not linked', async () => {
    const byNoor = { ...stranger, receives: 'the end of a card of another', answer: refused(403) };
    expect(await unlink(byNoor, ofKees, '1')).toMatchObject({ error: { kind: 'forbidden' } });
    const gone = { ...ans, receives: 'the end of a card that is not linked', answer: refused(404) };
    expect(await unlink(gone, ofAns, '999999')).toMatchObject({ error: { kind: 'not_found' } });
  });
});

const placed = {
  id: integer(8),
  address: string('Lindelaan'),
  house: string('14'),
  house_addition: string('b'),
  postcode: string('7311 AA'),
  city: string('Zonnedorp'),
};
const entered = { address: 'Lindelaan', house: '14', house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };

describe('the earlier orders of a card', () => {
  const orders = (interaction: Asked, address: string) =>
    pact.record(
      {
        ...interaction,
        method: 'GET',
        path: `/platform/vouchers/${address}/physical-card-requests`,
        query: { per_page: '100' },
      },
      (client) => new HttpPhysicalCards(client).orders(address),
    );
  const meta = { current_page: integer(1), last_page: integer(1), total: integer(1) };

  it('have the address of each [API-022]', async () => {
    const answer = { status: 200, body: { data: eachLike(placed), meta } };
    const outcome = await orders({ ...piet, receives: 'a question for the orders of a card', answer }, ofPiet);
    expect(outcome).toEqual(ok([aCardOrder()]));
  });

  it('are an empty list for a voucher without orders', async () => {
    const answer = { status: 200, body: { data: [], meta: { ...meta, total: 0 } } };
    const outcome = await orders({ ...kees, receives: 'a question for orders when there are none', answer }, ofKees);
    expect(outcome).toEqual(ok([]));
  });

  it('are rejected for another resident', async () => {
    const byNoor = { ...stranger, receives: 'a question for the orders of another', answer: refused(403) };
    expect(await orders(byNoor, ofKees)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});

describe('checking the address of an order', () => {
  const validate = (interaction: Asked, body = entered) =>
    pact.record(
      {
        ...interaction,
        method: 'POST',
        path: `/platform/vouchers/${ofKees}/physical-card-requests/validate`,
        body,
      },
      (client) =>
        new HttpPhysicalCards(client).validateOrder(
          ofKees,
          aCardAddress({ house: body.house, postcode: body.postcode }),
        ),
    );

  it('accepts a full address [PC-018] [API-024]', async () => {
    expect(await validate({ ...kees, receives: 'an address to check', answer: done })).toEqual(ok(undefined));
  });

  it('names the fields that are not right [PC-018]', async () => {
    const answer = refusedFields('house', 'postcode');
    const body = { ...entered, house: '20001', postcode: '7311 AA, op de hoek van het plein' };
    const outcome = await validate({ ...kees, receives: 'an address with mistakes', answer }, body);
    expect(outcome).toMatchObject({
      error: { kind: 'invalid', fields: { house: [expect.any(String)], postcode: [expect.any(String)] } },
    });
  });
});

describe('ordering a card', () => {
  const order = (interaction: Asked, address: string, body = entered) =>
    pact.record(
      { ...interaction, method: 'POST', path: `/platform/vouchers/${address}/physical-card-requests`, body },
      (client) => new HttpPhysicalCards(client).order(address, aCardAddress({ house: body.house })),
    );

  it('returns the order with its address [PC-010] [API-023]', async () => {
    const answer = { status: 201, body: { data: placed } };
    expect(await order({ ...kees, receives: 'the order of a card', answer }, ofKees)).toEqual(ok(aCardOrder()));
  });

  it('is invalid for a wrong house number', async () => {
    const wrong = { ...kees, receives: 'the order of a card to a wrong number', answer: refusedFields('house') };
    expect(await order(wrong, ofKees, { ...entered, house: '20001' })).toMatchObject({ error: { kind: 'invalid' } });
  });

  it('is rejected for another resident and an expired voucher', async () => {
    const byNoor = { ...stranger, receives: 'the order of a card for the voucher of another', answer: refused(403) };
    expect(await order(byNoor, ofKees)).toMatchObject({ error: { kind: 'forbidden' } });
    const over = { ...willem, receives: 'the order of a card for an expired voucher', answer: refused(403) };
    expect(await order(over, ofWillem)).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('is limited to three a day, with a message', async () => {
    const samira = { scenario: 'throttled-card-orders', params: { persona: 'samira' } };
    const fourth = { ...samira, receives: 'a fourth order of a card in a day', answer: throttled() };
    expect(await order(fourth, ofSamira)).toMatchObject({
      error: { kind: 'rate_limited', message: expect.any(String) },
    });
  });
});

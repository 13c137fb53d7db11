import { describe, expect, it } from 'vitest';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { boolean, eachLike, integer, refused, refusedFields, pact, string, type Interaction } from './pact.ts';
import { amount, anyTransaction, anyVoucher, voucherAddress } from './wire-examples.ts';

const ofKees = voucherAddress('meedoentegoed-kees');
const ofElif = voucherAddress('gitaarles-elif');
const unknown = `0x${'0'.repeat(40)}`;
const everyday = 'ordinary-tuesday';
const kees = { scenario: everyday, params: { persona: 'kees' } } as const;
const willem = { scenario: 'expired-vouchers-only', params: { persona: 'willem' } } as const;

describe('the list of vouchers', () => {
  const meta = { current_page: integer(1), last_page: integer(1), total: integer(3) };
  const page = (voucher: object) => ({ status: 200, body: { data: eachLike(voucher), meta } });
  const list = { method: 'GET', path: '/platform/vouchers' } as const;

  it('has the usable vouchers [API-016]', async () => {
    const samira = { scenario: 'several-vouchers', params: { persona: 'samira' } };
    const answer = page({ ...anyVoucher, expired: false, state: 'active' });
    const query = { per_page: '100', archived: '0' };
    const outcome = await pact.record(
      { ...list, ...samira, receives: 'a question for vouchers that can be used', query, answer },
      (client) => new HttpVouchers(client).list({ archived: false }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ address: ofKees, expired: false, state: 'active' }] } });
  });

  it('has the expired vouchers [API-016]', async () => {
    const query = { per_page: '100', archived: '1' };
    const answer = page({ ...anyVoucher, expired: true });
    const outcome = await pact.record(
      { ...list, ...willem, receives: 'a question for vouchers that are over', query, answer },
      (client) => new HttpVouchers(client).list({ archived: true }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ expired: true }] } });
  });

  it('has for each voucher whether a product can be reserved', async () => {
    const query = { per_page: '100', product_id: '201' };
    const answer = page({ ...anyVoucher, query_product: { reservable: boolean(true) } });
    const outcome = await pact.record(
      { ...list, ...kees, receives: 'a question for vouchers that can reserve a product', query, answer },
      (client) => new HttpVouchers(client).list({ productId: '201' }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ queryProduct: { reservable: true } }] } });
  });

  it('has only the vouchers that allow reimbursements on request', async () => {
    const query = { per_page: '100', archived: '0', type: 'regular', allow_reimbursements: '1' };
    const answer = page({ ...anyVoucher, type: 'regular' });
    const outcome = await pact.record(
      { ...list, ...kees, receives: 'a question for vouchers that pay back', query, answer },
      (client) => new HttpVouchers(client).list({ archived: false, type: 'regular', allowReimbursements: true }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ fund: { allowReimbursements: true } }] } });
  });

  it('is invalid for an unknown product', async () => {
    const query = { per_page: '100', product_id: '999999' };
    const answer = refusedFields('product_id');
    const outcome = await pact.record(
      { ...list, ...kees, receives: 'a question for vouchers by an unknown product', query, answer },
      (client) => new HttpVouchers(client).list({ productId: '999999' }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });
});

describe('a voucher', () => {
  const read = (interaction: Omit<Interaction, 'method' | 'path'>, address: string) =>
    pact.record({ ...interaction, method: 'GET', path: `/platform/vouchers/${address}` }, (client) =>
      new HttpVouchers(client).read(address),
    );

  it('has its transactions and the offices where it can be spent [API-017]', async () => {
    const office = {
      id: integer(1),
      organization_id: integer(44),
      organization: { name: string('Zwembad De Golfslag') },
      address: string('Lindelaan 12, Zonnedorp'),
    };
    const data = { ...anyVoucher, transactions: eachLike(anyTransaction), offices: eachLike(office) };
    const outcome = await read(
      { ...kees, receives: 'a question for a voucher', answer: { status: 200, body: { data } } },
      ofKees,
    );
    expect(outcome).toMatchObject({
      value: { address: ofKees, transactions: [{ target: 'provider' }], offices: [{ id: '1' }] },
    });
  });

  it('has its physical card [API-017]', async () => {
    const who = { scenario: 'physical-card-linked', params: { persona: 'ans' } };
    const data = { ...anyVoucher, physical_card: { id: integer(1), code: string('100482137790') } };
    const receives = 'a question for a voucher with a card';
    const outcome = await read(
      { ...who, receives, answer: { status: 200, body: { data } } },
      voucherAddress('65-plus-ans'),
    );
    expect(outcome).toMatchObject({ value: { physicalCard: { id: '1', code: '100482137790' } } });
  });

  it('has its product when it is a product voucher [API-017]', async () => {
    const product = {
      id: integer(221),
      name: string('Gitaarles'),
      description_html: string('<p>Vier lessen.</p>'),
      price: amount,
      organization: { id: integer(44), name: string('Muziekschool Kleurrijk') },
    };
    const data = { ...anyVoucher, type: 'product', returnable: true, product };
    const receives = 'a question for a voucher of one offer';
    const who = { scenario: 'product-voucher', params: { persona: 'elif' } };
    const outcome = await read({ ...who, receives, answer: { status: 200, body: { data } } }, ofElif);
    expect(outcome).toMatchObject({ value: { type: 'product', returnable: true, product: { name: 'Gitaarles' } } });
  });

  it('has the products that were bought with it', async () => {
    const bought = {
      address: anyVoucher.address,
      amount,
      timestamp: anyTransaction.timestamp,
      created_at: anyTransaction.created_at,
      created_at_locale: anyTransaction.created_at_locale,
      product: { name: string('Gitaarles') },
    };
    const data = { ...anyVoucher, product_vouchers: eachLike(bought) };
    const receives = 'a question for a voucher out of which an offer was bought';
    const who = { scenario: 'product-voucher', params: { persona: 'elif' } };
    const answer = { status: 200, body: { data } };
    const outcome = await read({ ...who, receives, answer }, voucherAddress('kindtegoed-elif'));
    expect(outcome).toMatchObject({ value: { productVouchers: [{ productName: 'Gitaarles' }] } });
  });

  it('is rejected for another resident and an unknown address', async () => {
    const noor = { scenario: 'voucher-of-somebody-else', params: { persona: 'noor' } };
    const receives = 'a question for the voucher of somebody else';
    expect(await read({ ...noor, receives, answer: refused(403) }, ofKees)).toMatchObject({
      error: { kind: 'forbidden' },
    });
    const byKees = { ...kees, receives: 'a question for an unknown voucher', answer: refused(404) };
    expect(await read(byKees, unknown)).toMatchObject({ error: { kind: 'not_found' } });
  });
});

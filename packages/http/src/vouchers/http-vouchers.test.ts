import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import productVoucher from './golden/product-voucher.json' with { type: 'json' };
import voucher from './golden/voucher.json' with { type: 'json' };
import vouchers from './golden/vouchers.json' with { type: 'json' };
import { HttpVouchers } from './http-vouchers.ts';

const address = '0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416';

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpVouchers(client), sent: () => requests[0], url: () => new URL(requests[0]?.url ?? '') };
}

const expected = {
  id: '5021',
  address,
  addressPrintable: '0x0b44e7d91fa2865cc3d07e18b25a9f6d4c31e7a0',
  type: 'regular',
  state: 'active',
  fundId: '12',
  fund: {
    id: '12',
    key: 'meedoen',
    name: 'Meedoenregeling Zonnedorp',
    type: 'budget',
    logo: {
      sizes: { thumbnail: '/media/meedoen-thumbnail.png', large: '/media/meedoen-large.png' },
      dominantColor: '#2f6f8f',
    },
    organization: { id: '3', name: 'Gemeente Zonnedorp', logo: null },
    endAt: '2023-12-31',
    endAtLocale: '31 dec, 2023',
    allowPhysicalCards: true,
    allowBlockingVouchers: true,
    allowReimbursements: true,
    allowReservations: true,
  },
  amount: 87_50,
  expired: false,
  used: false,
  expireAt: '2023-12-31',
  expireAtLocale: '31 dec, 2023',
  createdAt: '2023-02-01',
  createdAtLocale: '09:12 - 1 feb, 2023',
  lastTransactionAt: '2023-02-20',
  lastTransactionAtLocale: '20 feb, 2023',
  returnable: false,
  isExternal: false,
  product: null,
  offices: [
    {
      id: '9',
      organizationId: '44',
      organizationName: 'Zwembad De Waterlelie',
      address: 'Lindelaan 12, Zonnedorp',
      phone: null,
      position: { latitude: 52.3731, longitude: 4.8922 },
    },
  ],
  transactions: [
    {
      type: 'transaction',
      id: '77',
      amount: 12_50,
      at: 1_676_897_100_000,
      day: '2023-02-20',
      dayLocale: '13:45 - 20 feb, 2023',
      target: 'provider',
      state: 'success',
      organization: { name: 'Zwembad De Waterlelie', logo: null },
      productName: null,
    },
  ],
  transactionsCount: 1,
  productVouchers: [
    {
      type: 'product_voucher',
      id: '0x91aa1c55e0b87d2461aa90c47be3d8125f6e0b44',
      address: '0x91aa1c55e0b87d2461aa90c47be3d8125f6e0b44',
      amount: 25_00,
      at: 1_677_661_200_000,
      day: '2023-03-01',
      dayLocale: '10:00 - 1 mrt, 2023',
      productName: 'Zwemles A',
    },
  ],
  history: [{ id: '1', event: 'created_budget', day: '2023-02-01' }],
  recordsTitle: null,
  records: [],
  physicalCard: null,
  queryProduct: null,
};

describe('a voucher over HTTP', () => {
  it('has every field of the specification [VO-021] [VO-023] [VO-024] [VO-027] [API-017]', async () => {
    const { port, url } = answering(voucher);
    expect(await port.read(address)).toEqual(ok(expected));
    expect(url().pathname).toBe(`/api/v1/platform/vouchers/${address}`);
  });

  it('has its product, records, card and whether a product can be reserved [VO-025] [VO-026]', async () => {
    expect(await answering(productVoucher).port.read(address)).toMatchObject({
      value: {
        type: 'product',
        amount: 95_00,
        returnable: true,
        product: { id: '381', name: 'Zwemles A (10 lessen)', price: 95_00, organization: { id: '44' } },
        productVouchers: [],
        records: [{ recordTypeKey: 'given_name', recordTypeName: 'Voornaam', value: 'Noor' }],
        recordsTitle: 'N. van Dijk',
        physicalCard: { id: '311', code: '100482137790' },
        queryProduct: { reservable: true, reservableExpireAt: '2023-12-31' },
      },
    });
  });

  it('has the type regular or product [VO-022]', async () => {
    const read = async (type: string) => (await answering({ data: { ...voucher.data, type } }).port.read(address)).ok;
    expect([await read('regular'), await read('product'), await read('gift')]).toEqual([true, true, false]);
  });

  it('has no event in its history that the shop does not know', async () => {
    const history = [...voucher.data.history, { id: 2, event: 'moved', created_at: '2023-03-01' }];
    expect(await answering({ data: { ...voucher.data, history } }).port.read(address)).toEqual(ok(expected));
  });

  it.each([{ target: 'other_voucher' }, { state: 'reserved' }])(
    'has no transaction of a kind that the shop does not know, but still counts it: %o',
    async (unknown) => {
      const transactions = voucher.data.transactions.map((one) => ({ ...one, ...unknown }));
      const read = await answering({ data: { ...voucher.data, transactions } }).port.read(address);
      expect(read).toEqual(ok({ ...expected, transactions: [] }));
      expect(expected.transactionsCount).toBeGreaterThan(0);
    },
  );

  it('is used, unused or null for subsidies', async () => {
    const read = (used: boolean | null) => answering({ data: { ...voucher.data, used } }).port.read(address);
    expect(await read(true)).toMatchObject({ value: { used: true } });
    expect(await read(null)).toMatchObject({ value: { used: null } });
  });

  it('is an unexpected failure when a field is missing', async () => {
    const needed = ['id', 'address', 'type', 'fund_id', 'fund', 'amount', 'expired', 'history', 'created_at'];
    for (const { field, body } of withoutEachField(voucher.data, needed)) {
      const outcome = await answering({ data: body }).port.read(address);
      expect({ field, outcome }).toEqual({ field, outcome: err(failure('unexpected')) });
    }
  });
});

describe('the list of vouchers over HTTP', () => {
  it('requests 100 vouchers, archived or not [VO-032] [API-016]', async () => {
    const search = async (filter: Parameters<HttpVouchers['list']>[0]) => {
      const { port, url } = answering(vouchers);
      await port.list(filter);
      return url().search;
    };
    expect(await search({})).toBe('?per_page=100');
    expect(await search({ archived: false })).toBe('?per_page=100&archived=0');
    expect(await search({ archived: true })).toBe('?per_page=100&archived=1');
    expect(await search({ productId: '381', type: 'regular', allowReimbursements: true })).toBe(
      '?per_page=100&product_id=381&type=regular&allow_reimbursements=1',
    );
  });

  it('returns an unexpected failure for a 404', async () => {
    const { client } = answeringClient({ answer: () => jsonAnswer({ message: 'Not Found' }, 404) });
    expect(await new HttpVouchers(client).list({})).toEqual(err(failure('unexpected')));
    expect(await new HttpVouchers(client).read(address)).toMatchObject({ error: { kind: 'not_found' } });
  });

  it('has no transactions and offices', async () => {
    expect(await answering(vouchers).port.list({})).toMatchObject({
      value: { total: 1, items: [{ address, amount: 87_50, transactions: [], offices: [], transactionsCount: 1 }] },
    });
  });
});

describe('HttpVouchers', () => {
  it('shares a voucher with a message [API-020]', async () => {
    const { port, sent, url } = answering([]);
    expect(await port.share(address, { reason: 'Ik kom woensdag.', sendCopy: true })).toEqual(ok(undefined));
    expect(url().pathname).toBe(`/api/v1/platform/vouchers/${address}/share`);
    expect(await sent()?.json()).toEqual({ reason: 'Ik kom woensdag.', send_copy: true });
  });

  it('mails a voucher [API-021]', async () => {
    const { port, url } = answering([]);
    expect(await port.sendEmail(address)).toEqual(ok(undefined));
    expect(url().pathname).toBe(`/api/v1/platform/vouchers/${address}/send-email`);
  });

  it('deactivates a voucher with a reason and reads the changed voucher [API-019]', async () => {
    const { port, sent } = answering({ data: { ...voucher.data, state: 'deactivated' } });
    expect(await port.deactivate(address, 'moved')).toMatchObject({ value: { state: 'deactivated' } });
    expect(await sent()?.json()).toEqual({ note: 'moved' });
  });

  it('returns a product voucher [API-018]', async () => {
    const { port, sent, url } = answering({ success: true });
    expect(await port.giveBack(address)).toEqual(ok(undefined));
    expect([sent()?.method, url().pathname]).toEqual(['DELETE', `/api/v1/platform/vouchers/${address}`]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectOf } from '../../src/contract/input.ts';
import type { TableName } from '../../src/database/shape.ts';
import { Harness } from '../../src/testing/harness.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open({ scenario: 'ordinary-tuesday' });
});
afterAll(() => platform.app.close());

const shown = async (table: TableName, id: number) =>
  objectOf((await platform.send('GET', `/_mock/api/data/${table}/${id}`)).at('as_the_shop_gets_it'));

const ownedBy = (persona: string): string => {
  const identity = platform.world().table('identities').first('persona', persona);
  if (!identity) throw new Error(`There is no ${persona}.`);
  return identity.address;
};

/** Tables of which every row that has an owner is shown, and the operation that shows it. */
const tables: readonly (readonly [TableName, string])[] = [
  ['identities', 'readIdentity'],
  ['emails', 'readEmail'],
  ['records', 'readRecord'],
  ['record_validations', 'readRecordValidation'],
  ['record_types', 'listRecordTypes'],
  ['notifications', 'listNotifications'],
  ['products', 'readProduct'],
  ['offices', 'readOffice'],
  ['product_categories', 'readProductCategory'],
  ['business_types', 'readBusinessType'],
  ['tags', 'readTag'],
  ['vouchers', 'readVoucher'],
  ['transactions', 'readVoucher'],
  ['physical_cards', 'readVoucher'],
  ['physical_card_requests', 'readPhysicalCardRequest'],
  ['product_reservations', 'readReservation'],
  ['reimbursements', 'readReimbursement'],
  ['fund_requests', 'listFundRequests'],
  ['fund_request_records', 'listFundRequests'],
  ['clarifications', 'readClarification'],
];

describe('a row as the shop gets it', () => {
  it.each(tables)('is what an operation answers, as described: %s by %s', async (table, operation_id) => {
    const rows = platform.world().table(table).all().slice(0, 20);
    const views = await Promise.all(rows.map(({ id }) => shown(table, id)));
    const seen = views.filter(({ status }) => status !== undefined);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(
      seen.map((view) => ({ ...view, operation_id, status: 200, differences: [], value: expect.any(Object) })),
    );
  });

  it('is the very answer that its owner gets', async () => {
    const address = ownedBy('elif');
    const elif = await platform.tokenOf('elif');
    const [voucher] = platform.world().table('vouchers').where('identity_address', address);
    const answer = await platform.get(`/platform/vouchers/${voucher?.address}`, { as: elif });
    expect(answer.status).toBe(200);
    expect(await shown('vouchers', voucher?.id ?? 0)).toMatchObject({
      identity_address: address,
      path: `/platform/vouchers/${voucher?.address}`,
      value: answer.at('data'),
    });
  });

  it('finds a notice on a later page of the list', async () => {
    const notices = platform.world().table('notifications');
    const [sample] = notices.all();
    if (!sample) throw new Error('Nobody has a notice.');
    const { id: _id, ...fields } = sample;
    for (let number = 0; number < 130; number += 1) notices.insert({ ...fields, uuid: `notice-${number}` });
    const oldest = notices
      .where('identity_address', sample.identity_address)
      .toSorted((one, other) => one.created_at - other.created_at || one.id - other.id)[0];
    expect(await shown('notifications', oldest?.id ?? 0)).toMatchObject({ value: { id: oldest?.uuid } });
  });

  it('is a refusal when the shop is refused', async () => {
    const [fund] = platform.world().table('funds').where('state', 'waiting');
    expect(await shown('funds', fund?.id ?? 0)).toMatchObject({
      operation_id: 'readFund',
      status: 404,
      differences: [],
      value: { message: expect.any(String) },
    });
  });

  it('is not there for what nobody owns, and for what no call gives', async () => {
    const free = platform.world().table('vouchers').where('identity_address', null)[0];
    const token = platform.world().table('proxies').all()[0];
    for (const [table, id] of [
      ['vouchers', free?.id],
      ['proxies', token?.id],
    ] as const) {
      const row = await platform.send('GET', `/_mock/api/data/${table}/${id}`);
      expect(row).toMatchObject({ status: 200, body: { as_the_shop_gets_it: null } });
    }
  });

  it('changes nothing and stands in no log', async () => {
    const world = platform.world();
    const before = [world.snapshot(), world.transactions, world.log.entries.length];
    for (const [table] of tables) await shown(table, world.table(table).all()[0]?.id ?? 0);
    expect([world.snapshot(), world.transactions, world.log.entries.length]).toEqual(before);
  });

  it('is of the moment that is looked back at', async () => {
    await platform.scenario('ordinary-tuesday');
    const noor = await platform.tokenOf('noor');
    const record = await platform.post('/identity/records', {
      as: noor,
      body: { type: 'telephone', value: '0611111111' },
    });
    const id = record.number('data.id');
    await platform.patch(`/identity/records/${id}`, { as: noor, body: { order: 7 } });
    const change = Number((await platform.send('GET', '/_mock/api/requests')).list('requests').at(-1)?.['id']);
    const at = async (query: string) =>
      (await platform.send('GET', `/_mock/api/data/records/${id}${query}`)).at('as_the_shop_gets_it.value.order');
    expect([await at(`?before=${change}`), await at('')]).toEqual([record.at('data.order'), 7]);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../../fixtures/seed/base-world.ts';
import { changeFund } from '../../fixtures/seed/change.ts';
import { addTodaysStates } from '../testing/todays-states.ts';
import { funds } from '../../fixtures/seed/values/fund-ids.ts';
import { listOf, objectOf, type Input } from '../input.ts';
import { Harness, type Got } from '../testing/harness.ts';

type Types = ReadonlyMap<string, ReadonlySet<string>>;

/** JSON types by path. The items of a list share a path, the pages of a municipality too. Null and `[]` tell no type. */
function typesIn(value: unknown, path = '', types = new Map<string, Set<string>>()): Types {
  const found = types.get(path) ?? new Set();
  types.set(path, found);
  if (Array.isArray(value)) {
    if (value.length > 0) found.add('list');
    for (const item of value) typesIn(item, `${path}[]`, types);
  } else if (value !== null) {
    found.add(typeof value);
    for (const [name, item] of Object.entries(objectOf(value))) typesIn(item, below(path, name), types);
  }
  return types;
}

const below = (path: string, name: string): string => `${path}.${path === '.pages' ? '*' : name}`;

/** Paths of one answer that the other lacks, though it has the object in which they would stand; no shop reads `media`. */
const lacking = (one: Types, other: Types): string[] =>
  [...one.keys()].filter(
    (path) =>
      !path.startsWith('.media.') &&
      !other.has(path) &&
      other.get(path.replace(/(\.[^.[\]]+|\[\])$/, ''))?.has('object') === true,
  );

const otherTypes = (one: Types, other: Types): string[] =>
  [...one].flatMap(([path, types]) => {
    const known = other.get(path);
    const isOther = known !== undefined && known.size > 0 && [...types].some((type) => !known.has(type));
    return isOther && !path.startsWith('.media.') ? [`${path}: ${[...types].join(' or ')}`] : [];
  });

/** What the real platform answered, with its sentences and names replaced. */
function answerOf(name: string): unknown {
  const file = new URL(`../../../packages/http/golden/2026-07/${name}.json`, import.meta.url);
  return objectOf(JSON.parse(readFileSync(file, 'utf8')))['answer'];
}

const recorded = (name: string): Types => typesIn(answerOf(name));

const recordedRows = (name: string): readonly Input[] => listOf(objectOf(answerOf(name)), 'data').map(objectOf);

let platform: Harness;
const tokens: { [persona: string]: string } = {};
let [address, id] = ['', 0];
beforeAll(async () => {
  platform = await (await Harness.open()).scenario('ordinary-tuesday');
  const world = platform.world();
  world.configure({ edition: '2026-07' });
  changeFund(world, funds.meedoentegoed, { logo_uid: null });
  addTodaysStates(world, accountOf(world, 'ilse').address);
  for (const name of ['samira', 'elif', 'ilse']) tokens[name] = await platform.tokenOf(name);
  address = (await read('/platform/vouchers', 'ilse')).text('data.0.address');
  id = (await read('/platform/product-reservations', 'ilse')).number('data.0.id');
});
afterAll(() => platform.app.close());

async function read(path: string, persona: string): Promise<Got> {
  const got = await platform.get(path.replace('{address}', address).replace('{id}', String(id)), {
    as: tokens[persona] ?? null,
  });
  expect({ path, status: got.status }).toEqual({ path, status: 200 });
  return got;
}

const ofFund = ['external', 'end_date', 'criteria[].record_type.key', 'criteria[].record_type.name'];
const ofOffer = ['photos', 'funds[].feature_reservations_enabled', 'funds[].user_price'];
const ofVoucher = ['external', 'fund.end_date', 'records', 'physical_card'];

/** Each call with the resident who makes it, its recorded answer, and the names that are new there and that the shop reads. */
const calls: readonly (readonly [path: string, persona: string, recorded: string, names: readonly string[]])[] = [
  ['/platform/config/webshop', 'samira', '001-config', ['.implementation.name', '.has_internal_funds']],
  ['/identity', 'samira', '098-identity_with_bsn', ['.bsn_time', '.profile']],
  [
    '/platform/funds?check_criteria=1&per_page=100',
    'samira',
    '002-funds.list',
    ofFund.map((name) => `.data[].${name}`),
  ],
  ['/platform/funds/1?check_criteria=1', 'samira', '004-funds.read', ofFund.map((name) => `.data.${name}`)],
  ['/platform/products/sample?per_page=6', 'samira', '008-samples_budget', ofOffer.map((name) => `.data[].${name}`)],
  ['/platform/products?per_page=15', 'samira', '010-products.list_budget', ofOffer.map((name) => `.data[].${name}`)],
  ['/platform/products/221', 'samira', '019-products.read', ['.data.photos', '.data.funds']],
  ['/platform/vouchers?per_page=100', 'samira', '087-vouchers.list', ofVoucher.map((name) => `.data[].${name}`)],
  [
    '/platform/vouchers?per_page=100',
    'elif',
    '087-vouchers.list',
    ['.data[].product.photos', '.data[].product_vouchers'],
  ],
  ['/platform/vouchers/{address}', 'ilse', '092-vouchers.read_address', ofVoucher.map((name) => `.data.${name}`)],
  ['/platform/product-reservations', 'ilse', '115-reservations.list', ['.data[].product.photos']],
  ['/platform/product-reservations/{id}', 'ilse', '117-reservations.read', ['.data.product.photos']],
];

describe('a world that plays the platform of July 2026', () => {
  it.each(calls)(
    'answers %s of %s with the fields and types of the recorded %s',
    async (path, persona, name, names) => {
      const [real, body] = [recorded(name), (await read(path, persona)).body];
      const answer = typesIn(body);
      expect(lacking(answer, real)).toEqual([]);
      expect(otherTypes(answer, real)).toEqual([]);
      expect(names.filter((one) => !answer.has(one) || !real.has(one))).toEqual([]);

      platform.world().configure({ edition: 'specification' });
      const { body: told } = await read(path, persona);
      platform.world().configure({ edition: '2026-07' });
      const isBare = objectOf(body)['data'] === undefined;
      const specified = typesIn(isBare ? objectOf(told)['data'] : told);
      expect(lacking(specified, answer).filter((one) => real.has(one))).toEqual([]);
      expect(told).not.toEqual(body);
    },
  );

  it('answers an own request with the fields and types of the recorded one', async () => {
    const real = recorded('207-requests.read_answered');
    const { address: samira } = accountOf(platform.world(), 'samira');
    const asked = platform
      .table('clarifications')
      .all()
      .map(({ fund_request_id }) => fund_request_id);
    const [own] = platform
      .table('fund_requests')
      .where('identity_address', samira)
      .filter(({ id: one }) => asked.includes(one));
    const answer = typesIn((await read(`/platform/fund-requests/${own?.id}`, 'samira')).body);
    expect([lacking(answer, real), otherTypes(answer, real)]).toEqual([[], []]);
    const ofQuestion = '.data.records[].clarifications[].';
    const names = ['text_requirement', 'files_requirement', 'answer', 'answered_at'].map((name) => ofQuestion + name);
    expect(['.data.note', ...names].filter((name) => !answer.has(name) || !real.has(name))).toEqual([]);
  });

  it('tells the age of a DigiD confirmation with a fraction of a second', async () => {
    expect((await read('/identity', 'samira')).number('bsn_time')).toBeCloseTo(120.248371, 6);
  });

  it.each([
    ['type', '/platform/funds?with_external=1&per_page=100', ['budget']],
    ['external', '/platform/funds?with_external=1&per_page=100', [false, true]],
    ['type_locale', '/platform/funds?per_page=100', [null]],
    ['external_link_text', '/platform/funds?per_page=100', ['']],
    ['price_discount', '/platform/products?fund_id=2&per_page=1', ['0.00']],
    ['physical_card', '/platform/vouchers', [null]],
    ['product_vouchers', '/platform/vouchers?type=product', [[]]],
  ])('has as %s of %s only %j', async (name, path, values) => {
    const found = new Set((await read(path, 'elif')).list('data').map((row) => JSON.stringify(row[name])));
    expect([...found].toSorted()).toEqual(values.map((value) => JSON.stringify(value)));
  });

  it('gives `[]` as the logo of a fund that has none, and the price in a fund as a text', async () => {
    const offers = (await read('/platform/products?fund_id=2&per_page=1', 'samira')).list('data.0.funds');
    expect(offers.find((one) => one['id'] === 2)).toMatchObject({
      logo: [],
      user_price: expect.stringMatching(/^\d+\.\d\d$/),
    });
  });

  it('has reservations in the ten states, of which only a pending one can be cancelled', async () => {
    const reservations = (await read('/platform/product-reservations', 'ilse')).list('data');
    const recordedStates = recordedRows('256-reservations.list_all_states').map(({ state }) => state);
    expect(new Set(reservations.map(({ state }) => state))).toEqual(new Set(recordedStates));
    expect(new Set(recordedStates).size).toBe(10);
    const cancelable = reservations.filter(({ cancelable }) => cancelable === true).map(({ state }) => state);
    expect(new Set(cancelable)).toEqual(new Set(['pending']));
  });

  it('leaves a refusal as it is', async () => {
    const refused = await platform.get('/platform/vouchers', { as: null });
    expect([refused.status, refused.body]).toEqual([401, { message: 'invalid_access_token' }]);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeFund } from '../../fixtures/seed/change.ts';
import { todaysFunds } from '../../fixtures/seed/edge-cases/todays-funds.ts';
import { funds } from '../../fixtures/seed/values/fund-ids.ts';
import { stableAddress } from '../../fixtures/seed/values/seeded-values.ts';
import { fundCardTypeId } from '../domain/physical-cards/card-types.ts';
import { objectOf, type Input } from '../input.ts';
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
function recordingOf(name: string): Input {
  const file = new URL(`../../../packages/http/golden/2026-07/${name}.json`, import.meta.url);
  return objectOf(JSON.parse(readFileSync(file, 'utf8')));
}

const recorded = (name: string): Types => typesIn(recordingOf(name)['answer']);

let platform: Harness;
const tokens: { [persona: string]: string } = {};
let [address, id] = ['', 0];
beforeAll(async () => {
  platform = await (await Harness.open()).scenario('ordinary-tuesday');
  const world = platform.world();
  world.configure({ edition: '2026-07' });
  changeFund(world, funds.meedoentegoed, { logo_uid: null });
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

const voucher = stableAddress('voucher:meedoentegoed-kees');
const cards = `/platform/vouchers/${voucher}`;
const reservations = '/platform/product-reservations';
const typeId = { fund_physical_card_type_id: fundCardTypeId({ id: funds.meedoentegoed }) };
const order = { voucher_id: 1, voucher_address: voucher, product_id: 249, first_name: 'Kees', last_name: 'Bakker' };
const parts = { street: 'Lindelaan', house_nr: '14', postal_code: '7311AA', city: 'Zonnedorp' };
const letter = { address: 'Lindelaan', house: '14', house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };
const reply = { answer: 'Ja.', files: [] };
const family = `/platform/funds/${todaysFunds.family}`;

type Row = readonly [recorded: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];
/** The calls that only this edition has, or has in another form, one after the other in a scenario, with the recorded answers. */
const ownCalls: readonly (readonly [scenario: string, persona: string, rows: readonly Row[]])[] = [
  [
    'clarification-open',
    'fatima',
    [
      ['189-requests.list_open_question', 'GET', '/platform/fund-requests'],
      ['190-requests.read_open_question', 'GET', '/platform/fund-requests/1'],
      ['201-clarifications.answer_text', 'PATCH', '/platform/fund-requests/1/clarifications/2', reply],
      ['204-clarifications.answer_again', 'PATCH', '/platform/fund-requests/1/clarifications/2', reply],
    ],
  ],
  ['reservations-in-todays-states', 'ilse', [['256-reservations.list_all_states', 'GET', reservations]]],
  ['clarification-open', 'noor', [['192-requests.read_other', 'GET', '/platform/fund-requests/1']]],
  [
    'todays-questions',
    'jan',
    [
      ['147-funds.read_checked', 'GET', `${family}?check_criteria=1`],
      ['168-funds.prefills', 'GET', `${family}/prefills`],
    ],
  ],
  ['todays-questions', 'dina', [['171-funds.prefills_not_found', 'GET', `${family}/prefills`]]],
  [
    'one-voucher',
    'kees',
    [
      ['226-reservations.fields_good', 'POST', `${reservations}/validate-fields`, order],
      ['230-reservations.address_good', 'POST', `${reservations}/validate-address`, { ...order, ...parts }],
      ['114-reservations.reserve', 'POST', `${reservations}`, order],
      ['235-reservations.cancel_good', 'POST', `${reservations}/1/cancel`],
      ['236-reservations.cancel_again', 'POST', `${reservations}/1/cancel`],
      ['259-cards.voucher_with_types', 'GET', `${cards}`],
      ['275-cards.validateOrder_good', 'POST', `${cards}/physical-card-requests/validate`, { ...letter, ...typeId }],
      ['276-cards.order_good', 'POST', `${cards}/physical-card-requests`, { ...letter, ...typeId }],
      ['277-cards.order_again', 'POST', `${cards}/physical-card-requests`, { ...letter, ...typeId }],
      ['278-cards.orders_filled', 'GET', `${cards}/physical-card-requests`],
      ['262-cards.link_no_type', 'POST', `${cards}/physical-cards`, { code: '1000000000000001' }],
      ['268-cards.link_good', 'POST', `${cards}/physical-cards`, { code: '1000000000000001', ...typeId }],
      ['261-cards.unlink_good', 'DELETE', `${cards}/physical-cards/1`],
      ['334-emails.add_target', 'POST', '/identity/emails', { email: 'nieuw@post.example', target: 'emails' }],
      ['335-emails.verify_unknown', 'POST', '/identity/emails/nope/verify'],
      ['346-share.sms_good', 'POST', '/platform/share/sms', { phone: '31612345678', type: 'me_app_download_link' }],
    ],
  ],
  ['offer-with-extra-payment', 'kees', [['243-reservations.extra_payment', 'POST', `${reservations}`, order]]],
  [
    'reservations-with-extra-payment',
    'kees',
    [
      ['244-reservations.read_waiting', 'GET', `${reservations}/1`],
      ['258-reservations.checkout', 'POST', `${reservations}/1/extra-payment/checkout`],
      ['373-reservations.read_extra_paid', 'GET', `${reservations}/2`],
    ],
  ],
  [
    'second-factor-possible',
    'kees',
    [
      ['280-2fa.state_none', 'GET', '/identity/2fa'],
      ['291-2fa.store_phone', 'POST', '/identity/2fa', { type: 'phone', phone: '0612345678' }],
      ['292-2fa.store_authenticator', 'POST', '/identity/2fa', { type: 'authenticator' }],
    ],
  ],
  ['second-factor-needed', 'kees', [['283-2fa.vouchers_refused', 'GET', '/platform/vouchers']]],
  ['second-factor-restricts', 'kees', [['325-2fa.restricted_emails', 'GET', '/identity/emails']]],
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

  it.each(ownCalls)('answers the calls of its own as recorded: %s, %s', async (scenario, persona, rows) => {
    const own = await (await Harness.open()).scenario(scenario);
    own.world().configure({ edition: '2026-07' });
    const as = await own.tokenOf(persona);
    for (const [name, method, path, body] of rows) {
      const got = await own.api(method, path, { as, ...(body && { body }) });
      const { status, answer } = recordingOf(name);
      const [sent, real] = [typesIn(got.body), typesIn(answer)];
      const found = { status: got.status, lacking: lacking(sent, real), otherTypes: otherTypes(sent, real) };
      expect.soft(found, name).toEqual({ status, lacking: [], otherTypes: [] });
    }
    await own.app.close();
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

  it('leaves a refusal as it is', async () => {
    const refused = await platform.get('/platform/vouchers', { as: null });
    expect([refused.status, refused.body]).toEqual([401, { message: 'invalid_access_token' }]);
  });
});

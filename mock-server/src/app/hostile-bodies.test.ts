import { afterAll, expect, it } from 'vitest';
import { sponsors } from '../../fixtures/seed/sponsors.ts';
import { Random, seedFrom } from '../shared/random.ts';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';

const platform = await Harness.open();
await platform.scenario('ordinary-tuesday');
const vera = await platform.tokenOf('vera');
const kees = await platform.tokenOf('kees');
afterAll(() => platform.app.close());

/** Values that no form sends. */
const strange: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1,
  1.5,
  1e21,
  true,
  [],
  [null],
  [[]],
  ['a', 1],
  {},
  { length: 1 },
  '__proto__',
  'constructor',
  '\u0000',
  '💥'.repeat(30),
  'x'.repeat(5000),
  '2026-02-31',
  '0x',
  `0x${'0'.repeat(40)}`,
  'NaN',
  '1e5',
  '-5.00',
  '9'.repeat(400),
];

const validators = `/platform/organizations/${sponsors.zonnedorp}/validators`;

/** Calls with the fields that they know. */
const calls: readonly (readonly [path: string, fields: readonly string[]])[] = [
  [
    '/platform/product-reservations',
    [
      'voucher_address',
      'product_id',
      'first_name',
      'last_name',
      'user_note',
      'notes',
      'phone',
      'address',
      'birth_date',
    ],
  ],
  ['/platform/product-reservations/validate', ['voucher_address', 'product_id', 'first_name', 'last_name']],
  [
    '/platform/reimbursements',
    ['voucher_id', 'title', 'description', 'amount', 'email', 'iban', 'iban_name', 'state', 'files'],
  ],
  [validators, ['organization_id', 'email']],
];

const send = (path: string, body: object): Promise<Got> =>
  platform.post(path, { as: path === validators ? vera : kees, body });

it.each(calls)('refuses what is strange at %s, field by field, and never breaks', async (path, fields) => {
  const random = new Random(seedFrom(path));
  for (let round = 0; round < 150; round += 1) {
    const chosen = fields.filter(() => random.next() < 0.6);
    const body = Object.fromEntries(chosen.map((field) => [field, strange[random.between(0, strange.length - 1)]]));
    const got = await send(path, body);
    const named = got.status !== 422 || Object.keys(Object(got.at('errors'))).length > 0;
    const is = [200, 201, 403, 422].includes(got.status);
    expect({ body, answer: got.body, is, named }).toMatchObject({ is: true, named: true });
  }
});

const endless = `${'['.repeat(5000)}${']'.repeat(5000)}`;

it.each(['null', '[]', '"text"', '{"voucher_id":', '7', endless])('counts the body %.30s as empty', async (text) => {
  for (const [path] of calls) {
    const answer = await platform.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: {
        'client-type': 'webshop',
        'client-key': 'zonnedorp',
        'content-type': 'application/json',
        'mock-world': platform.worldName,
        authorization: `Bearer ${path === validators ? vera : kees}`,
      },
      payload: text,
    });
    expect(answer.statusCode).toBe(422);
  }
});

const queries = [
  'q',
  'state',
  'from',
  'to',
  'fund_id',
  'product_id',
  'archived',
  'per_page',
  'page',
  'order_by',
  'take',
];
const lists = [
  'product-reservations',
  'reimbursements',
  'providers',
  'offices',
  'business-types',
  'search',
  'validators',
];

it.each(lists)('takes any query of /platform/%s without breaking', async (list) => {
  const random = new Random(seedFrom(list));
  const texts = ['', '0', '-1', '1', '2', '1e9', 'null', 'x', '%00', '[]', '{}', '2026-13-01', '9'.repeat(30), "'--"];
  for (let round = 0; round < 80; round += 1) {
    const query = queries
      .filter(() => random.next() < 0.3)
      .map((name) => `${name}${random.next() < 0.1 ? '[]' : ''}=${texts[random.between(0, texts.length - 1)]}`);
    const got = await platform.get(`/platform/${list}?${query.join('&')}`, { as: kees });
    expect({ query, answer: got.body, is: [200, 422].includes(got.status) }).toMatchObject({ is: true });
  }
});

it.each([[4], 7, {}, 'x'.repeat(300)])('takes the code %.20j as unknown, for redeeming has no 422', async (code) => {
  const got = await platform.post('/platform/funds/redeem', { as: kees, body: { code } });
  expect([404, 429]).toContain(got.status);
});

it.each([
  ['/identity', { email: 'nieuw@post.example', records: { address: { toString: 1 } } }],
  ['/platform/prevalidations', { fund_id: 1, data: { children_nth: { toString: 1 } } }],
])('refuses a value that cannot be written as text at %s', async (path, body) => {
  expect((await platform.post(path, { as: vera, body })).status).toBe(422);
});

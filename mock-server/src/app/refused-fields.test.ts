import { afterAll, describe, expect, it } from 'vitest';
import { accountOf } from '../../fixtures/seed/base-world.ts';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';

const platform = await Harness.open();
await platform.scenario('ordinary-tuesday');
afterAll(() => platform.app.close());

const voucherOf = (persona: string): string => {
  const { address } = accountOf(platform.world(), persona);
  return platform.world().table('vouchers').first('identity_address', address)?.address ?? '';
};

const requestPath = (): string => {
  const { address } = accountOf(platform.world(), 'fatima');
  const request = platform.world().table('fund_requests').first('identity_address', address);
  return `/platform/funds/${request?.fund_id}/requests/${request?.id}`;
};

/** Calls with a field that is not right, each with the name of that field. */
const calls: readonly (readonly [what: string, persona: string, field: string, ask: (as: string) => Promise<Got>])[] = [
  ['a fund', 'noor', 'check_criteria', (as) => platform.get('/platform/funds/1?check_criteria=x', { as })],
  [
    'the types of records',
    'noor',
    'insertable_only',
    (as) => platform.get('/identity/record-types?insertable_only=x', { as }),
  ],
  [
    'the requests for a fund',
    'noor',
    'per_page',
    (as) => platform.get('/platform/funds/1/requests?per_page=0', { as }),
  ],
  ['questions', 'fatima', 'per_page', (as) => platform.get(`${requestPath()}/clarifications?per_page=0`, { as })],
  [
    'orders of cards',
    'kees',
    'per_page',
    (as) => platform.get(`/platform/vouchers/${voucherOf('kees')}/physical-card-requests?per_page=0`, { as }),
  ],
  [
    'an address that is added',
    'noor',
    'email',
    (as) => platform.post('/identity/emails', { as, body: { email: 'x' } }),
  ],
  ['an approval', 'noor', 'auth_token', (as) => platform.post('/identity/proxy/authorize/token', { as, body: {} })],
];

describe('a field that is not right', () => {
  it.each(calls)('is named in the answer about %s', async (_what, persona, field, ask) => {
    const got = await ask(await platform.tokenOf(persona));
    expect(got.status).toBe(422);
    expect(got.at('errors')).toHaveProperty([field]);
  });
});

it('does not know a token that nobody waits with', async () => {
  const as = await platform.tokenOf('noor');
  const got = await platform.post('/identity/proxy/authorize/token', { as, body: { auth_token: 'f'.repeat(64) } });
  expect(got.status).toBe(404);
});

it('lets nobody add more than five addresses in half an hour', async () => {
  const as = await platform.tokenOf('noor');
  const add = (number: number): Promise<Got> =>
    platform.post('/identity/emails', { as, body: { email: `adres-${number}@post.example` } });
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1) statuses.push((await add(number)).status);
  expect(statuses.at(-1)).toBe(429);
});

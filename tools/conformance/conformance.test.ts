import { browserClock } from '../../apps/webshop/src/shell/browser/browser-adapters.ts';
import { fetchFromMockPlatform } from '../../apps/webshop/testing/mock-platform-fetch.ts';
import { Harness, type Edition } from '@stadstegoed/mock-server/testing/harness.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPlatform, type Conformance } from './conformance.ts';

let mock: Harness;
beforeAll(async () => {
  mock = await Harness.open();
});
afterAll(() => mock.app.close());

/** Another answer than that of the mock platform. */
type Change = (body: Readonly<Record<string, unknown>>) => Response;

/** Checks the mock platform with other answers to the paths of the table; a path that is not in it is answered as always. */
async function check(
  edition: Edition,
  changes: Readonly<Record<string, Change>> = {},
  persona: string | null = 'samira',
): Promise<Conformance> {
  await mock.scenario('several-vouchers');
  mock.world().configure({ edition });
  const answer = fetchFromMockPlatform(mock);
  return checkPlatform({
    platform: {
      baseUrl: 'http://platform.example/api/v1',
      clientKey: 'zonnedorp',
      clock: browserClock,
      fetch: async (request) => {
        const change = changes[new URL(request.url).pathname.replace('/api/v1', '')];
        const given = await answer(request);
        return change?.(await given.json()) ?? given;
      },
    },
    token: persona === null ? null : await mock.tokenOf(persona),
    writes: true,
  });
}

/** The calls that a platform answered otherwise than expected, without those that could not be made. */
const different = ({ rows }: Conformance) =>
  rows
    .filter(({ conformity }) => conformity !== 'expected' && conformity !== 'not tried')
    .map(({ call, conformity, why }) => `${call}: ${conformity}, ${why}`);

describe('a platform that the shop knows', () => {
  it.each<readonly [Edition, readonly string[]]>([
    ['specification', []],
    // It does not say in which state each single answer is.
    ['2026-07', ['own requests: tolerated, 6 unknown words', 'an own request: tolerated, 6 unknown words']],
  ])('of the edition %s answers every call', async (edition, tolerated) => {
    const found = await check(edition);
    expect([found.edition, different(found)]).toEqual([edition, tolerated]);
    expect(found.rows.length).toBeGreaterThan(35);
  });

  it('is left as it was, also when changes were tried', async () => {
    const { rows } = await check('specification');
    expect(rows.slice(-3).map(({ conformity }) => conformity)).toEqual(['expected', 'expected', 'expected']);
    expect(mock.table('bookmarks').where('product_id', 1)).toEqual([]);
  });

  it('is checked as a visitor sees it without a token', async () => {
    const { rows } = await check('specification', {}, null);
    expect(rows.filter(({ why }) => why === 'there was no token').length).toBeGreaterThan(15);
  });
});

it('ten differences of a foreign platform are all found, and nothing that it said is printed', async () => {
  const found = await check('specification', {
    '/platform/funds': ({ data, ...page }) => Response.json({ ...page, data: [{ name: 'no id' }, ...[data].flat()] }),
    '/platform/products': () =>
      new Response('<h1>Error of Samira</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } }),
    '/platform/providers': () => Response.json({ message: 'Not found' }, { status: 404 }),
    '/platform/offices': () => Response.json({ message: 'Method not allowed' }, { status: 405 }),
    '/platform/search': () => Response.json({ data: 'none' }),
    '/identity': () => Response.json({ message: 'Unauthenticated' }, { status: 401 }),
    '/platform/vouchers': () =>
      new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
    '/platform/reimbursements': () => Response.json({ data: {} }),
    '/platform/notifications': () => Response.json({ message: 'Too many', error: 'too_many' }, { status: 429 }),
    '/identity/sessions': () => Response.json({ message: 'Samira may not' }, { status: 403 }),
  });
  expect(different(found)).toEqual([
    'funds: tolerated, 1 that the shop leaves out',
    'products: refused, unreachable, answered with 500',
    'providers: absent, unexpected, answered with 404',
    'offices: absent, unexpected, answered with 405',
    'search while typing: refused, unexpected, answered with 200',
    'search results: refused, unexpected, answered with 200',
    'the resident: refused, unauthorised, answered with 401',
    'vouchers: refused, unreachable, answered with 200',
    'reimbursements: refused, unexpected, answered with 200',
    // Of the specification's calls it needs the whole list of funds.
    'own requests: refused, unexpected, answered with 200',
    'devices: refused, forbidden, answered with 403',
    'messages: refused, rate_limited, answered with 429',
    'count of unread messages: refused, rate_limited, answered with 429',
  ]);
  expect(JSON.stringify(found)).not.toContain('Samira');
});

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

/** The milliseconds that late answers took. */
let passed = 0;

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
      clock: { ...browserClock, reading: () => ({ wall: browserClock.reading().wall, monotonic: passed }) },
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
    ['2026-07', ['own requests: tolerated, 6 unknown', 'an own request: tolerated, 6 unknown']],
  ])('of the edition %s answers every call, and is left as it was', async (edition, tolerated) => {
    const found = await check(edition);
    expect([found.edition, different(found)]).toEqual([edition, tolerated]);
    expect(found.rows.length).toBeGreaterThan(35);
    expect(found.rows.slice(-3).map(({ conformity }) => conformity)).toEqual(['expected', 'expected', 'expected']);
    expect(mock.table('bookmarks').where('product_id', 1)).toEqual([]);
  });

  it('is checked as a visitor sees it without a token', async () => {
    const { rows } = await check('specification', {}, null);
    expect(rows.filter(({ why }) => why === 'there was no token').length).toBeGreaterThan(15);
  });
});

/** A page of a proxy in place of an answer. */
const html = (text: string, status = 200): Response =>
  new Response(`<h1>${text}</h1>`, { status, headers: { 'Content-Type': 'text/html' } });

it('thirteen differences of a foreign platform are all found, and nothing that it said is printed', async () => {
  const found = await check('specification', {
    '/platform/funds': ({ data, ...page }) => Response.json({ ...page, data: [{ name: 'no id' }, ...[data].flat()] }),
    '/platform/organizations': (body) =>
      Object.defineProperties(Response.json(body), {
        redirected: { value: true },
        url: { value: 'http://platform.example/api/v1/elsewhere' },
      }),
    '/platform/products': () => html('Error of Samira', 500),
    '/platform/providers': () => Response.json({ message: 'Not found' }, { status: 404 }),
    '/platform/business-types': (body) => {
      passed += 6_000;
      return Response.json(body);
    },
    '/platform/offices': () => Response.json({ message: 'Method not allowed' }, { status: 405 }),
    '/platform/search': () => Response.json({ data: 'none' }),
    '/identity': () => Response.json({ message: 'Unauthenticated' }, { status: 401 }),
    '/platform/vouchers': () => html('Welcome to our Wi-Fi'),
    '/platform/product-reservations': ({ data }) =>
      Response.json({ data: [data].flat().map((one) => ({ ...Object(one), state: 'paused' })) }),
    '/platform/reimbursements': () => Response.json({ data: {} }),
    '/platform/notifications': () => Response.json({ message: 'Too many', error: 'too_many' }, { status: 429 }),
    '/identity/sessions': () => Response.json({ message: 'Samira may not' }, { status: 403 }),
  });
  expect(different(found)).toEqual([
    'funds: tolerated, 1 left out',
    'organisations of funds: tolerated, redirected',
    'products: refused, unreachable, answered with 500',
    'providers of products: tolerated, redirected',
    'providers: absent, unexpected, answered with 404',
    'kinds of providers: tolerated, took 6 seconds',
    'offices: absent, unexpected, answered with 405',
    'search while typing: refused, unexpected, answered with 200',
    'search results: refused, unexpected, answered with 200',
    'the resident: refused, unauthorised, answered with 401',
    'vouchers: refused, unreachable, answered with 200',
    'reservations: tolerated, 2 unknown, no number of pages',
    'reimbursements: refused, unexpected, answered with 200, no number of pages',
    // Of the specification's calls it needs the whole list of funds.
    'own requests: refused, unexpected, answered with 200',
    'devices: refused, forbidden, answered with 403',
    'messages: refused, rate_limited, answered with 429',
    'count of unread messages: refused, rate_limited, answered with 429',
  ]);
  expect(JSON.stringify(found)).not.toContain('Samira');
});

it('a call that was never made for want of the edition is not called refused', async () => {
  const { rows } = await check('specification', { '/platform/config/webshop': () => html('Maintenance') });
  const refused = rows.filter(({ conformity }) => conformity === 'refused');
  expect(refused.map(({ call }) => call)).toEqual(['configuration']);
  expect(rows.filter(({ why }) => why === 'the edition is not known').length).toBeGreaterThan(3);
});

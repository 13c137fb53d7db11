import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../fixtures/catalogue.ts';
import { Harness } from './testing/harness.ts';

const injected = ['platform-down', 'platform-slow', 'platform-unreachable'];
const names = [...catalogue.scenarios]
  .filter(([name, { isLarge }]) => !isLarge && !injected.includes(name))
  .map(([name]) => name);

const publicReads = [
  '/platform/config/webshop',
  '/platform/funds',
  '/platform/funds?check_criteria=1&per_page=3&with_external=1&state=active_paused_and_closed',
  '/platform/products',
  '/platform/products/sample?fund_type=subsidies',
  '/platform/product-categories?parent_id=null&used=1',
  '/platform/organizations?is_employee=0&per_page=300',
  '/platform/tags?type=funds',
];

const ownReads = [
  '/identity',
  '/identity/emails',
  '/platform/vouchers?per_page=100',
  '/platform/vouchers?archived=1',
  '/platform/funds?check_criteria=1&state=active_paused_and_closed&with_external=1',
];

describe('every situation', { timeout: 300_000 }, () => {
  let platform: Harness;
  beforeAll(async () => {
    platform = await Harness.open();
  });
  afterAll(() => platform.app.close());

  /** The addresses that do not answer with 200, which an answer beside the description does not either. */
  async function failing(paths: readonly string[], as?: string): Promise<readonly string[]> {
    const options = as === undefined ? {} : { as };
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, status: (await platform.get(path, options)).status })),
    );
    return answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`);
  }

  it('gives visitors answers that keep to the description', async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const name of names) {
      await platform.scenario(name);
      const offers = JSON.stringify(platform.world().table('products').all());
      // Most situations have the offers of another, and the list of all of them takes longest.
      const all = seen.has(offers) ? [] : ['/platform/products?per_page=1000'];
      seen.add(offers);
      for (const path of await failing([...publicReads, ...all])) wrong.push(`${name}: ${path}`);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });

  it('gives each resident answers that keep to the description', async () => {
    const wrong: string[] = [];
    for (const name of names) {
      await platform.scenario(name);
      const residents = await platform.send('GET', '/_mock/api/residents');
      for (const { key } of residents.list('').filter(({ has_account }) => has_account === true)) {
        const as = await platform.tokenOf(String(key));
        const vouchers = (await platform.get('/platform/vouchers?per_page=100', { as })).list('data');
        const ownVouchers = vouchers.map(({ address }) => `/platform/vouchers/${String(address)}`);
        for (const path of await failing([...ownReads, ...ownVouchers], as))
          wrong.push(`${name}, ${String(key)}: ${path}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

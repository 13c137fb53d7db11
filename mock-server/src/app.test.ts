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

const publicTables = ['tenants', 'organizations', 'offices', 'funds', 'fund_products', 'products', 'medias'] as const;

const ownTables = ['emails', 'records', 'vouchers', 'fund_requests'] as const;
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

  it('gives visitors and residents answers that keep to the description', async () => {
    const wrong: string[] = [];
    // Most situations differ in a few rows of one resident; what was read before is not read again.
    const seen = new Set<string>();
    const isNew = (...rows: readonly unknown[]): boolean => seen.size < seen.add(JSON.stringify(rows)).size;
    for (const name of names) {
      await platform.scenario(name);
      const read = async (paths: readonly string[], as?: string) =>
        wrong.push(...(await failing(paths, as)).map((path) => `${name}: ${path}`));
      if (isNew(platform.table('products').all())) await read(['/platform/products?per_page=1000']);
      const town = JSON.stringify(publicTables.map((table) => platform.table(table).all()));
      if (isNew(town)) await read(publicReads);
      for (const resident of platform.table('identities').all()) {
        const { persona, address } = resident;
        const own = ownTables.map((table) => platform.table(table).where('identity_address', address));
        if (persona === null || !isNew(resident, own)) continue;
        const as = await platform.tokenOf(persona);
        const vouchers = platform.table('vouchers').where('identity_address', address);
        await read([...ownReads, ...vouchers.map((row) => `/platform/vouchers/${row.address}`)], as);
      }
    }
    expect(seen.size).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

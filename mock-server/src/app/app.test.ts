import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../fixtures/catalogue.ts';
import { Harness } from '../testing/harness.ts';

const injected = ['platform-down', 'platform-slow', 'platform-unreachable'];
const names = [...catalogue.scenarios.keys()].filter((name) => !injected.includes(name));

const publicReads = [
  '/platform/config/webshop',
  '/platform/funds',
  '/platform/funds?check_criteria=1&per_page=3&with_external=1&state=active_paused_and_closed',
  '/platform/products?per_page=1000',
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

describe('every situation', () => {
  let platform: Harness;
  beforeAll(async () => {
    platform = await Harness.open({ catalogue });
  });
  afterAll(() => platform.app.close());

  it.each(names)('%s gives visitors answers that keep to the description', async (name) => {
    await platform.scenario(name);
    const answers = await Promise.all(publicReads.map((path) => platform.get(path)));
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
  });

  it.each(names)('%s gives each resident answers that keep to the description', async (name) => {
    await platform.scenario(name);
    const residents = await platform.send('GET', '/_mock/api/residents');
    for (const { key, has_account } of residents.list('')) {
      if (has_account !== true) continue;
      const as = await platform.tokenOf(String(key));
      const answers = await Promise.all(ownReads.map((path) => platform.get(path, { as })));
      expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
      for (const { address } of answers[2]?.list('data') ?? []) {
        expect(await platform.get(`/platform/vouchers/${String(address)}`, { as })).toMatchObject({ status: 200 });
      }
    }
  });
});

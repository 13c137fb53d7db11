import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { changeFund } from '../../../fixtures/seed/change.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import type { Permission } from '../../tables/organizations.ts';
import { Harness, type Got } from '../../testing/harness.ts';

let vera: string;
let kees: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  vera = await platform.tokenOf('vera');
  kees = await platform.tokenOf('kees');
});
afterAll(() => platform.app.close());

const town = `/platform/organizations/${sponsors.zonnedorp}`;

/** Lets Kees work for the municipality. */
function hire(...permissions: readonly Permission[]): void {
  const { address } = accountOf(platform.world(), 'kees');
  platform.table('employees').insert({ organization_id: sponsors.zonnedorp, identity_address: address, permissions });
}

describe('an organisation', () => {
  it('is read by whoever works there [API-067]', async () => {
    expect((await platform.get(town, { as: vera })).at('data')).toMatchObject({
      id: sponsors.zonnedorp,
      name: 'Gemeente Zonnedorp',
    });
    expect((await platform.get(town, { as: kees })).status).toBe(403);
    hire('view_funds');
    expect((await platform.get(town, { as: kees })).status).toBe(200);
  });

  it('is in the list of those who work there, with what was asked beside it [API-066]', async () => {
    const own = async (as: string): Promise<Got> =>
      platform.get('/platform/organizations?dependency=funds_count,permissions', { as });
    expect((await own(kees)).list('data')).toEqual([]);
    hire('view_funds');
    expect((await own(kees)).at('data.0')).toMatchObject({ id: sponsors.zonnedorp, permissions: ['view_funds'] });
    expect((await own(vera)).number('data.0.funds_count')).toBeGreaterThan(1);
    const named = await platform.get('/platform/organizations?is_employee=0&q=gemeente%20zonnedorp&dependency[]=funds');
    expect(named.list('data.0.funds').map((fund) => fund['name'])).toContain('Kindtegoed');
  });
});

describe('the funds of an organisation', () => {
  const list = async (query = ''): Promise<unknown[]> =>
    (await platform.get(`${town}/funds?per_page=100${query}`, { as: vera })).list('data').map((row) => row['id']);

  it('are for those who may see funds or finances [API-068]', async () => {
    const status = async (): Promise<number> => (await platform.get(`${town}/funds`, { as: kees })).status;
    expect([await list()].flat()).toContain(funds.kindtegoed);
    expect(await status()).toBe(403);
    const employees = platform.table('employees');
    hire('validate_records');
    const job = employees.where('identity_address', accountOf(platform.world(), 'kees').address)[0];
    if (!job) throw new Error('Kees was not hired.');
    const may = async (permission: Permission): Promise<number> => {
      employees.update(job, { permissions: [permission] });
      return status();
    };
    for (const permission of ['manage_funds', 'view_funds', 'view_finances'] as const)
      expect(await may(permission)).toBe(200);
    for (const permission of ['manage_organization', 'validate_records'] as const)
      expect(await may(permission)).toBe(403);
  });

  it('come active ones first, and can be narrowed', async () => {
    const states = (await platform.get(`${town}/funds?per_page=100`, { as: vera }))
      .list('data')
      .map((row) => row['state']);
    const order = ['active', 'paused', 'closed'];
    expect(states).toEqual(states.toSorted((one, other) => order.indexOf(String(one)) - order.indexOf(String(other))));
    expect(await list('&q=kindt')).toEqual([funds.kindtegoed]);
    expect(await list(`&fund_id=${funds.schoolstart}`)).toEqual([funds.schoolstart]);
    expect(await list('&tag=wonen-en-energie')).toContain(funds.warmwonen);
    expect(await list('&tag=wonen-en-energie')).not.toContain(funds.kindtegoed);
    changeFund(platform.world(), funds.kindtegoed, { archived: true });
    changeFund(platform.world(), funds.schoolstart, { type: 'external' });
    expect(await list()).not.toContain(funds.kindtegoed);
    expect(await list('&with_archived=1')).toContain(funds.kindtegoed);
    expect(await list()).not.toContain(funds.schoolstart);
    expect(await list('&with_external=1')).toContain(funds.schoolstart);
    const strange = ['per_page=101', 'tag=onbekend', 'fund_id=9999', 'implementation_id=9999', 'order_by=name'];
    expect(await platform.notRefused(`${town}/funds`, strange, { as: vera })).toEqual([]);
  });
});

import type { FastifyInstance } from 'fastify';
import { objectOf, type Input } from '../../src/input.ts';
import { flagsOf } from '../../src/wire/config-flags.ts';
import type { Flags, FlagValue, TenantRow } from '../../src/tables/tenants.ts';
import type { World } from '../../src/world/world.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { config } from '../../src/wire/config.ts';
import { insideCall } from './inside-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { knownFields } from '../page-kit/known-fields.ts';

/** Flags with a column of their own, because the platform itself acts on them. */
const columns = {
  'funds.list': 'funds_list',
  'funds.show': 'funds_show',
  'funds.fund_requests': 'fund_requests',
  'products.list': 'products_list',
  'products.show': 'products_show',
  digid: 'digid',
  digid_sign_up_allowed: 'digid_sign_up_allowed',
  digid_mandatory: 'digid_mandatory',
  show_home_products: 'show_home_products',
} as const satisfies { readonly [path: string]: keyof TenantRow };

const hasColumn = (path: string): path is keyof typeof columns => Object.hasOwn(columns, path);

const isFlagValue = (value: unknown): value is FlagValue => typeof value === 'boolean' || typeof value === 'number';

/** Every flag of a municipality as its shop gets it now. */
const flagsNow = (platform: MockPlatform, world: World, tenant: TenantRow): Flags =>
  flagsOf(config({ ...insideCall(platform, world, tenant), params: { name: 'webshop' } }));

function changesIn(tenant: TenantRow, known: Flags, wanted: Input): Partial<TenantRow> {
  const changed: { [column: string]: boolean } = {};
  const own = { ...tenant.flags };
  for (const [path, value] of Object.entries(wanted)) {
    if (known[path] === undefined) throw consoleProblem(400, `There is no flag "${path}".`);
    if (!isFlagValue(value) || typeof value !== typeof known[path])
      throw consoleProblem(400, `${path} is a ${typeof known[path]}.`);
    if (hasColumn(path) && typeof value === 'boolean') changed[columns[path]] = value;
    else own[path] = value;
  }
  return { ...changed, flags: own };
}

/** Changes flags of a municipality's configuration; the shop sees them in the next answer. */
export function addTenantsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.patch<{ Params: { key: string } }>(
    '/_mock/api/tenants/:key',
    async (request): Promise<{ key: string; flags: Flags }> => {
      const world = worldOf(platform, request);
      const tenant = world.table('tenants').first('key', request.params.key);
      if (!tenant) throw consoleProblem(404, `There is no municipality "${request.params.key}".`);
      const wanted = objectOf(knownFields(request.body, ['flags'])['flags']);
      const changes = changesIn(tenant, flagsNow(platform, world, tenant), wanted);
      const result = world.transact(() => world.table('tenants').update(tenant, changes));
      return { key: result.key, flags: flagsNow(platform, world, result) };
    },
  );
}

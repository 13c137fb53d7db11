import type { FastifyInstance } from 'fastify';
import { worldOf } from '../../src/http/world.ts';
import { tenantPatch } from '../../src/domain/config/tenant-patch.ts';
import type { TenantRow } from '../../src/database/tables/tenants.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { changeTenant, tenantView } from './tenant-config.ts';

function tenantAt(world: World, key: string): TenantRow {
  const tenant = world.table('tenants').first('key', key);
  if (!tenant) throw consoleProblem(404, `There is no municipality "${key}".`);
  return tenant;
}

/** The configuration of each municipality by HTTP: read it, change what is named. */
export function addTenantsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/tenants', async (request) => ({
    tenants: worldOf(platform, request)
      .table('tenants')
      .all()
      .map(({ key, name }) => ({ key, name })),
  }));
  app.get<{ Params: { key: string } }>('/_mock/api/tenants/:key', async (request) => {
    const world = worldOf(platform, request);
    return tenantView(platform, world, tenantAt(world, request.params.key));
  });
  app.patch<{ Params: { key: string } }>('/_mock/api/tenants/:key', async (request) => {
    const world = worldOf(platform, request);
    const read = tenantPatch(request.body);
    if ('problem' in read) throw consoleProblem(400, read.problem);
    const tenant = tenantAt(world, request.params.key);
    return world.transact(() =>
      tenantView(platform, world, changeTenant(platform, world, { tenant, patch: read.patch })),
    ).result;
  });
}

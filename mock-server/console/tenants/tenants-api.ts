import type { FastifyInstance } from 'fastify';
import { worldOf } from '../../src/http/world.ts';
import { tenantPatch } from '../../src/domain/config/tenant-patch.ts';
import type { TenantRow } from '../../src/database/tables/tenants.ts';
import type { World } from '../../src/database/world.ts';
import type { Twin } from '../../src/http/twin.ts';
import { consoleProblem } from '../page-kit/replies.ts';
import { changeTenant, tenantView } from './tenant-config.ts';

function tenantAt(world: World, key: string): TenantRow {
  const tenant = world.table('tenants').first('key', key);
  if (!tenant) throw consoleProblem(404, `There is no municipality "${key}".`);
  return tenant;
}

/** The configuration of each municipality by HTTP: read it, change what is named. */
export function addTenantsApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/tenants', async (request) => ({
    tenants: worldOf(twin, request)
      .table('tenants')
      .all()
      .map(({ key, name }) => ({ key, name })),
  }));
  app.get<{ Params: { key: string } }>('/_mock/api/tenants/:key', async (request) => {
    const world = worldOf(twin, request);
    return tenantView(twin, world, tenantAt(world, request.params.key));
  });
  app.patch<{ Params: { key: string } }>('/_mock/api/tenants/:key', async (request) => {
    const world = worldOf(twin, request);
    const read = tenantPatch(request.body);
    if ('problem' in read) throw consoleProblem(400, read.problem);
    const tenant = tenantAt(world, request.params.key);
    return world.transact(() => tenantView(twin, world, changeTenant(twin, world, { tenant, patch: read.patch })))
      .result;
  });
}

import type { FastifyInstance } from 'fastify';
import { worldOf } from '../../src/http/world.ts';
import { heldBy } from '../../src/faults/held.ts';
import { faultFields } from '../../src/faults/fault-input.ts';
import type { FaultRow } from '../../src/tables/faults.ts';
import type { World } from '../../src/world/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import type { ShownFault } from '../../api-types.ts';
import { addFault, letGoOf } from './stored-faults.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { knownFields } from '../page-kit/known-fields.ts';

function faultOf(world: World, id: string): FaultRow {
  const fault = world.table('faults').get(Number(id));
  if (!fault) throw consoleProblem(404, `There is no fault ${id}.`);
  return fault;
}

/** One that holds calls says how many wait. */
const shown = (world: World, fault: FaultRow): ShownFault =>
  fault.hold === true ? { ...fault, waiting: heldBy(world, fault.id) } : fault;

/** Faults by HTTP: read, add, release, remove. */
export function addFaultsApi(app: FastifyInstance, platform: MockPlatform): void {
  type One = { Params: { id: string } };
  app.get('/_mock/api/faults', async (request): Promise<{ faults: readonly ShownFault[] }> => {
    const world = worldOf(platform, request);
    const faults = world.table('faults').all();
    return { faults: faults.map((fault) => shown(world, fault)) };
  });
  app.post('/_mock/api/faults', async (request, reply): Promise<ShownFault> => {
    reply.code(201);
    return addFault(platform, worldOf(platform, request), knownFields(request.body, faultFields));
  });
  app.delete('/_mock/api/faults', async (request) => {
    worldOf(platform, request).table('faults').clear();
    return {};
  });
  app.post<One>('/_mock/api/faults/:id/let-go', async (request): Promise<{ let_go: number }> => {
    const world = worldOf(platform, request);
    return { let_go: letGoOf(world, faultOf(world, request.params.id)) };
  });
  app.delete<One>('/_mock/api/faults/:id', async (request) => {
    const world = worldOf(platform, request);
    world.table('faults').remove(faultOf(world, request.params.id));
    return {};
  });
}

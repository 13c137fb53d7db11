import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { worldOf } from '../../src/http/world.ts';
import { readyFaults } from '../../src/app/faults/ready-faults.ts';
import { heldBy } from '../../src/app/faults/held.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { addFault, addReady, changeFault, letGoOf } from './stored-faults.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

function faultOf(world: World, id: string): FaultRow {
  const fault = world.table('faults').get(Number(id));
  if (!fault) throw consoleProblem(404, `There is no fault ${id}.`);
  return fault;
}

/** One that holds calls says how many wait. */
const shown = (world: World, fault: FaultRow): object =>
  fault.hold === true ? { ...fault, waiting: heldBy(world, fault.id) } : fault;

/** Faults by HTTP: read, add, change, release, remove. */
export function addFaultsApi(app: FastifyInstance, platform: MockPlatform): void {
  const world = (request: Parameters<typeof worldOf>[1]): World => worldOf(platform, request);
  app.get('/_mock/api/faults', async (request) => {
    const there = world(request);
    return {
      faults: there
        .table('faults')
        .all()
        .map((fault) => shown(there, fault)),
    };
  });
  app.post('/_mock/api/faults', async (request, reply) =>
    reply.code(201).send(addFault(platform, world(request), objectOf(request.body))),
  );
  app.delete('/_mock/api/faults', async (request) => {
    world(request).table('faults').clear();
    return {};
  });
  addReadyApi(app, world);
  addOneFaultApi(app, platform, world);
}

type Worlds = (request: Parameters<typeof worldOf>[1]) => World;

function addReadyApi(app: FastifyInstance, world: Worlds): void {
  app.get('/_mock/api/faults/ready', async () => ({ ready: readyFaults }));
  app.post('/_mock/api/faults/ready', async (request, reply) => {
    const faults = addReady(world(request), textOf(objectOf(request.body), 'name') ?? '');
    if (!faults) throw consoleProblem(404, `Choose one of: ${readyFaults.map(({ key }) => key).join(', ')}.`);
    return reply.code(201).send({ faults });
  });
}

function addOneFaultApi(app: FastifyInstance, platform: MockPlatform, world: Worlds): void {
  app.patch<{ Params: { id: string } }>('/_mock/api/faults/:id', async (request) => {
    const there = world(request);
    const fault = faultOf(there, request.params.id);
    return changeFault(platform, there, { fault, body: objectOf(request.body) });
  });
  app.post<{ Params: { id: string } }>('/_mock/api/faults/:id/let-go', async (request) => {
    const there = world(request);
    return { let_go: letGoOf(there, faultOf(there, request.params.id)) };
  });
  app.delete<{ Params: { id: string } }>('/_mock/api/faults/:id', async (request) => {
    const there = world(request);
    there.table('faults').remove(faultOf(there, request.params.id));
    return {};
  });
}

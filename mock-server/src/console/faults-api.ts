import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../http/input.ts';
import type { Input } from '../http/input.ts';
import { worldOf } from '../plugins/world.ts';
import { faultIn } from '../rules/fault-input.ts';
import { readyFaults } from '../rules/ready-faults.ts';
import { heldBy, letGo } from '../store/held.ts';
import type { FaultRow } from '../store/table-outside.ts';
import type { World } from '../store/world.ts';
import type { Twin } from '../twin.ts';
import { consoleProblem } from './replies.ts';

function faultOf(world: World, id: string): FaultRow {
  const fault = world.table('faults').get(Number(id));
  if (!fault) throw consoleProblem(404, `There is no fault ${id}.`);
  return fault;
}

/** Adds a disturbance that somebody wrote; the sentence of a 400 says what is wrong with it. */
export function addFault(twin: Twin, world: World, body: Input): FaultRow {
  const read = faultIn(body);
  if ('problem' in read) throw consoleProblem(400, read.problem);
  const { persona } = read.fault;
  if (persona !== undefined && !twin.catalogue.personas.has(persona)) {
    throw consoleProblem(400, `There is no resident "${persona}".`);
  }
  return world.table('faults').insert(read.fault);
}

/** Lets go of the calls that a fault holds; one that is used up goes with them. */
export function letGoOf(world: World, fault: FaultRow): number {
  const count = letGo(world, fault.id);
  if (fault.times === 0) world.table('faults').remove(fault);
  return count;
}

/** One that holds calls says how many wait. */
const shown = (world: World, fault: FaultRow): object =>
  fault.hold === true ? { ...fault, waiting: heldBy(world, fault.id) } : fault;

function readyOnes(world: World, name: string): FaultRow[] {
  const ready = readyFaults.find((one) => one.key === name);
  if (!ready) throw consoleProblem(404, `Choose one of: ${readyFaults.map(({ key }) => key).join(', ')}.`);
  return ready.faults.map((fault) => world.table('faults').insert({ ...fault, name: ready.name }));
}

/** Disturbances by HTTP: read, add, add a ready-made one, take one or all away. */
export function addFaultsApi(app: FastifyInstance, twin: Twin): void {
  const world = (request: Parameters<typeof worldOf>[1]): World => worldOf(twin, request);
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
    reply.code(201).send(addFault(twin, world(request), objectOf(request.body))),
  );
  app.post<{ Params: { id: string } }>('/_mock/api/faults/:id/let-go', async (request) => {
    const there = world(request);
    return { let_go: letGoOf(there, faultOf(there, request.params.id)) };
  });
  app.get('/_mock/api/faults/ready', async () => ({ ready: readyFaults }));
  app.post('/_mock/api/faults/ready', async (request, reply) => {
    const name = textOf(objectOf(request.body), 'name') ?? '';
    return reply.code(201).send({ faults: readyOnes(world(request), name) });
  });
  app.delete('/_mock/api/faults', async (request) => {
    world(request).table('faults').clear();
    return {};
  });
  app.delete<{ Params: { id: string } }>('/_mock/api/faults/:id', async (request) => {
    const there = world(request);
    there.table('faults').remove(faultOf(there, request.params.id));
    return {};
  });
}

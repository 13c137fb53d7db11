import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../http/input.ts';
import { worldOf } from '../plugins/world.ts';
import { faultIn } from '../rules/fault-input.ts';
import { readyFaults } from '../rules/ready-faults.ts';
import type { FaultRow } from '../store/table-outside.ts';
import type { World } from '../store/world.ts';
import type { Twin } from '../twin.ts';
import { consoleProblem } from './replies.ts';

function faultOf(world: World, id: string): FaultRow {
  const fault = world.table('faults').get(Number(id));
  if (!fault) throw consoleProblem(404, `There is no fault ${id}.`);
  return fault;
}

function added(world: World, body: unknown): FaultRow {
  const read = faultIn(objectOf(body));
  if ('problem' in read) throw consoleProblem(400, read.problem);
  return world.table('faults').insert(read.fault);
}

function readyOnes(world: World, name: string): FaultRow[] {
  const ready = readyFaults.find((one) => one.key === name);
  if (!ready) throw consoleProblem(404, `Choose one of: ${readyFaults.map(({ key }) => key).join(', ')}.`);
  return ready.faults.map((fault) => world.table('faults').insert({ ...fault, name: ready.name }));
}

/** Disturbances by HTTP: read, add, add a ready-made one, take one or all away. */
export function addFaultsApi(app: FastifyInstance, twin: Twin): void {
  const world = (request: Parameters<typeof worldOf>[1]): World => worldOf(twin, request);
  app.get('/_mock/api/faults', async (request) => ({ faults: world(request).table('faults').all() }));
  app.post('/_mock/api/faults', async (request, reply) => reply.code(201).send(added(world(request), request.body)));
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

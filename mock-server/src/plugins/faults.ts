import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isMeant } from '../rules/faults.ts';
import type { FaultRow } from '../store/table-outside.ts';
import type { World } from '../store/world.ts';
import { apiPrefix } from '../twin.ts';
import type { Twin } from '../twin.ts';
import { noteOf } from './note.ts';
import { worldOf } from './world.ts';

/** Uses up one call of a disturbance; a used-up one disappears. */
function spend(world: World, fault: FaultRow): void {
  if (fault.times === null) return;
  if (fault.times <= 1) world.table('faults').remove(fault);
  else world.table('faults').update(fault, { times: fault.times - 1 });
}

/** The body a status has when the disturbance names none. */
const bodyFor = (status: number): object => ({ message: status === 401 ? 'session_expired' : 'Server Error' });

/** Breaks the connection as a dead network would. */
function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

async function disturb(reply: FastifyReply, fault: FaultRow): Promise<FastifyReply | undefined> {
  if (fault.delay_ms > 0) await wait(fault.delay_ms);
  if (fault.drop) return drop(reply);
  if (fault.status === null) return undefined;
  return reply.code(fault.status).send(fault.body ?? bodyFor(fault.status));
}

/** Disturbances that the console or a test asked for: latency, a status, a body, a broken connection. */
export function addFaults(app: FastifyInstance, twin: Twin): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(apiPrefix) || request.method === 'OPTIONS') return undefined;
    const world = worldOf(twin, request);
    const call = {
      operationId: request.routeOptions.config.operation?.id ?? null,
      method: request.method,
      path: (request.url.split('?')[0] ?? '').slice(apiPrefix.length),
    };
    const fault = world
      .table('faults')
      .all()
      .find((row) => isMeant(row, call));
    if (!fault) return undefined;
    spend(world, fault);
    if (fault.drop || fault.status !== null) noteOf(request).fault = fault.id;
    return disturb(reply, fault);
  });
}

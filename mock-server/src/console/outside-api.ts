import type { FastifyInstance } from 'fastify';
import { worldOf } from '../plugins/world.ts';
import type { Twin } from '../twin.ts';
import { residentOf, signInAs, unknownPersona } from './residents.ts';

function addResidentApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/residents', async (request) => {
    const world = worldOf(twin, request);
    return [...twin.catalogue.personas].map(([key, persona]) => ({
      key,
      town: persona.town ?? 'zonnedorp',
      story: persona.sentence,
      full_name: persona.full_name,
      bsn: persona.bsn,
      email: persona.email,
      has_account: residentOf(world, key) !== undefined,
    }));
  });
  app.post<{ Params: { persona: string } }>('/_mock/api/residents/:persona/session', async (request, reply) => {
    const proxy = signInAs(worldOf(twin, request), request.params.persona);
    if (!proxy) throw unknownPersona(twin, request.params.persona);
    const { access_token, exchange_token } = proxy;
    return reply.code(201).send({ access_token, exchange_token });
  });
}

/** The simulated third parties: residents. */
export function addOutsideApi(app: FastifyInstance, twin: Twin): void {
  addResidentApi(app, twin);
}

import type { FastifyInstance } from 'fastify';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import type { Resident, Session } from '../../api-types.ts';
import { residentOf, signInAs, unknownPersona } from './residents.ts';

/** The residents of the catalogue, and a session for one of them. */
export function addResidentsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/residents', async (request): Promise<readonly Resident[]> => {
    const world = worldOf(platform, request);
    return [...platform.catalogue.personas].map(([key, persona]) => ({
      key,
      town: persona.town ?? 'zonnedorp',
      story: persona.sentence,
      full_name: persona.full_name,
      bsn: persona.bsn,
      email: persona.email,
      has_account: residentOf(world, key) !== undefined,
    }));
  });
  app.post<{ Params: { persona: string } }>(
    '/_mock/api/residents/:persona/session',
    async (request, reply): Promise<Session> => {
      const proxy = signInAs(worldOf(platform, request), request.params.persona);
      if (!proxy) throw unknownPersona(platform, request.params.persona);
      const { access_token, exchange_token } = proxy;
      reply.code(201);
      return { access_token, exchange_token };
    },
  );
}

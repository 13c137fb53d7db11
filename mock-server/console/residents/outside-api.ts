import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readable } from '../../src/services/mail/mailbox.ts';
import { lapseSignIns, mailSignInLink } from './resident-actions.ts';
import { worldOf } from '../../src/http/world.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { residentOf, signInAs, unknownPersona } from './residents.ts';

function addResidentApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/residents', async (request) => {
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
  app.post<{ Params: { persona: string } }>('/_mock/api/residents/:persona/session', async (request, reply) => {
    const proxy = signInAs(worldOf(platform, request), request.params.persona);
    if (!proxy) throw unknownPersona(platform, request.params.persona);
    const { access_token, exchange_token } = proxy;
    return reply.code(201).send({ access_token, exchange_token });
  });
}

/** What becomes of the sign-ins of a resident: a link by mail, and an end. */
function addSignInApi(app: FastifyInstance, platform: MockPlatform): void {
  type Asked = { Params: { persona: string } };
  const identityIn = (request: FastifyRequest<Asked>): IdentityRow => {
    const identity = residentOf(worldOf(platform, request), request.params.persona);
    if (!identity) throw unknownPersona(platform, request.params.persona);
    return identity;
  };
  app.post<Asked>('/_mock/api/residents/:persona/mail', async (request, reply) => {
    const mail = mailSignInLink(platform, worldOf(platform, request), identityIn(request));
    if (!mail) throw consoleProblem(409, 'This resident has no e-mail address to sign in with.');
    return reply.code(201).send(readable(platform.settings, mail));
  });
  app.post<Asked>('/_mock/api/residents/:persona/lapse', async (request) => ({
    lapsed: lapseSignIns(worldOf(platform, request), identityIn(request)),
  }));
}

/** The simulated third parties: residents. */
export function addOutsideApi(app: FastifyInstance, platform: MockPlatform): void {
  addResidentApi(app, platform);
  addSignInApi(app, platform);
}

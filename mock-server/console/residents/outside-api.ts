import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readable } from '../../src/services/mail/mailbox.ts';
import { lapseSignIns, mailSignInLink } from './resident-deeds.ts';
import { worldOf } from '../../src/http/world.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';
import type { Twin } from '../../src/http/twin.ts';
import { consoleProblem } from '../page-kit/replies.ts';
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

/** What becomes of the sign-ins of a resident: a link by mail, and an end. */
function addSignInApi(app: FastifyInstance, twin: Twin): void {
  type Asked = { Params: { persona: string } };
  const identityIn = (request: FastifyRequest<Asked>): IdentityRow => {
    const identity = residentOf(worldOf(twin, request), request.params.persona);
    if (!identity) throw unknownPersona(twin, request.params.persona);
    return identity;
  };
  app.post<Asked>('/_mock/api/residents/:persona/mail', async (request, reply) => {
    const mail = mailSignInLink(twin, worldOf(twin, request), identityIn(request));
    if (!mail) throw consoleProblem(409, 'This resident has no e-mail address to sign in with.');
    return reply.code(201).send(readable(twin.settings, mail));
  });
  app.post<Asked>('/_mock/api/residents/:persona/lapse', async (request) => ({
    lapsed: lapseSignIns(worldOf(twin, request), identityIn(request)),
  }));
}

/** The simulated third parties: residents. */
export function addOutsideApi(app: FastifyInstance, twin: Twin): void {
  addResidentApi(app, twin);
  addSignInApi(app, twin);
}

import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../http/input.ts';
import { approve, waitingSignIns } from '../outside/phone.ts';
import type { Approval } from '../outside/phone.ts';
import { worldOf } from '../plugins/world.ts';
import type { Twin } from '../twin.ts';
import { consoleProblem } from './replies.ts';
import { residentOf, signInAs, unknownPersona } from './residents.ts';

function approvalIn(body: unknown): Approval {
  const input = objectOf(body);
  const [token, code] = [textOf(input, 'auth_token'), textOf(input, 'auth_code')];
  if (token !== null) return { auth_token: token };
  if (code !== null) return { auth_code: code };
  throw consoleProblem(400, 'Give auth_token or auth_code.');
}

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

function addPhoneApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/phone', async (request) => ({
    waiting: waitingSignIns(worldOf(twin, request)).map(({ type, exchange_token, created_at }) => ({
      type,
      exchange_token,
      created_at,
    })),
  }));
  app.post('/_mock/api/phone/approve', async (request) => {
    const world = worldOf(twin, request);
    const persona = textOf(objectOf(request.body), 'persona') ?? '';
    const identity = residentOf(world, persona);
    if (!identity) throw unknownPersona(twin, persona);
    const approved = approve(world, approvalIn(request.body), identity);
    if ('problem' in approved) throw consoleProblem(409, `The sign-in cannot be approved: ${approved.problem}.`);
    return { success: true };
  });
}

/** The simulated third parties: residents, the phone on the screen. */
export function addOutsideApi(app: FastifyInstance, twin: Twin): void {
  addResidentApi(app, twin);
  addPhoneApi(app, twin);
}

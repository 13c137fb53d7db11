import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../src/contract/input.ts';
import { isEdgeCase, tryEdgeCase } from './edge-cases.ts';
import { holderOf } from './phone-holder.ts';
import { screenAddresses } from './phone-gallery.ts';
import { trialBy } from './phone-edge-cases.ts';
import type { Holder } from './phone-place.ts';
import { approve, logOut, newPhoneCode, waitingSignIns } from '../../src/services/phone/phone.ts';
import type { Approval } from '../../src/services/phone/phone.ts';
import { approvedBy, storyOf } from '../../src/services/phone/sign-in-story.ts';
import { worldOf } from '../../src/http/world.ts';
import type { ProxyRow } from '../../src/database/tables/people.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { pageCall } from '../page-kit/page-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { residentOf, unknownPersona } from '../residents/residents.ts';

function approvalIn(body: unknown): Approval {
  const input = objectOf(body);
  const [token, code] = [textOf(input, 'auth_token'), textOf(input, 'auth_code')];
  if (token !== null) return { auth_token: token };
  if (code !== null) return { auth_code: code };
  throw consoleProblem(400, 'Give auth_token or auth_code.');
}

/** A sign-in with the app as the page of the phone tells of it; moments are those of the world. */
function told(world: World, proxy: ProxyRow): object {
  const { asking, scanned, approved, heard, used } = storyOf(world, proxy);
  return {
    type: proxy.type,
    exchange_token: proxy.exchange_token,
    created_at: proxy.created_at,
    works_until: proxy.exchange_until,
    shop: asking.shop,
    asked_in: asking.by?.id ?? null,
    polls: asking.polls,
    last_poll_at: asking.lastPoll,
    scanned_at: scanned,
    approved_at: approved,
    heard_in: heard?.id ?? null,
    used_in: used?.id ?? null,
  };
}

/** Who holds the phone in a call; refuses who has no account. */
function holderIn(platform: MockPlatform, request: FastifyRequest): Holder {
  const call = pageCall(platform, request);
  const persona = textOf(objectOf(request.body), 'persona') ?? '';
  const holder = residentOf(call.world, persona) ? holderOf(call, persona) : null;
  if (!holder) throw unknownPersona(platform, persona);
  return holder;
}

/** Says yes for somebody, and takes it back. */
function addSignInCalls(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/api/phone/approve', async (request) => {
    const approved = approve(
      worldOf(platform, request),
      approvalIn(request.body),
      holderIn(platform, request).identity,
    );
    if ('problem' in approved) throw consoleProblem(409, `The sign-in cannot be approved: ${approved.problem}.`);
    return { success: true };
  });
  app.post('/_mock/api/phone/log-out', async (request) => {
    const world = worldOf(platform, request);
    const proxy = approvedBy(world, holderIn(platform, request).identity);
    if (!proxy) throw consoleProblem(409, 'No sign-in that this resident approved with the app works now.');
    logOut(world, proxy);
    return { success: true };
  });
}

/** The phone on the screen, by HTTP. */
export function addPhoneApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/phone', async (request) => {
    const world = worldOf(platform, request);
    const holder = holderOf(pageCall(platform, request), textOf(objectOf(request.query), 'persona'));
    const last = holder ? approvedBy(world, holder.identity) : undefined;
    return {
      waiting: waitingSignIns(world).map((proxy) => told(world, proxy)),
      approved: last ? told(world, last) : null,
      screens: holder ? screenAddresses(holder.key) : [],
    };
  });
  addSignInCalls(app, platform);
  app.post('/_mock/api/phone/code', async (request, reply) =>
    reply.code(201).send(newPhoneCode(worldOf(platform, request))),
  );
  app.post('/_mock/api/phone/odd', async (request) => {
    const thing = textOf(objectOf(request.body), 'thing') ?? '';
    if (!isEdgeCase(thing)) throw consoleProblem(404, `There is no edge case "${thing}".`);
    return tryEdgeCase(trialBy(app.platformApp, pageCall(platform, request), holderIn(platform, request)), thing);
  });
}

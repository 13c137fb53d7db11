import type { FastifyInstance } from 'fastify';
import { objectOf, textOf, type Input } from '../src/input.ts';
import { EDITIONS, isEdition } from '../src/tables/settings.ts';
import { worldCookie } from '../src/http/world.ts';
import type { MockPlatform } from '../src/http/platform.ts';
import { moveAsAsked } from './clock/clock-api.ts';
import { units } from './clock/units.ts';
import { dutchMomentIn } from './clock/dutch-moment.ts';
import { digidActions } from './digid/digid-actions.ts';
import { faultActions } from './faults/faults-page.ts';
import { mailboxActions } from './mailbox/mailbox-page.ts';
import { cameFrom } from './page-kit/came-from.ts';
import { consoleProblem } from './page-kit/console-error.ts';
import { given, pageCall, type PageCall } from './page-kit/page-call.ts';

/** A number of a unit as seconds. */
function secondsOf(count: string, unit: string | null): number {
  const seconds = Number(count.replace(',', '.')) * (units[unit ?? ''] ?? Number.NaN);
  if (!Number.isFinite(seconds)) throw consoleProblem(400, `"${count} ${unit ?? ''}" is not a length such as 15 days.`);
  return seconds;
}

/** The fields of the forms of the clock, and what each asks of it. */
const clockMoves: readonly (readonly [field: string, asks: (value: string, call: PageCall) => Input])[] = [
  ['freeze', () => ({ freeze: true })],
  ['resume', () => ({ resume: true })],
  ['step_seconds', (step_seconds) => ({ step_seconds })],
  [
    'step',
    (count, call) => ({
      step_seconds: secondsOf(count, given(call, 'unit')),
      stay_signed_in: given(call, 'stay_signed_in') !== null,
    }),
  ],
  ['jump_local', (words) => ({ jump_to: dutchMomentIn(words) })],
  ['speed', (speed) => ({ speed })],
];

function moveClockOf(call: PageCall): void {
  const move = clockMoves.find(([field]) => given(call, field) !== null);
  if (move) moveAsAsked(call.world, move[1](given(call, move[0]) ?? '', call));
}

function loadScenario(call: PageCall): void {
  const name = given(call, 'scenario') ?? '';
  const loaded = call.platform.worlds.load(call.worldName, name);
  if ('problem' in loaded) throw consoleProblem(404, `There is no scenario "${name}".`);
}

function playEdition(call: PageCall): void {
  const edition = given(call, 'edition');
  if (!isEdition(edition))
    throw consoleProblem(400, `The edition is ${EDITIONS.join(' or ')}, not "${edition ?? ''}".`);
  call.world.configure({ edition });
}

const actions: { readonly [name: string]: (call: PageCall) => void } = {
  clock: moveClockOf,
  edition: playEdition,
  scenario: loadScenario,
  reset: (call) => void call.platform.worlds.reset(call.worldName),
  ...faultActions,
  ...mailboxActions,
  ...digidActions,
};

/** Selects another world for this browser; the shop on this machine follows, because its ports share cookies. */
function addWorldChoice(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/do/world', async (request, reply) => {
    const name = textOf(objectOf(request.body), 'world') ?? '';
    if (!platform.worlds.get(name)) throw consoleProblem(404, `There is no world "${name}".`);
    const cookie = `${worldCookie}=${encodeURIComponent(name)}; Path=/; SameSite=Lax`;
    return reply.header('set-cookie', cookie).redirect(cameFrom(request), 303);
  });
}

/** What the forms of the pages do. Each answers with a redirect, so that reloading does not repeat it. */
export function addActions(app: FastifyInstance, platform: MockPlatform): void {
  addWorldChoice(app, platform);
  app.post<{ Params: { action: string } }>('/_mock/do/:action', async (request, reply) => {
    const name = request.params.action;
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!act) throw consoleProblem(404, `There is no action "${name}".`);
    const call = pageCall(platform, request);
    act(call);
    return reply.redirect(cameFrom(request), 303);
  });
}

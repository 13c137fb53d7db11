import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../src/contract/input.ts';
import type { Input } from '../src/contract/input.ts';
import { worldCookie } from '../src/http/world.ts';
import type { MockPlatform } from '../src/http/mock-platform.ts';
import { clearMails, markAllRead, markSmsRead } from '../src/services/mail/mailbox.ts';
import { lapseMail } from './messages/mail-actions.ts';
import { deskActions, done } from './desk/all-actions.ts';
import { residentActions } from './residents/resident-page-actions.ts';
import { phoneActions } from './phone/phone-actions.ts';
import { moveAsAsked } from './clock/clock-api.ts';
import { clearLimit, useUpLimit } from './settings/limits.ts';
import { consoleProblem } from './page-kit/console-error.ts';
import { faultActions } from './faults/fault-actions.ts';
import { digidActions } from './digid/digid-actions.ts';
import { dutchMomentIn } from './clock/dutch-moment.ts';
import { historyActions, keepBefore } from './worlds/actions.ts';
import { given, pageCall } from './page-kit/page-call.ts';
import type { PageCall } from './page-kit/page-call.ts';

/** One form holds all controls of the clock: the button that was pressed decides, and only a change of speed sends none. */
const clockMoves: readonly (readonly [field: string, asks: (value: string) => Input])[] = [
  ['freeze', () => ({ freeze: true })],
  ['resume', () => ({ resume: true })],
  ['step_seconds', (step_seconds) => ({ step_seconds })],
  ['jump_to', (moment) => ({ jump_to: Number(moment) })],
  ['jump_local', (words) => ({ jump_to: dutchMomentIn(words) })],
  ['speed', (speed) => ({ speed })],
];

function moveClockOf(call: PageCall): void {
  const pressed = clockMoves.find(([field]) => given(call, field) !== null);
  if (pressed) moveAsAsked(call.world, pressed[1](given(call, pressed[0]) ?? ''));
}

function loadScenario(call: PageCall): void {
  const name = given(call, 'scenario') ?? '';
  if (call.platform.catalogue.scenarios.has(name)) keepBefore(call, `scenario ${name}`);
  const loaded = call.platform.worlds.load(call.worldName, name);
  if ('problem' in loaded) throw consoleProblem(404, `There is no scenario "${name}".`);
}

/** A action of the desk from elsewhere in the console; the history tells of it by its name. */
function deskActionOf(call: PageCall): void {
  const name = given(call, 'action') ?? '';
  const action = Object.hasOwn(deskActions, name) ? deskActions[name] : undefined;
  if (!action) throw consoleProblem(404, `There is no action "${name}" at the desk.`);
  const before = call.world.transactions;
  const problem = done(call, action);
  if (problem !== null) throw consoleProblem(409, problem);
  if (call.world.transactions > before) call.world.history.name(call.world.transactions, `${name} at the desk`);
}

const actions: { readonly [name: string]: (call: PageCall) => void } = {
  clock: moveClockOf,
  quick: deskActionOf,
  scenario: loadScenario,
  reset: (call) => {
    keepBefore(call, 'the reset');
    call.platform.worlds.reset(call.worldName);
  },
  ...historyActions,
  ...faultActions,
  'limit-clear': (call) => void clearLimit(call.world, given(call, 'key') ?? ''),
  'limit-use-up': (call) => void useUpLimit(call.world, given(call, 'key') ?? ''),
  'mail-lapse': lapseMail,
  'mail-clear': (call) => clearMails(call.world),
  'mail-read': (call) => markAllRead(call.world),
  'sms-clear': (call) => call.world.table('sms').clear(),
  'sms-refuse': (call) => call.world.configure({ sms_refused: given(call, 'refused') !== null }),
  'sms-read': (call) => markSmsRead(call.world),
  ...phoneActions,
  ...residentActions,
  ...digidActions,
};

/** Where a form leads back to; never outside the mock platform. */
const backOf = (body: Input): string => {
  const back = textOf(body, 'back') ?? '/_mock';
  return /^\/_mock(?![\w-])/.test(back) ? back : '/_mock';
};

/** Lets this browser look at another world; the shop on this machine follows, for cookies are shared by its ports. */
function addWorldChoice(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/do/world', async (request, reply) => {
    const body = objectOf(request.body);
    const name = textOf(body, 'world') ?? '';
    if (!platform.worlds.get(name)) throw consoleProblem(404, `There is no world "${name}".`);
    const cookie = `${worldCookie}=${encodeURIComponent(name)}; Path=/; SameSite=Lax`;
    return reply.header('set-cookie', cookie).redirect(backOf(body), 303);
  });
}

/** What the forms of the pages do. Each action answers with a redirect, so that reloading does not repeat it. */
export function addActions(app: FastifyInstance, platform: MockPlatform): void {
  addWorldChoice(app, platform);
  app.post<{ Params: { action: string } }>('/_mock/do/:action', async (request, reply) => {
    const name = request.params.action;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw consoleProblem(404, `There is no action "${name}".`);
    const call = pageCall(platform, request);
    action(call);
    return reply.redirect(backOf(call.body), 303);
  });
}

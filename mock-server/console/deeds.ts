import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../src/contract/input.ts';
import type { Input } from '../src/contract/input.ts';
import { worldCookie } from '../src/http/world.ts';
import type { Twin } from '../src/http/twin.ts';
import { clearMails, markAllRead, markSmsRead } from '../src/services/mail/mailbox.ts';
import { lapseMail } from './messages/mail-deeds.ts';
import { deskDeeds, done } from './desk/all-deeds.ts';
import { residentDeeds } from './residents/resident-page-deeds.ts';
import { phoneDeeds } from './phone/phone-deeds.ts';
import { moveAsAsked } from './clock/clock-api.ts';
import { clearLimit, useUpLimit } from './settings/limits.ts';
import { consoleProblem } from './page-kit/replies.ts';
import { tenantDeeds } from './tenants/tenant-deeds.ts';
import { faultDeeds } from './faults/fault-deeds.ts';
import { digidDeeds } from './digid/digid-deeds.ts';
import { dutchMomentIn } from './clock/dutch-moment.ts';
import { historyDeeds, keepBefore } from './worlds/deeds.ts';
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
  if (call.twin.catalogue.scenarios.has(name)) keepBefore(call, `scenario ${name}`);
  const loaded = call.twin.worlds.load(call.worldName, name);
  if ('problem' in loaded) throw consoleProblem(404, `There is no scenario "${name}".`);
}

/** A deed of the desk from elsewhere in the console; the history tells of it by its name. */
function deskDeedOf(call: PageCall): void {
  const name = given(call, 'deed') ?? '';
  const deed = Object.hasOwn(deskDeeds, name) ? deskDeeds[name] : undefined;
  if (!deed) throw consoleProblem(404, `There is no deed "${name}" at the desk.`);
  const before = call.world.transactions;
  const problem = done(call, deed);
  if (problem !== null) throw consoleProblem(409, problem);
  if (call.world.transactions > before) call.world.history.name(call.world.transactions, `${name} at the desk`);
}

const deeds: { readonly [name: string]: (call: PageCall) => void } = {
  clock: moveClockOf,
  quick: deskDeedOf,
  scenario: loadScenario,
  reset: (call) => {
    keepBefore(call, 'the reset');
    call.twin.worlds.reset(call.worldName);
  },
  ...historyDeeds,
  ...faultDeeds,
  ...tenantDeeds,
  'limit-clear': (call) => void clearLimit(call.world, given(call, 'key') ?? ''),
  'limit-use-up': (call) => void useUpLimit(call.world, given(call, 'key') ?? ''),
  'mail-lapse': lapseMail,
  'mail-clear': (call) => clearMails(call.world),
  'mail-read': (call) => markAllRead(call.world),
  'sms-clear': (call) => call.world.table('sms').clear(),
  'sms-refuse': (call) => call.world.configure({ sms_refused: given(call, 'refused') !== null }),
  'sms-read': (call) => markSmsRead(call.world),
  ...phoneDeeds,
  ...residentDeeds,
  ...digidDeeds,
};

/** What the buttons of these pages can do. */
export const deedNames: readonly string[] = Object.keys(deeds);

/** Where a form leads back to; never outside the twin. */
const backOf = (body: Input): string => {
  const back = textOf(body, 'back') ?? '/_mock';
  return /^\/_mock(?![\w-])/.test(back) ? back : '/_mock';
};

/** Lets this browser look at another world; the shop on this machine follows, for cookies are shared by its ports. */
function addWorldChoice(app: FastifyInstance, twin: Twin): void {
  app.post('/_mock/do/world', async (request, reply) => {
    const body = objectOf(request.body);
    const name = textOf(body, 'world') ?? '';
    if (!twin.worlds.get(name)) throw consoleProblem(404, `There is no world "${name}".`);
    const cookie = `${worldCookie}=${encodeURIComponent(name)}; Path=/; SameSite=Lax`;
    return reply.header('set-cookie', cookie).redirect(backOf(body), 303);
  });
}

/** What the forms of the pages do. Each deed answers with a redirect, so that reloading does not repeat it. */
export function addDeeds(app: FastifyInstance, twin: Twin): void {
  addWorldChoice(app, twin);
  app.post<{ Params: { deed: string } }>('/_mock/do/:deed', async (request, reply) => {
    const name = request.params.deed;
    const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
    if (!deed) throw consoleProblem(404, `There is no deed "${name}".`);
    const call = pageCall(twin, request);
    deed(call);
    return reply.redirect(backOf(call.body), 303);
  });
}

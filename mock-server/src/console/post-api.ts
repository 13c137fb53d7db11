import type { FastifyInstance, FastifyRequest } from 'fastify';
import { flagOf, numberOf, objectOf, textOf } from '../http/input.ts';
import {
  clearMails,
  findMails,
  findSms,
  markAllRead,
  markRead,
  markSmsRead,
  readable,
  unreadMails,
  unreadSms,
} from '../outside/mailbox.ts';
import { push, pushesTo, readPushes, unreadPushes } from '../outside/push.ts';
import { worldOf } from '../plugins/world.ts';
import { passNights } from '../store/reminders.ts';
import type { MailRow } from '../store/table-outside.ts';
import type { World } from '../store/world.ts';
import type { Twin } from '../twin.ts';
import { consoleProblem } from './replies.ts';
import { residentOf } from './residents.ts';

function mailAt(world: World, id: number | null): MailRow {
  const mail = id === null ? undefined : world.table('mails').get(id);
  if (!mail) throw consoleProblem(404, `There is no mail ${id}.`);
  return mail;
}

/** Mails: search, read, mark, empty. */
function addMailApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/mail', async (request) => {
    const world = worldOf(twin, request);
    passNights(world);
    const query = objectOf(request.query);
    const search = { to: textOf(query, 'to'), words: textOf(query, 'q'), unread: flagOf(query, 'unread') === true };
    return { mails: findMails(world, search).map((mail) => readable(twin.settings, mail)), unread: unreadMails(world) };
  });
  app.get<{ Params: { id: string } }>('/_mock/api/mail/:id', async (request) =>
    readable(twin.settings, mailAt(worldOf(twin, request), Number(request.params.id))),
  );
  app.post('/_mock/api/mail/read', async (request) => {
    const world = worldOf(twin, request);
    const id = numberOf(objectOf(request.body), 'id');
    if (id === null) markAllRead(world);
    else markRead(world, mailAt(world, id));
    return { unread: unreadMails(world) };
  });
  app.delete('/_mock/api/mail', async (request) => {
    clearMails(worldOf(twin, request));
    return {};
  });
}

function addSmsApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/sms', async (request) => {
    const world = worldOf(twin, request);
    return { sms: findSms(world, textOf(objectOf(request.query), 'q')), unread: unreadSms(world) };
  });
  app.post('/_mock/api/sms/read', async (request) => {
    markSmsRead(worldOf(twin, request));
    return { unread: 0 };
  });
  app.delete('/_mock/api/sms', async (request) => {
    worldOf(twin, request).table('sms').clear();
    return {};
  });
}

/** The address of a persona's account, or null when no persona is named. */
function addressIn(world: World, input: unknown): string | null {
  const persona = textOf(objectOf(input), 'persona');
  if (persona === null) return null;
  const identity = residentOf(world, persona);
  if (!identity) throw consoleProblem(404, `Nobody in this world was made from the persona "${persona}".`);
  return identity.address;
}

function pushed(world: World, request: FastifyRequest): object {
  const body = objectOf(request.body);
  const [address, title, text] = [addressIn(world, body), textOf(body, 'title'), textOf(body, 'text')];
  if (address === null || title === null) throw consoleProblem(400, 'Give persona and title, and text if you like.');
  return push(world, { identity_address: address, key: textOf(body, 'key') ?? 'by_hand', title, text: text ?? '' });
}

function addPushApi(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/api/pushes', async (request) => {
    const world = worldOf(twin, request);
    const address = addressIn(world, request.query);
    return { pushes: pushesTo(world, address), unread: unreadPushes(world, address) };
  });
  app.post('/_mock/api/pushes', async (request, reply) =>
    reply.code(201).send(pushed(worldOf(twin, request), request)),
  );
  app.post('/_mock/api/pushes/read', async (request) => {
    const world = worldOf(twin, request);
    const address = addressIn(world, request.body);
    readPushes(world, address);
    return { unread: unreadPushes(world, address) };
  });
  app.delete('/_mock/api/pushes', async (request) => {
    worldOf(twin, request).table('pushes').clear();
    return {};
  });
}

/** Everything that the platform sends: mails, text messages, messages to phones. */
export function addPostApi(app: FastifyInstance, twin: Twin): void {
  addMailApi(app, twin);
  addSmsApi(app, twin);
  addPushApi(app, twin);
}

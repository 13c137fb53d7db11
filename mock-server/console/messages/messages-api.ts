import type { FastifyInstance, FastifyRequest } from 'fastify';
import { flagOf, numberOf, objectOf, textOf } from '../../src/contract/input.ts';
import {
  clearMails,
  findMails,
  markAllRead,
  markRead,
  markSmsRead,
  readable,
  unreadMails,
  unreadSms,
} from '../../src/services/mail/mailbox.ts';
import { findSms, mailWords, pushWords } from './messages-words.ts';
import { letMailLapse, lifeOfMail } from '../../src/domain/identity/link-life.ts';
import { mailMessage } from '../../src/services/mail/mail-message.ts';
import { push, pushesTo, readPushes, unreadPushes } from '../../src/notifications/push.ts';
import { searched } from './messages-search.ts';
import { worldOf } from '../../src/http/world.ts';
import { passNights } from '../../src/notifications/reminders.ts';
import type { Row } from '../../src/database/tables/row.ts';
import type { MailRow } from '../../src/database/tables/outside.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { causesOf } from './cause.ts';
import type { Cause } from './cause.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { residentOf } from '../residents/residents.ts';
import { asFile } from '../requests/requests-api.ts';

function mailAt(world: World, id: number | null): MailRow {
  const mail = id === null ? undefined : world.table('mails').get(id);
  if (!mail) throw consoleProblem(404, `There is no mail ${id}.`);
  return mail;
}

/** A row with why it is there; null for what was there when the world began. */
const caused = <R extends Row>(row: R, causes: ReadonlyMap<number, Cause>): R & { readonly because: Cause | null } => ({
  ...row,
  because: causes.get(row.id) ?? null,
});

/** Tells of a mail with how long its link still works and why it was sent. */
const teller = (platform: MockPlatform, world: World): ((mail: MailRow) => object) => {
  const causes = causesOf(world, 'mails');
  return (mail) => ({ ...caused(readable(platform.settings, mail), causes), link_life: lifeOfMail(world, mail) });
};

type MailRequest = { Params: { id: string } };

/** One mail: as it is, as it travels, as a file for a mail program, and the end of its link. */
function addOneMailApi(app: FastifyInstance, platform: MockPlatform): void {
  const asked = (request: FastifyRequest<MailRequest>): { readonly world: World; readonly mail: MailRow } => {
    const world = worldOf(platform, request);
    return { world, mail: mailAt(world, Number(request.params.id)) };
  };
  app.get<MailRequest>('/_mock/api/mail/:id', async (request) => {
    const { world, mail } = asked(request);
    return teller(platform, world)(mail);
  });
  app.get<MailRequest>('/_mock/api/mail/:id/raw', async (request, reply) => {
    const { mail } = asked(request);
    return reply.type('text/plain; charset=utf-8').send(await mailMessage(readable(platform.settings, mail)));
  });
  app.get<MailRequest>('/_mock/api/mail/:id/eml', async (request, reply) => {
    const { mail } = asked(request);
    return reply
      .headers(asFile(`mail-${mail.id}-${mail.kind}.eml`))
      .type('message/rfc822')
      .send(await mailMessage(readable(platform.settings, mail)));
  });
  app.post<MailRequest>('/_mock/api/mail/:id/lapse', async (request) => {
    const { world, mail } = asked(request);
    if (!letMailLapse(world, mail)) throw consoleProblem(409, 'This mail has no link that still works once.');
    return teller(platform, world)(mail);
  });
}

/** Mails: search, read, mark, empty. */
function addMailApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/mail', async (request) => {
    const world = worldOf(platform, request);
    passNights(world);
    const query = objectOf(request.query);
    const mails = findMails(world, { to: textOf(query, 'to'), unread: flagOf(query, 'unread') === true });
    return {
      mails: searched(mails, textOf(query, 'q'), mailWords(platform, world)).map(teller(platform, world)),
      unread: unreadMails(world),
    };
  });
  app.post('/_mock/api/mail/read', async (request) => {
    const world = worldOf(platform, request);
    const id = numberOf(objectOf(request.body), 'id');
    if (id === null) markAllRead(world);
    else markRead(world, mailAt(world, id));
    return { unread: unreadMails(world) };
  });
  app.delete('/_mock/api/mail', async (request) => {
    clearMails(worldOf(platform, request));
    return {};
  });
}

function addSmsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/sms', async (request) => {
    const world = worldOf(platform, request);
    const found = findSms(world, textOf(objectOf(request.query), 'q'));
    const causes = causesOf(world, 'sms');
    return { sms: found.map((row) => caused(row, causes)), unread: unreadSms(world) };
  });
  app.post('/_mock/api/sms/read', async (request) => {
    markSmsRead(worldOf(platform, request));
    return { unread: 0 };
  });
  app.delete('/_mock/api/sms', async (request) => {
    worldOf(platform, request).table('sms').clear();
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

function addPushApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/pushes', async (request) => {
    const world = worldOf(platform, request);
    const address = addressIn(world, request.query);
    const words = textOf(objectOf(request.query), 'q');
    const found = searched(pushesTo(world, address), words, pushWords(platform, world));
    const causes = causesOf(world, 'pushes');
    return { pushes: found.map((row) => caused(row, causes)), unread: unreadPushes(world, address) };
  });
  app.post('/_mock/api/pushes', async (request, reply) =>
    reply.code(201).send(pushed(worldOf(platform, request), request)),
  );
  app.post('/_mock/api/pushes/read', async (request) => {
    const world = worldOf(platform, request);
    const address = addressIn(world, request.body);
    readPushes(world, address);
    return { unread: unreadPushes(world, address) };
  });
  app.delete('/_mock/api/pushes', async (request) => {
    worldOf(platform, request).table('pushes').clear();
    return {};
  });
}

/** Everything that the platform sends: mails, text messages, messages to phones. */
export function addPostApi(app: FastifyInstance, platform: MockPlatform): void {
  addMailApi(app, platform);
  addOneMailApi(app, platform);
  addSmsApi(app, platform);
  addPushApi(app, platform);
}

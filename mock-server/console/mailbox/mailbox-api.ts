import type { FastifyInstance } from 'fastify';
import { objectOf, textOf } from '../../src/input.ts';
import { pushesTo } from '../../src/notifications/push.ts';
import { passNights } from '../../src/notifications/reminders.ts';
import { clearMails, findMails, readable, type ReadableMail } from '../../src/services/mail/mailbox.ts';
import type { PushRow, SmsRow } from '../../src/tables/services.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { residentOf, unknownPersona } from '../residents/residents.ts';

/** What the platform sent: mails, text messages and push messages, newest first. */
export function addMailboxApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/mail', async (request): Promise<{ mails: readonly ReadableMail[] }> => {
    const world = worldOf(platform, request);
    passNights(world);
    const mails = findMails(world, textOf(objectOf(request.query), 'to'));
    return { mails: mails.map((mail) => readable(platform.settings, mail)) };
  });
  app.delete('/_mock/api/mail', async (request) => {
    clearMails(worldOf(platform, request));
    return {};
  });
  app.get('/_mock/api/sms', async (request): Promise<{ sms: readonly SmsRow[] }> => ({
    sms: worldOf(platform, request).table('sms').all().toReversed(),
  }));
  app.get('/_mock/api/pushes', async (request): Promise<{ pushes: readonly PushRow[] }> => {
    const world = worldOf(platform, request);
    const persona = textOf(objectOf(request.query), 'persona');
    const identity = persona === null ? null : residentOf(world, persona);
    if (persona !== null && !identity) throw unknownPersona(platform, persona);
    return { pushes: pushesTo(world, identity?.address ?? null) };
  });
}

import type { FastifyInstance } from 'fastify';
import { passNights } from '../../src/notifications/reminders.ts';
import { clearMails, findMails, markRead, readable, type ReadableMail } from '../../src/services/mail/mailbox.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { whenOf } from '../page-kit/clock-words.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { action, page, table } from '../page-kit/page.ts';
import { pageCall, sendPage, type PageCall } from '../page-kit/page-call.ts';
import { residentName } from '../residents/residents.ts';

/** A mail, text message or push message in the list. */
interface Message {
  readonly sentAt: number;
  readonly kind: string;
  readonly to: string;
  readonly words: Markup;
}

function mails({ world }: PageCall): readonly Message[] {
  return findMails(world).map(({ id, sent_at, to, subject, language, read }) => ({
    sentAt: sent_at,
    kind: 'mail',
    to,
    words: html`<a href="/_mock/mail/${id}" lang="${language}">${subject}</a>${read !== true && ' (new)'}`,
  }));
}

function textMessages({ world }: PageCall): readonly Message[] {
  return world
    .table('sms')
    .all()
    .map(({ sent_at, to, text, language }) => ({
      sentAt: sent_at,
      kind: 'SMS',
      to,
      words: html`<span lang="${language}">${text}</span>`,
    }));
}

function pushMessages({ world, platform }: PageCall): readonly Message[] {
  return world
    .table('pushes')
    .all()
    .map(({ sent_at, identity_address, title, text }) => ({
      sentAt: sent_at,
      kind: 'push',
      to: residentName(platform, world, identity_address),
      words: html`<span lang="nl"><b>${title}</b> ${text}</span>`,
    }));
}

function listPage(call: PageCall): Markup {
  passNights(call.world);
  const all = [...mails(call), ...textMessages(call), ...pushMessages(call)];
  const rows = all
    .toSorted((one, other) => other.sentAt - one.sentAt)
    .map(({ sentAt, kind, to, words }) => [words, to, kind, whenOf(sentAt, call.world.now())]);
  const isRefusing = call.world.settings.sms_refused;
  return page(call, {
    title: 'Mailbox',
    at: '/_mock/mail',
    lead: 'Everything that the platform sent: mail, text messages and push messages. Nothing leaves this machine.',
    main: html`<div class="row">
        ${action('mailbox-clear', 'Empty the mailbox')}
        ${action('sms-refuse', isRefusing ? 'Accept text messages again' : 'Refuse text messages', { refuse: isRefusing ? '' : 1 })}
      </div>
      ${rows.length === 0 ? html`<p>It is empty. Ask for a sign-in link in the shop.</p>` : table('Messages', ['Message', 'To', 'Kind', 'Sent'], rows)}`,
  });
}

function mailPage(call: PageCall, mail: ReadableMail): Markup {
  return page(call, {
    title: mail.subject,
    at: '/_mock/mail',
    lead: html`<a href="/_mock/mail">All messages</a>`,
    main: html`<dl>
        <dt>To</dt>
        <dd>${mail.to}</dd>
        <dt>From</dt>
        <dd>${mail.from.name}, ${mail.from.address}</dd>
        <dt>Sent</dt>
        <dd>${whenOf(mail.sent_at, call.world.now())}</dd>
        <dt>Kind</dt>
        <dd><code>${mail.kind}</code></dd>
      </dl>
      ${mail.links.map((link) => html`<p><a class="button go" href="${link}">Open the link in the shop</a></p>`)}
      <iframe
        title="The mail as the resident sees it"
        src="/_mock/mail/${mail.id}/letter"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <details>
        <summary>As plain text</summary>
        <pre lang="${mail.language}">${mail.text}</pre>
      </details>`,
  });
}

/** The HTML of the mail with a plain style sheet; its links open in the whole window. */
const letterOf = ({ html: letter }: ReadableMail): string =>
  letter.replace('<head>', '<head><base target="_top"><link rel="stylesheet" href="/_mock/assets/letter.css">');

const letterPolicy = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** The mailbox of this world and the mails in it. */
export function addMailboxPages(app: FastifyInstance, platform: MockPlatform): void {
  const mailIn = (call: PageCall): ReadableMail => {
    const mail = call.world.table('mails').get(Number(call.params['id']));
    if (!mail) throw consoleProblem(404, 'This mail is not there (any more).');
    return readable(platform.settings, mail);
  };
  app.get('/_mock/mail', async (request, reply) => sendPage(reply, platform, listPage(pageCall(platform, request))));
  app.get('/_mock/mail/:id', async (request, reply) => {
    const call = pageCall(platform, request);
    const mail = mailIn(call);
    markRead(call.world, mail);
    return sendPage(reply, platform, mailPage(call, mail));
  });
  app.get('/_mock/mail/:id/letter', async (request, reply) => {
    const mail = mailIn(pageCall(platform, request));
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': letterPolicy,
        'cache-control': 'no-store',
      })
      .send(letterOf(mail));
  });
}

/** What the buttons of the mailbox do. */
export const mailboxActions: { readonly [name: string]: (call: PageCall) => void } = {
  'mailbox-clear': ({ world }) => {
    clearMails(world);
    world.table('sms').clear();
    world.table('pushes').clear();
  },
  'sms-refuse': ({ world, body }) => world.configure({ sms_refused: body['refuse'] === '1' }),
};

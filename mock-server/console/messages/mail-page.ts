import type { FastifyInstance } from 'fastify';
import { because } from './because-part.ts';
import { causesOf } from './cause.ts';
import { longDayOf, timeOf } from '../clock/clock-words.ts';
import { action, framed } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked, pageCall, sendPage } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { MailRow } from '../../src/database/tables/outside.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { findMails, markRead, readable, unreadMails } from '../../src/services/mail/mailbox.ts';
import type { ReadableMail } from '../../src/services/mail/mailbox.ts';
import { behindEmail } from './messages-people.ts';
import { searched } from './messages-search.ts';
import { mailWords } from './messages-words.ts';
import { linkBar, mailAddress, mailBody, mailTabs } from './mail-views.ts';
import { newDot, personLine, postSearch, postTabs, sentMoment } from './messages-parts.ts';
import type { SearchWord } from './messages-parts.ts';
import { passNights } from '../../src/notifications/reminders.ts';

const searchWords: readonly SearchWord[] = [
  ['to:kees', 'the name or address of who gets it'],
  ['subject:link', 'the subject'],
  ['has:link', 'a button or link; has:picture for a QR code'],
  ['is:unread', 'not opened yet; is:read for the others'],
  ['from:zonnedorp', 'the name or address of who sends it'],
  ['kind:login_link', 'the kind of mail'],
  ['lang:en', 'the language: nl or en'],
];

function listOfMails(call: PageCall, mails: readonly MailRow[], open: MailRow): Markup {
  return html`<div class="mails">
    ${postSearch(call, { to: '/_mock/mail', label: 'Search mail', words: searchWords })}
    <ol class="lines">
      ${mails.map(
        (mail) =>
          html`<li>
            <a class="msg" href="${mailAddress(call, mail.id)}" ${mail.id === open.id && html`aria-current="page"`}>
              <span class="row between"
                ><span class="row tight clip"
                  >${mail.read !== true && newDot}<b class="clip" lang="${mail.language}">${mail.subject}</b></span
                >${sentMoment(call, mail.sent_at)}</span
              >
              <span class="row tight small">${personLine(behindEmail(call.platform, call.world, mail.to))}</span>
              <span class="clip small soft" lang="${mail.language}">${mail.text.split('\n')[0]}</span>
            </a>
          </li>`,
      )}
    </ol>
  </div>`;
}

function openMail(call: PageCall, mail: ReadableMail): Markup {
  const who = behindEmail(call.platform, call.world, mail.to);
  const file = `/_mock/api/mail/${mail.id}`;
  return html`<article class="letterbox" aria-label="${mail.subject}">
    <header class="pad stack-s">
      <div class="row between wrap">
        <h2 lang="${mail.language}">${mail.subject}</h2>
        <span class="row tight">
          <a class="btn s" href="${file}/raw">Raw</a>
          <a class="btn s" href="${file}/eml" download>${icon('down')}Download</a>
        </span>
      </div>
      <dl class="kv small">
        <dt>To</dt>
        <dd class="row tight wrap">
          ${personLine(who)}${who.name !== mail.to && html`, <span class="mono">${mail.to}</span>`}
        </dd>
        <dt>From</dt>
        <dd>${mail.from.name}, <span class="mono">${mail.from.address}</span></dd>
        <dt>Sent</dt>
        <dd class="mono">${longDayOf(mail.sent_at)}, ${timeOf(mail.sent_at)}</dd>
        <dt>Because</dt>
        <dd>${because(call, causesOf(call.world, 'mails').get(mail.id))}</dd>
        <dt>Kind</dt>
        <dd><code>${mail.kind}</code>, ${mail.language === 'nl' ? 'Dutch' : 'English'}</dd>
      </dl>
    </header>
    ${mailTabs(call, mail)} ${linkBar(call, mail)} ${mailBody(call, mail)}
  </article>`;
}

/** An empty box, or a search that finds nothing and can be changed. */
const nothingFound = (call: PageCall): Markup =>
  asked(call, 'q') === null
    ? html`<p class="card pad soft">The box is empty. Ask for a login link in the shop and look again.</p>`
    : html`<div class="card">
        ${postSearch(call, { to: '/_mock/mail', label: 'Search mail', words: searchWords })}
        <p class="pad soft">No mail has these words. <a href="/_mock/mail">Show all</a></p>
      </div>`;

const notThere = html`<p class="note warn spaced">
  ${icon('warn')}<span>This mail is not there (any more), or does not have these words.</span>
</p>`;

/** The mailbox of everybody in this world: newest first, one mail open. */
function mailPage(call: PageCall): Markup {
  const q = asked(call, 'q');
  const found = searched(findMails(call.world), q, mailWords(call.platform, call.world));
  const mails = found.map((mail) => readable(call.platform.settings, mail));
  const wanted = call.params['id'];
  const open = mails.find(({ id }) => String(id) === wanted) ?? mails[0];
  const isGone = wanted !== undefined && String(open?.id) !== wanted;
  return framed(call, {
    title: 'Mail',
    at: '/_mock/mail',
    lead: 'Nothing leaves this machine. Links open in the shop of this world.',
    sheets: ['messages.css'],
    acts: html`${unreadMails(call.world) > 0 && action(call, { to: 'mail-read', label: html`${icon('check')}Mark all as read` })}
    ${action(call, { to: 'mail-clear', label: html`${icon('trash')}Empty` })}`,
    main: html`${postTabs(call, '/_mock/mail')} ${isGone && notThere}
    ${
      open
        ? html`<div class="card mailgrid">${listOfMails(call, mails, open)} ${openMail(call, open)}</div>`
        : nothingFound(call)
    }`,
  });
}

/** The letter itself, with the mock platform's sheet and links that open in the whole window. */
const letterOf = (mail: MailRow): string =>
  mail.html.replace('<head>', '<head><base target="_top"><link rel="stylesheet" href="/_mock/assets/letter.css">');

/** The mailbox and the letters in it. */
export function addMailPages(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/mail', async (request, reply) => {
    const call = pageCall(platform, request);
    passNights(call.world);
    return sendPage(reply, platform, mailPage(call));
  });
  app.get<{ Params: { id: string } }>('/_mock/mail/:id', async (request, reply) => {
    const call = pageCall(platform, request);
    const opened = call.world.table('mails').get(Number(request.params.id));
    if (opened) markRead(call.world, opened);
    return sendPage(reply, platform, mailPage(call));
  });
  app.get<{ Params: { id: string } }>('/_mock/mail/:id/letter', async (request, reply) => {
    const mail = pageCall(platform, request).world.table('mails').get(Number(request.params.id));
    if (!mail) return reply.code(404).send({ message: 'Not found.' });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
        'cache-control': 'no-store',
      })
      .send(letterOf(readable(platform.settings, mail)));
  });
}

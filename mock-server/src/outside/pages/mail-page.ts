import type { FastifyInstance } from 'fastify';
import { because } from '../../console/pages/because-part.ts';
import { longDayOf, timeOf, whenOf } from '../../console/pages/clock-words.ts';
import { face } from '../../console/pages/face.ts';
import { deed, framed } from '../../console/pages/frame.ts';
import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import { icon } from '../../console/pages/icons.ts';
import { asked, pageCall, sendPage } from '../../console/pages/page-call.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import { searchForm } from '../../console/pages/search-part.ts';
import type { MailRow } from '../../store/table-outside.ts';
import type { Twin } from '../../twin.ts';
import { findMails, markRead, readable, unreadMails, unreadSms } from '../mailbox.ts';
import type { ReadableMail } from '../mailbox.ts';
import { linkBar, mailAddress, mailBody, mailTabs } from './mail-views.ts';
import { passNights } from '../../store/reminders.ts';

/** The name on an envelope: the resident behind the address, else the address. */
function receiver(call: PageCall, mail: MailRow): { readonly key: string; readonly name: string } {
  const address = call.world.table('emails').first('email', mail.to)?.identity_address;
  const persona =
    address === undefined ? null : (call.world.table('identities').first('address', address)?.persona ?? null);
  const known = persona === null ? undefined : call.twin.catalogue.personas.get(persona);
  return known && persona !== null ? { key: persona, name: known.full_name } : { key: mail.to, name: mail.to };
}

function listOfMails(call: PageCall, mails: readonly MailRow[], open: MailRow): Markup {
  const now = call.world.now();
  const q = asked(call, 'q');
  return html`<div class="mails">
    ${searchForm({ to: '/_mock/mail', label: 'Search mail', hint: 'who, subject or words', look: 'pad-s', q })}
    <ol class="lines">
      ${mails.map((mail) => {
        const who = receiver(call, mail);
        return html`<li>
          <a class="msg" href="${mailAddress(call, mail.id)}" ${mail.id === open.id && html`aria-current="page"`}>
            <span class="row between"
              ><span class="row tight clip"
                >${mail.read !== true && html`<span class="unread"><span class="vh">New: </span></span>`}<b
                  class="clip"
                  lang="${mail.language}"
                  >${mail.subject}</b
                ></span
              ><span class="mono tiny soft nowrap">${whenOf(mail.sent_at, now)}</span></span
            >
            <span class="row tight small">${face(who.key, 's')}${who.name}</span>
            <span class="clip small soft" lang="${mail.language}">${mail.text.split('\n')[0]}</span>
          </a>
        </li>`;
      })}
    </ol>
  </div>`;
}

function openMail(call: PageCall, mail: ReadableMail): Markup {
  const who = receiver(call, mail);
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
          ${face(who.key, 's')}${who.name}${who.name !== mail.to && html`, <span class="mono">${mail.to}</span>`}
        </dd>
        <dt>From</dt>
        <dd>${mail.from.name}, <span class="mono">${mail.from.address}</span></dd>
        <dt>Sent</dt>
        <dd class="mono">${longDayOf(mail.sent_at)}, ${timeOf(mail.sent_at)}</dd>
        <dt>Because</dt>
        <dd>${because(call, 'mails', mail.id)}</dd>
        <dt>Kind</dt>
        <dd><code>${mail.kind}</code>, ${mail.language === 'nl' ? 'Dutch' : 'English'}</dd>
      </dl>
    </header>
    ${mailTabs(call, mail)} ${linkBar(call, mail)} ${mailBody(call, mail)}
  </article>`;
}

const news = (unread: number): Markup | false => unread > 0 && html` <span class="small">${unread} new</span>`;

/** The tabs of mail and text messages. */
export const postTabs = (call: PageCall, at: '/_mock/mail' | '/_mock/sms'): Markup =>
  html`<nav class="tabs" aria-label="Post">
    <a href="/_mock/mail" ${at === '/_mock/mail' && html`aria-current="page"`}
      >${icon('mail')}Mail <span class="n">${call.world.table('mails').size}</span>${news(unreadMails(call.world))}</a
    >
    <a href="/_mock/sms" ${at === '/_mock/sms' && html`aria-current="page"`}
      >${icon('chat')}SMS <span class="n">${call.world.table('sms').size}</span>${news(unreadSms(call.world))}</a
    >
  </nav>`;

const notThere = html`<p class="note warn spaced">
  ${icon('warn')}<span>This mail is not there (any more), or does not have these words.</span>
</p>`;

/** The mailbox of everybody in this world: newest first, one mail open. */
export function mailPage(call: PageCall): Markup {
  const q = asked(call, 'q');
  const mails = findMails(call.world, { words: q }).map((mail) => readable(call.twin.settings, mail));
  const wanted = call.params['id'];
  const open = mails.find(({ id }) => String(id) === wanted) ?? mails[0];
  const isGone = wanted !== undefined && String(open?.id) !== wanted;
  return framed(call, {
    title: 'Mail',
    at: '/_mock/mail',
    lead: 'Nothing leaves this machine. Links open in the shop of this world.',
    sheets: ['post.css'],
    acts: html`${unreadMails(call.world) > 0 && deed(call, { to: 'mail-read', label: html`${icon('check')}Mark all as read` })}
    ${deed(call, { to: 'mail-clear', label: html`${icon('trash')}Empty` })}`,
    main: html`${postTabs(call, '/_mock/mail')} ${isGone && notThere}
    ${
      open
        ? html`<div class="card mailgrid">${listOfMails(call, mails, open)} ${openMail(call, open)}</div>`
        : html`<p class="card pad soft">
            ${
              q === null
                ? 'The box is empty. Ask for a login link in the shop and look again.'
                : html`No mail has these words. <a href="/_mock/mail">Show all</a>`
            }
          </p>`
    }`,
  });
}

/** The letter itself, with the twin's sheet and links that open in the whole window. */
const letterOf = (mail: MailRow): string =>
  mail.html.replace('<head>', '<head><base target="_top"><link rel="stylesheet" href="/_mock/assets/letter.css">');

/** The mailbox and the letters in it. */
export function addMailPages(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/mail', async (request, reply) => {
    const call = pageCall(twin, request);
    passNights(call.world);
    return sendPage(reply, twin, mailPage(call));
  });
  app.get<{ Params: { id: string } }>('/_mock/mail/:id', async (request, reply) => {
    const call = pageCall(twin, request);
    const opened = call.world.table('mails').get(Number(request.params.id));
    if (opened) markRead(call.world, opened);
    return sendPage(reply, twin, mailPage(call));
  });
  app.get<{ Params: { id: string } }>('/_mock/mail/:id/letter', async (request, reply) => {
    const mail = pageCall(twin, request).world.table('mails').get(Number(request.params.id));
    if (!mail) return reply.code(404).send({ message: 'Not found.' });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
        'cache-control': 'no-store',
      })
      .send(letterOf(readable(twin.settings, mail)));
  });
}

import { causesOf } from './cause.ts';
import type { Cause } from './cause.ts';
import { because } from './because-part.ts';
import { action, framed } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { limitLine } from '../faults/limits-part.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { limits } from '../../src/domain/throttle/limits.ts';
import type { SmsRow } from '../../src/database/tables/outside.ts';
import { unreadSms } from '../../src/services/mail/mailbox.ts';
import { findSms } from './messages-words.ts';
import { newDot, postSearch, postTabs, sentMoment } from './messages-parts.ts';
import type { SearchWord } from './messages-parts.ts';

/** The text with its addresses as links, as a phone shows them. */
export const withLinks = (text: string): Markup =>
  html`${text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;

const line = (call: PageCall, { to, text, language, sent_at, read }: SmsRow, cause: Cause | undefined): Markup =>
  html`<li class="pad">
    <p class="row between">
      <span class="row tight">${read !== true && newDot}<b class="mono">${to}</b></span
      >${sentMoment(call, sent_at)}
    </p>
    <p class="sms" lang="${language ?? 'nl'}">${withLinks(text)}</p>
    <p class="soft small">Because: ${because(call, cause)}</p>
  </li>`;

function found(call: PageCall): Markup {
  const q = asked(call, 'q');
  const messages = findSms(call.world, q);
  if (messages.length > 0) {
    const causes = causesOf(call.world, 'sms');
    return html`<ol class="lines">
      ${messages.map((sms) => line(call, sms, causes.get(sms.id)))}
    </ol>`;
  }
  return html`<p class="pad soft">
    ${
      q === null
        ? 'No message yet. Ask for the app link on the shop’s page about the app.'
        : html`No message has these words. <a href="/_mock/sms">Show all</a>`
    }
  </p>`;
}

/** The sending service refuses every number, or sends again; the shop gets a 422 on the number. */
function refusal(call: PageCall): Markup {
  const refused = call.world.settings.sms_refused;
  const label = refused ? html`${icon('check')}Send again` : html`${icon('bolt')}Refuse from now`;
  return action(call, { to: 'sms-refuse', values: { refused: refused ? '' : '1' }, label });
}

const refusedNote = html`<p class="note warn spaced">
  ${icon('bolt')}<span>Every text message is refused: the shop gets a 422 on the number.</span>
</p>`;

const searchWords: readonly SearchWord[] = [
  ['to:1234', 'a part of the number'],
  ['has:link', 'an address to open'],
  ['is:unread', 'not marked as read yet; is:read for the others'],
  ['lang:en', 'the language: nl or en'],
];

/** What decides whether a message is sent: the limit of the platform and the sending service. */
const sending = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-sending">
    <header><h2 id="h-sending">Sending</h2></header>
    <ul class="lines">
      ${limitLine(call, limits.sms)}
    </ul>
    <div class="pad-s divided stack-s">
      <p class="soft small">Refusing gives the shop a 422 on the number; a limit that is used up gives a 429.</p>
      <div class="row wrap">
        ${refusal(call)} <a class="btn" href="/_mock/phone?plek=meldingen">${icon('phone')}See on the phone</a>
      </div>
    </div>
  </section>`;

/** Text messages of this world, newest first. */
export function smsPage(call: PageCall): Markup {
  return framed(call, {
    title: 'SMS',
    at: '/_mock/sms',
    lead: 'Text messages that the platform sent. Nothing leaves this machine.',
    sheets: ['messages.css'],
    acts: html`${unreadSms(call.world) > 0 && action(call, { to: 'sms-read', label: html`${icon('check')}Mark all as read` })}
    ${action(call, { to: 'sms-clear', label: html`${icon('trash')}Empty` })}`,
    main: html`${postTabs(call, '/_mock/sms')} ${call.world.settings.sms_refused && refusedNote}
      <div class="postgrid">
        <div class="card">
          ${postSearch(call, { to: '/_mock/sms', label: 'Search text messages', words: searchWords })} ${found(call)}
        </div>
        ${sending(call)}
      </div>`,
  });
}

import { because } from '../../console/pages/because-part.ts';
import { whenOf } from '../../console/pages/clock-words.ts';
import { deed, framed } from '../../console/pages/frame.ts';
import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import { icon } from '../../console/pages/icons.ts';
import { asked } from '../../console/pages/page-call.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import { searchForm } from '../../console/pages/search-part.ts';
import type { SmsRow } from '../../store/table-outside.ts';
import { findSms, unreadSms } from '../mailbox.ts';
import { postTabs } from './mail-page.ts';

/** The text with its addresses as links, as a phone shows them. */
export const withLinks = (text: string): Markup =>
  html`${text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;

const line = (call: PageCall, { id, to, text, language, sent_at, read }: SmsRow): Markup =>
  html`<li class="pad">
    <p class="row between">
      <span class="row tight"
        >${read !== true && html`<span class="unread"><span class="vh">New: </span></span>`}<b class="mono"
          >${to}</b
        ></span
      ><span class="mono tiny soft">${whenOf(sent_at, call.world.now())}</span>
    </p>
    <p class="sms" lang="${language ?? 'nl'}">${withLinks(text)}</p>
    <p class="soft small">Because: ${because(call, 'sms', id)}</p>
  </li>`;

function found(call: PageCall, q: string | null): Markup {
  const messages = findSms(call.world, q);
  if (messages.length > 0) {
    return html`<ol class="lines">
      ${messages.map((sms) => line(call, sms))}
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
  return deed(call, { to: 'sms-refuse', values: { refused: refused ? '' : '1' }, label });
}

const refusedNote = html`<p class="note warn spaced">
  ${icon('bolt')}<span>Every text message is refused: the shop gets a 422 on the number.</span>
</p>`;

/** Text messages of this world, newest first. */
export function smsPage(call: PageCall): Markup {
  const q = asked(call, 'q');
  return framed(call, {
    title: 'SMS',
    at: '/_mock/sms',
    lead: 'Text messages that the platform sent. Nothing leaves this machine.',
    sheets: ['post.css'],
    acts: html`${unreadSms(call.world) > 0 && deed(call, { to: 'sms-read', label: html`${icon('check')}Mark all as read` })}
    ${refusal(call)} ${deed(call, { to: 'sms-clear', label: html`${icon('trash')}Empty` })}`,
    main: html`${postTabs(call, '/_mock/sms')} ${call.world.settings.sms_refused && refusedNote}
      <div class="card">
        ${searchForm({ to: '/_mock/sms', label: 'Search text messages', hint: 'number or words', look: 'pad-s', q })}
        ${found(call, q)}
      </div>`,
  });
}

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

const line = (call: PageCall, { to, text, sent_at, read }: SmsRow): Markup =>
  html`<li class="pad">
    <p class="row between">
      <span class="row tight"
        >${read !== true && html`<span class="unread"><span class="vh">New: </span></span>`}<b class="mono"
          >${to}</b
        ></span
      ><span class="mono tiny soft">${whenOf(sent_at, call.world.now())}</span>
    </p>
    <p class="sms" lang="nl">${text}</p>
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

/** Text messages of this world, newest first. */
export function smsPage(call: PageCall): Markup {
  const q = asked(call, 'q');
  return framed(call, {
    title: 'SMS',
    at: '/_mock/sms',
    lead: 'Text messages that the platform sent. Nothing leaves this machine.',
    sheets: ['post.css'],
    acts: html`${unreadSms(call.world) > 0 && deed(call, { to: 'sms-read', label: html`${icon('check')}Mark all as read` })}
    ${deed(call, { to: 'sms-clear', label: html`${icon('trash')}Empty` })}`,
    main: html`${postTabs(call, '/_mock/sms')}
      <div class="card">
        ${searchForm({ to: '/_mock/sms', label: 'Search text messages', hint: 'number or words', look: 'pad-s', q })}
        ${found(call, q)}
      </div>`,
  });
}

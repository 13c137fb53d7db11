import { whenOf } from '../../console/pages/clock-words.ts';
import { framed } from '../../console/pages/frame.ts';
import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import { allSms } from '../sms.ts';
import { postTabs } from './mail-page.ts';

/** Text messages of this world, newest first. */
export function smsPage(call: PageCall): Markup {
  const messages = allSms(call.world);
  return framed(call, {
    title: 'SMS',
    at: '/_mock/sms',
    lead: 'Text messages that the platform sent. Nothing leaves this machine.',
    main: html`${postTabs(call, '/_mock/sms')}
    ${
      messages.length === 0
        ? html`<p class="card pad soft">No message yet. Ask for the app link on the shop’s page about the app.</p>`
        : html`<ol class="card lines">
            ${messages.map(
              ({ to, text, sent_at }) =>
                html`<li class="pad">
                  <p class="row between">
                    <b class="mono">${to}</b><span class="mono tiny soft">${whenOf(sent_at, call.world.now())}</span>
                  </p>
                  <p class="sms" lang="nl">${text}</p>
                </li>`,
            )}
          </ol>`
    }`,
  });
}

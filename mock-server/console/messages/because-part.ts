import type { Cause } from './cause.ts';
import { timeOf, whenOf } from '../clock/clock-words.ts';
import { shortName } from '../requests/action-rows.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { shortUrl } from '../requests/requests-part.ts';

/** `at 14:05:31` on the same day, `on 17 Nov, 14:05` before. */
function momentWords({ world }: PageCall, at: number): Markup {
  const words = whenOf(at, world.now());
  return html`${words === timeOf(at) ? 'at' : 'on'} <span class="mono tiny">${words}</span>`;
}

/** Why a row is there, see `causesOf`: the request or the action that made it and its moment, with the way back to it. */
export function because(call: PageCall, cause: Cause | undefined): Markup {
  if (!cause) return html`<span class="soft">it was there when the world began</span>`;
  const moment = momentWords(call, cause.at);
  if ('request' in cause) {
    return html`request <a href="/_mock/requests?n=${cause.request}">${cause.request}</a>
      <span class="mono tiny">${cause.method} ${shortUrl(cause.url)}</span> ${moment}`;
  }
  return html`${cause.action === null ? 'a action outside the console' : html`by hand: <b>${shortName(cause.action)}</b>`}
  ${moment}`;
}

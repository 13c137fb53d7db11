import { attemptsIn, limits, secondsLeft } from '../../src/domain/throttle/limits.ts';
import type { Limit } from '../../src/domain/throttle/limits.ts';
import { second } from '../../src/clock/calendar.ts';
import { lengthOf } from '../clock/clock-words.ts';
import { action } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';

type LimitKey = (typeof limits)[keyof typeof limits]['key'];

/** What each limit guards. */
const guarded: { readonly [key in LimitKey]: string } = {
  auth: 'Sign-in',
  auth_code: 'Code of the app',
  email: 'E-mail addresses',
  fund_check: 'Check of a fund',
  redeem: 'Redeem a code',
  physical_cards: 'Link a card',
  physical_card_requests: 'Order a card',
  share_app_sms: 'Text message',
};

const windowWords = ({ attempts, decayMinutes }: Limit): string =>
  `${attempts} in ${decayMinutes < 60 ? `${decayMinutes} min` : `${decayMinutes / 60} h`}`;

/** The fullest window that counts now; one that is over counts for nothing. */
function stateOf(call: PageCall, limit: Limit): { readonly used: number; readonly left: number } {
  const now = call.world.now();
  const windows = call.world.table('throttles').where('key', limit.key);
  const states = windows.map((window) => ({
    used: attemptsIn(window, limit, now),
    left: secondsLeft(window, limit, now),
  }));
  return states.toSorted((one, other) => other.used - one.used)[0] ?? { used: 0, left: 0 };
}

/** One limit with what is used of it, to use up or to clear. */
export function limitLine(call: PageCall, limit: (typeof limits)[keyof typeof limits]): Markup {
  const { used, left } = stateOf(call, limit);
  const full = used >= limit.attempts;
  return html`<li class="pad-s stack-s">
    <p class="row between">
      <b>${guarded[limit.key]}</b>
      <span class="num nowrap"
        >${full && html`<span class="tag warn">used up</span> `}${used} of ${limit.attempts}</span
      >
    </p>
    <meter
      class="limit"
      min="0"
      max="${limit.attempts}"
      optimum="0"
      high="${limit.attempts - 1}"
      value="${used}"
      aria-label="Attempts of ${guarded[limit.key]}"
    ></meter>
    <div class="row between">
      <span class="num soft small"
        >${used > 0 ? `free in ${lengthOf(left * second)}` : windowWords(limit)}<br /><code class="tiny"
          >${limit.key}</code
        ></span
      >
      ${action(call, { to: full ? 'limit-clear' : 'limit-use-up', values: { key: limit.key }, look: 's', label: html`${full ? 'Clear' : 'Use up'}<span class="vh"> ${guarded[limit.key]}</span>` })}
    </div>
  </li>`;
}

/** The limits of the platform with what is used of each, to use up or to clear. */
export const limitsCard = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-limits">
    <header><h2 id="h-limits">Limits now</h2></header>
    <ul class="lines">
      ${Object.values(limits).map((limit) => limitLine(call, limit))}
    </ul>
  </section>`;

import { causesOf } from './cause.ts';
import type { Cause } from './cause.ts';
import { because } from './because-part.ts';
import { backTo, action, framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { residentOf } from '../residents/residents.ts';
import type { PushRow } from '../../src/database/tables/outside.ts';
import { behindAccount } from './messages-people.ts';
import { searched } from './messages-search.ts';
import { pushWords } from './messages-words.ts';
import { pushesTo, unreadPushes } from '../../src/notifications/push.ts';
import { newDot, personLine, postSearch, postTabs, sentMoment } from './messages-parts.ts';
import type { SearchWord } from './messages-parts.ts';

function line(call: PageCall, push: PushRow, cause: Cause | undefined): Markup {
  const who = behindAccount(call.platform, call.world, push.identity_address);
  return html`<li class="pad stack-s">
    <p class="row between">
      <span class="row tight">${!push.read && newDot}<b>${push.title}</b></span
      >${sentMoment(call, push.sent_at)}
    </p>
    ${push.text !== '' && html`<p>${push.text}</p>`}
    <dl class="kv small">
      <dt>To</dt>
      <dd class="row tight wrap">
        ${who ? personLine(who) : html`<span class="mono">${push.identity_address}</span>`}
        ${
          who &&
          html`<a href="${addressOf('/_mock/phone', { as: who.key, plek: 'meldingen' })}"
            >See on the phone<span class="vh"> of ${who.name}</span></a
          >`
        }
      </dd>
      <dt>Key</dt>
      <dd><code>${push.key}</code></dd>
      <dt>Because</dt>
      <dd>${because(call, cause)}</dd>
    </dl>
  </li>`;
}

function found(call: PageCall): Markup {
  const q = asked(call, 'q');
  const pushes = searched(pushesTo(call.world, null), q, pushWords(call.platform, call.world));
  if (pushes.length > 0) {
    const causes = causesOf(call.world, 'pushes');
    return html`<ol class="lines">
      ${pushes.map((push) => line(call, push, causes.get(push.id)))}
    </ol>`;
  }
  return html`<p class="pad soft">
    ${
      q === null
        ? 'Nothing was pushed yet. A payment with a voucher or a new voucher brings a push.'
        : html`No push has these words. <a href="/_mock/push">Show all</a>`
    }
  </p>`;
}

const searchWords: readonly SearchWord[] = [
  ['to:kees', 'the name of the resident'],
  ['key:voucher.transaction', 'the preference that switches it off'],
  ['is:unread', 'not seen on the phone yet; is:read for the others'],
  ['title:betaling', 'the title'],
];

/** A push of one's own to any resident. */
const byHand = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-byhand">
    <header><h2 id="h-byhand">Send a push</h2></header>
    <form class="pad stack-s" method="post" action="/_mock/do/push">
      ${backTo(call)}
      <label class="field"
        ><span>To</span
        ><select class="in" name="as">
          ${[...call.platform.catalogue.personas]
            .filter(([key]) => residentOf(call.world, key))
            .map(([key, { full_name }]) => html`<option value="${key}">${full_name}</option>`)}
        </select></label
      >
      <label class="field"><span>Title</span><input class="in" name="title" required value="Nieuw tegoed" /></label>
      <label class="field"><span>Text</span><input class="in" name="text" /></label>
      <button class="btn">${icon('send')}Send</button>
    </form>
    <p class="pad-s divided soft small">
      The platform pushes a new voucher (<code>voucher.assigned</code>) and a payment
      (<code>voucher.transaction</code>), unless the resident switched that key off.
    </p>
  </section>`;

/** Everything that was pushed to the phones of this world, newest first. */
export const pushPage = (call: PageCall): Markup =>
  framed(call, {
    title: 'Push',
    at: '/_mock/push',
    lead: 'Messages that the platform pushed to the app. Nothing leaves this machine.',
    sheets: ['messages.css'],
    acts: html`${unreadPushes(call.world, null) > 0 && action(call, { to: 'pushes-read', label: html`${icon('check')}Mark all as read` })}
    ${action(call, { to: 'pushes-clear', label: html`${icon('trash')}Empty` })}`,
    main: html`${postTabs(call, '/_mock/push')}
      <div class="postgrid">
        <div class="card">
          ${postSearch(call, { to: '/_mock/push', label: 'Search pushes', words: searchWords })} ${found(call)}
        </div>
        ${byHand(call)}
      </div>`,
  });

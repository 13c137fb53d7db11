import { dayOf } from '../../src/clock/calendar.ts';
import { timeOf, whenOf } from '../clock/clock-words.ts';
import { backTo, action } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { PushRow } from '../../src/database/tables/outside.ts';
import { dayLocale } from '../../src/wire/format.ts';
import { findSms } from '../messages/messages-words.ts';
import { pushesTo } from '../../src/notifications/push.ts';
import { withLinks } from '../messages/sms-page.ts';
import type { Holder } from './phone-place.ts';

/** `14:05 uur`, and on another day the day. */
function dutchWhen(at: number, now: number): string {
  const [day, today] = [dayOf(at), dayOf(now)];
  return day === today ? `${timeOf(at).slice(0, 5)} uur` : dayLocale(day, 'nl');
}

const pushCard = (call: PageCall, { key, title, text, sent_at, read }: PushRow): Markup =>
  html`<li class="acard pushed">
    <p class="row tight">
      ${!read && html`<span class="unread"><span class="vh">Nieuw: </span></span>`}<b class="grow">${title}</b>
      <span class="soft tiny num nowrap">${dutchWhen(sent_at, call.world.now())}</span>
    </p>
    ${text !== '' && html`<p>${text}</p>`}
    <p class="soft tiny"><code>${key}</code></p>
  </li>`;

/** What was pushed to this phone, and the text messages that came in. */
export function messagesScreen(call: PageCall, holder: Holder): Markup {
  const pushes = pushesTo(call.world, holder.identity.address);
  const texts = findSms(call.world, null);
  return html`<h2>Meldingen</h2>
    ${pushes.length + texts.length === 0 && html`<p class="acard soft">Er zijn geen berichten.</p>`}
    <ul class="stack-s">
      ${pushes.map((row) => pushCard(call, row))}
    </ul>
    <ul class="stack-s">
      ${texts.map(
        ({ to, text, sent_at }) =>
          html`<li>
            <p class="soft tiny num">${dutchWhen(sent_at, call.world.now())}, aan ${to}</p>
            <p class="sms">${withLinks(text)}</p>
          </li>`,
      )}
    </ul>
    ${pushes.length + texts.length > 0 && html`<p class="soft small">Meer is er niet. Een reservering geeft geen pushbericht.</p>`}`;
}

const pushLine = (call: PageCall, { key, title, sent_at, read }: PushRow): Markup =>
  html`<li class="row pad-s small">
    ${icon('bell')}
    <span class="grow clip"
      >${!read && html`<span class="vh">New: </span>`}<code>${key}</code>
      <span lang="nl">${read ? title : html`<b>${title}</b>`}</span></span
    >
    <span class="mono tiny soft nowrap">${whenOf(sent_at, call.world.now())}</span>
  </li>`;

/** What was sent to this phone, and a message of one's own. */
export function sentToPhone(call: PageCall, holder: Holder): Markup {
  const pushes = pushesTo(call.world, holder.identity.address);
  return html`<section class="card" aria-labelledby="h-sent">
    <header>
      <h2 id="h-sent">Sent to this phone</h2>
      <a class="push" href="/_mock/sms">All SMS</a>
    </header>
    ${pushes.length === 0 && html`<p class="pad soft">Nothing was pushed to this phone yet.</p>`}
    <ul class="lines">
      ${pushes.slice(0, 6).map((row) => pushLine(call, row))}
      ${findSms(call.world, null)
        .slice(0, 3)
        .map(
          ({ to, text }) => html`<li class="pad-s small">${icon('chat')} <b class="mono">${to}</b><br />${text}</li>`,
        )}
    </ul>
    <details class="pad divided">
      <summary>Send a push…</summary>
      <form class="stack-s" method="post" action="/_mock/do/push">
        ${backTo(call)}<input type="hidden" name="as" value="${holder.key}" />
        <label class="field"><span>Title</span><input class="in" name="title" required value="Nieuw tegoed" /></label>
        <label class="field"><span>Text</span><input class="in" name="text" /></label>
        <button class="btn s">${icon('send')}Send</button>
      </form>
    </details>
    ${pushes.length > 0 && html`<div class="pad">${action(call, { to: 'pushes-clear', look: 's', label: html`${icon('trash')}Empty all phones` })}</div>`}
  </section>`;
}

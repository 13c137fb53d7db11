import { shortDayOf, timeOf, whenOf } from '../clock/clock-words.ts';
import { face } from '../page-kit/face.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { residentOf } from '../residents/residents.ts';
import { appSignInOf } from '../../src/services/phone/app-sign-in.ts';
import { unreadPushes } from '../../src/notifications/push.ts';
import type { Holder } from './phone-place.ts';

/** Everybody with an account in this world: who can hold the phone. */
export const holdersIn = (call: PageCall): readonly Holder[] =>
  [...call.platform.catalogue.personas].flatMap(([key, persona]) => {
    const identity = residentOf(call.world, key);
    return identity ? [{ key, persona, identity }] : [];
  });

/** The one who holds the phone: the one asked for, else the first with an account; null in an empty world. */
export function holderOf(call: PageCall, wanted: string | null): Holder | null {
  const all = holdersIn(call);
  return all.find(({ key }) => key === (wanted ?? 'samira')) ?? all[0] ?? null;
}

/** Behind the name of somebody on whose phone there is something new. */
function newsFor(call: PageCall, { identity }: Holder): string {
  const unread = unreadPushes(call.world, identity.address);
  return unread > 0 ? `, ${unread} new` : '';
}

/** Since when the app is signed in, and until when its token works if nobody touches it. */
function appSignIn(call: PageCall, { identity }: Holder): Markup {
  const signIn = appSignInOf(call.world, identity.address);
  if (!signIn) {
    return html`The app is not signed in. It is once you show a code (Wie ben ik) and type it in the shop, or try
    something odd.`;
  }
  const { since, until } = signIn;
  return html`App signed in since ${whenOf(since, call.world.now())}. If nobody uses it any more, its token is good
  until ${shortDayOf(until)}, ${timeOf(until).slice(0, 5)}.`;
}

/** Who holds the phone, and a way to give it to somebody else. */
export const whoHolds = (call: PageCall, holder: Holder): Markup =>
  html`<section class="card" aria-labelledby="h-holder">
    <header><h2 id="h-holder">Who holds it</h2></header>
    <div class="pad stack-s">
      <p class="row">
        ${face(holder.key)}<span
          ><b>${holder.persona.full_name}</b><br /><span class="soft small">${holder.persona.sentence}</span></span
        >
      </p>
      <p class="soft small">${appSignIn(call, holder)}</p>
      <form class="row bottom" action="/_mock/phone">
        <label class="field grow"
          ><span>Somebody else</span>
          <select class="in" name="as" data-submit>
            ${holdersIn(call).map((one) => html`<option value="${one.key}" ${one.key === holder.key && html`selected`}>${one.persona.full_name}${newsFor(call, one)}</option>`)}
          </select>
        </label>
        <button class="btn">Change</button>
      </form>
    </div>
  </section>`;

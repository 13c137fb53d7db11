import { timeOf } from '../clock/clock-words.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { proxyWith } from '../../src/domain/identity/proxies.ts';
import { waitingSignIns } from '../../src/services/phone/phone.ts';
import { phoneAt, saying } from './phone-place.ts';
import type { Holder } from './phone-place.ts';

/** Digits of a code. */
export const codeLength = 6;

const erase = 'wis';

/** What stands in the boxes after a key of the keypad was pressed; a digit after a whole code begins a new one. */
export function pressed(typed: string, key: string | null): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, codeLength);
  if (key === null) return digits;
  if (key === erase) return digits.slice(0, -1);
  return (digits.length === codeLength ? '' : digits) + key.replaceAll(/\D/g, '').slice(0, 1);
}

/** The digits that were typed so far, with the key of the keypad that was pressed last. */
export const typedIn = (call: PageCall): string => pressed(asked(call, 'code') ?? '', asked(call, 'key'));

const key = (digit: string): Markup => html`<button class="akey" name="key" value="${digit}">${digit}</button>`;

const keypad = html`<div class="keypad" role="group" aria-label="Cijfers">
  ${['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(key)}<span></span>${key('0')}
  <button class="akey" name="key" value="${erase}">
    ${icon('back')}<span class="vh">Wis het laatste cijfer</span>
  </button>
</div>`;

/** Until when the code works that a shop shows now; nothing when none does. */
function until(call: PageCall): Markup | false {
  const waiting = waitingSignIns(call.world).find(({ type }) => type === 'pin_code');
  return (
    waiting !== undefined &&
    html`<p class="soft small">
      De code werkt tot <span class="num">${timeOf(waiting.exchange_until).slice(0, 5)}</span> uur.
    </p>`
  );
}

/** Type the six digits that the shop shows; `problem` says why they are refused. */
export function codeScreen(call: PageCall, holder: Holder, problem: string | null): Markup {
  const typed = typedIn(call);
  return html`<h2>Typ de code van de website</h2>
    <form class="stack-s" action="/_mock/phone" data-code>
      <input type="hidden" name="as" value="${holder.key}" /><input type="hidden" name="plek" value="code" />
      <div class="boxes">
        ${Array.from({ length: codeLength }, () => html`<span></span>`)}
        <input
          name="code"
          aria-label="Code van zes cijfers"
          value="${typed}"
          inputmode="numeric"
          maxlength="${codeLength}"
          autocomplete="off"
          ${problem !== null && html`aria-invalid="true"`}
        />
      </div>
      ${saying(problem) || until(call)}
      <button class="abtn alt">Verder</button>
      ${keypad}
    </form>`;
}

const boxes = (code: string): Markup =>
  html`<p class="digits" aria-label="${code.split('').join(' ')}">
    ${code.split('').map((digit) => html`<span aria-hidden="true">${digit}</span>`)}
  </p>`;

/** How long a code still works, in Dutch. */
function stillWorks(left: number): string {
  const seconds = Math.round(left / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

function codeState(call: PageCall, code: string): Markup {
  const proxy = proxyWith(call.world, 'pin_code', code);
  if (proxy?.state === 'active') return html`De webwinkel heeft de code goedgekeurd: de app is ingelogd.`;
  const left = (proxy?.exchange_until ?? 0) - call.world.now();
  if (!proxy || left < 0 || proxy.state !== 'pending') return html`Deze code werkt niet meer.`;
  return html`De code werkt nog <b class="num">${stillWorks(left)}</b>. De code is nog niet gebruikt.`;
}

/** The other way round: the app shows a code, and the shop signs the app in. */
export const showScreen = (call: PageCall, holder: Holder): Markup => {
  const code = asked(call, 'code');
  return html`<h2>Typ deze code in de webwinkel</h2>
    ${
      code === null
        ? html`<p class="soft">U heeft nog geen code.</p>`
        : html`${boxes(code)}
            <p class="soft small" role="status">${codeState(call, code)}</p>
            <a class="small" href="${phoneAt(holder, 'toon', { code })}">Kijk of het al gelukt is</a>`
    }
    <div class="acard">
      <p><b>Waar?</b></p>
      <p class="soft small">In de webwinkel, bij <em>De app</em>.</p>
    </div>
    <form class="bottom-of-screen" method="post" action="/_mock/phone/code">
      <input type="hidden" name="as" value="${holder.key}" />
      <button class="abtn ${code !== null && 'alt'}">${code === null ? 'Toon een code' : 'Andere code'}</button>
    </form>`;
};

import { minute } from '../../src/clock/calendar.ts';
import { timeOf } from '../clock/clock-words.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { ProxyRow } from '../../src/database/tables/people.ts';
import { deviceOf } from '../../src/wire/device.ts';
import { waitingSignIns } from '../../src/services/phone/phone.ts';
import { qrPicture } from '../../src/services/phone/qr-picture.ts';
import { askingOf } from '../../src/services/phone/waiting-for-phone.ts';
import type { Asking } from '../../src/services/phone/waiting-for-phone.ts';
import { phoneAt } from './phone-place.ts';
import type { Holder } from './phone-place.ts';

/** What the QR code of a sign-in shows. */
export const qrOf = ({ exchange_token }: ProxyRow): string =>
  qrPicture(JSON.stringify({ type: 'auth_token', value: exchange_token }));

const minutesAgo = (call: PageCall, proxy: ProxyRow): string => {
  const minutes = Math.floor((call.world.now() - proxy.created_at) / minute);
  if (minutes < 1) return 'zojuist';
  return minutes === 1 ? '1 minuut geleden' : `${minutes} minuten geleden`;
};

/** `Firefox op Linux`; null when the browser did not say. */
function deviceWords({ from }: Asking): string | null {
  const agent = from?.sent.headers['user-agent'];
  const device = typeof agent === 'string' ? deviceOf(agent) : null;
  return device && [device.browser.name, device.os.name].filter((name) => name !== null).join(' op ');
}

const shopWords = ({ shop }: Asking): string => (shop === null ? 'Webwinkel' : `Webwinkel ${shop}`);

/** Asks whether somebody really wants to sign in on a computer. */
export function askScreen(call: PageCall, holder: Holder, proxy: ProxyRow): Markup {
  const asking = askingOf(call.world, proxy);
  const device = deviceWords(asking);
  return html`<h2>Wilt u inloggen op een computer?</h2>
    <div class="acard stack-s">
      <p class="row">${icon('out')}<b>${shopWords(asking)}</b></p>
      <dl class="kv small">
        ${
          device &&
          html`<dt>Apparaat</dt>
            <dd>${device}</dd>`
        }
        <dt>Gevraagd</dt>
        <dd>${minutesAgo(call, proxy)}</dd>
        <dt>Werkt tot</dt>
        <dd class="num">${timeOf(proxy.exchange_until).slice(0, 5)} uur</dd>
      </dl>
    </div>
    <p class="soft small">Zit u zelf achter die computer? Dan klopt het. Vraagt u dit niet zelf? Kies dan Nee.</p>
    <form class="stack-s bottom-of-screen" method="post" action="/_mock/phone/approve">
      <input type="hidden" name="as" value="${holder.key}" />
      <input
        type="hidden"
        name="${proxy.type === 'qr_code' ? 'auth_token' : 'auth_code'}"
        value="${proxy.exchange_token}"
      />
      <button class="abtn">${icon('check')}Ja, log mij in</button>
      <a class="abtn alt" href="${phoneAt(holder, 'scannen', { gezegd: 'nee' })}">Nee, dit ben ik niet</a>
    </form>`;
}

/** Where a yes would be asked when nothing waits for one. */
export const nothingToAsk = (holder: Holder): Markup =>
  html`<h2>Er wacht niemand op u</h2>
    <p class="acard soft small">Kies in de webwinkel Inloggen met de app. Dan staat hier de vraag.</p>
    <p class="stack-s bottom-of-screen">
      <a class="abtn alt" href="${phoneAt(holder, 'code')}">Typ een code</a>
    </p>`;

function inSight(call: PageCall, holder: Holder, [first, ...others]: readonly [ProxyRow, ...ProxyRow[]]): Markup {
  const scan = (proxy: ProxyRow): string => phoneAt(holder, 'scannen', { scan: proxy.exchange_token });
  return html`<div class="finder"><img src="${qrOf(first)}" alt="" /></div>
    <p class="soft small">
      De code van
      ${askingOf(call.world, first).shop === null ? 'een webwinkel' : `de webwinkel ${askingOf(call.world, first).shop}`}
      is in beeld.
    </p>
    <a class="abtn" href="${scan(first)}">${icon('scan')}Gebruik deze code</a>
    ${
      others.length > 0 &&
      html`<ul class="stack-s small" aria-label="Andere codes op een scherm">
        ${others.map((proxy) => html`<li><a href="${scan(proxy)}">De code ${proxy.exchange_token.slice(0, 4)}… van ${timeOf(proxy.created_at).slice(0, 5)} uur</a></li>`)}
      </ul>`
    }`;
}

/** Scan the code of a shop, paste what it holds, or go on to type six digits. */
export function scanScreen(call: PageCall, holder: Holder): Markup {
  const [first, ...others] = waitingSignIns(call.world).filter(({ type }) => type === 'qr_code');
  return html`<h2>Richt op de QR-code</h2>
    ${
      first
        ? inSight(call, holder, [first, ...others])
        : html`<div class="finder empty"><span></span></div>
            <p class="soft small">Er staat nu geen QR-code op een scherm. Kies in de webwinkel Inloggen met de app.</p>`
    }
    <a class="abtn alt" href="${phoneAt(holder, 'code')}">Typ een code</a>
    <details class="small">
      <summary>Of plak wat er in de QR-code staat</summary>
      <form class="stack-s" method="get" action="/_mock/phone">
        <input type="hidden" name="as" value="${holder.key}" /><input type="hidden" name="plek" value="scannen" />
        <label class="field"
          ><span>Wat er in de QR-code staat</span><input class="in mono" name="scan" autocomplete="off" required
        /></label>
        <button class="abtn alt">Verder</button>
      </form>
    </details>`;
}

/** It is done: where to look now, and the way back out. */
export const doneScreen = (holder: Holder, proxy: ProxyRow | undefined): Markup =>
  proxy === undefined
    ? html`<h2>U bent nergens ingelogd met de app</h2>
        <p class="bottom-of-screen"><a class="abtn alt" href="${phoneAt(holder, 'scannen')}">Scan een code</a></p>`
    : html`<div class="alldone" role="status">
          <span class="tick">${icon('check')}</span>
          <h2>U bent ingelogd op de computer</h2>
          <p class="soft">Kijk nu op het scherm van de computer. U kunt de telefoon wegleggen.</p>
        </div>
        <form class="bottom-of-screen" method="post" action="/_mock/phone/log-out">
          <input type="hidden" name="as" value="${holder.key}" /><input type="hidden" name="in" value="${proxy.id}" />
          <button class="abtn alt">Toch niet: log daar uit</button>
        </form>`;

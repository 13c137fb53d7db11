import { lengthOf, whenOf } from '../clock/clock-words.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { ProxyRow } from '../../src/database/tables/people.ts';
import { waitingSignIns } from '../../src/services/phone/phone.ts';
import { scannedAt } from '../../src/services/phone/scan-times.ts';
import { askingOf } from '../../src/services/phone/waiting-for-phone.ts';
import type { Asking } from '../../src/services/phone/waiting-for-phone.ts';
import { phoneAt } from './phone-place.ts';
import type { Holder } from './phone-place.ts';
import { qrOf } from './phone-scan.ts';

const askedBy = ({ by, shop }: Asking): Markup =>
  html`${shop === null ? 'an unknown shop' : `shop of ${shop}`},
  ${by === null ? 'its request is not in the log' : html`request <a href="/_mock/requests?n=${by.id}">${by.id}</a>`}`;

/** Of a request that fell off the log, the first polls have fallen off too. */
function polled({ by, polls, lastPoll }: Asking, now: number): string {
  if (lastPoll === null) return 'the shop has not asked yet whether it works';
  const times = polls === 1 ? 'once' : `${polls} times`;
  return `polled ${by === null ? 'at least ' : ''}${times}, last at ${whenOf(lastPoll, now)}`;
}

function waitingCode(call: PageCall, proxy: ProxyRow): Markup {
  const [asking, now] = [askingOf(call.world, proxy), call.world.now()];
  return html`<div class="camera">
    <img src="${qrOf(proxy)}" alt="" />
    <p class="small">
      <b>Sign-in on the computer</b><br /><span class="soft"
        >${askedBy(asking)}<br />${polled(asking, now)}<br />lapses at ${whenOf(proxy.exchange_until, now)}, in
        ${lengthOf(proxy.exchange_until - now)}</span
      >
    </p>
  </div>`;
}

/** Works by its script alone: a picture, or what the webcam sees, is read in the browser, if that can. */
const realCamera = (holder: Holder): Markup =>
  html`<form class="stack-s" action="/_mock/phone" data-scan-picture hidden>
    <input type="hidden" name="as" value="${holder.key}" /><input type="hidden" name="plek" value="scannen" />
    <input type="hidden" name="scan" />
    <div class="row wrap real" data-can-read>
      <label class="btn s grow"
        >Choose a picture…<input class="vh" type="file" accept="image/*" aria-label="Choose a picture of a QR code"
      /></label>
      <button class="btn s grow" type="button" data-webcam>${icon('camera')}<span>Use the webcam</span></button>
    </div>
    <video class="webcam" muted playsinline hidden aria-label="What the webcam sees"></video>
    <p class="small" role="status"></p>
  </form>`;

/** When nothing is in sight, a shop can be asked to show a code. */
const nothingInSight = (holder: Holder): Markup =>
  html`<p class="soft small">No QR code is on a screen. Choose to sign in with the app in the shop, or:</p>
    <form method="post" action="/_mock/phone/ask">
      <input type="hidden" name="as" value="${holder.key}" />
      <button class="btn wide">${icon('scan')}Let the shop show one</button>
    </form>`;

const scannedMark = (call: PageCall, scanned: ProxyRow): Markup => {
  const at = scannedAt(call.world, scanned.exchange_token) ?? call.world.now();
  return html`<span class="tag ok push">${icon('check')}scanned ${whenOf(at, call.world.now())}</span>`;
};

/** What the camera sees: the code that was scanned, else the newest that waits. */
export function inFrontOfCamera(call: PageCall, holder: Holder, scanned: ProxyRow | undefined): Markup {
  const waiting = waitingSignIns(call.world).filter(({ type }) => type === 'qr_code');
  const proxy = scanned?.type === 'qr_code' ? scanned : waiting[0];
  return html`<section class="card" aria-labelledby="h-camera">
    <header>
      <h2 id="h-camera">In front of the camera</h2>
      ${scanned && scannedMark(call, scanned)}
    </header>
    <div class="pad stack-s">
      ${
        proxy
          ? html`${waitingCode(call, proxy)}
              <a class="btn" href="${phoneAt(holder, 'scannen', { scan: proxy.exchange_token })}"
                >${icon('scan')}${scanned ? 'Scan again' : 'Scan it'}</a
              >
              ${waiting.length > 1 && html`<p class="soft small">${waiting.length} codes wait; the phone lists them all.</p>`}`
          : nothingInSight(holder)
      }
      ${realCamera(holder)}
    </div>
  </section>`;
}

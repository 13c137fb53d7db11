import type { FastifyInstance, FastifyReply } from 'fastify';
import { timeOf } from '../../console/pages/clock-words.ts';
import { face } from '../../console/pages/face.ts';
import { framed } from '../../console/pages/frame.ts';
import { addressOf, html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import { icon } from '../../console/pages/icons.ts';
import type { IconName } from '../../console/pages/icons.ts';
import { asked, given, pageCall, sendPage } from '../../console/pages/page-call.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import type { ProxyRow } from '../../store/table-people.ts';
import type { Twin } from '../../twin.ts';
import { approve, newPhoneCode, waitingSignIns } from '../phone.ts';
import { readPushes, unreadPushes } from '../push.ts';
import { inFrontOfCamera } from './phone-camera.ts';
import { holderOf, whoHolds } from './phone-holder.ts';
import { messagesScreen, sentToPhone } from './phone-messages.ts';
import { oddDone, oddThings } from './phone-odd.ts';
import { askScreen, phoneAt, saying, scanScreen, selfScreen, vouchersScreen } from './phone-screens.ts';
import type { Holder, Place } from './phone-screens.ts';

/** What a scanned text holds: the token itself, or the JSON of the QR code around it. */
export function tokenIn(scanned: string): string {
  return /"value"\s*:\s*"([^"]+)"/.exec(scanned)?.[1] ?? scanned.trim();
}

const scannedOf = (call: PageCall): ProxyRow | undefined => {
  const scanned = asked(call, 'scan');
  return scanned === null
    ? undefined
    : waitingSignIns(call.world).find((proxy) => proxy.exchange_token === tokenIn(scanned));
};

const dock: readonly (readonly [Place, string, IconName])[] = [
  ['tegoeden', 'Tegoeden', 'ticket'],
  ['scannen', 'Scannen', 'scan'],
  ['meldingen', 'Meldingen', 'bell'],
  ['ik', 'Wie ben ik', 'user'],
];

const placeOf = (call: PageCall): Place => dock.find(([place]) => place === asked(call, 'plek'))?.[0] ?? 'scannen';

function screen(call: PageCall, holder: Holder): Markup {
  const place = placeOf(call);
  if (place === 'tegoeden') return vouchersScreen(call, holder);
  if (place === 'meldingen') return messagesScreen(call, holder);
  if (place === 'ik') return selfScreen(call, holder, asked(call, 'code'));
  const proxy = scannedOf(call);
  if (proxy) return askScreen(call, holder, proxy);
  const unknown = asked(call, 'scan') !== null;
  return html`${saying(unknown ? 'unknown' : asked(call, 'gezegd'))} ${scanScreen(call, holder)}`;
}

function unreadMark(call: PageCall, holder: Holder): Markup | false {
  const unread = unreadPushes(call.world, holder.identity.address);
  return unread > 0 && html`<span class="count">${unread}<span class="vh"> nieuw</span></span>`;
}

const phone = (call: PageCall, holder: Holder): Markup =>
  html`<section class="phone" lang="nl" aria-label="Nagebootste telefoon">
    <div class="screen">
      <p class="statusbar">
        <span class="num">${timeOf(call.world.now()).slice(0, 5)}</span><span>nagebootste app</span>${icon('phone')}
      </p>
      <div class="app">
        <p class="row tight soft small">${face(holder.key, 's')}U bent ${holder.persona.full_name}</p>
        ${screen(call, holder)}
      </div>
      <nav class="dock" aria-label="App">
        ${dock.map(
          ([place, label, sign]) =>
            html`<a href="${phoneAt(holder, place)}" ${place === placeOf(call) && html`aria-current="page"`}
              >${icon(sign)}${label}${place === 'meldingen' && unreadMark(call, holder)}</a
            >`,
        )}
      </nav>
    </div>
  </section>`;

/** The steps of a sign-in with the app; the one that waits now is marked. */
function steps(call: PageCall): Markup {
  const scanned = scannedOf(call) !== undefined;
  const done = asked(call, 'gezegd') === 'ja';
  const shown = waitingSignIns(call.world).length > 0 || scanned || done;
  const at = [shown, scanned || done, done].filter(Boolean).length;
  const lines = [
    ['The shop shows a QR code', 'POST /identity/proxy/token'],
    ['The phone scans it', 'choose a code that waits, or paste what it holds'],
    ['The resident says yes', 'waits for you on the phone'],
    ['The shop hears it', 'the next question comes within 2.5 s'],
    ['The shop is signed in', 'GET /identity'],
  ] as const;
  return html`<section class="card" aria-labelledby="h-steps">
    <header><h2 id="h-steps">Sign-in with the app</h2></header>
    <ol class="pad stack-s">
      ${lines.map(
        ([title, more], index) =>
          html`<li class="step ${index < at ? 'done' : ''} ${index === at ? 'at' : ''}">
            <b>${index < at ? icon('check') : index + 1}</b
            ><span>${title}<br /><span class="small soft">${more}</span></span>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** The phone between its causes and its effects. */
export function phonePage(call: PageCall): Markup {
  const holder = holderOf(call, asked(call, 'as'));
  return framed(call, {
    title: 'Phone',
    at: '/_mock/phone',
    sheets: ['post.css'],
    scripts: ['scan.js'],
    lead: 'The mobile app as the platform sees it. It scans what the shop shows, types what the shop asks and gets what the platform sends.',
    main: holder
      ? html`<div class="phonegrid">
          <div class="stack">
            ${whoHolds(call, holder)} ${inFrontOfCamera(call, holder, scannedOf(call))} ${oddThings(call, holder)}
            <p class="note made">
              ${icon('phone')}<span>Open this page on a real phone and it fills the screen.</span>
            </p>
          </div>
          ${phone(call, holder)}
          <div class="stack">${steps(call)} ${sentToPhone(call, holder)}</div>
        </div>`
      : html`<p class="card pad">
          Nobody in this world has an account. <a href="/_mock/scenarios">Choose another scenario</a>.
        </p>`,
  });
}

function approved(reply: FastifyReply, call: PageCall): FastifyReply {
  const holder = holderOf(call, given(call, 'as'));
  if (!holder) return reply.redirect('/_mock/phone', 303);
  const [token, code] = [given(call, 'auth_token'), given(call, 'auth_code')];
  const outcome = approve(
    call.world,
    token === null ? { auth_code: code ?? '' } : { auth_token: token },
    holder.identity,
  );
  return reply.redirect(phoneAt(holder, 'scannen', { gezegd: 'problem' in outcome ? outcome.problem : 'ja' }), 303);
}

/** The phone and its deeds: approve a sign-in, ask a code, try something odd. */
export function addPhonePages(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/phone', async (request, reply) => {
    const call = pageCall(twin, request);
    const page = phonePage(call);
    const holder = holderOf(call, asked(call, 'as'));
    if (holder && placeOf(call) === 'meldingen') readPushes(call.world, holder.identity.address);
    return sendPage(reply, twin, page);
  });
  app.post('/_mock/phone/approve', async (request, reply) => approved(reply, pageCall(twin, request)));
  app.post('/_mock/phone/odd', async (request, reply) => {
    const call = pageCall(twin, request);
    const holder = holderOf(call, given(call, 'as'));
    return reply.redirect(holder ? await oddDone(app.platform, call, holder) : '/_mock/phone', 303);
  });
  app.post('/_mock/phone/code', async (request, reply) => {
    const call = pageCall(twin, request);
    const { auth_code } = newPhoneCode(call.world);
    return reply.redirect(addressOf('/_mock/phone', { as: given(call, 'as'), plek: 'ik', code: auth_code }), 303);
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked, given, pageCall, sendPage } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { approve, approvedSignIn, logOut, newPhoneCode } from '../../src/services/phone/phone.ts';
import { readPushes } from '../../src/notifications/push.ts';
import { noteScan } from '../../src/services/phone/scan-times.ts';
import { inFrontOfCamera } from './phone-camera.ts';
import { galleryPage } from './phone-gallery.ts';
import { holderOf, whoHolds } from './phone-holder.ts';
import { sentToPhone } from './phone-messages.ts';
import { edgeCaseDone, oddThings, shopAsks } from './phone-edge-cases.ts';
import { phoneAt } from './phone-place.ts';
import type { Holder } from './phone-place.ts';
import { signInSteps } from './phone-steps.ts';
import { askedFor, glass, placeOf, toldOf } from './phone-view.ts';

const nobody = html`<p class="card pad">
  Nobody in this world has an account. <a href="/_mock/scenarios">Choose another scenario</a>.
</p>`;

const aroundPhone = (call: PageCall, holder: Holder): Markup =>
  html`<div class="phonegrid">
    <div class="stack">
      ${whoHolds(call, holder)} ${inFrontOfCamera(call, holder, askedFor(call))} ${oddThings(call, holder)}
    </div>
    <section class="phone" lang="nl" aria-label="Nagebootste telefoon">${glass(call, holder)}</section>
    <div class="stack">
      ${signInSteps(call, toldOf(call, holder))} ${sentToPhone(call, holder)}
      <p class="note made">
        ${icon('phone')}<span
          >Open <code>/_mock/phone</code> on a real phone, or in a narrow window: the app comes first there.</span
        >
      </p>
    </div>
  </div>`;

/** The phone between its causes and its effects. */
function phonePage(call: PageCall): Markup {
  const holder = holderOf(call, asked(call, 'as'));
  return framed(call, {
    title: 'Phone',
    at: '/_mock/phone',
    sheets: ['messages.css', 'app.css'],
    scripts: ['scan.js'],
    lead: 'The mobile app as the platform sees it. It scans what the shop shows, types what the shop asks and gets what the platform sends.',
    acts: html`<a class="btn" href="${addressOf('/_mock/phone/screens', { as: holder?.key })}">All screens</a>`,
    main: holder ? aroundPhone(call, holder) : nobody,
  });
}

/** Shows the phone: a sign-in on its screen was scanned, and pushes that were on it are read. */
function looked(call: PageCall): Markup {
  const proxy = askedFor(call);
  if (proxy) noteScan(call.world, proxy.exchange_token);
  const page = phonePage(call);
  const holder = holderOf(call, asked(call, 'as'));
  if (holder && placeOf(call) === 'meldingen') readPushes(call.world, holder.identity.address);
  return page;
}

function approved(reply: FastifyReply, call: PageCall): FastifyReply {
  const holder = holderOf(call, given(call, 'as'));
  if (!holder) return reply.redirect('/_mock/phone', 303);
  const [token, code] = [given(call, 'auth_token'), given(call, 'auth_code') ?? ''];
  const outcome = approve(call.world, token === null ? { auth_code: code } : { auth_token: token }, holder.identity);
  if ('proxy' in outcome) {
    return reply.redirect(phoneAt(holder, 'klaar', { gezegd: 'ja', in: String(outcome.proxy.id) }), 303);
  }
  return token === null
    ? reply.redirect(phoneAt(holder, 'code', { code, gezegd: outcome.problem }), 303)
    : reply.redirect(phoneAt(holder, 'scannen', { gezegd: outcome.problem }), 303);
}

function loggedOut(reply: FastifyReply, call: PageCall): FastifyReply {
  const holder = holderOf(call, given(call, 'as'));
  if (!holder) return reply.redirect('/_mock/phone', 303);
  const proxy = approvedSignIn(call.world, holder.identity, Number(given(call, 'in')));
  if (proxy) logOut(call.world, proxy);
  return reply.redirect(phoneAt(holder, 'scannen', proxy ? { gezegd: 'uit' } : {}), 303);
}

/** What is pressed on the phone: yes, not after all, a code for the app itself. */
function addPhoneActions(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/phone/approve', async (request, reply) => approved(reply, pageCall(platform, request)));
  app.post('/_mock/phone/log-out', async (request, reply) => loggedOut(reply, pageCall(platform, request)));
  app.post('/_mock/phone/code', async (request, reply) => {
    const call = pageCall(platform, request);
    const { auth_code } = newPhoneCode(call.world);
    return reply.redirect(addressOf('/_mock/phone', { as: given(call, 'as'), plek: 'toon', code: auth_code }), 303);
  });
}

/** What is pressed beside the phone: a shop asks, and what people do wrong. */
function addActionsBeside(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/phone/odd', async (request, reply) => {
    const call = pageCall(platform, request);
    const holder = holderOf(call, given(call, 'as'));
    return reply.redirect(holder ? await edgeCaseDone(app.platformApp, call, holder) : '/_mock/phone', 303);
  });
  app.post('/_mock/phone/ask', async (request, reply) => {
    const call = pageCall(platform, request);
    const holder = holderOf(call, given(call, 'as'));
    return reply.redirect(holder ? await shopAsks(app.platformApp, call, holder) : '/_mock/phone', 303);
  });
}

/** The phone, all its screens, and its actions. */
export function addPhonePages(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/phone', async (request, reply) => {
    return sendPage(reply, platform, looked(pageCall(platform, request)));
  });
  app.get('/_mock/phone/screens', async (request, reply) =>
    sendPage(reply, platform, galleryPage(pageCall(platform, request))),
  );
  addPhoneActions(app, platform);
  addActionsBeside(app, platform);
}

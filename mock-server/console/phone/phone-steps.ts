import { whenOf } from '../clock/clock-words.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { shortUrl } from '../requests/requests-part.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import type { ProxyRow } from '../../src/database/tables/people.ts';
import { storyOf } from '../../src/services/phone/sign-in-story.ts';
import type { SignInStory } from '../../src/services/phone/sign-in-story.ts';

/** A step: what happens in it, whether it did, and what is known of it. */
type Step = readonly [title: string, done: boolean, more: Markup | string];

const firstSteps: readonly Step[] = [
  [
    'The shop shows a QR code or six digits',
    false,
    html`<code>POST /identity/proxy/token</code>, or <code>…/code</code>`,
  ],
  ['The phone scans it', false, 'or six digits are typed'],
  ['The resident says yes', false, 'on the phone'],
  ['The shop hears it', false, html`<code>GET /identity/proxy/check-token</code>, every 2.5 s`],
  ['The shop is signed in', false, html`<code>GET /identity</code>`],
];

const askedIn = (entry: LoggedRequest, now: number): Markup =>
  html`<code>${entry.method} ${shortUrl(entry.url)}</code> ${entry.status}<br />request
    <a href="/_mock/requests?n=${entry.id}">${entry.id}</a> at ${whenOf(entry.at, now)}`;

function shownStep({ proxy, asking }: SignInStory, now: number): Step {
  return [
    proxy.type === 'qr_code' ? 'The shop shows a QR code' : 'The shop shows six digits',
    true,
    asking.by ? askedIn(asking.by, now) : html`at ${whenOf(proxy.created_at, now)}; the request is not in the log`,
  ];
}

function scannedStep({ proxy, scanned, approved }: SignInStory, now: number): Step {
  const unseen = approved === null ? 'waits for the phone' : 'without this page: a call said yes at once';
  return [
    proxy.type === 'qr_code' ? 'The phone scans it' : 'They are typed on the phone',
    scanned !== null || approved !== null,
    scanned === null ? unseen : html`at ${whenOf(scanned, now)}`,
  ];
}

const saidStep = ({ approved }: SignInStory, now: number): Step => [
  'The resident says yes',
  approved !== null,
  approved === null ? 'waits for you on the phone' : html`at ${whenOf(approved, now)}`,
];

function heardStep({ asking: { polls, lastPoll }, heard }: SignInStory, now: number): Step {
  const times = polls === 1 ? 'once' : `${polls} times`;
  const sofar = lastPoll === null ? 'not asked yet' : `asked ${times}, last at ${whenOf(lastPoll, now)}`;
  return ['The shop hears it', heard !== null, heard ? askedIn(heard, now) : `next question within 2.5 s; ${sofar}`];
}

const usedStep = ({ used }: SignInStory, now: number): Step => [
  'The shop is signed in',
  used !== null,
  used ? askedIn(used, now) : html`<code>GET /identity</code> with the token`,
];

const stepsOf = (story: SignInStory, now: number): readonly Step[] =>
  [shownStep, scannedStep, saidStep, heardStep, usedStep].map((step) => step(story, now));

const line = ([title, done, more]: Step, index: number, at: number): Markup =>
  html`<li class="step ${done ? 'done' : ''} ${index === at ? 'at' : ''}" ${index === at && html`aria-current="step"`}>
    <b>${done ? icon('check') : index + 1}</b
    ><span>${title}${done && html`<span class="vh"> (done)</span>`}<br /><span class="small soft">${more}</span></span>
  </li>`;

/** The steps of a sign-in with the app, with what was really asked and when; the one that waits now is marked. */
export function signInSteps(call: PageCall, proxy: ProxyRow | undefined): Markup {
  const lines = proxy ? stepsOf(storyOf(call.world, proxy), call.world.now()) : firstSteps;
  const at = lines.findIndex(([, done]) => !done);
  return html`<section class="card" aria-labelledby="h-steps">
    <header><h2 id="h-steps">Sign-in with the app</h2></header>
    <ol class="pad stack-s">
      ${lines.map((step, index) => line(step, index, at))}
    </ol>
  </section>`;
}

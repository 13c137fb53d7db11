import { findMails } from '../../src/services/mail/mailbox.ts';
import type { FaultRow, MailRow } from '../../src/database/tables/outside.ts';
import { watched } from '../requests/watched.ts';
import { whenOf } from '../clock/clock-words.ts';
import { effectOf, spanOf, targetOf, titleOf } from '../faults/fault-words.ts';
import { action } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { requestRows } from '../requests/requests-part.ts';

const noView = { q: '', only: 'all', n: null, tab: 'did', before: null, last: 50 } as const;

function latestRows(call: PageCall): Markup {
  const entries = call.world.log.entries.slice(-6).toReversed();
  if (entries.length === 0) return html`<p class="pad soft">The shop has not asked anything yet in this world.</p>`;
  return requestRows(
    entries.map((entry) => watched(call.platform, call.world, entry)),
    noView,
  );
}

const latest = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-last">
    <header>
      <h2 id="h-last">Latest requests</h2>
      <a class="push" href="/_mock/requests">All of them</a>
    </header>
    ${latestRows(call)}
  </section>`;

const matched = (hits: number): string =>
  hits === 0 ? 'not matched yet' : hits === 1 ? 'matched once' : `matched ${hits} times`;

const faultLine = (call: PageCall, fault: FaultRow): Markup =>
  html`<li class="row between pad-s">
    <p class="small">
      <b>${titleOf(fault)}</b><br />
      <span class="soft"
        >${targetOf(fault)}${fault.name !== undefined && `, ${effectOf(fault)}`}; ${matched(fault.hits ?? 0)},
        ${spanOf(fault)}</span
      >
    </p>
    ${action(call, { to: 'fault-off', values: { id: String(fault.id) }, look: 's', label: html`Switch off<span class="vh">: ${titleOf(fault)}, fault ${fault.id}</span>` })}
  </li>`;

/** Faults that a home page has space for. */
const shownFaults = 4;

function faultsOn(call: PageCall): Markup {
  const faults = call.world
    .table('faults')
    .all()
    .filter((fault) => fault.paused !== true);
  return html`<section class="card" aria-labelledby="h-faults">
    <header>
      <h2 id="h-faults">Faults on</h2>
      <a class="push" href="/_mock/faults"
        >${faults.length > shownFaults ? `All ${faults.length}` : 'Edit'}<span class="vh"> faults</span></a
      >
    </header>
    ${
      faults.length === 0
        ? html`<p class="pad soft">None. Every call answers as described.</p>`
        : html`<ul class="lines">
            ${faults.slice(0, shownFaults).map((fault) => faultLine(call, fault))}
          </ul>`
    }
  </section>`;
}

/** Who gets a mail: the first name of a resident, else the address. */
function toWhom(call: PageCall, { to }: MailRow): string {
  const personas = [...call.platform.catalogue.personas.values()];
  return personas.find(({ email }) => email === to)?.full_name.split(' ')[0] ?? to;
}

const mailLine = (call: PageCall, mail: MailRow): Markup =>
  html`<li class="row between pad-s small">
    <p class="grow">
      ${mail.read !== true && html`<span class="vh">New: </span>`}<a
        href="/_mock/mail/${mail.id}"
        lang="${mail.language}"
        >${mail.subject}</a
      >
      <span class="soft">· ${toWhom(call, mail)}</span>
    </p>
    <span class="mono tiny soft nowrap">${whenOf(mail.sent_at, call.world.now())}</span>
  </li>`;

function newestMail(call: PageCall): Markup {
  const mails = findMails(call.world).slice(0, 2);
  return html`<section class="card" aria-labelledby="h-mail">
    <header>
      <h2 id="h-mail">Mail</h2>
      <a class="push" href="/_mock/mail">Open<span class="vh"> the mailbox</span></a>
    </header>
    ${
      mails.length === 0
        ? html`<p class="pad soft">The platform has not mailed anybody yet.</p>`
        : html`<ul class="lines">
            ${mails.map((mail) => mailLine(call, mail))}
          </ul>`
    }
  </section>`;
}

/** The foot of the home page: what was asked last, what goes wrong, what was mailed. */
export const homeFoot = (call: PageCall): Markup =>
  html`<div class="foot">
    ${latest(call)}
    <div class="stack">${faultsOn(call)} ${newestMail(call)}</div>
  </div>`;

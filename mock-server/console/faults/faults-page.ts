import { isAwake } from '../../src/app/faults/faults.ts';
import { readyFaults } from '../../src/app/faults/ready-faults.ts';
import { heldBy } from '../../src/app/faults/held.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import { meantBy, struckBy } from './fault-rehearsal.ts';
import { draftFrom, draftOf } from './fault-draft.ts';
import { faultFields, previewButton } from './fault-form.ts';
import { codePart, meantWith, outcomeCard } from './fault-outcome.ts';
import { effectOf, spanOf, targetOf, titleOf } from './fault-words.ts';
import { backTo, action, framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { limitsCard } from './limits-part.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';

const address = '/_mock/faults';

const addressOfFault = (fault: FaultRow): string => addressOf(address, { fault: String(fault.id) });

function hitWords(call: PageCall, fault: FaultRow): string {
  const hits = fault.hits ?? 0;
  const matched = hits === 0 ? 'not matched yet' : hits === 1 ? 'matched once' : `matched ${hits} times`;
  return `${matched}; means ${meantBy(call.world, fault).length} of the last ${call.world.log.entries.length} requests`;
}

/** The way to what it did last. */
function lastHit(call: PageCall, fault: FaultRow): Markup | false {
  const last = struckBy(call.world, fault).at(-1);
  return (
    last !== undefined &&
    html`<br />last matched: <a href="${addressOf('/_mock/requests', { n: String(last.id) })}">request ${last.id}</a>`
  );
}

/** The calls that a fault holds, with the button that lets them go. */
function heldPart(call: PageCall, fault: FaultRow): Markup | false {
  if (fault.hold !== true) return false;
  const count = heldBy(call.world, fault.id);
  if (count === 0) return html`<p class="small">No call waits.</p>`;
  return html`<div class="row between small">
    <b>${count === 1 ? '1 call waits' : `${count} calls wait`}</b>
    ${action(call, { to: 'fault-let-go', values: { id: String(fault.id) }, look: 's go', label: html`Let go<span class="vh"> of what fault ${fault.id} holds</span>` })}
  </div>`;
}

/** The switch of a fault: paused, it stays in the list and matches nothing. */
function pauseSwitch(call: PageCall, fault: FaultRow): Markup {
  const isOn = fault.paused !== true;
  return action(call, {
    to: isOn ? 'fault-pause' : 'fault-go-on',
    values: { id: String(fault.id) },
    look: `toggle ${isOn ? 'on' : ''}`,
    label: html`<span class="vh">${isOn ? 'Pause' : 'Go on with'} fault ${fault.id}</span>`,
  });
}

const faultLine = (call: PageCall, fault: FaultRow, open: FaultRow | null): Markup =>
  html`<li class="rule ${fault.id === open?.id && 'chosen'} ${!isAwake(fault, call.world.now()) && 'asleep'}">
    ${pauseSwitch(call, fault)}
    <div class="grow stack-s">
      <h3>
        <a href="${addressOfFault(fault)}#h-form" ${fault.id === open?.id && html`aria-current="true"`}
          >${titleOf(fault)}</a
        >
      </h3>
      <p class="small">
        <code>${targetOf(fault)}</code>
        ${fault.name !== undefined && html`<br />${effectOf(fault)}`}
      </p>
      <p class="soft small">${spanOf(fault, call.world.now())}<br />${hitWords(call, fault)}${lastHit(call, fault)}</p>
      ${heldPart(call, fault)}
    </div>
    ${action(call, { to: 'fault-off', values: { id: String(fault.id) }, look: 's', label: html`${icon('cross')}<span class="vh">Switch off fault ${fault.id}</span>` })}
  </li>`;

const readyPart = (call: PageCall): Markup =>
  html`<form class="pad stack-s divided" method="post" action="/_mock/do/fault-ready">
    ${backTo(call)}
    <h3 id="h-ready">Ready-made</h3>
    <div class="chips" role="group" aria-labelledby="h-ready">
      ${readyFaults.map(({ key, name }) => html`<button class="chip" name="ready" value="${key}">${name}</button>`)}
    </div>
  </form>`;

function onNow(call: PageCall, open: FaultRow | null): Markup {
  const faults = call.world.table('faults').all();
  return html`<section class="card" aria-labelledby="h-on">
    <header>
      <h2 id="h-on">On now</h2>
      <span class="push soft small">first match matches</span>
    </header>
    ${
      faults.length === 0
        ? html`<p class="pad soft">No fault is on. Every call answers as described.</p>`
        : html`<ul class="lines">
            ${faults.map((fault) => faultLine(call, fault, open))}
          </ul>`
    }
    ${readyPart(call)}
  </section>`;
}

const hidden = (name: string, value: string): Markup => html`<input type="hidden" name="${name}" value="${value}" />`;

const newActs = html`<button class="btn go">${icon('bolt')}Switch on</button> ${previewButton}`;

const savedActs = html`<button class="btn go">${icon('check')}Save</button> ${previewButton}
  <button class="btn" formaction="/_mock/do/fault-off">${icon('trash')}Remove</button>
  <a class="push" href="${address}">A new one instead</a>`;

/** The form of one fault: filled in as asked for, else as the fault is, else empty. */
function formAndOutcome(call: PageCall, open: FaultRow | null): Markup {
  const isFilled = asked(call, 'action') !== null;
  const draft = open !== null && !isFilled ? draftOf(open) : draftFrom((field) => asked(call, field));
  const meant = meantWith(call, draft, open);
  return html`<section class="card" aria-labelledby="h-form">
      <header><h2 id="h-form" tabindex="-1">${open === null ? 'A new fault' : titleOf(open)}</h2></header>
      <form
        class="pad stack faultform"
        method="post"
        action="${open === null ? '/_mock/do/fault' : '/_mock/do/fault-save'}"
      >
        ${hidden('back', open === null ? address : addressOfFault(open))}
        ${open !== null && [hidden('id', String(open.id)), hidden('fault', String(open.id))]}
        ${faultFields(call, draft)}
        <div class="row wrap">${open === null ? newActs : savedActs}</div>
        ${codePart(call, meant)}
      </form>
    </section>
    <div class="stack">${outcomeCard(call, meant)} ${limitsCard(call)}</div>`;
}

const acts = (call: PageCall): Markup =>
  html`${call.world.table('faults').size > 0 && action(call, { to: 'faults-off', label: html`${icon('cross')}All off` })}`;

/** Faults of calls, what each of them does to the last requests, and the limits with their windows. */
export function faultsPage(call: PageCall): Markup {
  const open = call.world.table('faults').get(Number(asked(call, 'fault') ?? 0)) ?? null;
  return framed(call, {
    title: 'Faults',
    at: address,
    lead: 'A fault is a sentence: when the shop calls this, then the platform does that.',
    sheets: ['faults.css'],
    scripts: ['faults.js'],
    acts: acts(call),
    main: html`<div class="faultgrid">${onNow(call, open)} ${formAndOutcome(call, open)}</div>`,
  });
}

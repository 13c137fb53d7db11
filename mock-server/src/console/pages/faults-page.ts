import { isMeant } from '../../rules/faults.ts';
import { readyFaults } from '../../rules/ready-faults.ts';
import { heldBy } from '../../store/held.ts';
import type { FaultRow } from '../../store/table-outside.ts';
import { apiPrefix } from '../../twin.ts';
import { faultForm } from './fault-form.ts';
import { effectOf, spanOf, targetOf, titleOf } from './fault-words.ts';
import { backTo, deed, framed } from './frame.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';
import { limitsCard } from './limits-part.ts';
import type { PageCall } from './page-call.ts';

const personaAt = (call: PageCall, address: string | null): string | null =>
  address === null ? null : (call.world.table('identities').first('address', address)?.persona ?? null);

/** How many of the last requests the fault would have struck, had it been on. */
function wouldHaveHit(call: PageCall, fault: FaultRow): number {
  return call.world.log.entries.filter((entry) => {
    const path = (entry.url.split('?')[0] ?? '').slice(apiPrefix.length);
    const persona = personaAt(call, entry.identity_address);
    return isMeant({ ...fault, times: null }, { operationId: entry.operation_id, method: entry.method, path, persona });
  }).length;
}

function hitWords(call: PageCall, fault: FaultRow): string {
  const hits = fault.hits ?? 0;
  const struck = hits === 0 ? 'not struck yet' : hits === 1 ? 'struck once' : `struck ${hits} times`;
  return `${struck}; means ${wouldHaveHit(call, fault)} of the last ${call.world.log.entries.length} requests`;
}

/** The calls that a fault holds, with the button that lets them go. */
function heldPart(call: PageCall, fault: FaultRow): Markup | false {
  if (fault.hold !== true) return false;
  const count = heldBy(call.world, fault.id);
  if (count === 0) return html`<p class="small">No call waits.</p>`;
  return html`<div class="row between small">
    <b>${count === 1 ? '1 call waits' : `${count} calls wait`}</b>
    ${deed(call, { to: 'fault-let-go', values: { id: String(fault.id) }, look: 's go', label: html`Let go<span class="vh"> of what fault ${fault.id} holds</span>` })}
  </div>`;
}

const faultLine = (call: PageCall, fault: FaultRow): Markup =>
  html`<li class="rule">
    ${icon('bolt')}
    <div class="grow stack-s">
      <h3>${titleOf(fault)}</h3>
      <p class="small">
        <code>${targetOf(fault)}</code>
        ${fault.name !== undefined && html`<br />${effectOf(fault)}`}
      </p>
      <p class="soft small">${spanOf(fault)}<br />${hitWords(call, fault)}</p>
      ${heldPart(call, fault)}
    </div>
    ${deed(call, { to: 'fault-off', values: { id: String(fault.id) }, look: 's', label: html`${icon('cross')}<span class="vh">Switch off fault ${fault.id}</span>` })}
  </li>`;

const readyPart = (call: PageCall): Markup =>
  html`<form class="pad stack-s divided" method="post" action="/_mock/do/fault-ready">
    ${backTo(call)}
    <h3 id="h-ready">Ready-made</h3>
    <div class="chips" role="group" aria-labelledby="h-ready">
      ${readyFaults.map(({ key, name }) => html`<button class="chip" name="ready" value="${key}">${name}</button>`)}
    </div>
  </form>`;

const onNow = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-on">
    <header>
      <h2 id="h-on">On now</h2>
      <span class="push soft small">first match strikes</span>
    </header>
    ${
      call.world.table('faults').size === 0
        ? html`<p class="pad soft">No fault is on. Every call answers as described.</p>`
        : html`<ul class="lines">
            ${call.world
              .table('faults')
              .all()
              .map((fault) => faultLine(call, fault))}
          </ul>`
    }
    ${readyPart(call)}
  </section>`;

/** Disturbances of calls, and the limits with their windows. */
export const faultsPage = (call: PageCall): Markup =>
  framed(call, {
    title: 'Faults',
    at: '/_mock/faults',
    lead: 'A fault is a sentence: when the shop calls this, then the platform does that.',
    sheets: ['faults.css'],
    acts: html`${call.world.table('faults').size > 0 && deed(call, { to: 'faults-off', label: html`${icon('cross')}All off` })}`,
    main: html`<div class="faultgrid">${onNow(call)} ${faultForm(call)} ${limitsCard(call)}</div>`,
  });

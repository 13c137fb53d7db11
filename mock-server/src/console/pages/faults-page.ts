import { limits } from '../../rules/throttle.ts';
import type { FaultRow } from '../../store/table-outside.ts';
import { backTo, deed, framed } from './frame.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';
import type { PageCall } from './page-call.ts';

function effect(fault: FaultRow): string {
  const late = fault.delay_ms > 0 ? `after ${fault.delay_ms} ms ` : '';
  if (fault.drop) return `${late}breaks the connection off`;
  return fault.status === null ? `answers ${late}as usual` : `answers ${late}${fault.status}`;
}

const faultLine = (call: PageCall, fault: FaultRow): Markup =>
  html`<li class="row pad-s">
    ${icon('bolt')}
    <span class="grow"
      ><b>${fault.method ?? 'Any method'}</b>
      <code>${fault.operation_id ?? fault.path ?? 'every call'}</code> ${effect(fault)}<br /><span class="soft small"
        >${fault.times === null ? 'until switched off' : `${fault.times} more times`}</span
      ></span
    >
    ${deed(call, { to: 'fault-off', values: { id: String(fault.id) }, look: 's', label: html`Switch off<span class="vh"> fault ${fault.id}</span>` })}
  </li>`;

const onNow = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-on">
    <header>
      <h2 id="h-on">On now</h2>
      <span class="push"
        >${call.world.table('faults').size > 0 && deed(call, { to: 'faults-off', look: 's', label: 'All off' })}</span
      >
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
  </section>`;

function newFault(call: PageCall): Markup {
  const operations = call.twin.contract.operations.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return html`<section class="card" aria-labelledby="h-new">
    <header><h2 id="h-new">A new fault</h2></header>
    <form class="pad stack" method="post" action="/_mock/do/fault">
      ${backTo(call)}
      <label class="field"
        ><span>When the shop calls</span>
        <select class="in" name="operation_id">
          <option value="">every call</option>
          ${operations.map(({ id, method, path }) => html`<option value="${id}">${id} (${method} ${path})</option>`)}
        </select>
      </label>
      <label class="field"
        ><span>then the platform</span>
        <select class="in" name="effect">
          <option value="503">answers 503, service unavailable</option>
          <option value="500">answers 500, server error</option>
          <option value="429">answers 429, too many attempts</option>
          <option value="403">answers 403, not allowed</option>
          <option value="401">answers 401, session expired</option>
          <option value="404">answers 404, not found</option>
          <option value="drop">breaks the connection off</option>
          <option value="slow">answers as usual, but late</option>
        </select>
      </label>
      <div class="row wrap">
        <label class="field"
          ><span>after so many milliseconds</span
          ><input class="in" name="delay_ms" inputmode="numeric" value="0" pattern="[0-9]{1,6}"
        /></label>
        <label class="field"
          ><span>so many times (empty: always)</span
          ><input class="in" name="times" inputmode="numeric" pattern="[0-9]{0,4}"
        /></label>
      </div>
      <button class="btn go">${icon('bolt')}Switch on</button>
    </form>
  </section>`;
}

function limitLine(call: PageCall, limit: (typeof limits)[keyof typeof limits]): Markup {
  const used = Math.max(
    0,
    ...call.world
      .table('throttles')
      .where('key', limit.key)
      .map((window) => window.attempts),
  );
  const full = used >= limit.attempts;
  return html`<tr>
    <td><code>${limit.key}</code></td>
    <td class="num">${used} of ${limit.attempts} ${full && html`<span class="tag warn">used up</span>`}</td>
    <td class="num soft">${limit.decayMinutes} min</td>
    <td class="end">
      ${deed(call, { to: full ? 'limit-clear' : 'limit-use-up', values: { key: limit.key }, look: 's', label: html`${full ? 'Clear' : 'Use up'}<span class="vh"> ${limit.key}</span>` })}
    </td>
  </tr>`;
}

const limitsCard = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-limits">
    <header><h2 id="h-limits">Limits of this machine</h2></header>
    <div class="scroll">
      <table class="log">
        <thead>
          <tr>
            <th>Limit</th>
            <th>Attempts</th>
            <th>Window</th>
            <th><span class="vh">Deed</span></th>
          </tr>
        </thead>
        <tbody>
          ${Object.values(limits).map((limit) => limitLine(call, limit))}
        </tbody>
      </table>
    </div>
  </section>`;

/** Disturbances of calls, and the limits with their windows. */
export const faultsPage = (call: PageCall): Markup =>
  framed(call, {
    title: 'Faults',
    at: '/_mock/faults',
    lead: 'A fault is a sentence: when the shop calls this, then the platform does that.',
    main: html`<div class="halves">
      ${newFault(call)}
      <div class="stack">${onNow(call)} ${limitsCard(call)}</div>
    </div>`,
  });

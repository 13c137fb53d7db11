import type { Coverage } from './coverage-model.ts';
import { apiPrefix } from '../../src/http/mock-platform.ts';
import { sieves } from '../requests/filter.ts';
import { allWatched } from '../requests/watched.ts';
import type { Watched } from '../requests/watched.ts';
import { apiCall } from '../api/api-model.ts';
import type { ApiCall } from '../api/api-model.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { pre } from '../requests/request-detail.ts';

/** A test that asks for an answer; what the situation needs is for its writer to add. */
function testOf({ platform, worldName }: PageCall, api: ApiCall, status: string): string {
  const { publicUrl } = platform.settings;
  const headers = [
    `'Client-Type': 'webshop'`,
    `'Client-Key': 'zonnedorp'`,
    `'Mock-World': '${worldName}'`,
    ...(api.signedIn && status !== '401' ? ['Authorization: `Bearer ${access_token}`'] : []),
    ...(api.bodyExample === null ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const session = [
    `const session = await fetch('${publicUrl}/_mock/api/residents/noor/session', {`,
    `  method: 'POST',`,
    `  headers: { 'Mock-World': '${worldName}' },`,
    `});`,
    `const { access_token } = await session.json();`,
  ];
  return [
    ...(api.signedIn && status !== '401' ? session : []),
    `const answer = await fetch('${publicUrl}${apiPrefix}${api.path}', {`,
    `  method: '${api.method}',`,
    `  headers: { ${headers.join(', ')} },`,
    ...(api.bodyExample === null ? [] : [`  body: JSON.stringify(${api.bodyExample.replaceAll('\n', '\n  ')}),`]),
    `});`,
    `expect(answer.status).toBe(${status});`,
  ].join('\n');
}

/** The chosen answer: what the description says of it, its error codes, and the way to ask it. */
export function besideCell(call: PageCall, coverage: Coverage): Markup | false {
  const [id, status] = [asked(call, 'call'), asked(call, 'answer')];
  const operation = call.platform.contract.operations.find((one) => one.id === id);
  const covered = coverage.calls.find((one) => one.id === id)?.answers.find((one) => one.status === status);
  if (!operation || !covered) return false;
  const described = apiCall(call.platform.contract, operation).answers.find((one) => one.status === status);
  return html`<section class="card" id="answer">
    <header><h2>${covered.status} on ${operation.id}</h2></header>
    <div class="pad stack-s">
      <p>
        ${covered.count === 0 ? 'Described, never asked.' : `Given ${covered.count} times.`} ${described?.description}
      </p>
      ${covered.codes.map(
        ({ code, count, described: known }) =>
          html`<p class="row small">
            <code>${code}</code><span class="push tag ${count === 0 ? 'warn' : 'ok'}">${count}</span>${
              !known && html`<span class="tag">not in the description</span>`
            }
          </p>`,
      )}
      ${
        covered.count > 0 &&
        html`<a href="${addressOf('/_mock/requests', { q: `operation:${operation.id} status:${covered.status}` })}"
          >Those of this world in the log</a
        >`
      }
      <a class="btn go" href="${addressOf('/_mock/api', { call: operation.id })}">${icon('send')}Ask it now</a>
      <details class="stack-s">
        <summary>As test code</summary>
        <div id="cell-code">
          ${pre('Test code', testOf(call, apiCall(call.platform.contract, operation), covered.status))}
        </div>
        <button class="btn s" type="button" data-copy="cell-code" hidden>${icon('copy')}Copy as test</button>
      </details>
    </div>
  </section>`;
}

/** Lines that a card has space for. */
const shown = 6;

function offLine({ entry, validation }: Watched): Markup {
  const fields = Object.entries(validation.request.fields).map(([field, why]) => `${field}: ${why}`);
  const why = validation.word === 'request' ? fields : validation.answer.differences;
  return html`<div class="note warn">
    ${icon('warn')}
    <p class="small">
      <b>Request ${entry.id}</b>, ${entry.operation_id}<br />${why.join(' ')}
      <a href="${addressOf('/_mock/requests', { n: String(entry.id) })}"
        >Look<span class="vh"> at request ${entry.id}</span></a
      >
    </p>
  </div>`;
}

function offContract(call: PageCall, { broken }: Coverage): Markup {
  const off = allWatched(call.platform, call.world).filter(sieves.off);
  const count = broken.length + off.length;
  return html`<section class="card" aria-labelledby="h-off">
    <header>
      <h2 id="h-off">Off contract</h2>
      ${count > 0 && html`<span class="n bad push">${count}</span>`}
    </header>
    <div class="pad stack-s">
      ${off.slice(0, shown).map(offLine)}
      ${off.length > shown && html`<a href="/_mock/requests?only=off">All ${off.length} of this world</a>`}
      ${broken.map(
        ({ operation, difference }) => html`<p class="small"><strong>${operation}</strong><br />${difference}</p>`,
      )}
      ${broken.length === 0 && html`<p class="soft small">No answer of the mock platform broke the description.</p>`}
    </div>
  </section>`;
}

const neverLine = ({ choice, words }: Coverage['never'][number]): Markup =>
  html`<li class="pad-s small">
    <code>${choice}</code>
    <span class="row wrap">${words.map((word) => html`<span class="tag warn">${word}</span> `)}</span>
  </li>`;

function neverSeen({ never }: Coverage): Markup {
  const rest = never.slice(shown);
  return html`<section class="card" aria-labelledby="h-never">
    <header><h2 id="h-never">Never on the wire</h2></header>
    ${never.length === 0 && html`<p class="pad soft">Every word of every choice was seen.</p>`}
    <ul class="lines">
      ${never.slice(0, shown).map(neverLine)}
    </ul>
    ${
      rest.length > 0 &&
      html`<details class="pad-s">
        <summary>${rest.length} more</summary>
        <ul class="lines">
          ${rest.map(neverLine)}
        </ul>
      </details>`
    }
  </section>`;
}

/** What stands beside the table: requests and answers that left the description, and words that nobody saw. */
export const besideTable = (call: PageCall, coverage: Coverage): Markup =>
  html`${offContract(call, coverage)} ${neverSeen(coverage)}`;

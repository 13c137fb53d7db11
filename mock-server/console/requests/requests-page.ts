import type { FastifyInstance } from 'fastify';
import { apiPrefix, type MockPlatform } from '../../src/http/platform.ts';
import { heldBy } from '../../src/faults/held.ts';
import type { LoggedBody, LoggedRequest } from '../../src/world/request-log.ts';
import { effectOf, spanOf, targetOf } from '../faults/fault-words.ts';
import { whenOf } from '../page-kit/clock-words.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { addressOf, html, type Markup } from '../page-kit/html.ts';
import { action, copyButton, hidden, page, table, unseen } from '../page-kit/page.ts';
import { asked, pageCall, sendPage, type PageCall } from '../page-kit/page-call.ts';
import { stateMark } from '../page-kit/state-mark.ts';
import { curlOf } from './curl.ts';
import { callOf, readable, reasonsOf, stateOf, statusWords } from './request-words.ts';

type Choice = { readonly label: string; readonly takes: (entry: LoggedRequest) => boolean };

const choices: { readonly [key: string]: Choice } = {
  writes: { label: 'Writes', takes: ({ method }) => method !== 'GET' && method !== 'HEAD' },
  refused: { label: 'Refused or failed', takes: (entry) => stateOf(entry) !== 'ok' },
  faults: { label: 'With a fault', takes: ({ fault_id }) => fault_id !== null },
};

/** The requests that the query asks for, newest first. */
function chosen(call: PageCall): readonly LoggedRequest[] {
  const takes = choices[asked(call, 'only') ?? '']?.takes ?? (() => true);
  const words = (asked(call, 'q') ?? '').toLowerCase();
  const textOf = (entry: LoggedRequest): string =>
    [callOf(entry), entry.method, entry.url, entry.resident, statusWords(entry)].join(' ').toLowerCase();
  return call.world.log.entries.filter((entry) => takes(entry) && textOf(entry).includes(words)).toReversed();
}

const here = (call: PageCall, path: string, only = asked(call, 'only')): string =>
  addressOf(path, { only, q: asked(call, 'q') });

function requestRow(call: PageCall, entry: LoggedRequest, openId: number): readonly (Markup | string)[] {
  const { id, at, method, resident, duration_ms, fault_id } = entry;
  return [
    html`<a href="${here(call, `/_mock/requests/${id}`)}" ${id === openId && html`aria-current="true"`}
        >${callOf(entry)}</a
      >
      ${entry.operation_id !== null && html`<small>${method}</small>`}`,
    stateMark(stateOf(entry), statusWords(entry)),
    resident,
    `${duration_ms}`,
    whenOf(at, call.world.now()),
    fault_id === null ? '' : stateMark('fault', `fault\u00A0${fault_id}`),
  ];
}

/** Says that requests wait for a fault: they come into the list when they are answered. */
const heldNow = ({ world }: PageCall): readonly Markup[] =>
  world
    .table('faults')
    .all()
    .map((fault) => ({ fault, waiting: heldBy(world, fault.id) }))
    .filter(({ waiting }) => waiting > 0)
    .map(
      ({ fault, waiting }) =>
        html`<p>
          ${stateMark('held', `${waiting} held by fault ${fault.id}`)}
          ${action('fault-release', html`Release${unseen(`fault ${fault.id}`)}`, { id: fault.id })}
        </p>`,
    );

function list(call: PageCall, openId: number): Markup {
  const only = asked(call, 'only');
  const rows = chosen(call).map((entry) => requestRow(call, entry, openId));
  const isAll = only === null && asked(call, 'q') === null;
  return html`<nav aria-label="Which requests">
      <a href="${addressOf('/_mock/requests', { q: asked(call, 'q') })}" ${only === null && html`aria-current="page"`}
        >All</a
      >
      ${Object.entries(choices).map(
        ([key, { label }]) =>
          html`<a href="${here(call, '/_mock/requests', key)}" ${key === only && html`aria-current="page"`}
            >${label}</a
          >`,
      )}
    </nav>
    <form class="row" action="/_mock/requests">
      ${only !== null && hidden('only', only)}
      <label
        >Operation, path, resident or status<input type="search" name="q" value="${asked(call, 'q') ?? ''}" /></label
      ><button>Search</button>
    </form>
    ${heldNow(call)}
    ${rows.length > 0 && table('Requests', ['Request', 'Status', 'Resident', 'ms', 'Time', 'Fault'], rows)}
    ${rows.length === 0 && html`<p>${isAll ? 'No request yet. Open a page of the shop.' : 'No request in the log is like that.'}</p>`}`;
}

function bodyPart(title: string, body: LoggedBody | null, none: string): Markup {
  if (body === null)
    return html`<h3>${title}</h3>
      <p class="soft">${none}</p>`;
  const isCut =
    body.text !== null && body.bytes > Buffer.byteLength(body.text) && body.type?.startsWith('multipart/') !== true;
  return html`<h3>${title} <small>${body.type}, ${body.bytes} bytes${isCut && ', of which the first 16 kB'}</small></h3>
    ${body.text === null ? html`<p class="soft">Not kept: no text, or refused before it was read.</p>` : html`<pre tabindex="0" class="code-block">${readable(body)}</pre>`}`;
}

function reasonPart(entry: LoggedRequest): Markup | false {
  const reasons = reasonsOf(entry);
  const { refused_at, fault_id } = entry;
  if (reasons.length === 0 && fault_id === null) return false;
  return html`<div class="card">
    ${reasons.map((reason) => html`<p>${reason}</p>`)}
    ${refused_at !== null && html`<p class="soft">Refused by <code>mock-server/${refused_at}</code></p>`}
    ${fault_id !== null && html`<p>${stateMark('fault', `Fault ${fault_id} changed or delayed this answer.`)}</p>`}
  </div>`;
}

/** What a request is known by to a fault: its operation, or its path when it has none. */
const targetIn = ({ operation_id, url }: LoggedRequest): { readonly [field: string]: string } =>
  operation_id === null ? { path: (url.split('?')[0] ?? '').slice(apiPrefix.length) } : { operation_id };

/** The faults that are on for the operation of a request, and the form that adds one. */
function faultPart({ world, platform }: PageCall, entry: LoggedRequest): Markup {
  const target = targetIn(entry);
  const faults = world
    .table('faults')
    .all()
    .filter(({ operation_id, path }) => (operation_id ?? path) === (target['operation_id'] ?? target['path']));
  return html`<h3>Make this call fail</h3>
    <form method="post" action="/_mock/do/fault">
      ${Object.entries(target).map(([name, value]) => hidden(name, value))}
      <label><input type="checkbox" name="times" value="1" checked /> only the next time</label>
      ${
        platform.catalogue.personas.has(entry.resident) &&
        html`<label
          ><input type="checkbox" name="persona" value="${entry.resident}" checked /> only for ${entry.resident}</label
        >`
      }
      <div class="row">
        <button name="status" value="503">Answer 503</button><button name="throttle" value="1">Answer 429</button
        ><button name="drop" value="1">Drop the connection</button
        ><button name="delay_ms" value="5000">5 seconds late</button><button name="hold" value="1">Hold it</button>
      </div>
    </form>
    ${faults.map(
      (fault) =>
        html`<p>
          ${stateMark('fault', `${targetOf(fault)}: ${effectOf(fault)}, ${spanOf(fault, world.now())}`)}
          ${action('fault-remove', html`Remove${unseen(`fault ${fault.id}`)}`, { id: fault.id })}
        </p>`,
    )}`;
}

const headersPart = ({ headers }: LoggedRequest): Markup =>
  html`<details>
    <summary>Headers of the request</summary>
    <dl>
      ${Object.entries(headers).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${[value].flat().join(', ')}</dd>`,
      )}
    </dl>
  </details>`;

function detail(call: PageCall, entry: LoggedRequest): Markup {
  return html`<p class="only-narrow"><a href="${here(call, '/_mock/requests')}">All requests</a></p>
    <h2 tabindex="-1" id="opened">${callOf(entry)} ${stateMark(stateOf(entry), statusWords(entry))}</h2>
    <p>
      <code>${entry.method} ${entry.url}</code><br />
      <small>${entry.resident}, ${entry.duration_ms} ms, ${whenOf(entry.at, call.world.now())}</small>
    </p>
    ${reasonPart(entry)} ${bodyPart('Request', entry.sent, 'No body.')} ${headersPart(entry)}
    ${bodyPart('Answer', entry.answer, 'No body.')}
    <h3>As curl</h3>
    <pre tabindex="0" class="code-block" id="curl">${curlOf(entry, call.platform.settings.publicUrl)}</pre>
    <p>${copyButton('element', 'curl', 'Copy as curl')}</p>
    ${faultPart(call, entry)}`;
}

function requestsPage(call: PageCall, entry: LoggedRequest | null): Markup {
  return page(call, {
    title: entry ? `Request ${entry.id}` : 'Requests',
    at: '/_mock/requests',
    lead: 'The last 200 requests of this world, newest first.',
    main: entry
      ? html`<div class="beside">
          <section class="only-wide" aria-label="All requests">${list(call, entry.id)}</section>
          <section aria-labelledby="opened">${detail(call, entry)}</section>
        </div>`
      : list(call, 0),
  });
}

/** The last requests of a world, and one of them opened. */
export function addRequestsPages(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/requests', async (request, reply) =>
    sendPage(reply, platform, requestsPage(pageCall(platform, request), null)),
  );
  app.get('/_mock/requests/:id', async (request, reply) => {
    const call = pageCall(platform, request);
    const entry = call.world.log.get(Number(call.params['id']));
    if (!entry) throw consoleProblem(404, 'This request is not in the log (any more): it keeps the last 200.');
    return sendPage(reply, platform, requestsPage(call, entry));
  });
}

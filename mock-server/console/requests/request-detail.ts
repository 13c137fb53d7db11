import { objectOf } from '../../src/contract/input.ts';
import { textOfBody } from '../../src/database/request-log.ts';
import type { KeptBody } from '../../src/database/request-log.ts';
import { timestamp } from '../../src/wire/format.ts';
import { isNews, shortValue, singular } from './changes.ts';
import type { RowDiff } from './changes.ts';
import { curlOf, tellingHeaders } from './curl.ts';
import { harEntry, leftOut } from './har.ts';
import { pageOf } from './from-page.ts';
import { jsonOf } from './validation-result.ts';
import type { Watched } from './watched.ts';
import { face } from '../page-kit/face.ts';
import { action } from '../frame/frame.ts';
import { addressOf, html, raw } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { setInMotion } from './motion-part.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { milliseconds, shortUrl, statusMark } from './requests-part.ts';
import { tabs, viewAddress } from './requests-view.ts';
import type { RequestsView, Tab } from './requests-view.ts';

/** Longest text that the panel shows; the rest is in the HAR. */
const longestShown = 20_000;

/** As much of a value as a panel shows, over several lines. */
export const pretty = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2) ?? '';
  return text.length > longestShown
    ? `${text.slice(0, longestShown)}\n… ${text.length - longestShown} characters more`
    : text;
};

/** A text box that scrolls, which a keyboard can reach. */
export const pre = (label: string, text: Markup | string): Markup =>
  html`<pre class="pre wrap" tabindex="0" role="group" aria-label="${label}">${text}</pre>`;

function bodyBox(label: string, body: KeptBody): Markup {
  if (body.kind === 'none') return html`<p class="soft small">${label}: none.</p>`;
  if (body.kind === 'left_out') return html`<p class="soft small">${label}: ${body.size} bytes. ${leftOut(body)}</p>`;
  if (body.kind === 'text') return pre(label, pretty(jsonOf(body) ?? textOfBody(body)));
  const files = body.files.map(({ field, name, bytes }) => `${field}: ${name}, ${bytes.length} bytes`);
  return pre(
    label,
    [...Object.entries(body.fields).map(([name, value]) => `${name}: ${String(value)}`), ...files].join('\n'),
  );
}

function validationNote({ entry, validation }: Watched): Markup {
  const told = (look: string, sign: Markup, [title, lines]: readonly [string, readonly string[]]): Markup =>
    html`<div class="note ${look}">
      ${sign}
      <div>
        <b>${title}</b><br /><span class="small"
          >operation <code>${entry.operation_id ?? 'none'}</code>, ${entry.status}</span
        >
        ${
          lines.length > 0 &&
          html`<ul class="plainlist small">
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`
        }
      </div>
    </div>`;
  const fields = Object.entries(validation.request.fields).map(([field, why]) => `${field}: ${why}`);
  switch (validation.word) {
    case 'described':
      return told('ok', icon('check'), ['Request and answer as described', []]);
    case 'request':
      return told('warn', icon('warn'), ['Request not as described', fields]);
    case 'answer':
      return told('bad', icon('cross'), ['Answer not as described', validation.answer.differences]);
    case 'fault':
      return told('warn', icon('bolt'), ['A fault answered', validation.answer.differences]);
    case 'unchecked':
      return told('', icon('eye'), ['Not checked: the description does not have it', []]);
  }
}

/** Moments and amounts as a person reads them; the rest as it is stored. */
export function readable(field: string, value: unknown): string {
  if (typeof value === 'number' && /_(at|until)$/.test(field) && value > 1e11) return timestamp(value);
  if (typeof value === 'number' && /amount|price/.test(field)) return (value / 100).toFixed(2);
  return shortValue(value);
}

const fieldLine = (sign: '+' | '-', field: string, value: unknown): string => {
  const text = `${sign} ${field.padEnd(14)} ${readable(field, value)}`;
  return `${(sign === '+' ? html`<ins>${text}</ins>` : html`<del>${text}</del>`).markup}\n`;
};

/** Every line break counts in a text box, so the lines are put together here and not in a template. */
function rowChange({ table, id, kind, fields }: RowDiff): string {
  const words = { added: ' added', changed: '', removed: ' removed' }[kind];
  const link = html`<a href="${addressOf('/_mock/data', { table, id: String(id) })}">${id}</a>`;
  const head = html`<span class="p">${singular(table)}</span> ${link}<span class="p">${words}</span>`.markup;
  const lines = fields.flatMap(({ field, before, after: now }) => [
    ...(before === undefined || before === null ? [] : [fieldLine('-', field, before)]),
    ...(now === undefined || now === null ? [] : [fieldLine('+', field, now)]),
  ]);
  return `${head}\n${lines.join('')}`;
}

/** Changed rows as a text with signs; the address of each leads to the row. */
export const changeBox = (diffs: readonly RowDiff[]): Markup =>
  html`<pre class="pre diff" tabindex="0" role="group" aria-label="Changed rows">
${raw(diffs.map(rowChange).join(''))}</pre>`;

/** The next call of the same kind gets a 503. */
const aboutOperation = (call: PageCall, id: string): Markup =>
  html`${action(call, {
      to: 'fault',
      values: { operation_id: id, action: 'status', status: '503', times: '1', back: '/_mock/faults' },
      look: 's',
      label: html`${icon('bolt')}Make a fault of it`,
    })} <a class="btn s" href="${addressOf('/_mock/api', { call: id })}">${icon('book')}Description</a>`;

const acts = (call: PageCall, { entry }: Watched): Markup =>
  html`<div class="row wrap">
    ${action(call, { to: 'send-again', values: { id: String(entry.id) }, look: 's', label: html`${icon('send')}Send again` })}
    <button class="btn s" type="button" data-copy="curl-text" hidden>${icon('copy')}Copy as curl</button>
    ${entry.operation_id !== null && aboutOperation(call, entry.operation_id)}
  </div>`;

function didTab(call: PageCall, request: Watched): Markup {
  const news = request.diffs.filter(isNews);
  return html`${validationNote(request)}
    <div>
      <h3>State change</h3>
      ${news.length > 0 ? changeBox(news) : html`<p class="soft small">It changed nothing.</p>`}
    </div>
    ${setInMotion(call, news)}
    ${request.entry.sent.body.kind !== 'none' && bodyBox('Request body', request.entry.sent.body)}
    ${acts(call, request)}`;
}

const headerList = (headers: readonly (readonly [string, string])[]): Markup =>
  html`<dl class="kv small">
    ${headers.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd class="mono tiny">${value}</dd>`,
    )}
  </dl>`;

function tabBody(call: PageCall, request: Watched, tab: Tab): Markup {
  const { entry } = request;
  const { publicUrl } = call.platform.settings;
  const answered = Object.entries(objectOf(entry.answer.headers)).map(
    ([name, value]) => [name, String(value)] as const,
  );
  switch (tab) {
    case 'did':
      return didTab(call, request);
    case 'request':
      return html`${headerList(tellingHeaders(entry.sent.headers))} ${bodyBox('Request body', entry.sent.body)}`;
    case 'answer':
      return html`${headerList(answered)} ${bodyBox('Answer body', entry.answer.body)}`;
    case 'curl':
      return html`${pre('curl', curlOf(publicUrl, entry))} ${acts(call, request)}`;
    case 'har':
      return html`${pre('HAR entry', pretty(harEntry(publicUrl, request)))}`;
  }
}

const tabWords: { readonly [tab in Tab]: string } = {
  did: 'What it did',
  request: 'Request',
  answer: 'Answer',
  curl: 'curl',
  har: 'HAR',
};

const tabLinks = (view: RequestsView, n: number): Markup =>
  html`<nav class="tabs" aria-label="Parts of request ${n}">
    ${tabs.map(
      (tab) =>
        html`<a href="${viewAddress({ ...view, n, tab })}#h-request" ${tab === view.tab && html`aria-current="page"`}
          >${tabWords[tab]}</a
        >`,
    )}
  </nav>`;

/** The panel beside the log: one request, opened at what it did. */
export function requestDetail(call: PageCall, request: Watched, view: RequestsView): Markup {
  const { entry, resident } = request;
  const page = pageOf(entry);
  const transactions =
    entry.transactions.length > 0 && html`<span class="soft">· journal ${entry.transactions.join(', ')}</span>`;
  return html`<aside class="card detail" aria-labelledby="h-request">
    <div class="pad stack-s">
      <div class="row">
        <span class="soft num">${entry.id}</span>
        <h2 id="h-request" class="grow" tabindex="-1">
          <span class="verb ${entry.method === 'GET' ? '' : 'write'}">${entry.method}</span>
          <span class="mono small">${shortUrl(entry.url)}</span>
        </h2>
      </div>
      <div class="row wrap small">
        ${statusMark(request)} <span class="soft">${milliseconds(entry.took)} ms</span>
        ${resident !== null && html`<span class="row tight">${face(resident, 's')}${resident}</span>`}
        ${page !== null && html`<span class="soft">on <code>${page}</code></span>`} ${transactions}
        <a class="push" href="${viewAddress({ ...view, n: entry.id, before: entry.id })}"
          >${icon('eye')}The world before it</a
        >
      </div>
    </div>
    ${tabLinks(view, entry.id)}
    <div class="pad stack">${tabBody(call, request, view.tab)}</div>
    <pre class="vh" id="curl-text" aria-hidden="true">${curlOf(call.platform.settings.publicUrl, entry)}</pre>
  </aside>`;
}

import type { RequestLogEntry } from '../../store/table-outside.ts';
import { apiPrefix } from '../../twin.ts';
import { timeOf } from './clock-words.ts';
import { face } from './face.ts';
import { addressOf, html } from './html.ts';
import type { Markup } from './html.ts';
import type { PageCall } from './page-call.ts';

/** Long values in an address are cut in the middle of nothing: the start is enough to know them. */
const shortUrl = (url: string): string => url.replace(apiPrefix, '').replaceAll(/([0-9a-f]{10})[0-9a-f]{10,}/g, '$1…');

function row(call: PageCall, entry: RequestLogEntry): Markup {
  const persona =
    entry.identity_address === null
      ? null
      : (call.world.table('identities').first('address', entry.identity_address)?.persona ?? 'account');
  return html`<tr>
    <td class="num soft">${entry.id}</td>
    <td class="mono small">${timeOf(entry.at)}</td>
    <td>
      ${persona !== null && html`<span class="row tight">${face(persona, 's')}<span class="small">${persona}</span></span>`}
    </td>
    <td class="verb ${entry.method === 'GET' ? '' : 'write'}">${entry.method}</td>
    <td class="mono small path">
      ${
        entry.operation_id === null
          ? shortUrl(entry.url)
          : html`<a href="${addressOf('/_mock/api', { call: entry.operation_id })}">${shortUrl(entry.url)}</a>`
      }
    </td>
    <td class="status s${Math.floor(entry.status / 100)}">
      ${entry.status}${entry.fault_id !== null && html` <span class="tag warn">fault</span>`}
    </td>
  </tr>`;
}

/** Requests as a table, in the order given. */
export function requestRows(call: PageCall, entries: readonly RequestLogEntry[]): Markup {
  if (entries.length === 0) return html`<p class="pad soft">The shop has not asked anything yet in this world.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Requests">
    <table class="log">
      <thead>
        <tr>
          <th>No.</th>
          <th>Time</th>
          <th>Who</th>
          <th>Method</th>
          <th>Address</th>
          <th>Answer</th>
        </tr>
      </thead>
      <tbody>
        ${entries.map((entry) => row(call, entry))}
      </tbody>
    </table>
  </div>`;
}

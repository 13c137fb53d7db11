import type { LoggedRequest } from '../../src/database/request-log.ts';
import { clockActions } from '../clock/timeline-actions.ts';
import { timeOf } from '../clock/clock-words.ts';
import { html, raw } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';

const width = 1000;
const shown = 120;

/** Left edge of the tick of a request. */
const placeOf = (index: number): number => 20 + index * 7;

const lookOf = (entry: LoggedRequest): string => {
  if (entry.status >= 500 || entry.status === 0) return 't-err';
  if (entry.status >= 400) return 't-no';
  return entry.method === 'GET' ? 't-ok' : 't-write';
};

const tick = (entry: LoggedRequest, index: number): string => {
  const tall = entry.method === 'GET' && entry.status < 400 ? 9 : 15;
  return `<rect class="${lookOf(entry)}" x="${placeOf(index)}" y="${21 - tall}" width="2.5" height="${tall}"/>`;
};

/** A wash where a fault answered. */
const wash = (entry: LoggedRequest, index: number): string =>
  entry.fault_id === null ? '' : `<rect class="t-wash" x="${placeOf(index) - 2}" y="3" width="7" height="18"/>`;

const isPost = (table: string): boolean => table === 'mails' || table === 'sms';

/** A ring where a mail or a text message left. */
function ring(call: PageCall, entry: LoggedRequest, index: number): string {
  const sent = entry.transactions.some((number) =>
    call.world.history.get(number)?.changes.some(({ table, before }) => before === null && isPost(table)),
  );
  return sent ? `<circle class="t-mail" cx="${placeOf(index) + 1}" cy="4" r="3"/>` : '';
}

const jumps = (call: PageCall, entries: readonly LoggedRequest[]): string =>
  clockActions(call.world, entries)
    .map(({ index }) => `<path class="t-jump" d="M${placeOf(index) + 4} 8l4 5-4 5M${placeOf(index) + 8} 8l4 5-4 5"/>`)
    .join('');

/**
 * The journal as a strip: a tick for each of the last requests, tall and petrol for a write; rings for mails, a wash where a fault
 * answered, chevrons where the clock was moved, then the playhead.
 */
export function timeStrip(call: PageCall): Markup {
  const entries = call.world.log.entries.slice(-shown);
  const head = Math.max(30, placeOf(entries.length));
  const first = entries[0];
  const drawing =
    `<svg viewBox="0 0 ${width} 22" preserveAspectRatio="none" aria-hidden="true"><path class="t-base" d="M0 21.5H${head}"/>` +
    `<path class="t-future" d="M${head} 21.5H${width}"/>${entries.map(wash).join('')}${entries.map(tick).join('')}` +
    `${entries.map((entry, index) => ring(call, entry, index)).join('')}${jumps(call, entries)}` +
    `<path class="t-head" d="M${head - 4} 2h8v9l-4 4-4-4Z"/></svg>`;
  return html`<div class="rail">
    <span class="num">${first ? timeOf(first.at).slice(0, 5) : 'no requests yet'}</span>
    <div class="strip">${raw(drawing)}</div>
    <span class="num">${call.world.log.count} requests</span>
    <a href="/_mock/requests">Open the time line</a>
  </div>`;
}

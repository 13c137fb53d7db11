import type { RequestLogEntry } from '../../store/table-outside.ts';
import { timeOf } from './clock-words.ts';
import { html, raw } from './html.ts';
import type { Markup } from './html.ts';
import type { PageCall } from './page-call.ts';

const width = 1000;
const shown = 120;

const lookOf = (entry: RequestLogEntry): string => {
  if (entry.status >= 500) return 't-err';
  if (entry.status >= 400) return 't-no';
  return entry.method === 'GET' ? 't-ok' : 't-write';
};

const tick = (entry: RequestLogEntry, index: number): string => {
  const tall = entry.method === 'GET' && entry.status < 400 ? 9 : 15;
  return `<rect class="${lookOf(entry)}" x="${20 + index * 7}" y="${21 - tall}" width="2.5" height="${tall}"/>`;
};

/** The journal as a strip: a tick for each of the last requests, tall and petrol for a write, then the playhead. */
export function timeStrip(call: PageCall): Markup {
  const entries = call.world.log.entries.slice(-shown);
  const head = Math.max(30, 20 + entries.length * 7);
  const first = entries[0];
  const drawing =
    `<svg viewBox="0 0 ${width} 22" preserveAspectRatio="none" aria-hidden="true"><path class="t-base" d="M0 21.5H${head}"/>` +
    `<path class="t-future" d="M${head} 21.5H${width}"/>${entries.map(tick).join('')}` +
    `<path class="t-head" d="M${head - 4} 2h8v9l-4 4-4-4Z"/></svg>`;
  return html`<div class="rail">
    <span class="num">${first ? timeOf(first.at).slice(0, 5) : 'no requests yet'}</span>
    <div class="strip">${raw(drawing)}</div>
    <span class="num">${call.world.log.count} requests</span>
    <a href="/_mock/requests">Open the log</a>
  </div>`;
}

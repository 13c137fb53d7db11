import type { Watched } from './watched.ts';
import { agendaOf } from '../clock/agenda.ts';
import { timeOf, whenOf } from '../clock/clock-words.ts';
import { action } from '../frame/frame.ts';
import { addressOf, html, raw } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { clockActions } from '../clock/timeline-actions.ts';
import { lengths, requestsAddress, viewAddress } from './requests-view.ts';
import type { RequestsView } from './requests-view.ts';
import { escapeHtml } from '../../src/shared/html-text.ts';

const [left, right, width] = [84, 780, 1000];

const lookOf = ({ entry }: Watched): string => {
  if (entry.status >= 500 || entry.status === 0) return 't-err';
  if (entry.status >= 400) return 't-no';
  return entry.method === 'GET' ? 't-ok' : 't-write';
};

/** Where on the line a request stands, of the oldest first. */
const placeOf = (index: number, count: number): number => left + ((index + 0.5) * (right - left)) / Math.max(1, count);

function tick(request: Watched, index: number, count: number): string {
  const tall = request.entry.method === 'GET' && request.entry.status < 400 ? 8 : 14;
  const thick = count > 100 ? 2.5 : 5;
  return `<rect class="${lookOf(request)}" x="${(placeOf(index, count) - thick / 2).toFixed(1)}" y="${38 - tall}" width="${thick}" height="${tall}" rx="1"/>`;
}

const hasPost = ({ diffs }: Watched): boolean =>
  diffs.some(({ table, kind }) => kind === 'added' && (table === 'mails' || table === 'sms'));

const ring = (request: Watched, index: number, count: number): string =>
  hasPost(request) ? `<circle class="t-mail" cx="${placeOf(index, count).toFixed(1)}" cy="53" r="4"/>` : '';

function head(before: number | null, index: number, count: number): string {
  if (before === null) return '';
  const x = index < 0 ? right : placeOf(index, count) - (right - left) / Math.max(1, count) / 2;
  const label = Math.min(right - 42, Math.max(left + 42, x));
  return (
    `<rect class="t-later" x="${x.toFixed(1)}" y="20" width="${Math.max(0, right - x).toFixed(1)}" height="62"/>` +
    `<path class="t-cut" d="M${x.toFixed(1)} 16v68"/><rect class="t-flag" x="${(label - 42).toFixed(1)}" y="1" width="84" height="18" rx="4"/>` +
    `<text class="t-on" x="${label.toFixed(1)}" y="14" text-anchor="middle">before ${before}</text>`
  );
}

/** A chevron with words, which stand before it where the line ends. */
function clockMark(x: number, words: string): string {
  const isLast = x > right - 80;
  const [text, anchor] = isLast ? [x - 2, 'end'] : [x + 13, 'start'];
  return (
    `<path class="t-jump" d="M${(x + 4).toFixed(1)} 70l5 5-5 5"/>` +
    `<text x="${text.toFixed(1)}" y="79" text-anchor="${anchor}">${escapeHtml(words)}</text>`
  );
}

function drawing(call: PageCall, requests: readonly Watched[], before: number | null): Markup {
  const count = requests.length;
  const cut = requests.findIndex(({ entry }) => before !== null && entry.id >= before);
  const now = call.world.now();
  const coming = agendaOf(call.world, 2).map(({ at, what }, index) => {
    const words = `${whenOf(at, now)} ${what}`;
    return `<text x="${right + 10}" y="${57 + index * 21}">${escapeHtml(words.length > 34 ? `${words.slice(0, 33)}…` : words)}</text>`;
  });
  const marks = clockActions(
    call.world,
    requests.map(({ entry }) => entry),
  ).map(({ index, words }) => clockMark(placeOf(index, count), words));
  return raw(
    `<svg class="lanes" viewBox="0 0 ${width} 86" role="img" aria-label="The last ${count} requests on a line${before === null ? '' : `, cut before request ${before}`}">` +
      `<path class="t-base" d="M${left} 38.5H${right}M${left} 60.5H${right}M${left} 82.5H${right}"/><path class="t-future" d="M${right} 38.5H${width}M${right} 60.5H${width}M${right} 82.5H${width}"/>` +
      `<text x="0" y="36">Requests</text><text x="0" y="57">Mail, SMS</text><text x="0" y="79">Clock</text>` +
      `<text x="${right + 10}" y="36">now: request ${call.world.log.count}</text>${coming.join('')}` +
      `${requests.map((one, index) => tick(one, index, count)).join('')}${requests.map((one, index) => ring(one, index, count)).join('')}${marks.join('')}` +
      `${head(before, cut, count)}</svg>`,
  );
}

/** The playhead as a slider: a form, so that it works without a script. */
function playhead(view: RequestsView, ids: readonly number[]): Markup {
  const [first = 1, last = 1] = [ids[0], ids.at(-1)];
  const value = view.before ?? last + 1;
  const words = view.before === null ? 'now' : `before request ${view.before}`;
  return html`<form class="playhead" method="get" action="${requestsAddress}">
    <input type="hidden" name="play" value="1" />
    ${view.q !== '' && html`<input type="hidden" name="q" value="${view.q}" />`}
    ${view.only !== 'all' && html`<input type="hidden" name="only" value="${view.only}" />`}
    ${view.last !== lengths[0] && html`<input type="hidden" name="last" value="${view.last}" />`}
    <input
      type="range"
      name="before"
      min="${first}"
      max="${last + 1}"
      value="${value}"
      aria-label="Playhead"
      aria-valuetext="${words}"
      data-submit
      data-playhead
    />
    <noscript><button class="btn s">Look there</button></noscript>
  </form>`;
}

function steps(view: RequestsView, ids: readonly number[]): Markup {
  const place = view.before === null ? ids.length : ids.indexOf(view.before);
  const [back, on] = [ids[place - 1], ids[place + 1]];
  const step = (to: number | undefined, sign: 'back' | 'on', words: string): Markup =>
    to === undefined
      ? html`<span class="btn s sq" aria-hidden="true">${icon(sign)}</span>`
      : html`<a class="btn s sq" href="${viewAddress({ ...view, n: to, before: to })}"
          >${icon(sign)}<span class="vh">${words}</span></a
        >`;
  return html`${step(back, 'back', 'One request back')} ${view.before !== null && step(on, 'on', 'One request on')}`;
}

/** How far back the line goes; a log that fits on the shortest line has no choice. */
function howLong(view: RequestsView, count: number): Markup | false {
  const [shortest] = lengths;
  const length = (last: number): Markup =>
    html`<a class="chip" href="${viewAddress({ ...view, last })}" ${last === view.last && html`aria-current="true"`}
      ><span class="vh">The last </span>${last}</a
    >`;
  return (
    count > shortest &&
    html`<span class="chips" role="group" aria-label="Requests on the line">${lengths.map(length)}</span>`
  );
}

function acts(call: PageCall, view: RequestsView, ids: readonly number[]): Markup {
  const { before } = view;
  if (before === null) return html`<span class="push row wrap">${steps(view, ids)} ${howLong(view, ids.length)}</span>`;
  return html`<span class="push row wrap">
    ${steps(view, ids)} ${howLong(view, ids.length)}
    <a class="btn s" href="${addressOf('/_mock/data', { before: String(before) })}">${icon('data')}See the data</a>
    ${action(call, { to: 'goto', values: { before_request: String(before), back: requestsAddress }, look: 's go', label: html`${icon('fork')}Continue from here` })}
    <a class="btn s" href="${viewAddress({ ...view, before: null })}">Back to now</a>
  </span>`;
}

/** The time line with its playhead: looking back changes nothing, going on from there does. Requests come oldest first. */
export function timeline(call: PageCall, all: readonly Watched[], view: RequestsView): Markup | false {
  const requests = all.slice(-view.last);
  if (requests.length === 0) return false;
  const ids = all.map(({ entry }) => entry.id);
  const then = all.find(({ entry }) => entry.id === view.before)?.entry;
  return html`<section class="card pad scrub" aria-labelledby="h-line">
    <div class="row wrap">
      <h2 id="h-line">${then ? `Before request ${then.id}` : 'Now'}</h2>
      <span class="soft"
        >${then ? `the world as it was at ${timeOf(then.at)}` : `after request ${call.world.log.count}`}</span
      >
      ${acts(call, view, ids)}
    </div>
    ${drawing(call, requests, then ? then.id : null)}
    ${playhead(
      view,
      requests.map(({ entry }) => entry.id),
    )}
  </section>`;
}

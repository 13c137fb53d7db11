import { sieveOf, sieves, sifted } from './filter.ts';
import { allWatched } from './watched.ts';
import type { Watched } from './watched.ts';
import { actionRows } from './action-rows.ts';
import { action, framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { requestDetail } from './request-detail.ts';
import { haveGroups, linesOf, requestRows } from './requests-part.ts';
import { lengths, requestsAddress, viewAddress, viewOf } from './requests-view.ts';
import type { RequestsView } from './requests-view.ts';
import { searchForm } from '../page-kit/search-part.ts';
import { timeline } from './timeline-part.ts';

const chips: readonly (readonly [key: string, label: string])[] = [
  ['all', 'All'],
  ['writes', 'Writes'],
  ['refused', 'Refused'],
  ['broken', 'Broken'],
  ['off', 'Off contract'],
];

function filters(view: RequestsView, all: readonly Watched[]): Markup {
  const chip = ([key, label]: readonly [string, string]): Markup => {
    const only = sieveOf(key);
    const count = only === 'all' ? 0 : all.filter(sieves[only]).length;
    return html`<a
      class="chip"
      href="${viewAddress({ ...view, only, n: null })}"
      ${only === view.only && html`aria-current="page"`}
      >${label}${count > 0 && html` <span class="soft">${count}</span>`}</a
    >`;
  };
  return html`<div class="filters">
    ${searchForm({
      to: requestsAddress,
      label: 'Filter requests',
      hint: 'path, page:/fondsen, resident:noor, status:4xx, changed:vouchers',
      q: view.q,
      kept: { only: view.only === 'all' ? null : view.only, last: view.last === lengths[0] ? null : String(view.last) },
    })}
    <nav class="chips" aria-label="Which requests">${chips.map(chip)}</nav>
  </div>`;
}

const foot = (call: PageCall, view: RequestsView): Markup =>
  html`<div class="row wrap pad-s divided soft small">
    <span>Newest first. With focus in the list: arrows move, Enter opens.</span>
    <span class="push row wrap">
      <a class="btn s" href="${addressOf('/_mock/api/har', { q: view.q === '' ? null : view.q })}" download
        >${icon('down')}HAR with validation results</a
      >
      ${action(call, { to: 'log-clear', look: 's', label: html`${icon('trash')}Empty the log` })}
    </span>
  </div>`;

/** The bar that tells of new requests; without a script there is none, and a reload shows them. */
const news = (view: RequestsView, newest: number): Markup =>
  html`<div class="news" data-live="${viewAddress({ ...view, n: null })}" data-newest="${newest}" hidden>
    <button class="btn s" type="button" data-live-switch aria-pressed="true">Live</button>
    <button class="btn s lean" type="button" data-live-show hidden></button>
    <span class="soft small" data-live-words>New requests come in by themselves.</span>
  </div>`;

function log(call: PageCall, view: RequestsView, all: readonly Watched[]): Markup {
  const requests = sifted(all, view.q, view.only);
  return html`<section class="card logcard" aria-label="Log">
    ${filters(view, all)} ${news(view, call.world.log.count)}
    ${
      requests.length > 0
        ? requestRows(requests, view, view.q === '' && view.only === 'all' ? actionRows(call.world) : new Map())
        : html`<p class="pad soft">
            ${all.length === 0 ? 'The shop has not asked anything yet in this world.' : 'No request fits. Take a word away.'}
          </p>`
    }
    ${foot(call, view)}
  </section>`;
}

/** The last requests of this world, newest first, with a time line above and one of them opened beside. */
export function requestsPage(call: PageCall): Markup {
  const all = allWatched(call.platform, call.world);
  const wanted = viewOf(call);
  const isKnown = all.some(({ entry }) => entry.id === wanted.before);
  const chosen = all.find(({ entry }) => entry.id === (wanted.n ?? wanted.before));
  const open = chosen ?? sifted(all, wanted.q, wanted.only)[0] ?? all[0];
  const isGone = wanted.n !== null && chosen?.entry.id !== wanted.n;
  const view = { ...wanted, n: open?.entry.id ?? null, before: isKnown ? wanted.before : null };
  return framed(call, {
    title: 'Requests',
    at: requestsAddress,
    lead: 'The last 200 calls of this world: what was asked, what came back, and what each of them changed.',
    sheets: ['requests.css'],
    scripts: ['requests.js'],
    main: html`${isGone && html`<p class="note warn">${icon('warn')}Request ${wanted.n} is not in the log: only the last 200 are kept.</p>`}
      ${timeline(call, all.toReversed(), view)}
      <div class="reqs">
        ${log(call, view, all)}
        ${
          open
            ? requestDetail(call, open, view)
            : html`<aside class="card pad soft">Open the shop and do something; it shows here at once.</aside>`
        }
      </div>`,
  });
}

/** New lines for a page that is open: those after a request, newest first, as the page would show them. */
export function requestNews(call: PageCall): { newest: number; count: number; rows: string } {
  const after = Number(asked(call, 'after') ?? 0);
  const view = { ...viewOf(call), n: null };
  const all = allWatched(call.platform, call.world);
  const fresh = all.filter(({ entry }) => entry.id > after);
  const fitting = sifted(fresh, view.q, view.only);
  return {
    newest: call.world.log.count,
    count: fitting.length,
    rows: linesOf(fitting, view, { inGroups: haveGroups(all) })
      .map(({ markup }) => markup)
      .join(''),
  };
}

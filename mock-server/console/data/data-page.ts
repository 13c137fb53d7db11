import { numberOf } from '../../src/contract/input.ts';
import { tableNames } from '../../src/database/shape.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { Draft } from './draft.ts';
import { foundRows, isHash, neighboursOf, rowIn, rowsPerPage, tableNamed, titleOf } from './look.ts';
import type { AnyRow, FoundRows, Place } from './look.ts';
import { momentBefore } from './moment.ts';
import type { Moment } from './moment.ts';
import { differencesBetween } from './compare.ts';
import { shortValue, singular } from '../requests/changes.ts';
import type { RowDiff } from '../requests/changes.ts';
import { snapshotOf } from '../snapshots/snapshots.ts';
import { timeOf } from '../clock/clock-words.ts';
import { rowPanel, standing } from './data-row-part.ts';
import { rowChanges, rowTabs } from './data-row-tabs.ts';
import { face } from '../page-kit/face.ts';
import { action, framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { filterBox, searchForm } from '../page-kit/search-part.ts';
import { changeBox, readable } from '../requests/request-detail.ts';
import { snapshotsCard } from '../snapshots/snapshots-part.ts';

const address = '/_mock/data';

/** What the address of the page says. */
type View = {
  readonly table: TableName;
  readonly id: number | null;
  readonly q: string;
  readonly page: number;
  readonly before: number | null;
};

const viewOf = (call: PageCall): View => ({
  table: tableNamed(asked(call, 'table')) ?? 'vouchers',
  id: numberOf(call.query, 'id'),
  q: asked(call, 'q') ?? '',
  page: Math.max(1, numberOf(call.query, 'page') ?? 1),
  before: numberOf(call.query, 'before'),
});

const dataAddress = ({ table, id, q, page, before }: View): string =>
  addressOf(address, {
    table,
    id: id === null ? null : String(id),
    q: q === '' ? null : q,
    page: page === 1 ? null : String(page),
    before: before === null ? null : String(before),
  });

function tableList({ world, diffs }: Moment, view: View): Markup {
  const changedIn = (table: TableName): number => diffs.filter((diff) => diff.table === table).length;
  const line = (table: TableName): Markup =>
    html`<li>
      <a
        href="${dataAddress({ ...view, table, id: null, q: '', page: 1 })}"
        ${table === view.table && html`aria-current="page"`}
        ><span>${table.replaceAll('_', ' ')}</span
        >${changedIn(table) > 0 && html`<span class="n warn push">${changedIn(table)}<span class="vh"> changed since</span></span>`}<span
          class="soft num"
          >${world.table(table).size}</span
        ></a
      >
    </li>`;
  return html`<nav class="card tables" aria-label="Tables">
    ${filterBox({ list: 'table-list', label: 'Search tables', hint: 'table', look: 'pad-s' })}
    <ul id="table-list">
      ${tableNames.map(line)}
    </ul>
  </nav>`;
}

/** Fields that say most about a row, after its name and its resident. */
const telling = (row: AnyRow): string =>
  Object.entries(row)
    .filter(([field, value]) => !['id', 'identity_address'].includes(field) && value !== null && value !== '')
    .filter(([, value]) => typeof value !== 'object' && value !== titleOf(row) && !isHash(value))
    .slice(0, 6)
    .map(([field, value]) => `${field} ${shortValue(readable(field, value), 20)}`)
    .join(' · ');

/** The resident of a row, as a face with a name. */
function residentOfRow({ world }: Moment, row: AnyRow): Markup | false {
  const address = row['identity_address'];
  const identity = typeof address === 'string' ? world.table('identities').first('address', address) : undefined;
  return (
    identity?.persona != null && html`<span class="row tight">${face(identity.persona, 's')}${identity.persona}</span>`
  );
}

function pager(view: View, total: number): Markup | false {
  const last = Math.ceil(total / rowsPerPage);
  if (last <= 1) return false;
  const to = (page: number, sign: 'back' | 'on', words: string): Markup | false =>
    page >= 1 &&
    page <= last &&
    html`<a class="btn s sq" href="${dataAddress({ ...view, page })}"
      >${icon(sign)}<span class="vh">${words}</span></a
    >`;
  return html`<span class="push row">
    <span class="soft small">page ${view.page} of ${last}</span> ${to(view.page - 1, 'back', 'Page back')}
    ${to(view.page + 1, 'on', 'Page on')}
  </span>`;
}

function rowList(moment: Moment, view: View, { total, rows }: FoundRows): Markup {
  return html`<section class="card" aria-labelledby="h-rows">
    <header>
      <h2 id="h-rows">${view.table.replaceAll('_', ' ')}</h2>
      <span class="soft small">${total} rows</span> ${pager(view, total)}
    </header>
    ${searchForm({
      to: address,
      label: 'Search rows',
      hint: 'id, code, name',
      look: 'pad-s',
      q: view.q,
      kept: { table: view.table, before: view.before },
    })}
    <ul class="lines rows">
      ${rows.map(
        (row) =>
          html`<li>
            <a href="${dataAddress({ ...view, id: row.id })}"
              ><span class="num soft">${row.id}</span
              ><b class="clip"
                >${shortValue(titleOf(row) || standing(row, moment.world.now()), 40) || singular(view.table)}</b
              ><span class="soft small row clip"
                >${residentOfRow(moment, row)}<span class="clip">${telling(row)}</span></span
              ></a
            >
          </li>`,
      )}
    </ul>
    ${rows.length === 0 && html`<p class="pad soft">No rows.</p>`}
  </section>`;
}

function lookingBack(call: PageCall, moment: Moment): Markup | false {
  if (moment.before === null) return false;
  const before = String(moment.before);
  return html`<div class="note made">
    ${icon('eye')}
    <div class="grow">
      <b>Before request ${before}</b>, as it was at <span class="mono">${timeOf(moment.world.now())}</span>. Looking
      changes nothing.
    </div>
    ${action(call, { to: 'goto', values: { before_request: before, back: '/_mock/data' }, look: 's go', label: html`${icon('fork')}Continue from here` })}
    <a class="btn s" href="/_mock/requests?before=${before}">The requests</a>
    <a class="btn s" href="${address}">Back to now</a>
  </div>`;
}

/** Changed rows that a card shows; the API has all. */
const shownChanges = 60;

const changedRows = (title: string, diffs: readonly RowDiff[]): Markup =>
  html`<section class="card" aria-labelledby="h-since">
    <header>
      <h2 id="h-since" tabindex="-1">${title}</h2>
      <span class="push soft small">${diffs.length} ${diffs.length === 1 ? 'row' : 'rows'}</span>
    </header>
    <div class="pad stack-s">
      ${diffs.length > 0 ? changeBox(diffs.slice(0, shownChanges)) : html`<p class="soft">Nothing.</p>`}
      ${diffs.length > shownChanges && html`<p class="soft small">and ${diffs.length - shownChanges} more</p>`}
    </div>
  </section>`;

const since = ({ before, diffs }: Moment): Markup | false => before !== null && changedRows('Changed since', diffs);

/** What became of a snapshot that somebody asked to compare with now. */
function compared(call: PageCall): Markup | false {
  const name = asked(call, 'compare');
  const snapshot = name === null ? undefined : snapshotOf(call.platform, name);
  if (name !== null && !snapshot) return html`<p class="note warn">${icon('warn')}There is no snapshot ${name}.</p>`;
  return (
    snapshot !== undefined &&
    changedRows(`Changed since ${snapshot.name}`, differencesBetween(snapshot.world, call.world))
  );
}

/** The row of the address; null when none is asked or when it is not there. */
function placeOf(moment: Moment, { table, id }: View): Place | null {
  const row = id === null ? undefined : rowIn(moment.world, table, id);
  return row ? { table, row } : null;
}

async function middle(
  call: PageCall,
  moment: Moment,
  { view, place }: { view: View; place: Place | null },
): Promise<Markup> {
  if (place) {
    const neighbours = await neighboursOf(moment.world, place.table, { text: view.q, id: place.row.id });
    return rowPanel(call, moment, { ...place, neighbours });
  }
  const found = await foundRows(moment.world, view.table, { text: view.q, page: view.page });
  const gone = view.id !== null && html`<p class="note warn">${icon('warn')}Row ${view.id} is not there.</p>`;
  return html`<div class="stack">${gone} ${rowList(moment, view, found)}</div>`;
}

/** Every row of the world, now or before a request, with what hangs on it and what happened to it. */
export async function dataPage(call: PageCall, draft: Draft | null = null): Promise<Markup> {
  const wanted = viewOf(call);
  const moment = momentBefore(call.world, wanted.before) ?? { world: call.world, before: null, diffs: [] };
  const view = { ...wanted, before: moment.before };
  const place = placeOf(moment, view);
  const shown = await middle(call, moment, { view, place });
  return framed(call, {
    title: 'Data',
    at: address,
    lead: 'Every row of the world, with what hangs on it and what happened to it.',
    acts: html`<a class="btn" href="/_mock/api/export" download>${icon('down')}Export</a>
      <a class="btn" href="/_mock/worlds#h-file">${icon('up')}Import</a>`,
    sheets: ['data.css', 'requests.css'],
    scripts: ['requests.js'],
    main: html`${lookingBack(call, moment)}
      <div class="datagrid">
        ${tableList(moment, view)} ${shown}
        <div class="stack">
          ${compared(call)} ${place && [rowTabs(call, moment, { ...place, draft }), rowChanges(call, moment, place)]}
          ${since(moment)} ${snapshotsCard(call)}
        </div>
      </div>`,
  });
}

import type { Draft } from './draft.ts';
import { eventsOf } from './moment.ts';
import type { Moment, RowEvent } from './moment.ts';
import { quickChanges } from './quick-changes.ts';
import type { QuickChange } from './quick-changes.ts';
import { whereElse } from './shapes/where-else.ts';
import { shopView } from './shop-view.ts';
import type { ShopView } from './shop-view.ts';
import { singular, summaryOf } from '../requests/changes.ts';
import type { RowDiff } from '../requests/changes.ts';
import { whenOf } from '../clock/clock-words.ts';
import { editForm } from './data-edit-part.ts';
import type { Place } from './look.ts';
import { backTo, action } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { colouredJson } from '../page-kit/json-part.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { pre, pretty } from '../requests/request-detail.ts';

/** Ways to look at a row. */
const tabs = ['shop', 'stored', 'history', 'edit'] as const;
type Tab = (typeof tabs)[number];

/** A row that is looked at, with everything that its tabs tell. */
type Looked = {
  readonly call: PageCall;
  readonly moment: Moment;
  readonly place: Place;
  readonly shop: ShopView | null;
  readonly events: readonly RowEvent[];
  /** What somebody wrote that was refused. */
  readonly draft: Draft | null;
};

/** Longest text that the page holds to be copied: the voucher of a city has thousands of places to spend it. */
const longestCopied = 200_000;

/** A button that copies the whole, as far as the page can hold it. */
function copying(value: unknown): Markup | false {
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    text.length <= longestCopied &&
    html`<button class="btn s" type="button" data-copy="row-text" hidden>${icon('copy')}Copy</button>
      <pre class="vh" id="row-text" aria-hidden="true">${text}</pre>`
  );
}

function validation({ status, differences }: ShopView): Markup {
  if (differences.length > 0) {
    return html`<span class="tag bad">${icon('cross')}not as described</span>
      <ul class="plainlist small">
        ${differences.map((line) => html`<li>${line}</li>`)}
      </ul>`;
  }
  return status === 200
    ? html`<span class="tag ok">${icon('check')}as described</span>`
    : html`<span class="tag warn">${icon('check')}${status}, as described</span>`;
}

function whoAsks({ call, shop }: Looked): Markup | string {
  const address = shop?.identity_address ?? null;
  if (address === null) return 'anybody';
  return call.world.table('identities').first('address', address)?.persona ?? 'its owner';
}

function shopTab(looked: Looked): Markup {
  const { shop } = looked;
  if (!shop) {
    return html`<p class="soft small">
      The shop does not get it: no call of the platform gives it, or nobody owns it.
    </p>`;
  }
  const operation =
    shop.operation_id !== null &&
    html`<a href="${addressOf('/_mock/api', { call: shop.operation_id })}"><code>${shop.operation_id}</code></a>`;
  return html`<p class="soft small">What ${operation} answers ${whoAsks(looked)} now.</p>
    ${pre('As the shop gets it', colouredJson(pretty(shop.value)))}
    <div class="row wrap">
      ${editLink(looked)}${copying(shop.value)}<span class="push row wrap small">${validation(shop)}</span>
    </div>`;
}

function storedTab(looked: Looked): Markup {
  const { row, table } = looked.place;
  return html`${pre('As stored', colouredJson(pretty(row)))}
    <div class="row wrap">
      ${editLink(looked)}${copying(row)}
      ${whereElse(table) !== null && html`<span class="soft small">${whereElse(table)}</span>`}
    </div>`;
}

/** A row of now is edited; a world that is looked back at is not. */
const canEdit = ({ moment, place }: Looked): boolean => moment.before === null && whereElse(place.table) === null;

const editLink = (looked: Looked): Markup | false =>
  canEdit(looked) && html`<a class="btn s" href="${tabAddress(looked, 'edit')}#h-edit">Edit</a>`;

const editTab = (looked: Looked): Markup =>
  canEdit(looked)
    ? html`<h3 id="h-edit" tabindex="-1">Edit ${singular(looked.place.table)} ${looked.place.row.id}</h3>
        ${editForm(looked.call, looked.place, looked.draft)}`
    : storedTab(looked);

/** The fields of the row itself; of another one what became of it. */
function whatChanged({ table }: Place, diff: RowDiff): string {
  if (diff.table !== table) return summaryOf([diff]);
  return diff.kind === 'changed' ? diff.fields.map(({ field }) => field).join(', ') : diff.kind;
}

function eventLine({ call, moment, place }: Looked, { number, at, request, action: done, diff }: RowEvent): Markup {
  const what =
    request === null
      ? html`<span>${done ?? 'outside a request'}</span>`
      : html`<a href="/_mock/requests?n=${request}">request ${request}</a>`;
  const back =
    moment.before === null &&
    action(call, {
      to: 'goto',
      values: { before_transaction: String(number) },
      look: 's',
      label: html`${icon('undo')}Go back<span class="vh">
          to before ${done ?? `request ${request}`}, number ${number}</span
        >`,
    });
  return html`<li>
    <span class="mono tiny">${whenOf(at, call.world.now())}</span>
    ${what}
    <span class="soft">${whatChanged(place, diff)}</span>
    <span class="push">${back}</span>
  </li>`;
}

function historyTab(looked: Looked): Markup {
  const { events } = looked;
  if (events.length === 0) return html`<p class="soft small">Nothing, as far as the history goes.</p>`;
  return html`<p class="soft small">Going back takes back everything since; that can be taken back too.</p>
    <ol class="events small">
      ${events.map((event) => eventLine(looked, event))}
    </ol>`;
}

const bodies: { readonly [tab in Tab]: (looked: Looked) => Markup } = {
  shop: shopTab,
  stored: storedTab,
  history: historyTab,
  edit: editTab,
};

const tabAddress = ({ call, moment, place }: Pick<Looked, 'call' | 'moment' | 'place'>, tab: Tab): string =>
  addressOf('/_mock/data', {
    table: place.table,
    id: String(place.row.id),
    q: asked(call, 'q'),
    before: moment.before === null ? null : String(moment.before),
    tab,
  });

function tabLinks(looked: Looked, chosen: Tab): Markup {
  const words: readonly (readonly [tab: Tab, words: Markup | string])[] = [
    ['shop', 'As the shop gets it'],
    ['stored', 'As stored'],
    ['history', html`History <span class="soft num">${looked.events.length}</span>`],
  ];
  // What is edited is what is stored.
  const here = chosen === 'edit' ? 'stored' : chosen;
  return html`<nav class="tabs" aria-label="Ways to look at it">
    ${words.map(
      ([tab, label]) =>
        html`<a href="${tabAddress(looked, tab)}" ${tab === here && html`aria-current="page"`}>${label}</a>`,
    )}
  </nav>`;
}

/** A row as the shop gets it, as it is stored, and what happened to it. */
export function rowTabs(call: PageCall, moment: Moment, { draft, ...place }: Place & { draft: Draft | null }): Markup {
  const shop = shopView(call.platform, moment.world, place);
  const events = eventsOf(call.world, place.table, place.row.id);
  const chosen = tabs.find((tab) => tab === asked(call, 'tab')) ?? (shop ? 'shop' : 'stored');
  const looked = { call, moment, place, shop, events, draft };
  return html`<section class="card" aria-label="The row">
    ${tabLinks(looked, chosen)}
    <div class="pad stack">${bodies[chosen](looked)}</div>
  </section>`;
}

const changeForm = (call: PageCall, { label, action: name, fields }: QuickChange): Markup =>
  html`<form class="inline" method="post" action="/_mock/do/quick">
    ${backTo(call)}<input type="hidden" name="action" value="${name}" />${Object.entries(fields).map(
      ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
    )}<button class="btn s">${label}</button>
  </form>`;

/** Actions of the desk that stand ready for the row, one click each. */
export function rowChanges(call: PageCall, moment: Moment, { table, row }: Place): Markup | false {
  const changes = moment.before === null ? quickChanges(call, table, row) : [];
  return (
    changes.length > 0 &&
    html`<section class="note made" aria-labelledby="h-quick">
      <div class="stack-s">
        <h2 id="h-quick" class="small">Quick changes</h2>
        <div class="row wrap">${changes.map((change) => changeForm(call, change))}</div>
        <p class="small">Each is one action of the desk and one line of the history, which takes it back.</p>
      </div>
    </section>`
  );
}

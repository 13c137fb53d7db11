import { balanceOf } from './balance.ts';
import type { Balance } from './balance.ts';
import { comingFor } from './due.ts';
import type { Neighbours, Place } from './look.ts';
import type { Moment } from './moment.ts';
import { changedBy } from './changed-by.ts';
import { whenOf } from '../clock/clock-words.ts';
import { action } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** `€ 1.087,50`, as residents see it; of a number of cents. */
export const euros = (cents: number): string => {
  const [whole, rest] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '− ' : ''}€ ${whole?.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`;
};

const good = ['active', 'approved', 'accepted', 'success', 'answered', 'used', 'authorized'];
const waiting = ['pending', 'waiting', 'paused', 'draft', 'created', 'pending_authorization'];

function stateTag(state: unknown): Markup | false {
  if (typeof state !== 'string') return false;
  if (good.includes(state)) return html`<span class="tag ok">${icon('check')}${state}</span>`;
  return waiting.includes(state)
    ? html`<span class="tag warn">${icon('clock')}${state}</span>`
    : html`<span class="tag">${state.replaceAll('_', ' ')}</span>`;
}

const kindTag = ({ row }: Place): Markup | false =>
  typeof row['type'] === 'string' &&
  row['type'] !== '' &&
  html`<span class="tag">${row['type'].replaceAll('_', ' ')}</span>`;

/** State and kind of a row, as far as it has them. */
export const rowTags = (place: Place): Markup => html`${stateTag(place.row['state'])} ${kindTag(place)}`;

/** Before and after this row in the list from which somebody came. */
export function neighbourLinks(
  { total, previous, next }: Neighbours,
  to: (id: number) => string,
  kind: string,
): Markup {
  const link = (id: number | null, sign: 'back' | 'on', words: string): Markup =>
    id === null
      ? html`<span class="btn s sq off" aria-hidden="true">${icon(sign)}</span>`
      : html`<a class="btn s sq" href="${to(id)}"
          >${icon(sign)}<span class="vh">${words} ${kind}, number ${id}</span></a
        >`;
  return html`<span class="row tight"
    ><span class="soft small nowrap">${total} in the list</span> ${link(previous, 'back', 'Previous')}
    ${link(next, 'on', 'Next')}</span
  >`;
}

const partsOf = ({ spent, held, left }: Balance): readonly (readonly [name: string, cents: number])[] => [
  ['spent', spent],
  ['held', held],
  ['left', left],
];

/** Lengths are attributes of a drawing, for the pages have no styles of their own. */
function bar(balance: Balance): Markup {
  const all = partsOf(balance).map(([name, cents]) => ({ name, cents: Math.max(0, cents) }));
  const total = Math.max(
    1,
    all.reduce((sum, { cents }) => sum + cents, 0),
  );
  let from = 0;
  const pieces = all.map(({ name, cents }) => {
    const [x, width] = [from, (cents / total) * 100];
    from += width;
    const lines = name === 'held' && html`fill="url(#held-lines)"`;
    return html`<rect class="${name}" ${lines} x="${x.toFixed(2)}%" width="${width.toFixed(2)}%" height="10" />`;
  });
  return html`<svg class="purse" aria-hidden="true" width="100%" height="10">
    <defs>
      <pattern id="held-lines" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="held-line" width="2.5" height="5" />
      </pattern>
    </defs>
    ${pieces}
  </svg>`;
}

/** What is left of a voucher, and where the rest went; nothing for what has no balance. */
export function purse({ world }: Moment, { table, row }: Place): Markup | false {
  const voucher = table === 'vouchers' ? world.table('vouchers').get(row.id) : undefined;
  const balance = voucher && balanceOf(world, voucher);
  return (
    balance != null &&
    html`<div class="stack-s">
      <p><b class="sum">${euros(balance.left)}</b> <span class="soft">left of ${euros(balance.whole)}</span></p>
      ${bar(balance)}
      <p class="row wrap between small soft">
        ${partsOf(balance).map(([name, cents]) => html`<span>${name} <span class="num">${euros(cents)}</span></span>`)}
      </p>
    </div>`
  );
}

/** What the clock brings to a row, each a jump away; only looked at in a world that is looked back at. */
export function dueLines(call: PageCall, moment: Moment, { table, row }: Place): Markup {
  const coming = comingFor(moment.world, table, row);
  return html`${coming.map(
    ({ at, what }) =>
      html`<li>
        ${icon('clock')}<span class="soft">Due</span> <span>${what}</span>
        <span class="soft small push">${whenOf(at, moment.world.now())}</span>
        ${
          moment.before === null &&
          action(call, {
            to: 'clock',
            values: { jump_to: String(at) },
            look: 's',
            label: html`${icon('jump')}Jump<span class="vh"> to: ${what}</span>`,
          })
        }
      </li>`,
  )}`;
}

/** Links to requests that stand on the page; the log has the rest. */
const shownRequests = 12;

/** Requests that changed the row or asked for it. */
export function changedByLine({ world }: PageCall, { table, row }: Place): Markup | false {
  const numbers = changedBy(world, table, row);
  return (
    numbers.length > 0 &&
    html`<li>
      ${icon('list')}<span class="soft">Changed by</span>
      <span>${numbers.length} ${numbers.length === 1 ? 'request' : 'requests'}</span>
      <span class="push row wrap tight num small"
        >${numbers.slice(0, shownRequests).map((n) => html`<a href="/_mock/requests?n=${n}"><span class="vh">request </span>${n}</a> `)}${numbers.length > shownRequests && html`<span class="soft">…</span>`}</span
      >
    </li>`
  );
}

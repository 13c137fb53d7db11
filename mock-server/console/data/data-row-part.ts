import type { Place, AnyRow, Neighbours } from './look.ts';
import type { TableName } from '../../src/database/shape.ts';
import { linksFrom, linksTo, titleOf } from './look.ts';
import type { Moment } from './moment.ts';
import { shortValue, singular } from '../requests/changes.ts';
import { whenOf } from '../clock/clock-words.ts';
import { dueLines, euros, neighbourLinks, purse, rowTags, changedByLine } from './data-head-part.ts';
import { face } from '../page-kit/face.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** Rows of one table that are listed below a row; the others are in the table. */
const shownBelow = 8;

const addressOfRow = ({ before }: Moment, table: TableName, id: number): string =>
  addressOf('/_mock/data', { table, id: String(id), before: before === null ? null : String(before) });

/** How much, in what state and since when: enough to tell rows of one kind apart. */
export function standing(row: AnyRow, now: number): string {
  const [amount, state, since] = [row['amount'], row['state'], row['created_at']];
  const words = [
    typeof amount === 'number' ? euros(amount) : '',
    typeof state === 'string' ? state.replaceAll('_', ' ') : '',
    typeof since === 'number' ? whenOf(since, now) : '',
  ];
  return words.filter(Boolean).join(' · ');
}

/** What a row is called: by its own name, else by the offer or the organisation that it is about. */
function callingOf({ world }: Moment, { table, row }: Place): string {
  const about = [
    world.table('products').get(Number(row['product_id'])),
    world.table('organizations').get(Number(row['organization_id'])),
  ];
  const named = titleOf(row);
  const isCode = named === '' || named === row['code'];
  return (isCode ? about.find((one) => one !== undefined)?.name : undefined) ?? (named || singular(table));
}

/** A resident is a face and a name; every other row its name and number. */
function rowLink(moment: Moment, { table, row }: Place): Markup {
  const persona = table === 'identities' && typeof row['persona'] === 'string' ? row['persona'] : null;
  const words = persona ?? shortValue(callingOf(moment, { table, row }), 44);
  return html`${persona !== null && face(persona, 's')}<a href="${addressOfRow(moment, table, row.id)}">${words}</a>
    <span class="soft small num">${row.id}</span>
    <span class="soft small push">${standing(row, moment.world.now())}</span>`;
}

/** What a row is to this one: `sponsor_organization_id` is its sponsor organization. */
const roleOf = (field: string): string =>
  field === 'identity_address' ? 'owner' : field.replace(/_id$/, '').replaceAll('_', ' ');

function pointsAt(moment: Moment, { table: from, row }: Place): Markup {
  return html`${linksFrom(moment.world, from, row).map(
    ({ field, table, row: to }) =>
      html`<li>
        ${icon(table === 'identities' ? 'user' : 'link')}<span class="soft">${roleOf(field)}</span>
        ${rowLink(moment, { table, row: to })}
      </li>`,
  )}`;
}

function below(moment: Moment, { table, row }: Place): Markup {
  const groups = [...linksTo(moment.world, table, row)];
  return html`${groups.map(
    ([name, rows]) =>
      html`<li class="group">
        <div>${icon('data')}<span>${name.replaceAll('_', ' ')}</span> <span class="soft num">${rows.length}</span></div>
        <ul>
          ${rows.slice(0, shownBelow).map((one) => html`<li>${rowLink(moment, { table: name, row: one })}</li>`)}
          ${rows.length > shownBelow && html`<li class="soft small">and ${rows.length - shownBelow} more</li>`}
        </ul>
      </li>`,
  )}`;
}

/** One row: how it stands, what it points at, what points at it, what it waits for and who touched it. */
export function rowPanel(call: PageCall, moment: Moment, place: Place & { readonly neighbours: Neighbours }): Markup {
  const { table, row, neighbours } = place;
  const kept = { table, q: asked(call, 'q'), before: moment.before === null ? null : String(moment.before) };
  const to = (id: number): string => addressOf('/_mock/data', { ...kept, id: String(id), tab: asked(call, 'tab') });
  return html`<article class="card" aria-labelledby="h-row">
    <header class="wrap">
      <h2 id="h-row">${singular(table)} ${row.id}</h2>
      ${rowTags(place)}
      <span class="soft clip">${shortValue(titleOf(row), 60)}</span>
      <span class="push row wrap"
        ><a class="nowrap" href="${addressOf('/_mock/data', kept)}">All ${table.replaceAll('_', ' ')}</a>
        ${neighbourLinks(neighbours, to, singular(table))}</span
      >
    </header>
    <div class="pad stack">
      ${purse(moment, place)}
      <ul class="hangs">
        ${pointsAt(moment, place)} ${below(moment, place)} ${dueLines(call, moment, place)}
        ${changedByLine(call, place)}
      </ul>
    </div>
  </article>`;
}

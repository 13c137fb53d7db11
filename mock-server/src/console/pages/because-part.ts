import type { TableName } from '../../store/shape.ts';
import { eventsOf } from '../data/moment.ts';
import type { RowEvent } from '../data/moment.ts';
import { shortName } from './deed-rows.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import type { PageCall } from './page-call.ts';
import { shortUrl } from './requests-part.ts';

function causeWords(call: PageCall, { request, deed }: RowEvent): Markup {
  const entry = call.world.log.entries.find(({ id }) => id === request);
  if (entry) {
    return html`request <a href="/_mock/requests?n=${entry.id}">${entry.id}</a>
      <span class="mono tiny">${entry.method} ${shortUrl(entry.url)}</span>`;
  }
  return html`${deed === null ? 'a deed outside the console' : html`by hand: <b>${shortName(deed)}</b>`}`;
}

/** Why a row is there: the request or the deed that made it, with the way back to it. */
export function because(call: PageCall, table: TableName, id: number): Markup {
  const made = eventsOf(call.world, table, id).find(({ diff }) => diff.kind === 'added');
  return made ? causeWords(call, made) : html`<span class="soft">it was there when the world began</span>`;
}

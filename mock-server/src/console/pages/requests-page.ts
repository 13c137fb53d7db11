import { framed } from './frame.ts';
import { addressOf, html } from './html.ts';
import type { Markup } from './html.ts';
import { asked } from './page-call.ts';
import type { PageCall } from './page-call.ts';
import { requestRows } from './requests-part.ts';
import type { RequestLogEntry } from '../../store/table-outside.ts';

const kinds: readonly (readonly [key: string, label: string, fits: (entry: RequestLogEntry) => boolean])[] = [
  ['all', 'All', () => true],
  ['writes', 'Writes', (entry) => entry.method !== 'GET'],
  ['refused', 'Refused', (entry) => entry.status >= 400 && entry.status < 500],
  ['broken', 'Broken', (entry) => entry.status >= 500],
];

/** The last requests of this world, newest first, with a filter in the address. */
export function requestsPage(call: PageCall): Markup {
  const only = asked(call, 'only') ?? 'all';
  const chosen = kinds.find(([key]) => key === only) ?? kinds[0];
  const entries = call.world.log.entries.filter((entry) => chosen?.[2](entry) ?? true).toReversed();
  return framed(call, {
    title: 'Requests',
    at: '/_mock/requests',
    lead: 'The last 200 calls of this world, newest first. An address leads to its description.',
    main: html`<nav class="chips" aria-label="Which requests">
        ${kinds.map(
          ([key, label]) =>
            html`<a
              class="chip"
              href="${addressOf('/_mock/requests', { only: key })}"
              ${key === chosen?.[0] && html`aria-current="page"`}
              >${label}</a
            >`,
        )}
      </nav>
      <section class="card spaced" aria-label="Log">${requestRows(call, entries)}</section>`,
  });
}

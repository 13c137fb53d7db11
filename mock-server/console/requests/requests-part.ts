import { apiPrefix } from '../../src/http/mock-platform.ts';
import { isNews, shortValue, summaryOf } from './changes.ts';
import { pageOf } from './from-page.ts';
import type { Watched } from './watched.ts';
import { timeOf } from '../clock/clock-words.ts';
import { face } from '../page-kit/face.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import type { RequestsView } from './requests-view.ts';
import { viewAddress } from './requests-view.ts';
import { titleWords } from '../page-kit/title-words.ts';

/** Long values in an address are cut in the middle of nothing: the start is enough to know them. */
export const shortUrl = (url: string): string =>
  url.replace(apiPrefix, '').replaceAll(/([0-9a-f]{10})[0-9a-f]{10,}/g, '$1…');

const marks: {
  readonly [word in Watched['validation']['word']]: readonly [sign: IconName, look: string, words: string];
} = {
  described: ['check', 'ok', 'as described'],
  request: ['warn', 'wary', 'request not as described'],
  answer: ['cross', 'bad', 'answer not as described'],
  fault: ['bolt', 'wary', 'a fault answered'],
  unchecked: ['eye', 'soft', 'not checked'],
};

/** The validation result as a sign with words for who cannot see it. */
function validationMark({ validation }: Watched): Markup {
  const [sign, look, words] = marks[validation.word];
  return html`<span class="vd ${look}" title="${words}">${icon(sign)}<span class="vh">${words}</span></span>`;
}

/** Milliseconds as `2.1`, `2 004`. */
export const milliseconds = (took: number): string =>
  took < 100 ? took.toFixed(1) : Math.round(took).toLocaleString('en').replaceAll(',', ' ');

/** What a request did in a few words: the refused fields, the rows, the fault. */
function didWords({ entry, validation, diffs }: Watched): string {
  if (entry.fault_id !== null) return 'by a fault';
  const fields = Object.keys(validation.request.fields);
  if (entry.status >= 400 && fields.length > 0) return fields.join(', ');
  const news = diffs.filter(isNews);
  return news.length > 2 ? `${news.length} rows` : shortValue(summaryOf(news), 40);
}

const who = (resident: string | null): Markup | false =>
  resident !== null && html`<span title="${resident}">${face(resident, 's')}<span class="vh">${resident}</span></span>`;

/** The status as the log shows it; a broken connection has none. */
export const statusMark = ({ entry }: Watched): Markup =>
  html`<span class="status s${Math.floor(entry.status / 100) || 5}"
    >${entry.status === 0 ? 'cut' : entry.status}</span
  >`;

/** One line of the log. `view` is what the page shows; its links keep the rest of it. */
function requestRow(request: Watched, view: RequestsView): Markup {
  const { entry, undone } = request;
  const isLater = view.before !== null && entry.id >= view.before;
  const look = [
    entry.id === view.n ? 'on' : '',
    undone || isLater ? 'undone' : '',
    entry.id === view.before ? 'cut' : '',
  ].join(' ');
  return html`<tr class="${look}" data-request="${entry.id}">
    <td class="num soft">${entry.id}</td>
    <td class="mono tiny">${timeOf(entry.at)}</td>
    <td>${who(request.resident)}</td>
    <td class="path">
      <a href="${viewAddress({ ...view, n: entry.id })}#h-request" ${entry.id === view.n && html`aria-current="true"`}
        ><span class="verb ${entry.method === 'GET' ? '' : 'write'}">${entry.method}</span>
        <span class="mono tiny">${shortUrl(entry.url)}</span></a
      >
    </td>
    <td>${statusMark(request)}</td>
    <td class="num soft small end">${milliseconds(entry.took)}</td>
    <td>${validationMark(request)}</td>
    <td class="small did">${undone && html`<span class="tag">taken back</span> `}${didWords(request)}</td>
  </tr>`;
}

const noActions: ReadonlyMap<number, Markup> = new Map();

/** Who did something on a page: one call of a page may come without a token. */
function actorOf(requests: readonly Watched[], page: string | null): string {
  const end = requests.findIndex(({ entry }) => pageOf(entry) !== page);
  const group = end < 0 ? requests : requests.slice(0, end);
  return group.find(({ resident }) => resident !== null)?.resident ?? 'a visitor';
}

function groupHead(requests: readonly Watched[], page: string | null): Markup {
  return html`<tr class="group" data-group="${page}">
    <th colspan="8" scope="colgroup">
      ${page === null ? 'Other' : html`${titleWords(actorOf(requests, page))} on <code>${page}</code>`}
    </th>
  </tr>`;
}

/** Does any request come from a page? A log of programs alone needs no heads. */
export const haveGroups = (requests: readonly Watched[]): boolean =>
  requests.some(({ entry }) => pageOf(entry) !== null);

/** Lines of the log, newest first; in groups, what was asked on one page of the shop stands together below a head. */
export const linesOf = (
  requests: readonly Watched[],
  view: RequestsView,
  { actions = noActions, inGroups }: { readonly actions?: ReadonlyMap<number, Markup>; readonly inGroups: boolean },
): readonly Markup[] =>
  requests.flatMap((request, index): Markup[] => {
    const [page, above] = [pageOf(request.entry), requests[index - 1]];
    const isNew = inGroups && (above === undefined || pageOf(above.entry) !== page);
    const told = actions.get(request.entry.id);
    return [
      ...(told ? [told] : []),
      ...(isNew ? [groupHead(requests.slice(index), page)] : []),
      requestRow(request, view),
    ];
  });

/** Requests as a table, in the order given; `actions` are rows that stand above the request after which they were done. */
export function requestRows(requests: readonly Watched[], view: RequestsView, actions = noActions): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Requests">
    <table class="log requests">
      <thead>
        <tr>
          <th>No</th>
          <th>Time</th>
          <th><span class="vh">Who</span></th>
          <th>Request</th>
          <th>Status</th>
          <th class="end">ms</th>
          <th><span class="vh">Contract</span></th>
          <th>Change</th>
        </tr>
      </thead>
      <tbody data-rows>
        ${linesOf(requests, view, { actions, inGroups: haveGroups(requests) })}
      </tbody>
    </table>
  </div>`;
}

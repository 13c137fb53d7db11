import { coverageOf } from './coverage-model.ts';
import type { Coverage, CoveredAnswer, CoveredCall, Share } from './coverage-model.ts';
import { besideCell, besideTable } from './coverage-part.ts';
import { framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { searchForm } from '../page-kit/search-part.ts';
import { titleWords } from '../page-kit/title-words.ts';

const address = '/_mock/coverage';

/** A share as a bar; the numbers stand beside it as text. */
const meter = ({ seen, all }: Share): Markup =>
  html`<progress class="share" value="${seen}" max="${Math.max(all, 1)}" aria-hidden="true"></progress>`;

const tile = (share: Share, [what, how]: readonly [what: string, how: string]): Markup =>
  html`<div class="card pad">
    <p class="cover-big num">${share.seen} of ${share.all}</p>
    <p class="small"><strong>${what}</strong> <span class="soft">${how}</span></p>
    ${meter(share)}
  </div>`;

const tiles = ({ totals }: Coverage): Markup =>
  html`<div class="shares">
    ${tile(totals.operations, ['operations', 'touched'])} ${tile(totals.answers, ['answers', 'operation × status'])}
    ${tile(totals.words, ['words of choices', 'seen on the wire'])}
    ${tile(totals.codes, ['error codes', 'seen on the wire'])}
  </div>`;

/** How a feature is shown: open when something of it was asked, or when somebody looks for something in it. */
type TagGroup = {
  readonly statuses: readonly string[];
  readonly open: boolean;
  readonly chosen: CoveredAnswer | undefined;
};

/** How dark a cell is: never, once or twice, up to nine times, often. */
function look(count: number): string {
  if (count === 0) return 'c0';
  if (count < 3) return 'c1';
  return count < 10 ? 'c2' : 'c3';
}

function cell(call: CoveredCall, status: string, chosen: CoveredAnswer | undefined): Markup {
  const answer = call.answers.find((one) => one.status === status);
  if (!answer)
    return html`<td class="soft"><span aria-hidden="true">·</span><span class="vh">not described</span></td>`;
  const to = addressOf(address, { call: call.id, answer: status });
  return html`<td>
    <a
      class="cell ${look(answer.count)}"
      href="${to}#answer"
      aria-label="${status} of ${call.id}: ${answer.count}"
      ${answer === chosen && html`aria-current="true"`}
      >${answer.count}</a
    >
  </td>`;
}

/** A long path by its end; the whole of it stands in its title. */
const shortPath = (path: string): string => (path.length > 26 ? `…/${path.split('/').slice(-2).join('/')}` : path);

const row = (call: CoveredCall, { statuses, chosen }: TagGroup): Markup =>
  html`<tr>
    <th scope="row">
      <span class="verb ${call.method === 'GET' ? '' : 'write'}">${call.method}</span>
      <a
        class="mono small"
        href="${addressOf('/_mock/api', { call: call.id })}"
        aria-label="${call.path}"
        title="${call.path}"
        >${shortPath(call.path)}</a
      >
    </th>
    ${statuses.map((status) => cell(call, status, chosen))}
  </tr>`;

const answersOf = (calls: readonly CoveredCall[]): Share => {
  const answers = calls.flatMap((call) => call.answers);
  return { seen: answers.filter(({ count }) => count > 0).length, all: answers.length };
};

const tagTable = (tag: string, calls: readonly CoveredCall[], shown: TagGroup): Markup =>
  html`<table class="log cover" aria-label="Answers of ${titleWords(tag)}">
    <thead>
      <tr>
        <th scope="col">Operation</th>
        ${shown.statuses.map((status) => html`<th scope="col">${status}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${calls.map((call) => row(call, shown))}
    </tbody>
  </table>`;

function space([tag, calls]: readonly [string, readonly CoveredCall[]], shown: TagGroup): Markup {
  const share = answersOf(calls);
  return html`<details class="tag-group" ${shown.open && html`open`}>
    <summary>
      <span class="row"
        ><b>${titleWords(tag)}</b>
        <span class="soft small">${calls.length === 1 ? '1 operation' : `${calls.length} operations`}</span>
        <span class="push small num">${share.seen} of ${share.all} answers</span>${meter(share)}</span
      >
    </summary>
    ${tagTable(tag, calls, shown)}
  </details>`;
}

const legend = html`<p class="pad row wrap small soft">
  <span><span class="cell c1">2</span> 1 or 2 times</span> <span><span class="cell c2">6</span> 3 to 9</span>
  <span><span class="cell c3">21</span> 10 or more</span>
  <span><span class="cell c0">0</span> described, never asked</span>
  <span>· not described</span>
</p>`;

/** Calls as asked for: those with a gap unless all are wanted, and those that fit the words. */
function wantedIn(call: PageCall, { calls }: Coverage): readonly CoveredCall[] {
  const text = (asked(call, 'q') ?? '').toLowerCase();
  const all = asked(call, 'show') === 'all';
  return calls
    .filter(({ answers }) => all || answers.some(({ count }) => count === 0))
    .filter(({ id, path, tag }) => `${id} ${path} ${tag}`.toLowerCase().includes(text));
}

function byTag(calls: readonly CoveredCall[]): readonly (readonly [string, readonly CoveredCall[]])[] {
  return [...new Set(calls.map(({ tag }) => tag))].map((tag) => [tag, calls.filter((one) => one.tag === tag)]);
}

function table(call: PageCall, coverage: Coverage): Markup {
  const calls = wantedIn(call, coverage);
  const statuses = [
    ...new Set(coverage.calls.flatMap(({ answers }) => answers.map(({ status }) => status))),
  ].toSorted();
  if (calls.length === 0) return html`<p class="pad soft">No operation fits. Every answer of the others was asked.</p>`;
  const groups = byTag(calls);
  const isWanted = ([, own]: (typeof groups)[number]): boolean =>
    asked(call, 'q') !== null || answersOf(own).seen > 0 || own.some(({ id }) => id === asked(call, 'call'));
  const chosen = calls
    .find(({ id }) => id === asked(call, 'call'))
    ?.answers.find(({ status }) => status === asked(call, 'answer'));
  const isAnyWanted = groups.some(isWanted);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Operations and their answers">
    ${groups.map((group, place) => space(group, { statuses, chosen, open: isAnyWanted ? isWanted(group) : place === 0 }))}
  </div>`;
}

function filters(call: PageCall): Markup {
  const [q, show] = [asked(call, 'q'), asked(call, 'show')];
  const chip = (label: string, value: string | null): Markup =>
    html`<a class="chip" href="${addressOf(address, { q, show: value })}" ${show === value && html`aria-current="page"`}
      >${label}</a
    >`;
  return html`<div class="cover-filter">
    ${searchForm({ to: address, label: 'Search operations', hint: 'path, operation id, space', q, kept: { show } })}
    <nav class="chips" aria-label="Which operations">${chip('Only with gaps', null)} ${chip('All', 'all')}</nav>
  </div>`;
}

/** Operations by statuses: what was asked since the mock platform started, and what nobody asked. */
export function coveragePage(call: PageCall): Markup {
  const coverage = coverageOf(call.platform);
  return framed(call, {
    title: 'Contract',
    at: address,
    lead: 'What was asked of the description since the mock platform started, in all worlds, and what nobody asked.',
    acts: html`<a class="btn" href="/_mock/api/coverage">${icon('out')}Report</a>`,
    sheets: ['coverage.css'],
    main: html`${tiles(coverage)}
      <div class="covering">
        <section class="card" aria-label="Answers">${filters(call)} ${table(call, coverage)} ${legend}</section>
        <div class="stack">${besideCell(call, coverage)} ${besideTable(call, coverage)}</div>
      </div>`,
  });
}

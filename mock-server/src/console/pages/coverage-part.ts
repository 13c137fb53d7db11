import type { Coverage } from '../coverage-model.ts';
import { apiCall } from './api-model.ts';
import { addressOf, html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';
import { asked } from './page-call.ts';
import type { PageCall } from './page-call.ts';

/** The chosen answer: what the description says of it, its error codes, and the way to ask it. */
export function besideCell(call: PageCall, coverage: Coverage): Markup | false {
  const [id, status] = [asked(call, 'call'), asked(call, 'answer')];
  const operation = call.twin.contract.operations.find((one) => one.id === id);
  const covered = coverage.calls.find((one) => one.id === id)?.answers.find((one) => one.status === status);
  if (!operation || !covered) return false;
  const described = apiCall(call.twin.contract, operation).answers.find((one) => one.status === status);
  return html`<section class="card" id="answer">
    <header><h2>${covered.status} on ${operation.id}</h2></header>
    <div class="pad stack-s">
      <p>
        ${covered.count === 0 ? 'Described, never asked.' : `Given ${covered.count} times.`} ${described?.description}
      </p>
      ${covered.codes.map(
        ({ code, count, described: known }) =>
          html`<p class="row small">
            <code>${code}</code><span class="push tag ${count === 0 ? 'warn' : 'ok'}">${count}</span>${
              !known && html`<span class="tag">not in the description</span>`
            }
          </p>`,
      )}
      <a class="btn go" href="${addressOf('/_mock/api', { call: operation.id })}">${icon('send')}Ask it now</a>
    </div>
  </section>`;
}

const offContract = ({ broken }: Coverage): Markup =>
  html`<section class="card">
    <header>
      <h2>Off contract</h2>
      ${broken.length > 0 && html`<span class="n">${broken.length}</span>`}
    </header>
    <div class="pad stack-s">
      ${broken.map(
        ({ operation, difference }) => html`<p class="small"><strong>${operation}</strong><br />${difference}</p>`,
      )}
      ${broken.length === 0 && html`<p class="soft">No answer of the twin broke the description.</p>`}
    </div>
  </section>`;

const neverSeen = ({ never }: Coverage): Markup =>
  html`<section class="card">
    <header><h2>Never on the wire</h2></header>
    <details class="pad" open>
      <summary>Words of ${never.length} choices</summary>
      ${never.map(
        ({ choice, words }) =>
          html`<p class="divided small">
            <code>${choice}</code> ${words.map((word) => html`<span class="tag warn">${word}</span> `)}
          </p>`,
      )}
      ${never.length === 0 && html`<p class="soft">Every word of every choice was seen.</p>`}
    </details>
  </section>`;

/** What stands beside the table: answers that broke the description, and words that nobody saw. */
export const besideTable = (coverage: Coverage): Markup => html`${offContract(coverage)} ${neverSeen(coverage)}`;

import type { Draft } from './draft.ts';
import type { Refused } from './edit-row.ts';
import type { Place } from './look.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';

const fewestLines = 8;
const mostLines = 30;

const linesOf = (text: string): number => Math.min(mostLines, Math.max(fewestLines, text.split('\n').length + 1));

const hint: { readonly [kind in Refused['kind']]: string } = {
  elsewhere: '',
  shape: 'This cannot be forced: the mock platform could not read such a row.',
  rules: 'Tick “force” to set it all the same, and nothing else.',
};

function whyNot({ refused: { kind, fields } }: Draft): Markup {
  return html`<div class="note bad" role="alert" id="edit-problem">
    ${icon('cross')}
    <div>
      <b>Nothing was changed</b>
      <ul class="plainlist small">
        ${fields.map(({ field, why }) => html`<li>${field !== '' && html`<code>${field}</code> `}${why}</li>`)}
      </ul>
      <p class="small">${hint[kind]}</p>
    </div>
  </div>`;
}

/** The row as text that can be changed. Without a script it is a plain form; a refused one comes back as it was written. */
export function editForm(call: PageCall, { table, row }: Place, draft: Draft | null): Markup {
  const text = draft?.text ?? JSON.stringify(row, null, 2);
  const q = asked(call, 'q');
  const back = addressOf('/_mock/data', { table, id: String(row.id), q, tab: 'stored' });
  return html`<form class="stack" method="post" action="/_mock/do/edit">
    ${draft && whyNot(draft)}
    <input type="hidden" name="table" value="${table}" />
    <input type="hidden" name="id" value="${row.id}" />
    ${q !== null && html`<input type="hidden" name="q" value="${q}" />`}
    <label class="stack-s"
      ><span class="small">The row as JSON; amounts in cents, moments in milliseconds</span
      ><textarea
        class="in mono row-text"
        name="text"
        rows="${linesOf(text)}"
        spellcheck="false"
        autocomplete="off"
        ${draft && html`aria-invalid="true" aria-describedby="edit-problem"`}
      >
${text}</textarea>
    </label>
    <label class="row small"
      ><input type="checkbox" name="force" value="1" ${draft?.force && html`checked`} /> Force: set it against the rules
      of the platform</label
    >
    <div class="row wrap">
      <button class="btn s go">${icon('check')}Save</button> <a class="btn s" href="${back}">Cancel</a>
    </div>
    <p class="soft small">
      Saving is one line of the history, which takes it back. A state is reached as the desk does it, with all that
      comes along.
    </p>
  </form>`;
}

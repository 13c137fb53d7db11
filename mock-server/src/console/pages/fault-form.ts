import { backTo } from './frame.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';
import type { PageCall } from './page-call.ts';

const statuses: readonly (readonly [status: string, words: string])[] = [
  ['503', '503, service unavailable'],
  ['500', '500, server error'],
  ['401', '401, session expired'],
  ['403', '403, not allowed'],
  ['404', '404, not found'],
  ['422', '422, details not right'],
  ['413', '413, too large'],
];

const spoiled: readonly (readonly [kind: string, words: string])[] = [
  ['remove', 'leave the field out'],
  ['null', 'make it null'],
  ['type', 'change its type'],
  ['empty', 'empty it'],
  ['broken', 'end the JSON halfway'],
];

const options = (lines: readonly (readonly [value: string, words: string])[]): Markup[] =>
  lines.map(([value, words]) => html`<option value="${value}">${words}</option>`);

const number = (name: string, label: string, value = ''): Markup =>
  html`<label class="field"
    ><span>${label}</span
    ><input class="in num" name="${name}" value="${value}" inputmode="numeric" pattern="[0-9]{0,7}" autocomplete="off"
  /></label>`;

function whenPart(call: PageCall): Markup {
  const operations = call.twin.contract.operations.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const residents = [...call.twin.catalogue.personas].map(([name, { full_name }]) => [name, full_name] as const);
  return html`<fieldset class="stack-s">
    <legend>When the shop calls</legend>
    <label class="field"
      ><span>For</span>
      <select class="in" name="persona">
        <option value="">anybody</option>
        ${options(residents)}
      </select>
    </label>
    <label class="field"
      ><span>Operation</span>
      <select class="in" name="operation_id">
        <option value="">every call, or those of the pattern</option>
        ${operations.map(({ id, method, path }) => html`<option value="${id}">${id} (${method} ${path})</option>`)}
      </select>
    </label>
    <div class="row wrap bottom">
      <label class="field grow"
        ><span>Pattern of the path: * is one part, ** the rest</span
        ><input class="in mono" name="path" placeholder="/platform/vouchers/**" autocomplete="off"
      /></label>
      <label class="field"
        ><span>Method</span>
        <select class="in" name="method">
          <option value="">any</option>
          ${options(['GET', 'POST', 'PATCH', 'DELETE'].map((method) => [method, method] as const))}
        </select>
      </label>
    </div>
  </fieldset>`;
}

const choice = (value: string, title: string, words: string): Markup =>
  html`<label class="opt"
    ><input type="radio" name="deed" value="${value}" ${value === 'status' && html`checked`} /><span
      ><b>${title}</b><br /><span class="soft small">${words}</span></span
    ></label
  >`;

const thenPart = html`<fieldset class="stack-s">
  <legend>then the platform</legend>
  <div class="opts">
    ${choice('status', 'Answers with a status', 'with a body and a header of your own')}
    ${choice('slow', 'Is only slower', 'late, or byte after byte')}
    ${choice('cut', 'Breaks the connection', 'at once, or after so many bytes')}
    ${choice('wrong', 'Spoils the body', 'a field missing, another type, half a JSON')}
    ${choice('hold', 'Holds the answer', 'until you let it go by hand')}
    ${choice('throttle', 'Has had enough', '429 with the counters of that call')}
  </div>
</fieldset>`;

const statusPart = html`<div class="stack-s of-status">
  <label class="field"
    ><span>Status</span
    ><select class="in" name="status">
      ${options(statuses)}
    </select></label
  >
  <div class="pair">
    <label class="field"
      ><span>Body (JSON; empty: the usual one)</span
      ><textarea class="in mono" name="body" rows="3" placeholder='{ "message": "Even weg" }'></textarea>
    </label>
    <label class="field"
      ><span>Header Error-Code</span
      ><input class="in mono" name="error_code" placeholder="digid_api_0000" autocomplete="off"
    /></label>
  </div>
</div>`;

const wrongPart = html`<div class="pair of-wrong">
  <label class="field"
    ><span>What</span
    ><select class="in" name="kind">
      ${options(spoiled)}
    </select></label
  >
  <label class="field"
    ><span>Field, e.g. data.*.name</span><input class="in mono" name="field" value="data.*.name" autocomplete="off"
  /></label>
</div>`;

/** The sentence of a new fault: when the shop calls this, then the platform does that. */
export const faultForm = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-new">
    <header><h2 id="h-new">A new fault</h2></header>
    <form class="pad stack faultform" method="post" action="/_mock/do/fault">
      ${backTo(call)} ${whenPart(call)} ${thenPart} ${statusPart} ${wrongPart}
      <div class="of-cut">${number('cut_after', 'after so many bytes (empty: at once)')}</div>
      <fieldset class="stack-s">
        <legend>how and how often</legend>
        <div class="four">
          ${number('delay_ms', 'late by (ms)', '0')} ${number('spread_ms', 'give or take (ms)')}
          ${number('bytes_per_second', 'bytes a second')} ${number('after', 'first let through')}
          ${number('one_in', 'then one call in')} ${number('times', 'then so many times')}
          <label class="field"
            ><span>name of this fault</span><input class="in" name="name" maxlength="60" autocomplete="off"
          /></label>
        </div>
        <p class="small soft">
          Empty times: until it is switched off. The spread, and which call of so many, are the chance of this world,
          the same in every run.
        </p>
      </fieldset>
      <button class="btn go">${icon('bolt')}Switch on</button>
    </form>
  </section>`;

import { describedCodes } from '../../src/contract/error-codes.ts';
import { apiCall } from '../api/api-model.ts';
import type { Draft } from './fault-draft.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

type Option = readonly [value: string, words: string];

const statuses: readonly Option[] = [
  ['503', '503, service unavailable'],
  ['500', '500, server error'],
  ['401', '401, session expired'],
  ['403', '403, not allowed'],
  ['404', '404, not found'],
  ['422', '422, details not right'],
  ['413', '413, too large'],
];

const corrupted: readonly Option[] = [
  ['remove', 'leave the field out'],
  ['null', 'make it null'],
  ['type', 'change its type'],
  ['empty', 'empty it'],
  ['broken', 'end the JSON halfway'],
];

const options = (lines: readonly Option[], chosen: string): Markup[] =>
  lines.map(([value, words]) => html`<option value="${value}" ${value === chosen && html`selected`}>${words}</option>`);

const number = (draft: Draft, name: keyof Draft, label: string): Markup =>
  html`<label class="field"
    ><span>${label}</span
    ><input
      class="in num"
      name="${name}"
      value="${draft[name]}"
      inputmode="numeric"
      pattern="[0-9]{0,8}"
      autocomplete="off"
  /></label>`;

function whoPart({ platform, world }: PageCall, draft: Draft): Markup {
  const residents = [...platform.catalogue.personas].map(([name, { full_name }]): Option => [name, full_name]);
  const shops = world
    .table('tenants')
    .all()
    .map(({ key, name }): Option => [key, name]);
  return html`<div class="pair">
    <label class="field"
      ><span>For</span>
      <select class="in" name="persona">
        ${options([['', 'anybody'], ...residents], draft.persona)}
      </select>
    </label>
    <label class="field"
      ><span>From</span>
      <select class="in" name="client_key">
        ${options([['', 'any shop'], ...shops], draft.client_key)}
      </select>
    </label>
  </div>`;
}

function whenPart(call: PageCall, draft: Draft): Markup {
  const operations = call.platform.contract.operations.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const named = operations.map(({ id, method, path }): Option => [id, `${id} (${method} ${path})`]);
  return html`<fieldset class="stack-s">
    <legend>When the shop calls</legend>
    ${whoPart(call, draft)}
    <label class="field"
      ><span>Operation</span>
      <select class="in" name="operation_id">
        ${options([['', 'every call, or those of the pattern'], ...named], draft.operation_id)}
      </select>
    </label>
    <div class="row wrap bottom">
      <label class="field grow"
        ><span>Pattern of the path: * is one part, ** the rest</span
        ><input
          class="in mono"
          name="path"
          value="${draft.path}"
          placeholder="/platform/vouchers/**"
          autocomplete="off"
      /></label>
      <label class="field"
        ><span>Method</span>
        <select class="in" name="method">
          ${options([['', 'any'], ...['GET', 'POST', 'PATCH', 'DELETE'].map((one): Option => [one, one])], draft.method)}
        </select>
      </label>
    </div>
  </fieldset>`;
}

const choice = (draft: Draft, value: string, [title, words]: Option): Markup =>
  html`<label class="opt"
    ><input type="radio" name="action" value="${value}" ${value === draft.action && html`checked`} /><span
      ><b>${title}</b><br /><span class="soft small">${words}</span></span
    ></label
  >`;

const thenPart = (draft: Draft): Markup =>
  html`<fieldset class="stack-s">
    <legend>then the platform</legend>
    <div class="opts">
      ${choice(draft, 'status', ['Answers with a status', 'with a body and headers of your own'])}
      ${choice(draft, 'slow', ['Is only slower', 'late, or byte after byte'])}
      ${choice(draft, 'cut', ['Breaks the connection', 'at once, or after so many bytes'])}
      ${choice(draft, 'wrong', ['Corrupts the body', 'a field missing, another type, half a JSON'])}
      ${choice(draft, 'hold', ['Holds the answer', 'until you let it go by hand'])}
      ${choice(draft, 'throttle', ['Has had enough', '429 with the counters of that call'])}
    </div>
  </fieldset>`;

/** Answers that the description has for the chosen operation, each with its error codes. */
function describedOf(call: PageCall, draft: Draft): readonly Option[] {
  const { contract } = call.platform;
  const operation = contract.operations.find(({ id }) => id === draft.operation_id);
  if (!operation) return [];
  return apiCall(contract, operation).answers.flatMap(({ status }): Option[] => [
    [status, status],
    ...describedCodes(contract, operation, status).map((code): Option => [`${status}:${code}`, `${status} ${code}`]),
  ]);
}

function statusChoices(call: PageCall, draft: Draft): Markup | Markup[] {
  const described = describedOf(call, draft);
  const others = statuses.filter(([value]) => !described.some(([one]) => one === value));
  const isOdd = ![...described, ...others].some(([value]) => value === draft.status);
  const rest: readonly Option[] = isOdd ? [...others, [draft.status, draft.status]] : others;
  if (described.length === 0) return options(rest, draft.status);
  return html`<optgroup label="As described for ${draft.operation_id}">${options(described, draft.status)}</optgroup>
    <optgroup label="Outside the description">${options(rest, draft.status)}</optgroup>`;
}

const statusPart = (call: PageCall, draft: Draft): Markup =>
  html`<div class="stack-s of-status">
    <label class="field"
      ><span>Status</span
      ><select class="in" name="status" data-choices>
        ${statusChoices(call, draft)}
      </select></label
    >
    <div class="pair">
      <label class="field"
        ><span>Body (JSON; empty: the example of the description, else the usual one)</span
        ><textarea class="in mono" name="body" rows="5" placeholder='{ "message": "Even weg" }'>${draft.body}</textarea>
      </label>
      <div class="stack-s">
        <label class="field"
          ><span>Header Error-Code</span
          ><input
            class="in mono"
            name="error_code"
            value="${draft.error_code}"
            placeholder="digid_api_0000"
            autocomplete="off"
        /></label>
        <label class="field"
          ><span>Header Retry-After</span
          ><input class="in mono" name="retry_after" value="${draft.retry_after}" placeholder="30" autocomplete="off"
        /></label>
      </div>
    </div>
  </div>`;

const wrongPart = (draft: Draft): Markup =>
  html`<div class="pair of-wrong">
    <label class="field"
      ><span>What</span
      ><select class="in" name="kind">
        ${options(corrupted, draft.kind)}
      </select></label
    >
    <label class="field"
      ><span>Field, e.g. data.*.name</span
      ><input
        class="in mono"
        name="field"
        value="${draft.field || (draft.action === 'wrong' ? '' : 'data.*.name')}"
        autocomplete="off"
    /></label>
  </div>`;

const howPart = (draft: Draft): Markup =>
  html`<fieldset class="stack-s">
    <legend>how, how often and how long</legend>
    <div class="four">
      ${number(draft, 'delay_ms', 'late by (ms)')} ${number(draft, 'spread_ms', 'give or take (ms)')}
      ${number(draft, 'bytes_per_second', 'bytes a second')} ${number(draft, 'after', 'first let through')}
      ${number(draft, 'one_in', 'then one call in')} ${number(draft, 'times', 'then so many times')}
      ${number(draft, 'for_seconds', 'for so many seconds')}
      <label class="field"
        ><span>name of this fault</span
        ><input class="in" name="name" value="${draft.name}" maxlength="60" autocomplete="off"
      /></label>
    </div>
    <p class="small soft">
      Empty times and seconds: until it is switched off. Seconds are those of the clock of this world. The spread, and
      which call of so many, are the chance of this world, the same in every run.
    </p>
  </fieldset>`;

/** The sentence of a fault: when the shop calls this, then the platform does that. */
export const faultFields = (call: PageCall, draft: Draft): Markup =>
  html`${whenPart(call, draft)} ${thenPart(draft)} ${statusPart(call, draft)} ${wrongPart(draft)}
    <div class="of-cut">${number(draft, 'cut_after', 'after so many bytes (empty: at once)')}</div>
    ${howPart(draft)}`;

/** The button that shows, without keeping anything, what the fault would have matched. */
export const previewButton = html`<button class="btn" formmethod="get" formaction="/_mock/faults" data-preview>
  ${icon('eye')}What it would have hit
</button>`;

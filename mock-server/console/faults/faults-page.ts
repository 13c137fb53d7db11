import { second } from '../../src/calendar.ts';
import { objectOf, type Input } from '../../src/input.ts';
import { wrongKinds, type FaultRow } from '../../src/tables/faults.ts';
import { isAwake } from '../../src/faults/faults.ts';
import { heldBy } from '../../src/faults/held.ts';
import { readyFaults } from '../../src/faults/ready-faults.ts';
import { attemptsIn, limits, secondsLeft } from '../../src/domain/throttle/limits.ts';
import { lengthOf } from '../page-kit/clock-words.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { stateMark } from '../page-kit/state-mark.ts';
import { action, option, page, table, unseen } from '../page-kit/page.ts';
import { given, type PageCall } from '../page-kit/page-call.ts';
import { effectOf, spanOf, targetOf, titleOf, wrongWords } from './fault-words.ts';
import { clearLimit, useUpLimit } from './limits.ts';
import { addFault, addReady, letGoOf, pauseFault } from './stored-faults.ts';

function faultRow(call: PageCall, fault: FaultRow): readonly (Markup | string)[] {
  const { id, paused, hold, hits = 0 } = fault;
  const waiting = hold === true ? heldBy(call.world, id) : 0;
  const name = unseen(`fault ${id}`);
  return [
    html`<b>${isAwake(fault, call.world.now()) ? stateMark('fault', titleOf(fault)) : titleOf(fault)}</b
      >${titleOf(fault) !== effectOf(fault) && html`<br /><small>${effectOf(fault)}</small>`}`,
    targetOf(fault),
    spanOf(fault, call.world.now()),
    html`${hits} ${waiting > 0 && stateMark('held', `${waiting} held`)}`,
    html`<div class="row">
      ${waiting > 0 && action('fault-release', html`Release${name}`, { id })}
      ${paused === true ? action('fault-resume', html`Resume${name}`, { id }) : action('fault-pause', html`Pause${name}`, { id })}
      ${action('fault-remove', html`Remove${name}`, { id })}
    </div>`,
  ];
}

function faultsNow(call: PageCall): Markup {
  const faults = call.world.table('faults').all();
  if (faults.length === 0) return html`<p>No fault is on. Every call answers as described.</p>`;
  return html`${table(
      'Faults',
      ['Fault', 'Requests', 'When', 'Matched', 'Actions'],
      faults.map((fault) => faultRow(call, fault)),
    )}
    <p>${action('faults-remove', 'Remove all faults')}</p>`;
}

const readyForm = html`<h2>A ready-made fault</h2>
  <form class="row" method="post" action="/_mock/do/fault-ready">
    <label
      >Fault<select name="ready">
        ${readyFaults.map(({ key, name }) => option(key, name))}
      </select></label
    ><button>Switch it on</button>
  </form>`;

const numberField = (name: string, label: string): Markup =>
  html`<label>${label}<input name="${name}" inputmode="numeric" autocomplete="off" /></label>`;

const checkbox = (name: string, label: string): Markup =>
  html`<label><input type="checkbox" name="${name}" value="1" /> ${label}</label>`;

const newForm = (call: PageCall): Markup =>
  html`<h2>A new fault</h2>
    <form method="post" action="/_mock/do/fault">
      <label
        >Operation<select name="operation_id">
          ${[option('', 'every operation'), ...call.platform.contract.operations.map(({ id }) => option(id, id))]}
        </select></label
      >
      <label>Or a path, with * and **<input name="path" placeholder="/platform/funds/*" autocomplete="off" /></label>
      <label
        >Of this resident<select name="persona">
          ${[option('', 'anybody'), ...[...call.platform.catalogue.personas.keys()].map((key) => option(key, key))]}
        </select></label
      >
      ${numberField('status', 'Answers with this status (empty: as usual)')}
      <label>Body of that answer, as JSON<textarea name="body" rows="3"></textarea></label>
      <div class="row">
        <label
          >Or makes one thing wrong in it<select name="wrong_kind">
            ${[option('', 'nothing'), ...wrongKinds.map((kind) => option(kind, wrongWords[kind]))]}
          </select></label
        >
        <label
          >At this place, with * for every item<input name="wrong_field" placeholder="data.*.name" autocomplete="off"
        /></label>
      </div>
      ${numberField('delay_ms', 'Answers so many milliseconds later')}
      ${numberField('times', 'So many times (empty: always)')} ${checkbox('drop', 'drops the connection')}
      ${checkbox('throttle', 'answers 429, as its limit does')}
      ${checkbox('hold', 'holds the request until it is released')}
      <button class="go">Switch on</button>
    </form>`;

type Limit = (typeof limits)[keyof typeof limits];

function limitRow(call: PageCall, limit: Limit): readonly (Markup | string)[] {
  const now = call.world.now();
  const windows = call.world.table('throttles').where('key', limit.key);
  const used = Math.max(0, ...windows.map((window) => attemptsIn(window, limit, now)));
  const left = Math.max(0, ...windows.map((window) => secondsLeft(window, limit, now)));
  const usage = `${used} of ${limit.attempts} in ${limit.decayMinutes} min`;
  const name = unseen(limit.key);
  return [
    html`<code>${limit.key}</code>`,
    used >= limit.attempts ? stateMark('refused', usage) : usage,
    used > 0 ? lengthOf(left * second) : '',
    used >= limit.attempts
      ? action('limit-clear', html`Clear${name}`, { key: limit.key })
      : action('limit-use-up', html`Use up${name}`, { key: limit.key }),
  ];
}

/** Faults of this world, and its rate limits. */
export const faultsPage = (call: PageCall): Markup =>
  page(call, {
    title: 'Faults',
    at: '/_mock/faults',
    lead: html`Lets requests of the shop fail or wait. <code>POST /_mock/api/faults</code> takes more fields than the
      form; on <a href="/_mock/requests">the page of requests</a> a call that was made can fail the next time.`,
    main: html`<div class="beside">
      <div>
        ${faultsNow(call)}
        <h2>Limits</h2>
        ${table(
          'Limits',
          ['Limit', 'Used', 'Free in', 'Action'],
          Object.values(limits).map((limit) => limitRow(call, limit)),
        )}
      </div>
      <div>${readyForm} ${newForm(call)}</div>
    </div>`,
  });

function bodyIn(text: string | null): { readonly body?: unknown } {
  if (text === null) return {};
  try {
    return { body: JSON.parse(text) };
  } catch {
    throw consoleProblem(400, 'The body is no JSON.');
  }
}

/** The filled-in fields of the form, as the API takes them. */
function faultOfForm(call: PageCall): Input {
  const kind = given(call, 'wrong_kind');
  const texts = ['operation_id', 'path', 'persona', 'status', 'delay_ms', 'times'].map(
    (name) => [name, given(call, name)] as const,
  );
  const flags = ['drop', 'throttle', 'hold'].map((name) => [name, given(call, name) === null ? null : true] as const);
  return objectOf({
    ...Object.fromEntries([...texts, ...flags].filter(([, value]) => value !== null)),
    ...bodyIn(given(call, 'body')),
    ...(kind === null ? {} : { wrong: { kind, field: given(call, 'wrong_field') ?? '' } }),
  });
}

/** An action on the fault of a button; none when the fault is gone already. */
const withFault =
  (act: (call: PageCall, fault: FaultRow) => void) =>
  (call: PageCall): void => {
    const fault = call.world.table('faults').get(Number(given(call, 'id')));
    if (fault) act(call, fault);
  };

/** What the forms of the page do. */
export const faultActions: { readonly [name: string]: (call: PageCall) => void } = {
  fault: (call) => void addFault(call.platform, call.world, faultOfForm(call)),
  'fault-ready': (call) => void addReady(call.world, given(call, 'ready') ?? ''),
  'fault-pause': withFault((call, fault) => pauseFault(call.world, fault, true)),
  'fault-resume': withFault((call, fault) => pauseFault(call.world, fault, false)),
  'fault-release': withFault((call, fault) => void letGoOf(call.world, fault)),
  'fault-remove': withFault((call, fault) => call.world.table('faults').remove(fault)),
  'faults-remove': (call) => call.world.table('faults').clear(),
  'limit-clear': (call) => void clearLimit(call.world, given(call, 'key') ?? ''),
  'limit-use-up': (call) => void useUpLimit(call.world, given(call, 'key') ?? ''),
};

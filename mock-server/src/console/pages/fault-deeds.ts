import { readyFaults } from '../../rules/ready-faults.ts';
import type { Json } from '../../store/row.ts';
import type { FaultRow } from '../../store/table-outside.ts';
import { addFault, letGoOf } from '../faults-api.ts';
import { consoleProblem } from '../replies.ts';
import { given } from './page-call.ts';
import type { PageCall } from './page-call.ts';

/** Border: a text that was typed as JSON is JSON, or a refusal. */
function jsonIn(text: string | null): Json {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw consoleProblem(400, 'The body is no JSON.');
  }
}

function statusIn(call: PageCall): object {
  const status = given(call, 'status') ?? '503';
  const code = given(call, 'error_code');
  const body = jsonIn(given(call, 'body')) ?? (status === '401' ? { message: 'session_expired' } : null);
  return { status, body, ...(code === null ? {} : { headers: { 'Error-Code': code } }) };
}

/** The fields that belong to what the platform does; those of the other choices are not looked at. */
function effectIn(call: PageCall): object {
  switch (given(call, 'deed')) {
    case 'slow':
      return {};
    case 'cut':
      return given(call, 'cut_after') === null ? { drop: true } : { cut_after: given(call, 'cut_after') };
    case 'wrong':
      return { wrong: { kind: given(call, 'kind'), field: given(call, 'field') ?? '' } };
    case 'throttle':
      return { throttle: true };
    case 'hold':
      return { hold: true };
    default:
      return statusIn(call);
  }
}

/** Fields that count whatever the platform does. */
const written = [
  'persona',
  'method',
  'name',
  'delay_ms',
  'spread_ms',
  'bytes_per_second',
  'one_in',
  'after',
  'times',
] as const;

function switchOn(call: PageCall): void {
  const operation = given(call, 'operation_id');
  addFault(call.twin, call.world, {
    operation_id: operation,
    path: given(call, 'path') ?? (operation === null ? '/**' : null),
    ...Object.fromEntries(written.map((field) => [field, given(call, field)])),
    ...effectIn(call),
  });
}

/** The fault that a button stands beside; undefined when it is gone already. */
const chosen = (call: PageCall): FaultRow | undefined => call.world.table('faults').get(Number(given(call, 'id')));

function addReady(call: PageCall): void {
  const ready = readyFaults.find(({ key }) => key === given(call, 'ready'));
  for (const fault of ready?.faults ?? []) call.world.table('faults').insert({ ...fault, name: ready?.name ?? '' });
}

function removeFault(call: PageCall): void {
  const fault = chosen(call);
  if (fault) call.world.table('faults').remove(fault);
}

function letGo(call: PageCall): void {
  const fault = chosen(call);
  if (fault) letGoOf(call.world, fault);
}

/** What the forms of the page of faults do. */
export const faultDeeds: { readonly [name: string]: (call: PageCall) => void } = {
  fault: switchOn,
  'fault-ready': addReady,
  'fault-off': removeFault,
  'fault-let-go': letGo,
  'faults-off': (call) => call.world.table('faults').clear(),
};

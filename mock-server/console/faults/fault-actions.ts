import { numberOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import { addFault, addReady, changeFault, letGoOf } from '../settings/stored-faults.ts';
import { draftFrom, faultInputOf, plainFields } from './fault-draft.ts';
import { given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';

const filledIn = (call: PageCall, others?: FaultRow['headers']): Input =>
  faultInputOf(
    call.platform,
    draftFrom((field) => given(call, field)),
    others,
  );

/** The fault that a button stands beside; undefined when it is gone already. */
const chosen = (call: PageCall): FaultRow | undefined => call.world.table('faults').get(Number(given(call, 'id')));

const change = (call: PageCall, bodyOf: (fault: FaultRow) => Input): void => {
  const fault = chosen(call);
  if (fault) changeFault(call.platform, call.world, { fault, body: bodyOf(fault) });
};

/** The fields of a fault that its form shows, all empty: what is not filled in any more goes away. */
const emptied: Input = Object.fromEntries(
  [...plainFields, 'status', 'body', 'headers', 'drop', 'cut_after', 'wrong', 'throttle', 'hold'].map((field) => [
    field,
    null,
  ]),
);

/** A time that stays as it was goes on, and does not begin anew. */
function saved(call: PageCall, fault: FaultRow): Input {
  const { for_seconds: _untold, ...others } = emptied;
  const { for_seconds: lasts, ...rest } = filledIn(call, fault.headers);
  const isSame = numberOf({ lasts }, 'lasts') === (fault.for_seconds ?? null);
  return { ...others, ...rest, ...(isSame ? {} : { for_seconds: lasts ?? null }) };
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
export const faultActions: { readonly [name: string]: (call: PageCall) => void } = {
  fault: (call) => void addFault(call.platform, call.world, filledIn(call)),
  'fault-save': (call) => change(call, (fault) => saved(call, fault)),
  'fault-pause': (call) => change(call, () => ({ paused: true })),
  'fault-go-on': (call) => change(call, () => ({ paused: null })),
  'fault-ready': (call) => void addReady(call.world, given(call, 'ready') ?? ''),
  'fault-off': removeFault,
  'fault-let-go': letGo,
  'faults-off': (call) => call.world.table('faults').clear(),
};

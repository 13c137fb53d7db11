import { passNightsBefore } from '../../src/notifications/reminders.ts';
import type { WorldData } from '../../src/tables/tables.ts';
import type { World } from '../../src/world/world.ts';
import { given, type PageCall } from '../page-kit/page-call.ts';
import type { DeskAction } from './all-actions.ts';
import { numberIn } from './action.ts';
import { stateName } from './desk-parts.ts';

/** The last decision in each world, as the world was before and after it. */
const last = new WeakMap<World, { readonly before: WorldData; readonly after: WorldData }>();

/** Does an action that can be taken back until something else changes; answers what stood in its way, or null. */
export function undoable(world: World, work: () => string | null): string | null {
  world.transact(() => passNightsBefore(world));
  const before = world.snapshot();
  const problem = work();
  if (problem === null) last.set(world, { before, after: world.snapshot() });
  return problem;
}

/** Takes the last decision back, with its mails and notifications. Answers what stood in its way, or null. */
export function undo(world: World): string | null {
  const decision = last.get(world);
  last.delete(world);
  const isDone = decision !== undefined && world.takeBack(decision.before, decision.after);
  return isDone ? null : 'Dit kan niet meer: er is daarna iets anders gebeurd.';
}

const decided = (call: PageCall): string => stateName(given(call, 'decision') ?? '');

const codeOf = (call: PageCall, table: 'product_reservations' | 'reimbursements'): string =>
  String(call.world.table(table).get(numberIn(call, 'id'))?.code ?? '');

/** What an action did, for whoever pressed its button. */
export const doneWords: { readonly [action in DeskAction]: (call: PageCall) => string } = {
  request: (call) => `Aanvraag ${numberIn(call, 'id')} is ${decided(call)}.`,
  reopen: (call) => `Aanvraag ${numberIn(call, 'id')} is weer in behandeling.`,
  record: (call) => `Een gegeven van de aanvraag is ${decided(call)}.`,
  question: (call) => `De vraag over aanvraag ${numberIn(call, 'id')} is verstuurd.`,
  validation: (call) => `Het gegeven is ${decided(call)}.`,
  'validator-request': (call) => `Het gegeven is ${decided(call)}.`,
  reservation: (call) => `Reservering ${codeOf(call, 'product_reservations')} is ${decided(call)}.`,
  payment: (call) => `Er is € ${given(call, 'amount') ?? ''} afgerekend.`,
  reimbursement: (call) => `Declaratie ${codeOf(call, 'reimbursements')} is ${decided(call)}.`,
};

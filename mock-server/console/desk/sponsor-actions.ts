import { decideReimbursement } from '../../src/domain/reimbursements/reimbursements.ts';
import { notifyOfReimbursement } from '../../src/notifications/notify-resident.ts';
import { given } from '../page-kit/page-call.ts';
import { notThere, numberIn, type Action } from './action.ts';

const reimbursement: Action = (call) => {
  const row = call.world.table('reimbursements').get(numberIn(call, 'id'));
  const state = given(call, 'decision');
  if (!row || (state !== 'approved' && state !== 'declined')) return notThere;
  const decided = decideReimbursement(call.world, row, { state, reason: given(call, 'reason') });
  if (!decided) return 'Dit kan niet meer: het tegoed is over, of er is al besloten.';
  notifyOfReimbursement(call.world, decided);
  return null;
};

/** What a sponsor does. */
export const sponsorActions = { reimbursement };

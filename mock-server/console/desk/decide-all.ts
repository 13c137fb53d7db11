import { decideAsked, decideValidation } from '../../src/domain/records/decide-validation.ts';
import { decideRequest } from '../../src/domain/fund-requests/decide-request.ts';
import { decideReimbursement } from '../../src/domain/reimbursements/reimbursements.ts';
import { acceptReservation } from '../../src/domain/reservations/reservations.ts';
import { notifyOfReimbursement, notifyOfReservation } from '../../src/notifications/notify-resident.ts';
import { notifyOfDecision } from '../../src/notifications/notify-of-decision.ts';
import type { World } from '../../src/database/world.ts';
import type { Action } from './action.ts';
import { signedBy } from './validator-actions.ts';

/** Confirms the records that wait, in the name of the first who may, and says yes for every validator who was asked. */
function confirmAll(world: World): void {
  const first = world.table('organizations').where('is_validator', true)[0];
  for (const row of world.table('record_validations').where('state', 'pending'))
    decideValidation(world, row, { state: 'approved', by: signedBy(first, 'approved') });
  for (const row of world.table('validator_requests').where('state', 'pending')) decideAsked(world, row, 'approved');
}

/** Says yes to everything that waits: requests, records, reservations, reimbursements. */
export const decideAll: Action = ({ world }) => {
  confirmAll(world);
  for (const row of world.table('fund_requests').where('state', 'pending'))
    notifyOfDecision(world, decideRequest(world, row, { state: 'approved' }));
  for (const row of world.table('product_reservations').where('state', 'pending')) {
    const accepted = acceptReservation(world, row);
    if (accepted) notifyOfReservation(world, accepted);
  }
  for (const row of world.table('reimbursements').where('state', 'pending')) {
    const approved = decideReimbursement(world, row, { state: 'approved' });
    if (approved) notifyOfReimbursement(world, approved);
  }
  return null;
};

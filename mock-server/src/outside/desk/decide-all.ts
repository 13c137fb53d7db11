import { decideRequest } from '../../store/decide-request.ts';
import { decideClaim } from '../../store/reimbursements.ts';
import { acceptReservation } from '../../store/reservations.ts';
import { tellOfClaim, tellOfReservation } from '../../store/tell.ts';
import type { Deed } from './deed.ts';

/** Says yes to everything that waits: requests, reservations, claims. */
export const decideAll: Deed = ({ world }) => {
  for (const row of world.table('fund_requests').where('state', 'pending'))
    decideRequest(world, row, { state: 'approved' });
  for (const row of world.table('product_reservations').where('state', 'pending')) {
    const accepted = acceptReservation(world, row);
    if (accepted) tellOfReservation(world, accepted);
  }
  for (const row of world.table('reimbursements').where('state', 'pending')) {
    const approved = decideClaim(world, row, { state: 'approved' });
    if (approved) tellOfClaim(world, approved);
  }
  return null;
};

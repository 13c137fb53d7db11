import type { World } from '../../src/database/world.ts';

/** How many decisions wait at the desk. */
export const deskCount = ({ world }: { readonly world: World }): number =>
  world.table('fund_requests').where('state', 'pending').length +
  world.table('product_reservations').where('state', 'pending').length +
  world.table('reimbursements').where('state', 'pending').length +
  world.table('record_validations').where('state', 'pending').length +
  world.table('validator_requests').where('state', 'pending').length;

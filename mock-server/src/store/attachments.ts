import { isFileTaken } from './reimbursements.ts';
import type { World } from './world.ts';

/** May somebody attach this document: an own upload of the right type that is part of nothing yet (part 2, 19.2)? */
export function mayAttach(
  world: World,
  uid: string,
  wanted: { readonly address: string; readonly type: 'fund_request_record_proof' | 'fund_request_clarification_proof' },
): boolean {
  const file = world.table('files').first('uid', uid);
  return file?.identity_address === wanted.address && file.type === wanted.type && !isFileTaken(world, uid, null);
}

import type { RecordCategoryRow } from '../../tables/records.ts';
import type { SignedCall } from '../../http/call.ts';

/** A category of the caller; undefined when it does not exist or is somebody else's. */
export function ownCategory(call: SignedCall, id: number): RecordCategoryRow | undefined {
  const row = call.world.table('record_categories').get(id);
  return row?.identity_address === call.caller.identity.address ? row : undefined;
}

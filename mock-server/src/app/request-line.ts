import type { LoggedRequest } from '../database/request-log.ts';
import type { World } from '../database/world.ts';
import { timestamp } from '../wire/format.ts';

function residentOf(world: World, address: string | null): string {
  if (address === null) return 'visitor';
  return world.table('identities').first('address', address)?.persona ?? 'account';
}

/**
 * A request in one line for the terminal: world's time, resident, operation, status, the fault that it met, and how the answer breaks
 * the description, which is null for one that fits.
 */
export function requestLine(world: World, entry: LoggedRequest, contractError: string | null): string {
  const { at, method, url, operation_id, status, identity_address, fault_id } = entry;
  const what = operation_id ?? `${method} ${url}`;
  const fault = fault_id === null ? '' : ` fault ${fault_id}`;
  const broken = contractError === null ? '' : ` contract error: ${contractError}`;
  return `${timestamp(at).slice(11)} ${residentOf(world, identity_address)} ${what} ${status === 0 ? 'dropped' : status}${fault}${broken}`;
}

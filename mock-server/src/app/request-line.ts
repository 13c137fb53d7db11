import { listOf, objectOf } from '../contract/input.ts';
import { textOfBody } from '../database/request-log.ts';
import type { LoggedRequest } from '../database/request-log.ts';
import type { World } from '../database/world.ts';
import { timestamp } from '../wire/format.ts';

/** How an answer breaks the description; empty for one that fits it, see `addContractCheck`. */
function contractError({ status, fault_id, answer }: LoggedRequest): string {
  const isJson = String(answer.headers['content-type']).includes('json');
  if (status !== 500 || fault_id !== null || !isJson) return '';
  const [difference] = listOf(objectOf(JSON.parse(textOfBody(answer.body) ?? '{}')), 'differences');
  return typeof difference === 'string' ? ` contract error: ${difference}` : '';
}

function residentOf(world: World, address: string | null): string {
  if (address === null) return 'visitor';
  return world.table('identities').first('address', address)?.persona ?? 'account';
}

/** A request in one line for the terminal: world's time, resident, operation, status, and the contract error. */
export function requestLine(world: World, entry: LoggedRequest): string {
  const { at, method, url, operation_id, status, identity_address, fault_id } = entry;
  const what = operation_id ?? `${method} ${url}`;
  const fault = fault_id === null ? '' : ` fault ${fault_id}`;
  return `${timestamp(at).slice(11)} ${residentOf(world, identity_address)} ${what} ${status === 0 ? 'dropped' : status}${fault}${contractError(entry)}`;
}

import { clientKeyIn, turnsOf } from '../../src/app/inject-faults.ts';
import { countedBy, isMeant, matchOf } from '../../src/app/faults/faults.ts';
import type { MatchedCall } from '../../src/app/faults/faults.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import type { FaultRow } from '../../src/database/tables/outside.ts';
import type { World } from '../../src/database/world.ts';
import { apiPrefix } from '../../src/http/mock-platform.ts';

/** The call of a request that came before, as a fault sees it. */
function callOf(world: World, entry: LoggedRequest): MatchedCall {
  const { identity_address: address } = entry;
  return {
    operationId: entry.operation_id,
    method: entry.method,
    path: (entry.url.split('?')[0] ?? '').slice(apiPrefix.length),
    persona: address === null ? null : (world.table('identities').first('address', address)?.persona ?? null),
    clientKey: clientKeyIn(entry.sent.headers),
    at: entry.at,
  };
}

/** The fault as if it were on all the time: what was asked before it began is what it is held against. */
function asAlways({ paused: _paused, until: _until, ...fault }: FaultRow): FaultRow {
  return fault;
}

/** Which of the last requests a fault means, oldest first, however often it may match. */
export function meantBy(world: World, fault: FaultRow): readonly LoggedRequest[] {
  const always = { ...asAlways(fault), times: null };
  return world.log.entries.filter((entry) => isMeant(always, callOf(world, entry)));
}

/** Which of the last requests a fault would have matched had it been on as it stands, oldest first. */
export function wouldHaveStruck(world: World, fault: FaultRow): readonly LoggedRequest[] {
  let now = asAlways(fault);
  return world.log.entries.filter((entry) => {
    const { counted, matched } = matchOf([now], callOf(world, entry), turnsOf(world));
    if (counted.length > 0 || matched !== null) now = { ...now, ...countedBy(now) };
    if (matched !== null && now.times !== null) now = { ...now, times: now.times - 1 };
    return matched !== null;
  });
}

/** The last requests that a fault answered, delayed ones left out, oldest first. */
export const struckBy = (world: World, fault: FaultRow): readonly LoggedRequest[] =>
  world.log.entries.filter((entry) => entry.fault_id === fault.id);

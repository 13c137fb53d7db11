/** Where the account is signed in, and ending that. */

import type { SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { paged } from '../../http/page.ts';
import { forbidden, notFound } from '../../http/refusal.ts';
import { stateNow } from '../../domain/identity/proxies.ts';
import type { SessionRow } from '../../tables/identity.ts';
import { session } from '../../wire/session.ts';

/** Does the token of the session still work? One that was idle for too long does not, also when nobody tried it since. */
function isLive(call: SignedCall, row: SessionRow): boolean {
  const proxy = call.world.table('proxies').get(row.proxy_id);
  return proxy !== undefined && stateNow(call.world, proxy) === 'active';
}

const ownSessions = (call: SignedCall): readonly SessionRow[] =>
  call.world.table('sessions').where('identity_address', call.caller.identity.address);

/** The session in the path; unknown is 404, somebody else's 403. */
function ownSession(call: SignedCall): SessionRow {
  const row = call.world.table('sessions').first('uid', call.params['id'] ?? '');
  if (!row) throw notFound();
  if (row.identity_address !== call.caller.identity.address) throw forbidden();
  return row;
}

export const listSessions = operation('listSessions', {}, (call) => {
  const rows = ownSessions(call)
    .filter((row) => isLive(call, row))
    .toSorted((one, other) => other.last_request_at - one.last_request_at || other.id - one.id);
  return paged(call, rows, { size: 15, show: (row) => session(call, row) });
});

/** The token stops working, and with it every session on that token. */
function terminate(call: SignedCall, row: SessionRow): void {
  const proxies = call.world.table('proxies');
  const proxy = proxies.get(row.proxy_id);
  if (proxy?.state === 'active') proxies.update(proxy, { state: 'terminated' });
}

export const terminateSessions = operation('terminateSessions', {}, (call) => {
  for (const row of ownSessions(call)) terminate(call, row);
  return {};
});

export const readSession = operation('readSession', {}, (call) => ({ data: session(call, ownSession(call)) }));

export const terminateSession = operation('terminateSession', {}, (call) => {
  terminate(call, ownSession(call));
  return {};
});

import { visitTime } from '../../domain/identity/sessions.ts';
import { newIdentity } from '../../domain/identity/accounts.ts';
import { newShortToken } from '../../domain/identity/proxies.ts';
import type { DigidSessionRow } from '../../tables/services.ts';
import type { IdentityRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';
import { linkUrl } from '../../http/platform.ts';
import type { MockPlatformSettings } from '../../http/platform.ts';
import { confirmedNow } from '../../domain/identity/confirmation.ts';

/** Name under which the mock platform's DigiD answers. */
const serverName = 'mock-digid';

/** What happens on the DigiD page: somebody signs in, or DigiD answers with a code or key of the catalogue. */
export type DigidOutcome = { readonly bsn: string } | { readonly error: string };

/** Every way in which DigiD can refuse: its own codes, then the keys that the platform adds. */
export const digidErrors: readonly { readonly code: string; readonly meaning: string }[] = [
  { code: '0040', meaning: 'The resident cancels.' },
  { code: '0001', meaning: 'DigiD refuses the message: temporary failure.' },
  { code: '0003', meaning: 'DigiD does not know the request.' },
  { code: '0004', meaning: 'DigiD does not know the caller.' },
  { code: '0007', meaning: 'DigiD misses a parameter.' },
  { code: '0030', meaning: 'DigiD does not know the request id.' },
  { code: '0032', meaning: 'The request id is too old.' },
  { code: '0033', meaning: 'The request id does not belong to the caller.' },
  { code: '0050', meaning: 'DigiD is too busy.' },
  { code: '0070', meaning: 'DigiD refuses this network address.' },
  { code: '0080', meaning: 'DigiD is closed for maintenance.' },
  { code: '0099', meaning: 'DigiD reports an unknown failure.' },
  { code: '010c', meaning: 'DigiD refuses the credentials.' },
  { code: 'API_0000', meaning: 'The platform cannot reach DigiD.' },
  { code: 'unknown_error', meaning: 'The platform fails without a code.' },
  { code: 'uid_dont_match', meaning: 'The account already has another BSN.' },
  { code: 'uid_used', meaning: 'The BSN belongs to another account.' },
  { code: 'uid_not_found', meaning: 'The BSN is unknown and may not sign up.' },
  { code: 'unknown_session_type', meaning: 'The platform does not know what the visit was for.' },
];

/** Key in `digid_error`: codes of DigiD get `error_`, keys of the platform stay as they are. */
export const digidErrorKey = (code: string): string => (/^(\d|API_)/.test(code) ? `error_${code}` : code);

export function startVisit(
  world: World,
  about: Pick<DigidSessionRow, 'request' | 'fund_id' | 'identity_address' | 'tenant_key'>,
): DigidSessionRow {
  return world.table('digid_sessions').insert({
    ...about,
    uid: world.random.hex(100),
    secret: world.random.hex(64),
    rid: world.random.hex(32),
    state: 'created',
    outcome: null,
    used: false,
    created_at: world.now(),
  });
}

const isOpen = (world: World, visit: DigidSessionRow): boolean =>
  !visit.used && world.now() - visit.created_at <= visitTime;

/** A visit that is still going on; undefined when unknown, used or older than ten minutes. */
export function openVisit(world: World, uid: string): DigidSessionRow | undefined {
  const visit = world.table('digid_sessions').first('uid', uid);
  return visit && isOpen(world, visit) ? visit : undefined;
}

/** The same by the number that DigiD knows it by. */
export function visitOf(world: World, rid: string): DigidSessionRow | undefined {
  const visit = world.table('digid_sessions').first('rid', rid);
  return visit && isOpen(world, visit) ? visit : undefined;
}

/** Lets a visit be over, as if its ten minutes had passed. */
export function lapseVisit(world: World, visit: DigidSessionRow): void {
  world.table('digid_sessions').update(visit, { created_at: world.now() - visitTime - 1 });
}

/** The browser goes to DigiD: address of the mock platform's DigiD page. */
export function leaveForDigid(world: World, settings: MockPlatformSettings, visit: DigidSessionRow): string {
  world.table('digid_sessions').update(visit, { state: 'pending_authorization' });
  const query = new URLSearchParams({ rid: visit.rid, 'a-select-server': serverName });
  return `${settings.publicUrl}/_mock/digid?${query}`;
}

/** The resident (or the tester) chose what happens: address to which DigiD sends the browser back. */
export function decide(
  world: World,
  settings: MockPlatformSettings,
  about: { rid: string; outcome: DigidOutcome },
): string | null {
  const visit = visitOf(world, about.rid);
  if (!visit) return null;
  world.table('digid_sessions').update(visit, { outcome: about.outcome });
  const query = new URLSearchParams({
    session_secret: visit.secret,
    rid: visit.rid,
    'a-select-server': serverName,
    aselect_credentials: world.random.hex(32),
  });
  return `${linkUrl(settings)}/platform/digid/${visit.uid}/resolve?${query}`;
}

type Settled = { readonly error: string } | { readonly identity: IdentityRow; readonly stored: boolean };

/** A visit to sign in: the account of the BSN, or a new one where the tenant allows it. */
function settleAuth(world: World, visit: DigidSessionRow, bsn: string): Settled {
  const identities = world.table('identities');
  const known = identities.first('bsn', bsn);
  if (known) return { identity: identities.update(known, { bsn_confirmed_at: confirmedNow(world) }), stored: true };
  const tenant = world.table('tenants').first('key', visit.tenant_key);
  return tenant?.digid_sign_up_allowed
    ? { identity: newIdentity(world, { bsn }), stored: true }
    : { error: 'uid_not_found' };
}

/** Does the sponsor of the visit's fund keep BSNs? */
function storesBsn(world: World, visit: DigidSessionRow): boolean {
  const fund = visit.fund_id === null ? undefined : world.table('funds').get(visit.fund_id);
  return fund !== undefined && world.table('organizations').get(fund.organization_id)?.bsn_enabled === true;
}

/** A visit to confirm the BSN of the account that is signed in. A BSN that the account has is confirmed anew, also where it would not be kept. */
function settleFundRequest(world: World, visit: DigidSessionRow, bsn: string): Settled {
  const identities = world.table('identities');
  const identity = identities.first('address', visit.identity_address ?? '');
  if (!identity) return { error: 'unknown_error' };
  if (identity.bsn !== null && identity.bsn !== bsn) return { error: 'uid_dont_match' };
  if (identities.where('bsn', bsn).some((other) => other.id !== identity.id)) return { error: 'uid_used' };
  const stored = storesBsn(world, visit);
  if (!stored && identity.bsn === null) return { identity, stored };
  return { identity: identities.update(identity, { bsn, bsn_confirmed_at: confirmedNow(world) }), stored };
}

function settle(world: World, visit: DigidSessionRow, back: { secret: string | null; rid: string | null }): Settled {
  const { outcome } = visit;
  if (outcome === null || back.secret !== visit.secret || back.rid !== visit.rid)
    return { error: 'error_unknown_error' };
  if ('error' in outcome) return { error: digidErrorKey(outcome.error) };
  return visit.request === 'auth'
    ? settleAuth(world, visit, outcome.bsn)
    : settleFundRequest(world, visit, outcome.bsn);
}

const stateAfter = (settled: Settled): DigidSessionRow['state'] => {
  if (!('error' in settled)) return 'authorized';
  return settled.error === 'error_0040' ? 'canceled' : 'error';
};

/** The browser comes back from DigiD: the visit is over, and this is where it goes. */
export function finishVisit(
  world: World,
  settings: MockPlatformSettings,
  about: { visit: DigidSessionRow; secret: string | null; rid: string | null },
): string {
  const { visit } = about;
  const settled = settle(world, visit, about);
  world.table('digid_sessions').update(visit, { used: true, state: stateAfter(settled) });
  const screen = visit.request === 'auth' ? '/' : `/fondsen/${visit.fund_id}/activeer`;
  if ('error' in settled) return `${settings.shopUrl}${screen}?digid_error=${settled.error}`;
  if (visit.request === 'fund_request') {
    return `${settings.shopUrl}${screen}?digid_success=${settled.stored ? 'signed_up' : 'signed_in'}`;
  }
  const { exchange_token } = newShortToken(world, settled.identity.address);
  return `${settings.shopUrl}/auth-link?token=${exchange_token}`;
}

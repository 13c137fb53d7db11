import { visitTime } from '../../domain/identity/sessions.ts';
import { newIdentity } from '../../domain/identity/accounts.ts';
import { newShortToken } from '../../domain/identity/proxies.ts';
import type { DigidSessionRow } from '../../tables/services.ts';
import type { IdentityRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';
import { linkUrl, type MockPlatformSettings } from '../../http/platform.ts';
import { confirmedNow } from '../../domain/identity/confirmation.ts';

/** Name under which the mock platform's DigiD answers. */
const serverName = 'mock-digid';

/** What happens on the DigiD page: somebody signs in, or DigiD answers with a code or key of the catalogue. */
export type DigidOutcome = { readonly bsn: string } | { readonly error: string };

/** Every way in which DigiD can refuse, with its meaning in Dutch: its own codes, then the keys that the platform adds. */
export const digidErrors: readonly { readonly code: string; readonly meaning: string }[] = [
  { code: '0040', meaning: 'Annuleren' },
  { code: '0001', meaning: 'DigiD weigert het bericht: tijdelijke storing' },
  { code: '0003', meaning: 'DigiD kent deze aanvraag niet' },
  { code: '0004', meaning: 'DigiD kent de aanvrager niet' },
  { code: '0007', meaning: 'DigiD mist een gegeven' },
  { code: '0030', meaning: 'DigiD kent het nummer van de aanvraag niet' },
  { code: '0032', meaning: 'Het nummer van de aanvraag is te oud' },
  { code: '0033', meaning: 'Het nummer van de aanvraag hoort bij een ander' },
  { code: '0050', meaning: 'DigiD heeft het te druk' },
  { code: '0070', meaning: 'DigiD weigert dit netwerkadres' },
  { code: '0080', meaning: 'DigiD is dicht voor onderhoud' },
  { code: '0099', meaning: 'DigiD meldt een onbekende fout' },
  { code: '010c', meaning: 'DigiD weigert de sleutel van het platform' },
  { code: 'API_0000', meaning: 'Het platform kan DigiD niet bereiken' },
  { code: 'unknown_error', meaning: 'Mislukt zonder code' },
  { code: 'uid_dont_match', meaning: 'Account heeft al een ander BSN' },
  { code: 'uid_used', meaning: 'BSN hoort bij een ander account' },
  { code: 'uid_not_found', meaning: 'BSN onbekend (alleen bij inloggen)' },
  { code: 'unknown_session_type', meaning: 'Onbekend soort sessie' },
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

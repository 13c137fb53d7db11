import { hour, minute, second } from '../clock/calendar.ts';
import type { DigidSessionRow } from '../store/table-outside.ts';
import type { IdentityRow, ProxyRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { stableHex } from './stable.ts';

/** Tokens of links in the seeds; tests open them as `/identity-restore?token=...` and so on. */
export const tokens = {
  /** Login link that still works, once. */
  login: stableHex('login-link', 128),
  /** Login link that was used already. */
  usedLogin: stableHex('used-login-link', 128),
  /** Login link older than an hour. */
  expiredLogin: stableHex('expired-login-link', 128),
  /** Confirmation link of a new account that still works, once. */
  confirmation: stableHex('confirmation-link', 200),
  usedConfirmation: stableHex('used-confirmation-link', 200),
  /** Short token of `/auth-link` that still works for a minute. */
  short: stableHex('short-token', 200),
  expiredShort: stableHex('expired-short-token', 200),
  /** What the QR code on the start page holds. */
  qr: stableHex('qr-token', 64),
  /** Access token of the browser that shows the QR code. */
  qrAccess: stableHex('qr-access', 200),
  /** Access token of a session that ended by inactivity. */
  expiredAccess: stableHex('expired-access', 200),
  /** Link of a mail to the notification settings that still works. */
  preferences: stableHex('preferences-link', 200),
  /** One that was used an hour ago. */
  usedPreferences: stableHex('used-preferences-link', 200),
  /** One that is older than a month. */
  expiredPreferences: stableHex('expired-preferences-link', 200),
} as const;

/** Adds one sign-in with a known exchange token. */
export function addProxy(
  world: World,
  line: Pick<ProxyRow, 'type' | 'exchange_token' | 'exchange_until'> & Partial<ProxyRow>,
): ProxyRow {
  return world.table('proxies').insert({
    identity_address: null,
    access_token: stableHex(`access:${line.exchange_token}`, 200),
    state: 'pending',
    created_at: world.now() - 2 * minute,
    activated_at: null,
    ...line,
  });
}

/** Adds a login link of an account: one that works, one that was used and one that is too old. */
export function addLoginLink(
  world: World,
  identity: IdentityRow,
  kind: 'login' | 'usedLogin' | 'expiredLogin',
): ProxyRow {
  const used = kind === 'usedLogin';
  const age = kind === 'expiredLogin' ? 3 * hour : 5 * minute;
  return addProxy(world, {
    type: 'email_code',
    identity_address: identity.address,
    exchange_token: tokens[kind],
    created_at: world.now() - age,
    exchange_until: world.now() - age + hour,
    state: used ? 'destroyed' : 'pending',
    activated_at: used ? world.now() - minute : null,
  });
}

/** Adds a session that ended because nobody did anything for 15 minutes; its access token is `tokens.expiredAccess`. */
export function addExpiredSession(world: World, identity: IdentityRow): void {
  const proxy = addProxy(world, {
    type: 'email_code',
    identity_address: identity.address,
    access_token: tokens.expiredAccess,
    exchange_token: stableHex('expired-session', 128),
    exchange_until: world.now() - hour,
    created_at: world.now() - 2 * hour,
    activated_at: world.now() - 2 * hour,
    state: 'expired',
  });
  world.table('sessions').insert({
    uid: stableHex('expired-session-uid', 32),
    proxy_id: proxy.id,
    identity_address: identity.address,
    client_type: 'webshop',
    client_version: null,
    ip: '127.0.0.1',
    user_agent: null,
    started_at: world.now() - 2 * hour,
    last_request_at: world.now() - 20 * minute,
  });
}

/** Numbers of the visits to DigiD in the seeds. */
export const visit = {
  uid: stableHex('digid-visit', 100),
  secret: stableHex('digid-secret', 64),
  rid: stableHex('digid-rid', 32),
} as const;

/** Where DigiD sends the browser back to when it leaves this visit, below the API root. */
export const visitReturn = `/platform/digid/${visit.uid}/resolve?session_secret=${visit.secret}&rid=${visit.rid}`;

/** Adds a visit to DigiD that is about to come back with the given outcome. */
export function addVisit(
  world: World,
  identity: IdentityRow | null,
  line: { fund_id: number | null; outcome: DigidSessionRow['outcome']; seconds_ago?: number },
): void {
  world.table('digid_sessions').insert({
    ...visit,
    request: line.fund_id === null ? 'auth' : 'fund_request',
    fund_id: line.fund_id,
    identity_address: identity?.address ?? null,
    tenant_key: 'zonnedorp',
    state: 'pending_authorization',
    outcome: line.outcome,
    used: false,
    created_at: world.now() - (line.seconds_ago ?? 20) * second,
  });
}

import { TOTP } from 'otpauth';
import type { Caller } from '../../http/caller.ts';
import type { IdentityRow, SecondFactorRow, SessionRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

/** The apps that residents can name, and the telephone. */
export const providers = [
  { key: 'phone', type: 'phone', name: 'Telefoon' },
  { key: 'authenticator_google', type: 'authenticator', name: 'Google Authenticator' },
  { key: 'authenticator_microsoft', type: 'authenticator', name: 'Microsoft Authenticator' },
  { key: 'authenticator_lastpass', type: 'authenticator', name: 'LastPass Authenticator' },
  { key: 'authenticator_1password', type: 'authenticator', name: '1Password' },
] as const;

/** The factors of an account that were begun or are active, oldest first. */
export const factorsOf = (world: World, identity: IdentityRow): readonly SecondFactorRow[] =>
  world
    .table('second_factors')
    .where('identity_address', identity.address)
    .filter(({ state }) => state !== 'deactivated');

export const activeFactorsOf = (world: World, identity: IdentityRow): readonly SecondFactorRow[] =>
  factorsOf(world, identity).filter(({ state }) => state === 'active');

const hasFundThat = (world: World, identity: IdentityRow, policy: 'required' | 'restrict_features'): boolean =>
  world
    .table('vouchers')
    .where('identity_address', identity.address)
    .some(({ fund_id }) => world.table('funds').get(fund_id)?.second_factor === policy);

/** Does every session of this account need a second factor? With a fund that asks for one, and once one is active. */
export const isRequired = (world: World, identity: IdentityRow): boolean =>
  activeFactorsOf(world, identity).length > 0 || hasFundThat(world, identity, 'required');

export const isConfirmed = (session: SessionRow): boolean => session.is_confirmed === true;

/** Are e-mail addresses, sessions and reimbursements closed to this session? */
export const isRestricted = (world: World, { identity, session }: Caller): boolean =>
  !isConfirmed(session) && hasFundThat(world, identity, 'restrict_features');

/** Where the restriction holds; everything else is open. */
const restricted = /^\/(identity\/(emails|sessions)|platform\/reimbursements)(\/|$)/;

/** What works in a session that still has to be confirmed: telling the factors, giving one, and signing out. */
const alwaysOpen = /^\/identity\/(2fa(\/|$)|proxy$)/;

/** Why a call at a path below the prefix is refused; null when it is not. */
export function factorProblem(world: World, caller: Caller, path: string): 'required' | 'restricted' | null {
  if (world.settings.edition !== '2026-07' || alwaysOpen.test(path)) return null;
  if (!isConfirmed(caller.session) && isRequired(world, caller.identity)) return 'required';
  return restricted.test(path) && isRestricted(world, caller) ? 'restricted' : null;
}

const issuer = 'Stadstegoed';

/** The app's side: how it makes codes, as every authenticator does (RFC 6238, six digits, thirty seconds). */
function totpOf({ secret, identity_address }: SecondFactorRow): TOTP {
  return new TOTP({ issuer, label: identity_address.slice(0, 10), secret: secret ?? '' });
}

/** The address that stands in the QR code. */
export const secretUrl = (factor: SecondFactorRow): string => totpOf(factor).toString();

/** The code that the app shows now. */
export const appCode = (world: World, factor: SecondFactorRow): string =>
  totpOf(factor).generate({ timestamp: world.now() });

/** Is this a code of the factor? One of an app also half a minute before and after. */
export function isCodeOf(world: World, factor: SecondFactorRow, code: string): boolean {
  if (factor.type === 'phone') return factor.sent_code === code;
  return totpOf(factor).validate({ token: code, timestamp: world.now(), window: 1 }) !== null;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Begins a factor; one of the same type that was begun before is dropped. */
export function beginFactor(
  world: World,
  identity: IdentityRow,
  { type, phone }: Pick<SecondFactorRow, 'type' | 'phone'>,
): SecondFactorRow {
  const factors = world.table('second_factors');
  for (const row of factorsOf(world, identity))
    if (row.type === type && row.state === 'pending') factors.update(row, { state: 'deactivated' });
  const letter = (): string => base32.charAt(world.random.between(0, base32.length - 1));
  return factors.insert({
    uuid: world.random.hex(32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    identity_address: identity.address,
    type,
    provider: providers.find((provider) => provider.type === type)?.key ?? type,
    phone,
    secret: type === 'authenticator' ? Array.from({ length: 16 }, letter).join('') : null,
    sent_code: null,
    state: 'pending',
    created_at: world.now(),
  });
}

export const confirmSession = (world: World, session: SessionRow, is_confirmed: boolean): void => {
  world.table('sessions').update(session, { is_confirmed });
};

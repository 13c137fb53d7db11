import type { Call } from '../../http/call.ts';
import { textOf } from '../../input.ts';
import { clientTypes } from '../../http/tenant.ts';
import { linkUrl, type MockPlatformSettings } from '../../http/platform.ts';

/** The kinds of client that a source names together with a tenant, as `zonnedorp_webshop`. */
const frontTypes = ['webshop', 'sponsor', 'provider', 'validator', 'website'];

/** Where the resident goes on after a mail: a kind of client of a tenant. */
type Front = { readonly clientType: string; readonly tenantKey: string };

/** What a `source` names: a front of a known tenant, or a mobile app of the tenant of the call; null when it names neither. */
export function frontOf(call: Call, source: string): Front | null {
  if (clientTypes.includes(source) && source.includes('app')) return { clientType: source, tenantKey: call.tenant.key };
  const cut = source.lastIndexOf('_');
  const [tenantKey, clientType] = [source.slice(0, cut), source.slice(cut + 1)];
  const known = call.world.table('tenants').first('key', tenantKey) !== undefined;
  return known && frontTypes.includes(clientType) ? { clientType, tenantKey } : null;
}

/** The link behind a token: a browser redirect of the platform to a front. */
export function linkTo(
  settings: MockPlatformSettings,
  to: {
    readonly kind: 'email' | 'confirmation';
    readonly token: string;
    readonly front: Front;
    readonly target: string;
  },
): string {
  const query = new URLSearchParams({
    target: to.target,
    client_type: to.front.clientType,
    implementation_key: to.front.tenantKey,
    is_mobile: to.front.clientType.includes('app') ? '1' : '0',
  });
  return `${linkUrl(settings)}/identity/proxy/${to.kind}/redirect/${to.token}?${query}`;
}

/** The link in a sign-in or sign-up mail. The source says where to; else the call does. */
export function mailLink(call: Call, kind: 'email' | 'confirmation', token: string): string {
  const front = frontOf(call, textOf(call.body, 'source') ?? '') ?? {
    clientType: call.clientType,
    tenantKey: call.tenant.key,
  };
  return linkTo(call.platform.settings, { kind, token, front, target: textOf(call.body, 'target') ?? '' });
}

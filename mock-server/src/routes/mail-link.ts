import type { Call } from '../http/call.ts';
import { textOf } from '../http/input.ts';
import { clientTypes } from '../plugins/tenant.ts';
import { linkUrl } from '../twin.ts';

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

/** The link in a sign-in or sign-up mail: a browser redirect of the platform (part 1, 5.9). The source says where to; else the call does. */
export function mailLink(call: Call, kind: 'email' | 'confirmation', token: string): string {
  const source = frontOf(call, textOf(call.body, 'source') ?? '');
  const { clientType, tenantKey } = source ?? { clientType: call.clientType, tenantKey: call.tenant.key };
  const query = new URLSearchParams({
    target: textOf(call.body, 'target') ?? '',
    client_type: clientType,
    implementation_key: tenantKey,
    is_mobile: clientType.includes('app') ? '1' : '0',
  });
  return `${linkUrl(call.twin.settings)}/identity/proxy/${kind}/redirect/${token}?${query}`;
}

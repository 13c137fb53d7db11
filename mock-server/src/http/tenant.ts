import type { IncomingHttpHeaders } from 'node:http';
import { coded } from './refusal.ts';
import type { TenantRow } from '../tables/tenants.ts';
import type { World } from '../world/world.ts';

/** Every Client-Type the platform knows. */
export const clientTypes: readonly string[] = [
  'webshop',
  'sponsor',
  'provider',
  'validator',
  'website',
  'pin_code-auth',
  'me_app-android',
  'me_app-ios',
  'app-me_app',
];

/** Tenant that sees the funds of all others. */
export const generalTenant = 'general';

const textOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The tenant a Client-Key names; absent is `general`, unknown is 403 `unknown_implementation_key`. */
export function tenantOf(world: World, headers: IncomingHttpHeaders): TenantRow {
  const key = textOf(headers['client-key']) ?? generalTenant;
  const tenant = world.table('tenants').first('key', key);
  if (!tenant) throw coded(403, 'unknown_implementation_key');
  return tenant;
}

/** The kind of client; absent or unknown is 403, and so is a version that is not a number. */
export function clientTypeOf(headers: IncomingHttpHeaders): string {
  const type = textOf(headers['client-type']);
  if (type === undefined || !clientTypes.includes(type)) throw coded(403, 'unknown_client_type');
  const version = textOf(headers['client-version']);
  if (version !== undefined && !/^\d+(\.\d+)?$/.test(version)) throw coded(403, 'invalid_client_version');
  return type;
}

import type { Call } from '../../src/http/call.ts';
import type { TenantRow } from '../../src/tables/tenants.ts';
import type { World } from '../../src/world/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';

/** A call that the console makes itself, as the web shop of a visitor would; it passes no wire and stands in no log. */
export const insideCall = (platform: MockPlatform, world: World, tenant: TenantRow): Call => ({
  platform,
  world,
  tenant,
  clientType: 'webshop',
  language: 'nl',
  caller: null,
  params: {},
  query: {},
  body: {},
  cleared: new Set(),
  files: [],
  headers: {},
  ip: '127.0.0.1',
  path: '',
  say: (sentence) => sentence.nl,
});

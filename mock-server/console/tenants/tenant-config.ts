import { flagsOf } from '../../src/domain/config/config-flags.ts';
import type { Flags, TenantRow } from '../../src/database/tables/tenants.ts';
import { changedAnnouncements, changedBanner, changedPages } from '../../src/domain/config/tenant-patch.ts';
import type { TenantPatch } from '../../src/domain/config/tenant-patch.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { insideCall } from '../requests/inside-call.ts';
import { config } from '../../src/wire/config.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

/** Flags that are more than a word in the document: the platform itself acts on these columns. */
const rowFlags = {
  'funds.list': 'funds_list',
  'funds.show': 'funds_show',
  'funds.fund_requests': 'fund_requests',
  'products.list': 'products_list',
  'products.show': 'products_show',
  digid: 'digid',
  digid_sign_up_allowed: 'digid_sign_up_allowed',
  digid_mandatory: 'digid_mandatory',
  show_home_products: 'show_home_products',
} as const satisfies { readonly [path: string]: keyof TenantRow };

const isRowFlag = (path: string): path is keyof typeof rowFlags => Object.hasOwn(rowFlags, path);

/** Every flag of a municipality as its shop gets it now. */
export const tenantFlags = (platform: MockPlatform, world: World, tenant: TenantRow): Flags =>
  flagsOf(config({ ...insideCall(platform, world, tenant), params: { name: 'webshop' } }));

/** A municipality with all that can be changed of it. */
export function tenantView(platform: MockPlatform, world: World, tenant: TenantRow): object {
  const sponsor = world.table('organizations').get(tenant.organization_id);
  return {
    key: tenant.key,
    name: tenant.name,
    informal: tenant.informal,
    map: tenant.map,
    flags: tenantFlags(platform, world, tenant),
    own_flags: Object.keys(tenant.flags ?? {}),
    banner: tenant.banner,
    announcements: tenant.announcements,
    pages: Object.fromEntries(tenant.pages.map(({ page_type, ...page }) => [page_type, page])),
    sponsor: sponsor ? { bsn_enabled: sponsor.bsn_enabled, auto_apply: sponsor.auto_apply } : null,
  };
}

type RowChanges = Partial<Omit<TenantRow, 'id'>>;

/** Flags of the platform's own columns, and the others as values of their own over what follows from the funds. */
function flagChanges(tenant: TenantRow, known: Flags, wanted: NonNullable<TenantPatch['flags']>): RowChanges {
  const own = new Map(Object.entries(tenant.flags ?? {}));
  const columns: { [column: string]: boolean } = {};
  for (const [path, value] of Object.entries(wanted)) {
    const now = known[path];
    if (now === undefined) throw consoleProblem(400, `There is no flag "${path}".`);
    if (value !== null && typeof value !== typeof now) throw consoleProblem(400, `${path} is a ${typeof now}.`);
    if (isRowFlag(path) && typeof value === 'boolean') columns[rowFlags[path]] = value;
    else if (value === null) own.delete(path);
    else own.set(path, value);
  }
  return { ...columns, flags: Object.fromEntries(own) };
}

/** Changes the configuration of a municipality; its shop sees it at the next question. */
export function changeTenant(
  platform: MockPlatform,
  world: World,
  about: { tenant: TenantRow; patch: TenantPatch },
): TenantRow {
  const { tenant, patch } = about;
  const changes: RowChanges = {
    ...(patch.name === undefined ? {} : { name: patch.name }),
    ...(patch.informal === undefined ? {} : { informal: patch.informal }),
    ...(patch.map === undefined ? {} : { map: patch.map }),
    ...(patch.flags ? flagChanges(tenant, tenantFlags(platform, world, tenant), patch.flags) : {}),
    banner: changedBanner(tenant.banner, patch.banner),
    announcements: changedAnnouncements(tenant.announcements, patch.announcements),
    pages: changedPages(tenant.pages, patch.pages),
  };
  changeSponsor(world, tenant, patch.sponsor);
  return world.table('tenants').update(tenant, changes);
}

function changeSponsor(world: World, tenant: TenantRow, changes: TenantPatch['sponsor']): void {
  const sponsor = world.table('organizations').get(tenant.organization_id);
  if (!sponsor || !changes) return;
  world.table('organizations').update(sponsor, {
    bsn_enabled: changes.bsn_enabled ?? sponsor.bsn_enabled,
    auto_apply: changes.auto_apply ?? sponsor.auto_apply,
  });
}

import { ok } from '../http/call.ts';
import type { Call, Route } from '../http/call.ts';
import { listOf, textOf } from '../http/input.ts';
import { asked, checkPage, paged } from '../http/page.ts';
import { permissionsOf } from '../store/employees.ts';
import type { OrganizationRow } from '../store/table-tenants.ts';
import { activeFunds } from '../wire/fund-scope.ts';
import { markdownToText } from '../wire/markdown.ts';
import { organizationFull } from '../wire/organization.ts';
import { reservationsOf } from '../store/reservations.ts';
import { ownOrganization, worksFor } from './organization-of-call.ts';
import type { ProductEntry } from './product-lists.ts';
import { visibleProducts } from './product-search.ts';

const pageRule = { size: 10, largest: 300 };

type Facts = {
  readonly sponsors: ReadonlySet<number>;
  readonly sellers: ReadonlySet<number>;
  /** Providers with whom the caller reserved something. */
  readonly reserved: ReadonlySet<number | undefined>;
};

const sellersOf = (entries: readonly ProductEntry[]): ReadonlySet<number> =>
  new Set(entries.map((entry) => entry.row.organization_id));

/** 1 keeps what has it, 0 what has not, nothing keeps all. */
const wish = (call: Call, name: string, has: boolean): boolean =>
  asked(call, name) === null || asked(call, name) === has;

function fits(call: Call, row: OrganizationRow, facts: Facts): boolean {
  const words = textOf(call.query, 'q')?.trim().toLowerCase() ?? '';
  return [
    asked(call, 'is_employee') === false || worksFor(call, row),
    wish(call, 'is_sponsor', row.is_sponsor),
    wish(call, 'is_provider', row.is_provider),
    wish(call, 'is_validator', row.is_validator),
    wish(call, 'implementation', facts.sponsors.has(row.id)),
    wish(call, 'has_products', facts.sellers.has(row.id)),
    asked(call, 'has_reservations') !== true || facts.reserved.has(row.id),
    row.name.toLowerCase().includes(words) || markdownToText(row.description).toLowerCase().includes(words),
  ].every(Boolean);
}

function list(call: Call): object {
  const query = { ...call.query, fund_type: textOf(call.query, 'fund_type') ?? 'budget' };
  const facts: Facts = {
    sponsors: new Set(activeFunds(call).map((fund) => fund.organization_id)),
    reserved: new Set(
      reservationsOf(call.world, call.caller?.identity.address ?? '').map(
        (row) => call.world.table('products').get(row.product_id)?.organization_id,
      ),
    ),
    sellers: visibleProducts({ ...call, query }).derived(sellersOf),
  };
  const rows = call.world
    .table('organizations')
    .all()
    .filter((row) => fits(call, row, facts))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl') || one.id - other.id);
  return paged(call, rows, {
    rule: pageRule,
    show: (row) => ({ ...organizationFull(call, row), ...extras(call, row) }),
  });
}

/** Parts that the caller asks for by name, as a list or as one text with commas. */
function extras(call: Call, row: OrganizationRow): object {
  const text = textOf(call.query, 'dependency');
  const wanted = text === null ? listOf(call.query, 'dependency') : text.split(',');
  const funds = activeFunds(call).filter((fund) => fund.organization_id === row.id);
  const permissions = permissionsOf(call.world, row, call.caller?.identity.address) ?? [];
  return {
    ...(wanted.includes('funds') ? { funds: funds.map(({ id, name }) => ({ id, name })) } : {}),
    ...(wanted.includes('funds_count') ? { funds_count: funds.length } : {}),
    ...(wanted.includes('permissions') ? { permissions } : {}),
  };
}

/** Organisations for filters, and one of the caller's own (part 2, 6.1 and 6.2). */
export const organizationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/platform/organizations',
    access: 'public',
    check: (call) => checkPage(call, pageRule),
    handle: (call) => ok(list(call)),
  },
  {
    method: 'GET',
    path: '/platform/organizations/{id}',
    access: 'signed-in',
    handle: (call) => ok({ data: organizationFull(call, ownOrganization(call)) }),
  },
];

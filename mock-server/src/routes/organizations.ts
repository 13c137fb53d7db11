import { ok } from '../http/call.ts';
import type { Call, Route } from '../http/call.ts';
import { textOf } from '../http/input.ts';
import { asked, checkPage, paged } from '../http/page.ts';
import type { OrganizationRow } from '../store/table-tenants.ts';
import { activeFunds } from '../wire/fund-scope.ts';
import { markdownToText } from '../wire/markdown.ts';
import { organizationFull } from '../wire/organization.ts';
import { visibleProducts } from './product-search.ts';

const pageRule = { size: 10, largest: 300 };

type Facts = { readonly sponsors: ReadonlySet<number>; readonly sellers: ReadonlySet<number> };

/** 1 keeps what has it, 0 what has not, nothing keeps all. */
const wish = (call: Call, name: string, has: boolean): boolean =>
  asked(call, name) === null || asked(call, name) === has;

function fits(call: Call, row: OrganizationRow, facts: Facts): boolean {
  const words = textOf(call.query, 'q')?.trim().toLowerCase() ?? '';
  const works = call.caller !== null && row.identity_address === call.caller.identity.address;
  return [
    asked(call, 'is_employee') === false || works,
    wish(call, 'is_sponsor', row.is_sponsor),
    wish(call, 'is_provider', row.is_provider),
    wish(call, 'is_validator', row.is_validator),
    wish(call, 'implementation', facts.sponsors.has(row.id)),
    wish(call, 'has_products', facts.sellers.has(row.id)),
    asked(call, 'has_reservations') !== true,
    row.name.toLowerCase().includes(words) || markdownToText(row.description).toLowerCase().includes(words),
  ].every(Boolean);
}

function list(call: Call): object {
  const query = { ...call.query, fund_type: textOf(call.query, 'fund_type') ?? 'budget' };
  const facts: Facts = {
    sponsors: new Set(activeFunds(call).map((fund) => fund.organization_id)),
    sellers: new Set(visibleProducts({ ...call, query }).map((row) => row.organization_id)),
  };
  const rows = call.world
    .table('organizations')
    .all()
    .filter((row) => fits(call, row, facts))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl') || one.id - other.id);
  return paged(call, rows, { rule: pageRule, show: (row) => organizationFull(call, row) });
}

/** Organisations for filters (part 2, 6.1). */
export const organizationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/platform/organizations',
    access: 'public',
    check: (call) => checkPage(call, pageRule),
    handle: (call) => ok(list(call)),
  },
];

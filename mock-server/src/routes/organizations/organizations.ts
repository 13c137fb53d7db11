/** Organisations for filters, and one of the caller's own. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { listOf, textOf } from '../../input.ts';
import { asked, paged } from '../../http/page.ts';
import { permissionsOf } from '../../domain/organizations/employees.ts';
import type { OrganizationRow } from '../../tables/organizations.ts';
import { activeFunds } from '../../wire/fund-scope.ts';
import { organizationFull } from '../../wire/organization.ts';
import { reservationsOf } from '../../domain/reservations/reservations.ts';
import { ownOrganization, worksFor } from './organization-of-call.ts';
import { organizationList } from './organization-list.ts';
import { visibleProducts } from '../products/product-search.ts';
import { markdownToText } from '../../wire/markdown.ts';

type Facts = {
  readonly sponsors: ReadonlySet<number>;
  readonly sellers: ReadonlySet<number>;
  /** Providers with whom the caller reserved something. */
  readonly reserved: ReadonlySet<number | undefined>;
};

type Test = (row: OrganizationRow) => boolean;

/** With 1 who has a visible offer in the funds of a type; with 0 who has no offer at all. */
function offersTest({ world, query }: Call, { sellers }: Facts): readonly Test[] {
  const wanted = asked({ query }, 'has_products');
  if (wanted === true) return [({ id }) => sellers.has(id)];
  const offers = world.table('products');
  return wanted === null
    ? []
    : [({ id }) => offers.where('organization_id', id).every((offer) => offer.deleted_at !== null)];
}

const isFoundBy = (row: OrganizationRow, words: string): boolean =>
  [row.name, markdownToText(row.description)].some((text) => text.toLowerCase().includes(words));

/** What the query asks of an organisation; a filter that it does not have asks nothing. */
function testsOf(call: Call, facts: Facts): readonly Test[] {
  const wish = (name: string, has: (row: OrganizationRow) => boolean): readonly Test[] => {
    const wanted = asked(call, name);
    return wanted === null ? [] : [(row) => has(row) === wanted];
  };
  const words = textOf(call.query, 'q')?.trim().toLowerCase() ?? '';
  return [
    ...(asked(call, 'is_employee') === false ? [] : [(row: OrganizationRow) => worksFor(call, row)]),
    ...wish('is_sponsor', (row) => row.is_sponsor),
    ...wish('is_provider', (row) => row.is_provider),
    ...wish('is_validator', (row) => row.is_validator),
    ...wish('implementation', (row) => facts.sponsors.has(row.id)),
    ...offersTest(call, facts),
    ...(asked(call, 'has_reservations') === true ? [({ id }: OrganizationRow) => facts.reserved.has(id)] : []),
    ...(words === '' ? [] : [(row: OrganizationRow) => isFoundBy(row, words)]),
  ];
}

export const listOrganizations = operation('listOrganizations', {}, (call) => {
  const facts: Facts = {
    sponsors: new Set(activeFunds(call).map((fund) => fund.organization_id)),
    reserved: new Set(
      reservationsOf(call.world, call.caller?.identity.address ?? '').map(
        (row) => call.world.table('products').get(row.product_id)?.organization_id,
      ),
    ),
    sellers: new Set(
      visibleProducts(call, textOf(call.query, 'fund_type') ?? 'budget').map((row) => row.organization_id),
    ),
  };
  const tests = testsOf(call, facts);
  // The platform of July 2026 shows a visitor none.
  const isHidden = call.world.settings.edition === '2026-07' && call.caller === null;
  const found = isHidden ? [] : organizationList(call.world).filter((row) => tests.every((test) => test(row)));
  return paged(call, found, {
    size: 10,
    show: (row) => ({ ...organizationFull(call, row), ...extras(call, row) }),
  });
});

/** Parts that the caller asks for by name, as a list or as one text with commas. */
function extras(call: Call, row: OrganizationRow): object {
  const text = textOf(call.query, 'dependency');
  const wanted = text === null ? listOf(call.query, 'dependency[]') : text.split(',');
  const funds = activeFunds(call).filter((fund) => fund.organization_id === row.id);
  const permissions = permissionsOf(call.world, row, call.caller?.identity.address) ?? [];
  return {
    ...(wanted.includes('funds') ? { funds: funds.map(({ id, name }) => ({ id, name })) } : {}),
    ...(wanted.includes('funds_count') ? { funds_count: funds.length } : {}),
    ...(wanted.includes('permissions') ? { permissions } : {}),
  };
}

export const readOrganization = operation('readOrganization', {}, (call) => ({
  data: organizationFull(call, ownOrganization(call)),
}));

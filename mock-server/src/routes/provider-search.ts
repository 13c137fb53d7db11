import type { Call } from '../http/call.ts';
import { numberOf, textOf } from '../http/input.ts';
import type { OfficeRow, OrganizationRow } from '../store/table-tenants.ts';
import { activeFunds } from '../wire/fund-scope.ts';
import { businessType } from '../wire/organization.ts';
import { withDescendants } from '../store/offers.ts';
import { nearTest } from './near.ts';
import { visibleProducts } from './product-search.ts';

/** Ids of the organisations that are accepted in an active fund of the tenant, of one type or one fund when asked. */
export function approvedProviders(call: Call): ReadonlySet<number> {
  const fundId = numberOf(call.query, 'fund_id');
  const funds = activeFunds(call, textOf(call.query, 'fund_type')).filter(
    (fund) => fundId === null || fund.id === fundId,
  );
  const places = funds.flatMap((fund) => call.world.table('fund_providers').where('fund_id', fund.id));
  return new Set(places.filter((place) => place.state === 'accepted').map((place) => place.organization_id));
}

/** What anybody may find an organisation by: its name, kind and public ways to reach it. */
export function textsOfOrganization(call: Call, row: OrganizationRow): string[] {
  const kind = businessType(call, row.business_type_id);
  return [
    row.name,
    kind?.name ?? '',
    row.email_public ? (row.email ?? '') : '',
    row.phone_public ? (row.phone ?? '') : '',
    row.website_public ? (row.website ?? '') : '',
  ];
}

/** Do the words stand in one of the texts? No words always do. */
export const hasText = (texts: readonly string[], words: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(words));

/** The words of the query, ready to compare. */
export const wordsOf = (call: Call): string => textOf(call.query, 'q')?.trim().toLowerCase() ?? '';

const officesOf = (call: Call, row: OrganizationRow): readonly OfficeRow[] =>
  call.world.table('offices').where('organization_id', row.id);

/** Sellers of a visible offer in the category or below it; null when no category is asked. */
function sellersIn(call: Call, category: number | null): ReadonlySet<number> | null {
  if (category === null) return null;
  const categories = withDescendants(call.world, category);
  const offers = visibleProducts(call).filter((offer) => categories.has(offer.product_category_id));
  return new Set(offers.map((offer) => offer.organization_id));
}

/** The filters of the list of providers; they combine with "and" (part 2, 5.1). */
export function foundProviders(call: Call): OrganizationRow[] {
  const words = wordsOf(call);
  const approved = approvedProviders(call);
  const kind = numberOf(call.query, 'business_type_id');
  const sellers = sellersIn(call, numberOf(call.query, 'product_category_id'));
  const isNear = nearTest(call);
  return call.world
    .table('organizations')
    .all()
    .filter((row) => approved.has(row.id))
    .filter((row) => kind === null || row.business_type_id === kind)
    .filter((row) => sellers === null || sellers.has(row.id))
    .filter((row) => {
      const addresses = officesOf(call, row).map((office) => office.address);
      return hasText([...textsOfOrganization(call, row), ...addresses], words);
    })
    .filter((row) => isNear(row.id));
}

/** By name or by age. */
export function sortedProviders(call: Call, rows: readonly OrganizationRow[]): OrganizationRow[] {
  const sign = textOf(call.query, 'order_by_dir') === 'desc' ? -1 : 1;
  const byAge = textOf(call.query, 'order_by') === 'created_at';
  return rows.toSorted((one, other) => {
    const order = byAge ? one.created_at - other.created_at : one.name.localeCompare(other.name, 'nl');
    return (order || one.id - other.id) * sign;
  });
}

import type { Language } from '../../contract/language.ts';
import { dutchOrder } from '../../shared/dutch-order.ts';
import { listOf } from '../../database/lists.ts';
import { filtered, fresh, IncrementalIndex, watch } from '../../database/incremental-index.ts';
import type { Watch } from '../../database/incremental-index.ts';
import { isVisible, withDescendants } from '../../domain/products/offers.ts';
import type { FundRow } from '../../database/tables/funds.ts';
import type { OrganizationRow } from '../../database/tables/tenants.ts';
import type { World } from '../../database/world.ts';
import { businessType } from '../../wire/organization.ts';
import { nearTest } from '../../domain/places/near.ts';
import type { Nearness } from '../../domain/places/near.ts';

/** Everything that decides which providers a list shows, and in which order. */
export type ProviderScope = {
  /** Funds in one of which the provider must be accepted. */
  readonly funds: readonly FundRow[];
  readonly byAge: boolean;
  readonly isDown: boolean;
};

/** What the query asks of providers; null and '' ask nothing. */
export type ProviderFilter = {
  readonly kind: number | null;
  readonly category: { readonly id: number; readonly today: string; readonly showAll: boolean } | null;
  readonly words: string;
  /** Words are looked for in the name of the kind in this language. */
  readonly language: Language;
  readonly near: Nearness | null;
};

export type ProviderEntry = { readonly id: number; readonly row: OrganizationRow };

/** Is the organisation accepted in one of the funds? */
export const isAccepted = (world: World, organizationId: number, funds: readonly FundRow[]): boolean =>
  world
    .table('fund_providers')
    .where('organization_id', organizationId)
    .some((place) => place.state === 'accepted' && funds.some((fund) => fund.id === place.fund_id));

function compareOf({ byAge, isDown }: ProviderScope): (one: ProviderEntry, other: ProviderEntry) => number {
  const sign = isDown ? -1 : 1;
  if (byAge) return (one, other) => (one.row.created_at - other.row.created_at || one.id - other.id) * sign;
  return (one, other) => (dutchOrder(one.row.name, other.row.name) || one.id - other.id) * sign;
}

const scopeKey = ({ funds, byAge, isDown }: ProviderScope): string =>
  `providers ${funds.map(({ id, type }) => `${id}${type}`).join()} ${byAge} ${isDown}`;

/** All providers of a scope. */
export const providerList = (world: World, scope: ProviderScope): IncrementalIndex<ProviderEntry> =>
  listOf(world, scopeKey(scope), () => {
    const organizations = world.table('organizations');
    const entry = (row: OrganizationRow | undefined): ProviderEntry | null =>
      row && isAccepted(world, row.id, scope.funds) ? { id: row.id, row } : null;
    return new IncrementalIndex<ProviderEntry>({
      entries: () =>
        organizations
          .all()
          .map(entry)
          .filter((found) => found !== null),
      entry: (id) => entry(organizations.get(id)),
      compare: compareOf(scope),
      watches: [
        watch(organizations, (row) => [row.id]),
        watch(world.table('fund_providers'), (row) => [row.organization_id]),
      ],
    });
  });

/** What anybody may find an organisation by: its name, kind and public ways to reach it. */
export function textsOfOrganization(
  from: { readonly world: World; readonly language: Language },
  row: OrganizationRow,
): string[] {
  const kind = businessType(from, row.business_type_id);
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

/** Does the organisation sell a visible offer in the category or below it? */
function sellsIn(
  world: World,
  funds: readonly FundRow[],
  category: ProviderFilter['category'],
): (organizationId: number) => boolean {
  if (category === null) return () => true;
  const categories = fresh(world.table('product_categories'), () => withDescendants(world, category.id));
  return (organizationId) =>
    world
      .table('products')
      .where('organization_id', organizationId)
      .some((offer) => categories().has(offer.product_category_id) && isVisible(world, offer, { funds, ...category }));
}

function fitsOf(world: World, scope: ProviderScope, filter: ProviderFilter): (row: OrganizationRow) => boolean {
  const { kind, words, language } = filter;
  const isNear = nearTest(world, filter.near);
  const sells = sellsIn(world, scope.funds, filter.category);
  const offices = world.table('offices');
  return (row) => {
    if (kind !== null && row.business_type_id !== kind) return false;
    const addresses = offices.where('organization_id', row.id).map((office) => office.address);
    return (
      (words === '' || hasText([...textsOfOrganization({ world, language }, row), ...addresses], words)) &&
      isNear(row.id) &&
      sells(row.id)
    );
  };
}

function watchesOf(world: World, { category, words, near }: ProviderFilter): Watch[] {
  const sellers = [
    watch(world.table('product_categories'), () => 'all'),
    watch(world.table('products'), (row) => [row.organization_id]),
    watch(world.table('fund_products'), (row) => [world.table('products').get(row.product_id)?.organization_id ?? 0]),
  ];
  return [
    ...(category === null ? [] : sellers),
    ...(words === '' ? [] : [watch(world.table('business_types'), () => 'all')]),
    ...(words === '' ? [] : [watch(world.table('offices'), (row) => [row.organization_id])]),
    ...(near === null ? [] : [watch(world.table('offices'), () => 'all')]),
  ];
}

/** The providers of a scope that a filter asks. */
export function filteredProviders(
  world: World,
  scope: ProviderScope,
  filter: ProviderFilter,
): IncrementalIndex<ProviderEntry> {
  const all = providerList(world, scope);
  const { kind, category, words, near, language } = filter;
  if (kind === null && category === null && words === '' && near === null) return all;
  const key = JSON.stringify([kind, category, words, near, words === '' ? '' : language]);
  return listOf(world, `${scopeKey(scope)} ${key}`, () => {
    const fits = fitsOf(world, scope, filter);
    return filtered(all, ({ row }) => fits(row), watchesOf(world, filter));
  });
}

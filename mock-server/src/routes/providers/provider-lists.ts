import type { Language } from '../../http/language.ts';
import { dutchOrder } from '../../http/dutch-order.ts';
import { isVisible, withDescendants } from '../../domain/products/products.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { OrganizationRow } from '../../tables/organizations.ts';
import type { World } from '../../world/world.ts';
import { businessType } from '../../wire/organization.ts';
import { nearTest, type Nearness } from '../../domain/places/near.ts';

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

/** Is the organisation accepted in one of the funds? */
export const isAccepted = (world: World, organizationId: number, funds: readonly FundRow[]): boolean =>
  world
    .table('fund_providers')
    .where('organization_id', organizationId)
    .some((place) => place.state === 'accepted' && funds.some((fund) => fund.id === place.fund_id));

function compareIn({ byAge, isDown }: ProviderScope): (one: OrganizationRow, other: OrganizationRow) => number {
  const sign = isDown ? -1 : 1;
  if (byAge) return (one, other) => (one.created_at - other.created_at || one.id - other.id) * sign;
  return (one, other) => (dutchOrder(one.name, other.name) || one.id - other.id) * sign;
}

/** All providers of a scope. */
export const providerList = (world: World, scope: ProviderScope): readonly OrganizationRow[] =>
  world
    .table('organizations')
    .all()
    .filter((row) => isAccepted(world, row.id, scope.funds))
    .toSorted(compareIn(scope));

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
): (id: number) => boolean {
  if (category === null) return () => true;
  const categories = withDescendants(world, category.id);
  return (id) =>
    world
      .table('products')
      .where('organization_id', id)
      .some((offer) => categories.has(offer.product_category_id) && isVisible(world, offer, { funds, ...category }));
}

/** The providers of a scope that a filter asks. */
export function filteredProviders(
  world: World,
  scope: ProviderScope,
  { kind, category, words, near, language }: ProviderFilter,
): readonly OrganizationRow[] {
  const isNear = nearTest(world, near);
  const sells = sellsIn(world, scope.funds, category);
  const hasWords = (row: OrganizationRow): boolean => {
    const offices = world.table('offices').where('organization_id', row.id);
    const texts = textsOfOrganization({ world, language }, row);
    return words === '' || hasText([...texts, ...offices.map((office) => office.address)], words);
  };
  return providerList(world, scope).filter(
    (row) => (kind === null || row.business_type_id === kind) && hasWords(row) && isNear(row.id) && sells(row.id),
  );
}

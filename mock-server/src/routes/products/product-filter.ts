import type { Call } from '../../http/call.ts';
import { numberOf, placeNumberOf, textOf } from '../../input.ts';
import type { Language } from '../../http/language.ts';
import { asked } from '../../http/page.ts';
import { withDescendants } from '../../domain/products/products.ts';
import type { ProductRow } from '../../tables/products.ts';
import type { World } from '../../world/world.ts';
import { markdownToText } from '../../wire/markdown.ts';
import { nearTest, nearnessOf, type Nearness } from '../../domain/places/near.ts';

/** What the query asks of offers; null and false ask nothing. */
export type ProductFilter = {
  readonly category: number | null;
  readonly organization: number | null;
  readonly priceType: string | null;
  readonly isUnlimited: boolean;
  readonly words: string;
  /** Words are looked for in names of categories in this language. */
  readonly language: Language;
  readonly near: Nearness | null;
};

export function productFilter({ query, language }: Pick<Call, 'query' | 'language'>): ProductFilter {
  return {
    category: numberOf(query, 'product_category_id'),
    organization: placeNumberOf(query, 'organization_id'),
    priceType: textOf(query, 'price_type'),
    isUnlimited: asked({ query }, 'unlimited_stock') === true,
    words: textOf(query, 'q')?.trim().toLowerCase() ?? '',
    language,
    near: nearnessOf(textOf(query, 'postcode'), numberOf(query, 'distance')),
  };
}

/** A text without marks, in small letters. */
const smallText = (markdown: string | null): string => markdownToText(markdown ?? '').toLowerCase();

function isOfProvider(world: World, row: ProductRow, words: string): boolean {
  const provider = world.table('organizations').get(row.organization_id);
  if (!provider) return false;
  return provider.name.toLowerCase().includes(words) || smallText(provider.description).includes(words);
}

function isOfCategory(world: World, row: ProductRow, { words, language }: ProductFilter): boolean {
  if (words.length < 3) return false;
  const category = world.table('product_categories').get(row.product_category_id);
  const name = language === 'en' ? category?.name_en : category?.name_nl;
  return name?.toLowerCase().includes(words) ?? false;
}

/** Words in the offer, its provider or, from three characters on, its category. */
function hasWords(world: World, row: ProductRow, filter: ProductFilter): boolean {
  const { words } = filter;
  if (words === '') return true;
  if (row.name.toLowerCase().includes(words) || smallText(row.description).includes(words)) return true;
  return isOfProvider(world, row, words) || isOfCategory(world, row, filter);
}

const hasFields = (row: ProductRow, { organization, priceType, isUnlimited }: ProductFilter): boolean =>
  (organization === null || row.organization_id === organization) &&
  (priceType === null || row.price_type === priceType) &&
  (!isUnlimited || row.unlimited_stock);

/** Tells whether an offer is what the filter asks; its parts combine with "and". */
export function fitsFilter(world: World, filter: ProductFilter): (row: ProductRow) => boolean {
  const categories = filter.category === null ? null : withDescendants(world, filter.category);
  const isNear = nearTest(world, filter.near);
  return (row) =>
    (categories?.has(row.product_category_id) ?? true) &&
    hasFields(row, filter) &&
    hasWords(world, row, filter) &&
    isNear(row.organization_id);
}

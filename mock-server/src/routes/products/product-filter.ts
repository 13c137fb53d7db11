import type { Call } from '../../http/call.ts';
import { numberOf, placeNumberOf, textOf } from '../../contract/input.ts';
import type { Language } from '../../contract/language.ts';
import { asked } from '../../http/page.ts';
import { fresh, watch } from '../../database/incremental-index.ts';
import type { Watch } from '../../database/incremental-index.ts';
import { withDescendants } from '../../domain/products/offers.ts';
import type { ProductRow } from '../../database/tables/tenants.ts';
import type { World } from '../../database/world.ts';
import { markdownToText } from '../../shared/markdown.ts';
import { nearTest, nearnessOf } from '../../domain/places/near.ts';
import type { Nearness } from '../../domain/places/near.ts';
import { productIdsOf } from './product-lists.ts';

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
    near: nearnessOf(query),
  };
}

/** The filter as text; empty when it asks nothing. */
export function filterKey(filter: ProductFilter): string {
  const { category, organization, priceType, isUnlimited, words, language, near } = filter;
  const parts = [category, organization, priceType, isUnlimited || null, words || null, near];
  return parts.every((part) => part === null) ? '' : JSON.stringify([...parts, words.length >= 3 ? language : '']);
}

/** Texts without marks in small letters: many offers share theirs. */
const smallTexts = new Map<string, string>();
const keptTexts = 20_000;

function smallText(markdown: string | null): string {
  const text = markdown ?? '';
  const known = smallTexts.get(text);
  if (known !== undefined) return known;
  const made = markdownToText(text).toLowerCase();
  if (smallTexts.size >= keptTexts) smallTexts.clear();
  smallTexts.set(text, made);
  return made;
}

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

/** Words in the offer, its provider or, from three characters on, its category (part 2, 3.2). */
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
  const { category, near } = filter;
  const categories = fresh(world.table('product_categories'), () =>
    category === null ? null : withDescendants(world, category),
  );
  const isNear = nearTest(world, near);
  return (row) =>
    (categories()?.has(row.product_category_id) ?? true) &&
    hasFields(row, filter) &&
    hasWords(world, row, filter) &&
    isNear(row.organization_id);
}

/** Tables besides that of the offers that a filter looks at. */
export function filterWatches(world: World, { category, words, near }: ProductFilter): readonly Watch[] {
  return [
    ...(category !== null || words.length >= 3 ? [watch(world.table('product_categories'), () => 'all')] : []),
    ...(words === '' ? [] : [watch(world.table('organizations'), (row) => productIdsOf(world, row.id))]),
    ...(near === null ? [] : [watch(world.table('offices'), () => 'all')]),
  ];
}

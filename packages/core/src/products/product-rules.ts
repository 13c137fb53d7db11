import { daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import { LONGEST } from '../shared/longest.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';
import type { PricedProduct, Product } from './product.ts';

/** At this number of places or fewer the offer says how many are left. */
export const FEW_LEFT = 5;

/** An offer whose last day is within this number of days says so. */
export const PRODUCT_ENDS_SOON_DAYS = 14;

/** The lowest price of a regular product, the lesser of price and minimum price (PR-043); null for other price types. */
export function lowestPrice(product: Pick<Product, 'priceType' | 'price' | 'priceMin'>): Money | null {
  const { priceType, price, priceMin } = product;
  if (priceType !== 'regular') return null;
  if (price === null || priceMin === null) return price ?? priceMin;
  return priceMin < price ? priceMin : price;
}

/** Whether a fund pays from a balance and takes the full price, whatever other funds take off. */
function isSoldAtFullPrice({ funds }: Pick<PricedProduct, 'funds'>): boolean {
  return funds.some(({ type }) => type === 'budget');
}

/** Whether the price differs per fund, so that the lowest is where it starts. */
export function pricesDiffer(product: PricedProduct): boolean {
  const { price, priceMin, priceMax } = product;
  const lowest = lowestPrice(product);
  if (priceMin !== null && priceMax !== null && priceMin < priceMax) return true;
  return lowest !== null && price !== null && lowest < price && isSoldAtFullPrice(product);
}

/** The full price, when nobody who can take the offer pays it; null otherwise. */
export function formerPrice(product: PricedProduct): Money | null {
  const { price } = product;
  const lowest = lowestPrice(product);
  const isLower = lowest !== null && price !== null && lowest < price;
  return isLower && !isSoldAtFullPrice(product) ? price : null;
}

/** The picture of an offer: its photo, otherwise its logo, otherwise null for the placeholder. */
export function productPicture(product: Pick<Product, 'photo' | 'logo'>): Picture | null {
  return product.photo ?? product.logo;
}

/** Why an offer cannot be taken by anybody: removed, past its last day, or without stock. Null when it can. */
export function unavailability(
  product: Pick<Product, 'deleted' | 'expired' | 'soldOut'>,
): 'gone' | 'expired' | 'sold_out' | null {
  if (product.deleted) return 'gone';
  if (product.expired) return 'expired';
  return product.soldOut ? 'sold_out' : null;
}

/** The one flag on the picture of an offer. */
export type ProductFlag =
  | { readonly kind: 'gone' | 'expired' | 'sold_out' | 'reserved' }
  | { readonly kind: 'few_left'; readonly left: number }
  | { readonly kind: 'ends_soon'; readonly days: number };

/** The flag of an offer, the most urgent one; null without a flag. `reserved`: the resident has a reservation of it. */
export function productFlag(
  product: Pick<Product, 'deleted' | 'expired' | 'soldOut' | 'stockAmount' | 'expireAt'>,
  { today, reserved = false }: { readonly today: CalendarDate; readonly reserved?: boolean },
): ProductFlag | null {
  const reason = unavailability(product);
  if (reason !== null) return { kind: reason };
  if (reserved) return { kind: 'reserved' };
  const { stockAmount: left, expireAt } = product;
  if (left !== null && left <= FEW_LEFT) return { kind: 'few_left', left };
  if (expireAt === null) return null;
  const days = daysBetween(today, expireAt);
  return days >= 0 && days <= PRODUCT_ENDS_SOON_DAYS ? { kind: 'ends_soon', days } : null;
}

/** Marks of markdown that say nothing in a sentence. A link keeps its text. */
const LINK = /!?\[([^[\]]*)\]\([^()]*\)/g;
const LINE_MARKS = /^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm;
/** Marks that touch a word; without a lookbehind, at which Safari before 16.4 refuses the whole file. */
const OPENING_MARKS = /[*_`~]{2,}|[*_`~](?=\S)/g;
const CLOSING_MARK = /(\S)[*_`~]/g;

/** The first paragraph of a description in markdown, as plain text for a card. */
export function summaryOf(description: string): string {
  const [first = ''] = description
    .slice(0, LONGEST.message)
    .trim()
    .split(/\n\s*\n/);
  return first
    .replaceAll(LINK, '$1')
    .replaceAll(LINE_MARKS, '')
    .replaceAll(OPENING_MARKS, '')
    .replaceAll(CLOSING_MARK, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

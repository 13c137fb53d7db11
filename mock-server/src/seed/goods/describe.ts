import type { ProductRow } from '../../store/table-tenants.ts';
import type { Article } from './sheet.ts';

const tintNames = ['zon', 'blad', 'water', 'klei', 'bes', 'lila'] as const;

/** The motif of an article's picture: a finished drawing, or the object in one of the six tints. */
export const motifOf = (article: Article, turn: number): string =>
  article.motif.includes('-') ? article.motif : `${article.motif}-${tintNames[turn % tintNames.length] ?? 'zon'}`;

const texts = new WeakMap<Article, string>();

/** Markdown for the page of an offer. One text per article, shared by everybody who sells it. */
export function descriptionOf(article: Article): string {
  const known = texts.get(article);
  if (known !== undefined) return known;
  const facts = article.know.map((fact) => `- ${fact}`).join('\n');
  const text = facts === '' ? article.text : `${article.text}\n\n**Goed om te weten**\n\n${facts}`;
  texts.set(article, text);
  return text;
}

type Offer = Pick<
  ProductRow,
  | 'price_type'
  | 'price'
  | 'price_discount'
  | 'total_amount'
  | 'unlimited_stock'
  | 'reserved_amount'
  | 'sold_amount'
  | 'reservation_enabled'
  | 'reservation_policy'
>;

const policies = ['global', 'global', 'global', 'global', 'accept', 'review'] as const;

/** The discount of one in twenty offers: a part of the price, or euros. */
function discountOf(price: number, chance: number): Pick<ProductRow, 'price_type' | 'price' | 'price_discount'> {
  if (price === 0) return { price_type: 'free', price: 0, price_discount: null };
  if (chance % 20 !== 7) return { price_type: 'regular', price, price_discount: null };
  return chance % 3 === 0
    ? { price_type: 'discount_fixed', price: 0, price_discount: 250 + 250 * (chance % 5) }
    : { price_type: 'discount_percentage', price: 0, price_discount: 1000 + 500 * (chance % 5) };
}

/** Price, stock and how one reserves, by rule: the same chance (a whole number) gives the same offer. */
export function offerOf(price: number, chance: number): Offer {
  const discount = discountOf(price, chance);
  const stock = chance % 6 === 1 ? 8 + (chance % 5) * 8 : null;
  const sold = stock === null ? chance % 41 : chance % stock;
  return {
    ...discount,
    total_amount: stock ?? 0,
    unlimited_stock: stock === null,
    reserved_amount: 0,
    sold_amount: chance % 97 === 1 && stock !== null ? stock : sold,
    reservation_enabled: discount.price_type === 'regular' || discount.price_type === 'free',
    reservation_policy: policies[chance % policies.length] ?? 'global',
  };
}

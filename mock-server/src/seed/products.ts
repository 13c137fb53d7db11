import type { ProductRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';
import { ago, dayFromNow } from './dates.ts';
import { addPicture } from './media.ts';
import type { ProductLine } from './product-lines.ts';
import { sportProducts } from './product-lines-sport.ts';
import { learningProducts } from './product-lines-learning.ts';
import { outingProducts } from './product-lines-outings.ts';
import { homeProducts } from './product-lines-home.ts';
import { waterveenProducts } from './product-lines-waterveen.ts';
import { providerId } from './providers.ts';
import { stableNumber } from './stable.ts';
import { categoryId } from './vocabulary.ts';

/** Every offer of the seeds, newest last. */
export const productLines: readonly ProductLine[] = [
  ...sportProducts,
  ...learningProducts,
  ...outingProducts,
  ...homeProducts,
  ...waterveenProducts,
];

const markdown = (line: ProductLine): string =>
  line.know.length === 0
    ? line.text
    : `${line.text}\n\n**Goed om te weten**\n\n${line.know.map((fact) => `- ${fact}`).join('\n')}`;

const priceType = (line: ProductLine): 'free' | 'regular' | 'discount_fixed' | 'discount_percentage' => {
  if (line.discount) return `discount_${line.discount[0]}`;
  return line.price === 0 ? 'free' : 'regular';
};

const stockOf = (
  line: ProductLine,
): Pick<ProductRow, 'total_amount' | 'unlimited_stock' | 'reserved_amount' | 'sold_amount'> => ({
  total_amount: line.stock ?? 0,
  unlimited_stock: line.stock === undefined,
  reserved_amount: line.reserved ?? 0,
  sold_amount: line.sold ?? stableNumber(`sold:${line.id}`, 0, 40),
});

const dates = (world: World, line: ProductLine): Pick<ProductRow, 'expire_at' | 'deleted_at' | 'created_at'> => ({
  expire_at: line.days === undefined ? null : dayFromNow(world, line.days),
  deleted_at: line.deleted ? ago(world, 30) : null,
  created_at: ago(world, stableNumber(`age:${line.id}`, 3, 300), line.id % 24),
});

/** Adds all offers with their pictures; dates count from the world's clock. */
export function seedProducts(world: World): void {
  for (const line of productLines) {
    world.table('products').insert({
      id: line.id,
      organization_id: providerId(line.provider),
      name: line.name,
      description: markdown(line),
      product_category_id: categoryId(line.category),
      photo_uid: addPicture(world, 'product_photo', line.motif),
      price_type: priceType(line),
      price: line.discount ? 0 : line.price,
      price_discount: line.discount?.[1] ?? null,
      shown_on_webshop: !line.hidden,
      reservation_enabled: line.reservable ?? !line.discount,
      reservation_policy: line.policy ?? 'global',
      ...stockOf(line),
      ...dates(world, line),
    });
  }
}

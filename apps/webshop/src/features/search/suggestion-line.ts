import { streetOf } from '@stadstegoed/core/providers/office.ts';
import { productPrice } from '@stadstegoed/core/products/product-price.ts';
import type { Discount, Product } from '@stadstegoed/core/products/product.ts';
import type { Found, FoundProvider } from '@stadstegoed/core/search/search.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** The second line of a suggestion; null when there is nothing to say. */
export function lineOf(found: Found): string | null {
  switch (found.kind) {
    case 'funds':
      return found.fund.descriptionShort ?? found.text;
    case 'products':
      return found.product.organization.name;
    case 'providers':
      return providerLine(found);
  }
}

/** "Badlaan 8 · Zwembad". */
function providerLine({ offices, businessType }: FoundProvider): string | null {
  const [office] = offices;
  const street = office === undefined ? null : streetOf(office.address);
  return [street, businessType].filter((part) => part !== null).join(' · ') || null;
}

/** The price of an offer as a suggestion says it. */
export type ShortPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'discount'; readonly discount: Discount }
  | { readonly kind: 'price'; readonly amount: Money; readonly isFrom: boolean };

/** The short price of an offer for a viewer; null when the platform sends none. */
export function shortPrice(product: Product, vouchers: readonly Voucher[] | null): ShortPrice | null {
  const { amount = null, isFrom = false } = productPrice(product, vouchers) ?? {};
  if (product.priceType === 'free' || (amount === 0 && !isFrom)) return { kind: 'free' };
  if (amount !== null) return { kind: 'price', amount, isFrom };
  return product.discount === null ? null : { kind: 'discount', discount: product.discount };
}

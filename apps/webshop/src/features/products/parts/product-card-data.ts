import { productPrice, type PriceOfProduct } from '@stadstegoed/core/products/product-price.ts';
import { productFlag, productPicture, summaryOf, type ProductFlag } from '@stadstegoed/core/products/product-rules.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { whatYouPay, type ViewerVouchers, type WhatYouPay } from '@stadstegoed/core/products/what-you-pay.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';

/** An offer with what every card of it shows, without texts. */
export interface ProductCardData {
  readonly product: Product;
  /** What this resident pays; `unknown` and `reading` show no line. */
  readonly pays: WhatYouPay;
  readonly flag: ProductFlag | null;
  readonly picture: Picture | null;
  /** The first paragraph of the description as plain text. */
  readonly summary: string;
  /** The price for this resident; where it starts for a visitor; null while her vouchers are read. */
  readonly price: PriceOfProduct | null;
}

/** Who looks at the offer, and when. */
export interface ProductViewer {
  readonly vouchers: ViewerVouchers;
  readonly today: CalendarDate;
  /** Whether the resident has a reservation of this offer. */
  readonly reserved?: boolean;
}

/** Derives the face of an offer for a resident on a day. */
export function productCardData(
  product: Product,
  { vouchers, today, reserved = false }: ProductViewer,
): ProductCardData {
  return {
    product,
    pays: whatYouPay(product, vouchers),
    flag: productFlag(product, { today, reserved }),
    picture: productPicture(product),
    summary: summaryOf(product.description),
    price: productPrice(product, vouchers),
  };
}

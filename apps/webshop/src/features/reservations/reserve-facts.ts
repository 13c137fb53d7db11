import type { Product } from '@stadstegoed/core/products/product.ts';
import type { PayingVoucher } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { ReservePorts } from './reserve-services.ts';

/** The product and the resident's vouchers at one moment. */
export interface ReserveFacts {
  readonly product: Product;
  readonly vouchers: readonly Voucher[];
}

/** Reads the product, and the vouchers with the platform's word on this product. */
export async function readReserveFacts(
  { products, vouchers }: ReservePorts,
  productId: string,
  signal?: AbortSignal,
): Promise<Result<ReserveFacts, Failure>> {
  const options = signal === undefined ? {} : { signal };
  const filter = { archived: false, type: 'regular', productId } as const;
  const [product, page] = await Promise.all([products.read(productId, options), vouchers.list(filter, options)]);
  if (!product.ok) return product;
  return page.ok ? ok({ product: product.value, vouchers: page.value.items }) : page;
}

/** Whether the amounts that the resident saw are still the same. */
export function sameAmounts(one: PayingVoucher, other: PayingVoucher): boolean {
  return one.pays === other.pays && one.ownPayment === other.ownPayment && one.after === other.after;
}

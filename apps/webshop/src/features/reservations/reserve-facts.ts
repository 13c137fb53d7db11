import { Products } from '@stadstegoed/core/products/products.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { vouchersThatCanPay, type PayingVoucher } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import type { Failure, VoucherEnd } from '@stadstegoed/core/shared/failure.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { mapResult, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { readVoucherEnd } from '@stadstegoed/core/vouchers/voucher-end.ts';
import { inject, injectable } from '../../lib/app/inject.ts';

/** The product and the resident's vouchers at one moment. */
export interface ReserveFacts {
  readonly product: Product;
  readonly vouchers: readonly Voucher[];
}

/** Reads the product, and the vouchers with the platform's word on this product. */
@injectable()
export class ReserveReader {
  readonly #products: Pick<Products, 'read'>;
  readonly #vouchers: Pick<Vouchers, 'list' | 'read'>;

  constructor(
    @inject(Products) products: Pick<Products, 'read'>,
    @inject(Vouchers) vouchers: Pick<Vouchers, 'list' | 'read'>,
  ) {
    this.#products = products;
    this.#vouchers = vouchers;
  }

  async read(productId: string, signal?: AbortSignal): Promise<Result<ReserveFacts, Failure>> {
    const options = signal === undefined ? {} : { signal };
    const filter = { archived: false, type: 'regular', productId } as const;
    const [product, page] = await Promise.all([
      this.#products.read(productId, options),
      this.#vouchers.list(filter, options),
    ]);
    if (!product.ok) return product;
    if (!page.ok) return page;
    const vouchers = page.value.items;
    // That no voucher can pay is known of all of them only.
    const paying = vouchersThatCanPay(product.value, vouchers).length > 0 ? ok(vouchers) : completeItems(page);
    return mapResult(paying, () => ({ product: product.value, vouchers }));
  }

  /** Why a voucher that was chosen can no longer pay; null when its end is not the reason. */
  endOf(chosen: Voucher): Promise<VoucherEnd | null> {
    return readVoucherEnd(this.#vouchers, chosen);
  }
}

/** Whether the amounts that the resident saw are still the same. */
export function sameAmounts(one: PayingVoucher, other: PayingVoucher): boolean {
  return one.pays === other.pays && one.ownPayment === other.ownPayment && one.after === other.after;
}

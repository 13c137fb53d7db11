import type { Product } from '../products/product.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure, VoucherEnd } from '../shared/failure.ts';
import { completeItems, type WholeList } from '../shared/page.ts';
import { mapResult, ok, type Result } from '../shared/result.ts';
import { readVoucherEnd, type VoucherReading } from '../vouchers/voucher-end.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import {
  canPay,
  optionsOf,
  reserveSituation,
  sameAmounts,
  vouchersThatCanPay,
  type PayingVoucher,
} from './paying-vouchers.ts';

/** The product, and the resident's vouchers with the platform's word on that product, at one moment. */
export interface ReservationOptions {
  readonly product: Product;
  readonly vouchers: WholeList<Voucher>;
}

/** The calls of the ports `Products` and `Vouchers` that the options are read with. */
export interface OptionsReading {
  readonly products: { read(id: string, options?: ReadOptions): Promise<Result<Product, Failure>> };
  readonly vouchers: VoucherReading & {
    list(
      filter: { readonly archived: false; readonly type: 'regular'; readonly productId: string },
      options?: ReadOptions,
    ): Promise<Result<WholeList<Voucher>, Failure>>;
  };
}

/** Reads product and vouchers side by side. */
export async function readReservationOptions(
  { products, vouchers }: OptionsReading,
  productId: string,
  options: ReadOptions = {},
): Promise<Result<ReservationOptions, Failure>> {
  const [product, list] = await Promise.all([
    products.read(productId, options),
    vouchers.list({ archived: false, type: 'regular', productId }, options),
  ]);
  if (!product.ok) return product;
  if (!list.ok) return list;
  const read = { product: product.value, vouchers: list.value };
  // An unreadable voucher may be the one that can pay, so without another one that can the list proves nothing.
  const isEnough = vouchersThatCanPay(read.product, read.vouchers.items).length > 0;
  return isEnough ? ok(read) : mapResult(completeItems(list), () => read);
}

/** What is different from what the resident saw. */
export interface OptionsChange {
  /** `amounts`: the voucher pays another amount or has another balance. `voucher`: it can no longer pay. */
  readonly change: 'amounts' | 'voucher';
  /** Why the voucher can no longer be used; null when it did not end, or when the product is what changed. */
  readonly voucherEnd: VoucherEnd | null;
}

/** Compares the voucher that the resident chose and its amounts with what is true now; null when nothing changed. */
export async function changeSince(
  shown: PayingVoucher,
  { product, vouchers }: ReservationOptions,
  reading: VoucherReading,
): Promise<OptionsChange | null> {
  const situation = reserveSituation(product, vouchers.items);
  const { address } = shown.voucher;
  const now = optionsOf(situation).find(({ voucher }) => voucher.address === address);
  if (now !== undefined && canPay(now)) return sameAmounts(shown, now) ? null : { change: 'amounts', voucherEnd: null };
  const isAboutVoucher = situation.kind === 'choose' || situation.kind === 'no_voucher';
  return { change: 'voucher', voucherEnd: isAboutVoucher ? await readVoucherEnd(reading, shown.voucher) : null };
}

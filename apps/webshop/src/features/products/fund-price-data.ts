import type { Product, ProductFund } from '@stadstegoed/core/products/product.ts';
import { pricesPerFund } from '@stadstegoed/core/products/what-you-pay.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { tintOfPicture, type Tint } from '@stadstegoed/ui/tint/tint.ts';

/** The price of an offer with one voucher, or in a fund without one, as the page shows it. */
export interface FundPriceData {
  readonly key: string;
  readonly fundName: string;
  /** For whom the voucher is; null without a voucher, or when that is unknown. */
  readonly owner: string | null;
  readonly hasVoucher: boolean;
  readonly tint: Tint;
  readonly art: string | null;
  readonly self: Money | null;
  readonly balance: { readonly now: Money; readonly after: Money } | null;
  readonly limitReached: boolean;
  /** The balance is too low to reserve here; `self` is the rest, which is paid at the counter or online. */
  readonly isShort: boolean;
  readonly paysOnline: boolean;
}

/** The prices per voucher and per fund, own vouchers first. */
export function priceFaces(product: Product, vouchers: readonly Voucher[]): readonly FundPriceData[] {
  return pricesPerFund(product, vouchers).map(({ fund, voucher, ...price }) => ({
    key: voucher?.id ?? `fund-${fund.id}`,
    fundName: fund.name,
    owner: voucher === null ? null : voucherOwner(voucher),
    hasVoucher: voucher !== null,
    tint: fundTintOf(fund),
    art: pictureUrl(fund.logo, 'thumbnail', 'small', 'large'),
    ...price,
  }));
}

/** The tint of a fund, the same as on its vouchers. */
export function fundTintOf({ id, logo }: Pick<ProductFund, 'id' | 'logo'>): Tint {
  return tintOfPicture(logo?.dominantColor, Number(id));
}

/** The voucher that pays in the price card. */
export interface PayingVoucher {
  readonly fundName: string;
  readonly owner: string | null;
  readonly address: string;
  readonly hasQrCode: boolean;
  readonly tint: Tint;
}

/** What the price card shows of a voucher. */
export function payingVoucher(voucher: Voucher): PayingVoucher {
  return {
    fundName: voucher.fund.name,
    owner: voucherOwner(voucher),
    address: voucher.address,
    hasQrCode: hasQrCode(voucher),
    tint: fundTintOf(voucher.fund),
  };
}

import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Translate } from '../../lib/texts/texts.ts';

/** The fund of a voucher, and for whom the voucher is where the platform says so. */
export function voucherName(voucher: Voucher, translate: Translate): string {
  const owner = voucherOwner(voucher);
  if (owner === null) return voucher.fund.name;
  return translate('reservations.reserve.voucher.name', { fund: voucher.fund.name, name: owner });
}

/** The address of the fund's picture; undefined without one. */
export function voucherArt(voucher: Voucher): string | undefined {
  return pictureUrl(voucher.fund.logo, 'thumbnail', 'large') ?? undefined;
}

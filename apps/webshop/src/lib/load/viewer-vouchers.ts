import type { ViewerVouchers } from '@stadstegoed/core/products/what-you-pay.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Load } from './load.ts';

/** The vouchers of who looks at offers: of a visitor none, which is not the same as an empty list. */
export function viewerVouchers(
  isSignedIn: boolean,
  vouchers: Pick<Load<readonly Voucher[]>, 'value' | 'isFirstLoad'>,
): ViewerVouchers {
  if (!isSignedIn) return null;
  return vouchers.isFirstLoad ? 'reading' : vouchers.value;
}

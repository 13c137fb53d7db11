import type { Voucher } from './voucher.ts';

/**
 * What the personal QR code of a voucher holds (1 §1): the kind and the address, as the readers of providers expect
 * it. Paper carries the address that works without the resident's confirmation (reference part 1, 6.4).
 */
export function voucherQrText(voucher: Pick<Voucher, 'address' | 'addressPrintable'>, on: 'screen' | 'paper'): string {
  return JSON.stringify({ type: 'voucher', value: on === 'paper' ? voucher.addressPrintable : voucher.address });
}

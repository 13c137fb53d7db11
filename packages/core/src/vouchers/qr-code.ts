import type { Voucher } from './voucher.ts';

/**
 * The content of the personal QR code of a voucher: type and address, in the format of the providers' scanners.
 * Paper has the address that works without the resident's confirmation.
 */
export function voucherQrText(voucher: Pick<Voucher, 'address' | 'addressPrintable'>, on: 'screen' | 'paper'): string {
  return qrText(on === 'paper' ? voucher.addressPrintable : voucher.address);
}

/** The content of a QR code with an address of a voucher. */
export function qrText(address: string): string {
  return JSON.stringify({ type: 'voucher', value: address });
}

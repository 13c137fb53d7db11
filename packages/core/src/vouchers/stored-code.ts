import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { hasQrCode, lastDay } from './voucher-rules.ts';
import type { Voucher } from './voucher.ts';

/** What stays of a voucher on an own device after the sign-out: its QR code, the name of its fund and its last day (reading 48). */
export interface StoredCode {
  readonly address: string;
  readonly name: string;
  readonly lastDay: CalendarDate;
}

/** The codes of the vouchers that can be scanned. */
export function codesOf(vouchers: readonly Voucher[]): readonly StoredCode[] {
  return vouchers
    .filter(hasQrCode)
    .map((voucher) => ({ address: voucher.address, name: voucher.fund.name, lastDay: lastDay(voucher) }));
}

/** The stored codes that can still be scanned on a day. */
export function usableCodes(codes: readonly StoredCode[], today: CalendarDate): readonly StoredCode[] {
  return codes.filter(({ lastDay: last }) => compareDates(today, last) <= 0);
}

/**
 * The codes that stay stored after the vouchers were read again; null when none of them belongs to a stored code: these are the
 * vouchers of another resident, who has not chosen this.
 */
export function refreshedCodes(
  codes: readonly StoredCode[],
  vouchers: readonly Voucher[],
): readonly StoredCode[] | null {
  const isSame = codes.some(({ address }) => vouchers.some((voucher) => voucher.address === address));
  return isSame ? codesOf(vouchers) : null;
}

import type { Voucher } from './voucher.ts';

/** For whom a voucher is: the given name, otherwise the short form of the platform; null when it sends neither. */
export function voucherOwner(voucher: Pick<Voucher, 'records' | 'recordsTitle'>): string | null {
  return givenNameOf(voucher) ?? voucher.recordsTitle;
}

/** The given name of the one that a voucher is for; null when the platform does not send it. */
export function givenNameOf({ records }: Pick<Voucher, 'records'>): string | null {
  return records.find((record) => record.recordTypeKey === 'given_name')?.value ?? null;
}

import type { Voucher } from './voucher.ts';

/** For whom a voucher is: the given name, otherwise the short form of the platform; null when it sends neither. */
export function voucherOwner({ records, recordsTitle }: Pick<Voucher, 'records' | 'recordsTitle'>): string | null {
  return records.find((record) => record.recordTypeKey === 'given_name')?.value ?? recordsTitle;
}

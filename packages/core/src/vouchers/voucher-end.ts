import { isRefused, type Failure, type VoucherEnd } from '../shared/failure.ts';
import { err, type Result } from '../shared/result.ts';
import { lastDay, voucherSituation } from './voucher-rules.ts';
import type { Voucher } from './voucher.ts';

/** The call of the port `Vouchers` that finds out whether a voucher ended. */
export interface VoucherReading {
  read(address: string): Promise<Result<Voucher, Failure>>;
}

/** Reads a voucher again. Null when nothing ended it since it was shown, and when the platform does not say. */
export async function readVoucherEnd(vouchers: VoucherReading, shown: Voucher): Promise<VoucherEnd | null> {
  const read = await vouchers.read(shown.address);
  if (!read.ok || read.value.offlineCopy !== undefined) return null;
  return voucherSituation(read.value) === voucherSituation(shown) ? null : endOf(read.value);
}

/**
 * Adds to a refusal that the voucher ended, for example at midnight while a dialog was open: the platform answers only that
 * it is not allowed. Every other answer stays as it is.
 */
export async function withVoucherEnd<T>(
  vouchers: VoucherReading,
  shown: Voucher,
  answer: Result<T, Failure>,
): Promise<Result<T, Failure>> {
  if (answer.ok || !isRefused(answer.error)) return answer;
  const voucherEnd = await readVoucherEnd(vouchers, shown);
  return voucherEnd === null ? answer : err({ ...answer.error, voucherEnd });
}

function endOf(voucher: Voucher): VoucherEnd | null {
  const kind = voucherSituation(voucher);
  if (kind === 'expired') return { kind, lastDay: lastDay(voucher) };
  return kind === 'stopped' || kind === 'used_up' ? { kind } : null;
}

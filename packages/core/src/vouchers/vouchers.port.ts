import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { WholeList } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';

/** The filter of the list of vouchers; without `archived` it lists all of them. */
export interface VoucherFilter {
  /** False: active and not expired. True: expired, deactivated or pending. */
  readonly archived?: boolean;
  /** Adds `queryProduct`: whether this product can be reserved with the voucher. */
  readonly productId?: string;
  readonly type?: 'regular' | 'product';
  readonly allowReimbursements?: boolean;
}

/** The vouchers of the signed-in resident (VO-018). */
export interface Vouchers {
  /** All of them, newest first. A visitor gets `unauthorised`; see `ListVouchers` for the empty list. */
  list(filter: VoucherFilter, options?: ReadOptions): Promise<Result<WholeList<Voucher>, Failure>>;
  /** One voucher with transactions and offices; `forbidden` for another resident's voucher, `not_found` when unknown. */
  read(address: string, options?: ReadOptions): Promise<Result<Voucher, Failure>>;
  /** Mails a message to the provider of a product voucher; 1 to 2000 characters. */
  share(address: string, message: SharedMessage): Promise<Result<void, Failure>>;
  /** Mails the QR code to the resident's primary e-mail address. */
  sendEmail(address: string): Promise<Result<void, Failure>>;
  /** Deactivates a voucher; `note` is the reason, 2 to 140 characters. Returns the changed voucher. */
  deactivate(address: string, note: string): Promise<Result<Voucher, Failure>>;
  /** Returns a bought product; the amount goes back to the original voucher. `forbidden` when not returnable. */
  giveBack(address: string): Promise<Result<void, Failure>>;
}

/** A message to the provider, and whether the resident gets a copy. */
export interface SharedMessage {
  readonly reason: string;
  readonly sendCopy: boolean;
}

export const Vouchers = portToken<Vouchers>('Vouchers');

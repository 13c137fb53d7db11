import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';

/** Which vouchers to list; without `archived` all of them. */
export interface VoucherFilter {
  /** False: active and not expired. True: expired, deactivated or pending. */
  readonly archived?: boolean;
  /** Fills `queryProduct`: can this product be reserved with the voucher? */
  readonly productId?: string;
  readonly type?: 'regular' | 'product';
  readonly allowReimbursements?: boolean;
}

/** The vouchers of the signed-in resident (1 §6, 1 §7). */
export interface Vouchers {
  /** Up to 100, newest first (1 §9). A visitor gets `unauthorised`; see `ListVouchers` for the empty list. */
  list(filter: VoucherFilter, options?: ReadOptions): Promise<Result<Page<Voucher>, Failure>>;
  /** One voucher with transactions and offices; `forbidden` when it is somebody else's, `not_found` when unknown. */
  read(address: string, options?: ReadOptions): Promise<Result<Voucher, Failure>>;
  /** Mails a message to the provider of a product voucher; 1 to 2000 characters. */
  share(address: string, message: SharedMessage): Promise<Result<void, Failure>>;
  /** Mails the QR code to the resident's primary e-mail address. */
  sendEmail(address: string): Promise<Result<void, Failure>>;
  /** Ends a voucher; `note` is the reason, 2 to 140 characters. Answers the voucher as it is afterwards. */
  deactivate(address: string, note: string): Promise<Result<Voucher, Failure>>;
  /** Gives a bought offer back; its money returns to the voucher that it came out of. `forbidden` when it cannot. */
  giveBack(address: string): Promise<Result<void, Failure>>;
}

/** What goes to the provider, and whether the resident gets a copy. */
export interface SharedMessage {
  readonly reason: string;
  readonly sendCopy: boolean;
}

export const Vouchers = portToken<Vouchers>('Vouchers');

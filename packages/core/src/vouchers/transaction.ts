import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Instant } from '../shared/instant.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';

/** Where the money of a transaction goes: to a provider, to a bank account, or onto the voucher itself. */
export type TransactionTarget = 'provider' | 'top_up' | 'iban';

/** Whether a transaction is still on its way, done, or taken back. */
export type TransactionState = 'pending' | 'success' | 'canceled';

interface TimelineFacts {
  /** Unique within its own list. */
  readonly id: string;
  readonly amount: Money;
  readonly at: Instant;
  /** The day as the platform counts it. */
  readonly day: CalendarDate;
  /** The moment as the platform writes it, in the language of the request. */
  readonly dayLocale: string;
}

/** A movement of money on a voucher (1 §3). */
export interface Transaction extends TimelineFacts {
  readonly type: 'transaction';
  readonly target: TransactionTarget;
  readonly state: TransactionState;
  /** Null when the money did not go to a provider. */
  readonly organization: { readonly name: string; readonly logo: Picture | null } | null;
  readonly productName: string | null;
}

/** An offer bought out of a voucher, which became a voucher of its own. */
export interface ProductVoucher extends TimelineFacts {
  readonly type: 'product_voucher';
  readonly address: string;
  readonly productName: string;
}

/** One line of the history of money of a voucher. */
export type TimelineEntry = Transaction | ProductVoucher;

import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Instant } from '../shared/instant.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';

/** The receiver of a transaction: a provider, a bank account, or the voucher itself. */
export type TransactionTarget = 'provider' | 'top_up' | 'iban';

export type TransactionState = 'pending' | 'success' | 'canceled';

interface TimelineFacts {
  /** Unique within its own list. */
  readonly id: string;
  readonly amount: Money;
  readonly at: Instant;
  /** The calendar date according to the platform. */
  readonly day: CalendarDate;
  /** The timestamp as formatted by the platform in the language of the request. */
  readonly dayLocale: string;
}

/** A payment from or to a voucher. */
export interface Transaction extends TimelineFacts {
  readonly type: 'transaction';
  readonly target: TransactionTarget;
  readonly state: TransactionState;
  /** Null when the target is not a provider. */
  readonly organization: { readonly name: string; readonly logo: Picture | null } | null;
  readonly productName: string | null;
}

/** A product bought with a voucher; it is a voucher of its own. */
export interface ProductVoucher extends TimelineFacts {
  readonly type: 'product_voucher';
  readonly address: string;
  readonly productName: string;
}

/** An entry of the transaction history of a voucher. */
export type TimelineEntry = Transaction | ProductVoucher;

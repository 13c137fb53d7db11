import type { FundType } from '../funds/fund.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';
import type { ProductVoucher, Transaction } from './transaction.ts';

/** A voucher with a balance, or one that stands for a single offer (1 §3). */
export type VoucherType = 'regular' | 'product';

/** The stored state of a voucher; being expired is derived from dates and stands apart. */
export type VoucherState = 'active' | 'pending' | 'deactivated';

/** As much of its fund as a voucher carries (1 §3). */
export interface VoucherFund {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: FundType;
  readonly logo: Picture | null;
  readonly organization: { readonly id: string; readonly name: string; readonly logo: Picture | null };
  readonly endAt: CalendarDate | null;
  readonly endAtLocale: string | null;
  readonly allowPhysicalCards: boolean;
  /** The resident may deactivate vouchers of this fund. */
  readonly allowBlockingVouchers: boolean;
  readonly allowReimbursements: boolean;
  readonly allowReservations: boolean;
}

/** The offer of a product voucher. */
export interface VoucherProduct {
  readonly id: string;
  readonly name: string;
  /** Server HTML; only for the sanitising rich text. */
  readonly descriptionHtml: string;
  readonly price: Money;
  readonly photo: Picture | null;
  readonly organization: { readonly id: string; readonly name: string };
}

/** A place where the voucher can be spent. Coordinates are null when the platform has none. */
export interface VoucherOffice {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly address: string;
  readonly phone: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** What happened to a voucher (1 §3). */
export type VoucherEvent = 'created_budget' | 'created_product' | 'activated' | 'deactivated' | 'expired';

/** A line of the history; the label and day are in the language of the request. */
export interface HistoryItem {
  readonly id: string;
  readonly event: VoucherEvent;
  readonly eventLocale: string;
  readonly dayLocale: string;
}

/** A fact about the person that the voucher is for. */
export interface VoucherRecord {
  readonly recordTypeKey: string;
  readonly recordTypeName: string;
  readonly value: string;
}

/** Whether the product that was asked about can be reserved with this voucher; only present when it was asked. */
export interface QueryProduct {
  readonly reservable: boolean;
  readonly reservableExpireAt: CalendarDate | null;
}

/** A voucher of the signed-in resident (1 §3). Lists leave `transactions` and `offices` empty. */
export interface Voucher {
  readonly id: string;
  /** In addresses and in the personal QR code. */
  readonly address: string;
  /** What is printed and mailed: works without confirmation by the resident. */
  readonly addressPrintable: string;
  readonly type: VoucherType;
  readonly state: VoucherState;
  readonly fundId: string;
  readonly fund: VoucherFund;
  /** What is left of a budget; zero for subsidies; the price paid for a product. */
  readonly amount: Money;
  readonly expired: boolean;
  /** Null where being used up has no meaning (subsidies). */
  readonly used: boolean | null;
  /** The last day on which it can be used. */
  readonly expireAt: CalendarDate | null;
  readonly expireAtLocale: string | null;
  readonly createdAt: CalendarDate;
  readonly createdAtLocale: string;
  readonly lastTransactionAt: CalendarDate | null;
  readonly lastTransactionAtLocale: string | null;
  /** A product voucher bought out of another one can be given back. */
  readonly returnable: boolean;
  readonly isExternal: boolean;
  readonly product: VoucherProduct | null;
  readonly offices: readonly VoucherOffice[];
  readonly transactions: readonly Transaction[];
  /** How many transactions there are, also where a list leaves them out. */
  readonly transactionsCount: number;
  readonly productVouchers: readonly ProductVoucher[];
  readonly history: readonly HistoryItem[];
  /** For whom the voucher is, for example initial and family name; null unless the fund tells. */
  readonly recordsTitle: string | null;
  readonly records: readonly VoucherRecord[];
  readonly physicalCard: { readonly id: string; readonly code: string } | null;
  readonly queryProduct: QueryProduct | null;
}

import type { FundType } from '../funds/fund.ts';
import type { Office } from '../providers/office.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { OfflineCopy } from '../shared/offline-copy.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';
import type { CardType, PhysicalCard } from './physical-card.ts';
import type { ProductVoucher, Transaction } from './transaction.ts';

/** A voucher with a balance, or a voucher for a single product (VO-022). */
export type VoucherType = 'regular' | 'product';

/** The stored states of a voucher that the shop knows; `expired` is a separate field, derived from dates. */
export const VOUCHER_STATES = ['active', 'pending', 'deactivated'] as const;

/** The stored state of a voucher; `unknown` for one that is newer than the shop, with which nothing can be done. */
export type VoucherState = (typeof VOUCHER_STATES)[number] | 'unknown';

export interface VoucherFund {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: FundType;
  readonly logo: Picture | null;
  readonly organization: { readonly id: string; readonly name: string; readonly logo: Picture | null };
  readonly endAt: CalendarDate | null;
  readonly endAtLocale: string | null;
  /** The types of cards that the fund gives out; none without cards. */
  readonly cardTypes: readonly CardType[];
  /** The resident may deactivate vouchers of this fund. */
  readonly allowBlockingVouchers: boolean;
  readonly allowReimbursements: boolean;
  readonly allowReservations: boolean;
  /** Whether the municipality lets residents pay with a QR code; without one there is no code to scan, print or keep. */
  readonly showsQrCode: boolean;
}

export interface VoucherProduct {
  readonly id: string;
  readonly name: string;
  /** Server HTML; render only with the sanitising `RichText`. */
  readonly descriptionHtml: string;
  readonly price: Money;
  readonly photo: Picture | null;
  readonly organization: { readonly id: string; readonly name: string };
}

/** An office where the voucher can be spent: the part of it that is shown. */
export type VoucherOffice = Pick<
  Office,
  'id' | 'organizationId' | 'organizationName' | 'address' | 'phone' | 'position' | 'state' | 'schedule'
>;

/** An event in the history of a voucher (VO-024). */
export type VoucherEvent = 'created_budget' | 'created_product' | 'activated' | 'deactivated' | 'expired';

export interface HistoryItem {
  readonly id: string;
  readonly event: VoucherEvent;
  readonly day: CalendarDate;
}

/** A record of the person that the voucher is for. */
export interface VoucherRecord {
  readonly recordTypeKey: string;
  readonly recordTypeName: string;
  readonly value: string;
}

/** Whether the product of the filter can be reserved with this voucher; only present with that filter. */
export interface QueryProduct {
  readonly reservable: boolean;
  readonly reservableExpireAt: CalendarDate | null;
}

/** A submitted reimbursement on which the municipality has not decided: off the balance already, and not spent yet. */
export interface PendingReimbursement {
  readonly id: string;
  readonly voucherId: string;
  readonly title: string | null;
  readonly amount: Money | null;
  readonly submittedOn: CalendarDate | null;
}

/** A voucher of the signed-in resident. Lists leave `transactions` and `offices` empty. */
export interface Voucher {
  readonly id: string;
  /** Used in URLs and in the personal QR code. */
  readonly address: string;
  /** Used on paper and in mails: works without confirmation by the resident. */
  readonly addressPrintable: string;
  readonly type: VoucherType;
  readonly state: VoucherState;
  /** What the platform calls the state, shown when it is unknown; null when it sends no name. */
  readonly stateLabel: string | null;
  readonly fundId: string;
  readonly fund: VoucherFund;
  /** The balance of a budget; zero for subsidies; the price paid for a product. Rules count with it; no screen shows it. */
  readonly balance: Money;
  /** The balance as residents may see it; null where the municipality hides it. */
  readonly amount: Money | null;
  readonly expired: boolean;
  /** Null for subsidies, which cannot be used up. */
  readonly used: boolean | null;
  /** The last day on which it can be used. */
  readonly expireAt: CalendarDate | null;
  readonly expireAtLocale: string | null;
  readonly createdAt: CalendarDate;
  readonly createdAtLocale: string;
  readonly lastTransactionAt: CalendarDate | null;
  readonly lastTransactionAtLocale: string | null;
  /** Whether the product voucher can be returned to the voucher it was bought with. */
  readonly returnable: boolean;
  readonly isExternal: boolean;
  readonly product: VoucherProduct | null;
  readonly offices: readonly VoucherOffice[];
  readonly transactions: readonly Transaction[];
  /** Number of transactions, also when a list leaves them out. */
  readonly transactionsCount: number;
  readonly productVouchers: readonly ProductVoucher[];
  readonly history: readonly HistoryItem[];
  /** For whom the voucher is, for example initial and family name; null unless the fund shows it. */
  readonly recordsTitle: string | null;
  readonly records: readonly VoucherRecord[];
  /** The linked card; a voucher has one at most. */
  readonly physicalCard: PhysicalCard | null;
  readonly queryProduct: QueryProduct | null;
  /** Absent while they are not read: the platform lists them with the reimbursements, not with the voucher. */
  readonly pendingReimbursements?: readonly PendingReimbursement[];
  /** Only on a voucher from an earlier visit, shown because the platform does not answer now. */
  readonly offlineCopy?: OfflineCopy;
}

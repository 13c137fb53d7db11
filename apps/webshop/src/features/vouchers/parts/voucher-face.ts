import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { budgetLeft, isUsable, lastDay, type BudgetLeft } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** The data of a voucher that every form of the ticket shows, without texts. */
export interface VoucherFace {
  /** The part of the budget that is left; null when it cannot be calculated. */
  readonly left: BudgetLeft | null;
  readonly isUsable: boolean;
  /** The last day on which the voucher is valid. */
  readonly lastDay: CalendarDate;
  /** The address of the fund's picture; undefined without one. */
  readonly art: string | undefined;
  /** The owner: the given name, otherwise the short form of the platform; null when it sends neither. */
  readonly owner: string | null;
  /** Why the voucher is not active: expired, ended or not started; null when it is active. */
  readonly inactiveReason: 'expired' | 'deactivated' | 'pending' | null;
}

/** Derives the face of a voucher. */
export function voucherFace(voucher: Voucher): VoucherFace {
  return {
    left: budgetLeft(voucher),
    isUsable: isUsable(voucher),
    lastDay: lastDay(voucher),
    art: pictureUrl(voucher.fund.logo, 'large', 'thumbnail') ?? undefined,
    owner: voucher.records.find((record) => record.recordTypeKey === 'given_name')?.value ?? voucher.recordsTitle,
    inactiveReason: inactiveReasonOf(voucher),
  };
}

function inactiveReasonOf({ expired, state }: Voucher): VoucherFace['inactiveReason'] {
  if (expired) return 'expired';
  return state === 'active' ? null : state;
}

import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { budgetLeft, isUsable, lastDay, type BudgetLeft } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** What every form of the ticket shows of a voucher, before it is put into words. */
export interface VoucherFace {
  /** What is left of everything that was on it; null where that cannot be said. */
  readonly left: BudgetLeft | null;
  readonly isUsable: boolean;
  /** The last day on which it counts. */
  readonly lastDay: CalendarDate;
  /** The address of the fund's picture; undefined without one. */
  readonly art: string | undefined;
  /** For whom it is: the given name where the platform tells it, else its own short form; null when it tells neither. */
  readonly owner: string | null;
  /** Why it cannot be used: over, ended, or not begun; null when it can be. */
  readonly standstill: 'expired' | 'deactivated' | 'pending' | null;
}

/** Derives the face of a voucher. */
export function voucherFace(voucher: Voucher): VoucherFace {
  return {
    left: budgetLeft(voucher),
    isUsable: isUsable(voucher),
    lastDay: lastDay(voucher),
    art: pictureUrl(voucher.fund.logo, 'large', 'thumbnail') ?? undefined,
    owner: voucher.records.find((record) => record.recordTypeKey === 'given_name')?.value ?? voucher.recordsTitle,
    standstill: standstillOf(voucher),
  };
}

function standstillOf({ expired, state }: Voucher): VoucherFace['standstill'] {
  if (expired) return 'expired';
  return state === 'active' ? null : state;
}

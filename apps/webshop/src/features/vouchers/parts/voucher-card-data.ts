import { daysBetween, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import {
  hasQrCode,
  lastDay,
  voucherSituation,
  type VoucherSituation,
} from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { endsSoon, stoppedOn } from '@stadstegoed/core/vouchers/voucher-days.ts';
import { budgetLeft, type BudgetLeft } from '@stadstegoed/core/vouchers/timeline.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';

/** What a voucher gives: a balance, one product, or discounts. */
export type VoucherKind = 'budget' | 'product' | 'discounts';

/** The data of a voucher that every form of the ticket shows, without texts. */
export interface VoucherCardData {
  readonly kind: VoucherKind;
  readonly situation: VoucherSituation;
  /** Whether the QR code works at a provider; other tickets have no code. */
  readonly showsQr: boolean;
  /** The part of the budget that is left; null when it cannot be calculated. */
  readonly left: BudgetLeft | null;
  /** The last day on which the voucher is valid. */
  readonly lastDay: CalendarDate;
  /** The days until the last one, zero on that day; null while it is not near. */
  readonly daysLeft: number | null;
  /** The day on which the voucher was stopped; null when it was not, or when that is unknown. */
  readonly stoppedOn: CalendarDate | null;
  /** The address of the picture of the product, otherwise of the fund; undefined without one. */
  readonly art: string | undefined;
  /** The owner: the given name, otherwise the short form of the platform; null when it sends neither. */
  readonly owner: string | null;
}

/** Derives the face of a voucher on a day. */
export function voucherCardData(voucher: Voucher, today: CalendarDate): VoucherCardData {
  const situation = voucherSituation(voucher);
  return {
    kind: kindOf(voucher),
    situation,
    showsQr: hasQrCode(voucher),
    left: budgetLeft(voucher),
    lastDay: lastDay(voucher),
    daysLeft: situation === 'active' && endsSoon(voucher, today) ? daysBetween(today, lastDay(voucher)) : null,
    stoppedOn: stoppedOn(voucher),
    art: artOf(voucher) ?? undefined,
    owner: voucherOwner(voucher),
  };
}

/** The colours of the ticket: deep for money that is there now, soft while it waits, grey when it is over. */
export function toneOf({ situation }: VoucherCardData): 'live' | 'waiting' | 'over' {
  if (situation === 'active') return 'live';
  return situation === 'waiting' ? 'waiting' : 'over';
}

function artOf({ product, fund }: Voucher): string | null {
  return pictureUrl(product?.photo ?? null, 'large', 'thumbnail') ?? pictureUrl(fund.logo, 'large', 'thumbnail');
}

function kindOf(voucher: Voucher): VoucherKind {
  if (voucher.product !== null) return 'product';
  return voucher.fund.type === 'budget' ? 'budget' : 'discounts';
}

import { addDays, startOf } from '../../calendar.ts';
import type { Instant } from '../../tables/row.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { VoucherEvent, VoucherRow } from '../../tables/vouchers.ts';
import { isExpired, lastDay } from './voucher-state.ts';

type History = VoucherRow['history'];

/** The history with one moment more, numbered after the last. */
export const withEvent = (history: History, event: VoucherEvent['event'], created_at: Instant): History => [
  ...history,
  { id: (history.at(-1)?.id ?? 0) + 1, event, created_at },
];

/** The history as it reads now: the end of the last day is a part of it, whether or not somebody wrote it down. */
export function historyAt(voucher: VoucherRow, fund: FundRow, now: Instant): History {
  const { history } = voucher;
  if (!isExpired(voucher, fund, now) || history.some(({ event }) => event === 'expired')) return history;
  return withEvent(history, 'expired', startOf(addDays(lastDay(voucher, fund), 1)));
}

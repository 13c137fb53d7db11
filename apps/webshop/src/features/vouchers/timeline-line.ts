import type { Money } from '@stadstegoed/core/shared/money.ts';
import type { TimelineEntry } from '@stadstegoed/core/vouchers/transaction.ts';
import { balanceChange, isIncoming } from '@stadstegoed/core/vouchers/timeline.ts';

/** The effect of a timeline entry on the balance. */
export interface TimelineLine {
  readonly change: Money;
  readonly isIncoming: boolean;
}

/** Derives the effect of an entry. */
export function timelineLine(entry: TimelineEntry): TimelineLine {
  return { change: balanceChange(entry), isIncoming: isIncoming(entry) };
}

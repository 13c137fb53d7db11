import type { Day } from '../../tables/row.ts';
import type { FundRow } from '../../tables/funds.ts';

/** The days that passed since the last look: after the first, up to and including the last. */
export type PassedDays = { readonly from: Day; readonly to: Day };

/** The state of a fund once its first or last day has passed. A fund that is not set up yet stays `waiting`. */
export function stateAfter(
  fund: Pick<FundRow, 'state' | 'start_date' | 'end_date'>,
  { from, to }: PassedDays,
): FundRow['state'] {
  if (fund.state === 'waiting' || fund.state === 'closed') return fund.state;
  if (fund.end_date >= from && fund.end_date < to) return 'closed';
  return fund.state === 'paused' && fund.start_date > from && fund.start_date <= to ? 'active' : fund.state;
}

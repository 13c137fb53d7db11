import type { Call } from '../../http/call.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { notFound } from '../../http/refusal.ts';
import type { FundRow } from '../../tables/funds.ts';

/** The fund in the path; unknown and waiting funds do not exist for residents. */
export function fundIn(call: Call, name = 'id'): FundRow {
  const fund = rowIn(call, 'funds', name);
  if (fund.state === 'waiting') throw notFound();
  return fund;
}

import type { Call } from '../../http/call.ts';
import { idOf } from '../../http/register.ts';
import { notFound } from '../../http/refusal.ts';
import type { FundRow } from '../../tables/funds.ts';

/** The fund in the path; unknown and waiting funds do not exist for residents. */
export function fundIn(call: Call, name = 'id'): FundRow {
  const fund = call.world.table('funds').get(idOf(call, name));
  if (!fund || fund.state === 'waiting') throw notFound();
  return fund;
}

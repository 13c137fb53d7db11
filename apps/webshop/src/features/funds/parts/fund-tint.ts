import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { tintOf, type Tint } from '@stadstegoed/ui/tint/tint.ts';

/** The tint of a fund, the same on every screen and on its vouchers. */
export function fundTint(fund: Pick<Fund, 'id'>): Tint {
  return tintOf(Number(fund.id));
}

import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { tintOfPicture, type Tint } from '@stadstegoed/ui/tint/tint.ts';

/** The tint of a fund, the same on every screen and on its vouchers: from its picture, otherwise from its id. */
export function fundTint(fund: Pick<Fund, 'id' | 'logo'>): Tint {
  return tintOfPicture(fund.logo?.dominantColor, Number(fund.id));
}

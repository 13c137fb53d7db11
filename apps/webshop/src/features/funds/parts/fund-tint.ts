import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { tintOfPicture, type Tint } from '@stadstegoed/ui/tint/tint.ts';

/** The tint of a fund, the same on every screen and on its vouchers: that of its picture, else by its number. */
export function fundTint(fund: Pick<Fund, 'id' | 'logo'>): Tint {
  return tintOfPicture(fund.logo?.dominantColor, Number(fund.id));
}

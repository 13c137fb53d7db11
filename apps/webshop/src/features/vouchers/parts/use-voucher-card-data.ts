import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { voucherCardData, type VoucherCardData } from './voucher-card-data.ts';
import { voucherTexts, type VoucherTexts } from './voucher-texts.ts';

/** The data and the texts of a voucher today, in the language of the screen. */
export function useVoucherCardData(voucher: Voucher): { readonly face: VoucherCardData; readonly texts: VoucherTexts } {
  const today = dayOf(useNow());
  const translate = useTexts();
  const language = useLanguage();
  const face = voucherCardData(voucher, today);
  return { face, texts: voucherTexts(voucher, face, { translate, language }) };
}

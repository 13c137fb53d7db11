import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useTexts } from '../../support/texts.ts';
import { VoucherQr } from './parts/voucher-qr.tsx';
import { voucherFor, voucherWorth } from './parts/voucher-ticket.tsx';
import { voucherFace } from './parts/voucher-face.ts';

/**
 * The printable page (1 §2), hidden on the screen. Its code holds the printable address, which a provider may accept
 * without the resident's phone.
 */
export function VoucherSheetView(props: { readonly voucher: Voucher }) {
  const { voucher } = props;
  const translate = useTexts();
  const language = useLanguage();
  const forWhom = voucherFor(voucher, translate);
  return (
    <section className="voucher-sheet" aria-hidden="true">
      <h2>{voucher.fund.name}</h2>
      {forWhom === undefined ? null : <p>{forWhom}</p>}
      <p className="voucher-sheet__worth">{voucherWorth(voucher, translate)}</p>
      <p>
        {translate('vouchers.validUntil')} {formatDate(voucherFace(voucher).lastDay, language)}
      </p>
      <div className="voucher-sheet__qr">
        <VoucherQr voucher={voucher} on="paper" />
      </div>
      <p>{translate('vouchers.sheet.howTo')}</p>
      <p>{voucher.fund.organization.name}</p>
    </section>
  );
}

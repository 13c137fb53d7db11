import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useVoucherCardData } from './parts/use-voucher-card-data.ts';
import { VoucherQr } from './parts/voucher-qr.tsx';

/**
 * The printable page, hidden on the screen. Its code holds the printable address, which a provider may accept
 * without the resident's phone. The transactions of the page follow below it on paper.
 */
export function VoucherSheetView(props: { readonly voucher: Voucher }) {
  const { voucher } = props;
  const translate = useTexts();
  const { texts } = useVoucherCardData(voucher);
  return (
    <section className="voucher-sheet" aria-hidden="true">
      <h2>{texts.name}</h2>
      {texts.forWhom === undefined ? null : <p>{texts.forWhom}</p>}
      <p className="voucher-sheet__worth">{texts.worth}</p>
      {texts.day.value === undefined ? null : <p>{`${texts.day.label} ${texts.day.value}`}</p>}
      <div className="voucher-sheet__qr">
        <VoucherQr voucher={voucher} on="paper" />
      </div>
      <p>{translate('vouchers.sheet.howTo')}</p>
      <p>{voucher.fund.organization.name}</p>
    </section>
  );
}

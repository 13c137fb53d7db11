import { voucherQrText } from '@stadstegoed/core/vouchers/qr-code.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { useSignOutHeld } from '../../../lib/page/qr-on-screen.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { useVoucherCardData } from './use-voucher-card-data.ts';

/** The personal QR code of a voucher, each voucher its own (VO-020). It is shown only when it can be scanned. */
export function VoucherQr(props: { readonly voucher: Voucher; readonly on: 'screen' | 'paper' }) {
  const translate = useTexts();
  const language = useLanguage();
  const { face, texts } = useVoucherCardData(props.voucher);
  useSignOutHeld(props.voucher.offlineCopy !== undefined);
  return (
    <QrCode
      value={voucherQrText(props.voucher, props.on)}
      title={translate('vouchers.qr.title', {
        voucher: [texts.name, texts.forWhom].filter((part) => part !== undefined).join(', '),
        day: formatDate(face.lastDay, language),
      })}
      description={translate('vouchers.qr.description')}
    />
  );
}

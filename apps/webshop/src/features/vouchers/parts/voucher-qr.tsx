import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { useTexts } from '../../../support/texts.ts';
import { qrTextOf } from './qr-text.ts';

/** The personal QR code of a voucher, each voucher its own (VO-020). */
export function VoucherQr(props: { readonly voucher: Voucher; readonly on: 'screen' | 'paper' }) {
  const translate = useTexts();
  return (
    <QrCode
      value={qrTextOf(props.voucher, props.on)}
      title={translate('vouchers.qr.title', { fund: props.voucher.fund.name })}
      description={translate('vouchers.qr.description')}
    />
  );
}

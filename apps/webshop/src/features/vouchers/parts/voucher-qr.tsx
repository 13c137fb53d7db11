import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { useTexts } from '../../../support/texts.ts';

/** What a provider's scanner reads from the QR code of a voucher. */
export function voucherQrContent(address: string): string {
  return JSON.stringify({ type: 'voucher', value: address });
}

/** The personal QR code of a voucher, each voucher its own (1 §1). */
export function VoucherQr(props: { readonly voucher: Voucher; readonly address: string }) {
  const translate = useTexts();
  return (
    <QrCode
      value={voucherQrContent(props.address)}
      title={translate('vouchers.qr.title', { fund: props.voucher.fund.name })}
      description={translate('vouchers.qr.description')}
    />
  );
}

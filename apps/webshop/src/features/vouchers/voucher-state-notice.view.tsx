import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { useLanguage } from '../../support/use-language.ts';
import { useTexts } from '../../support/texts.ts';
import { voucherFace } from './parts/voucher-face.ts';

/** Explains at the top of the page why a voucher cannot be used. */
export function VoucherStateNotice(props: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const language = useLanguage();
  const { inactiveReason, lastDay } = voucherFace(props.voucher);
  switch (inactiveReason) {
    case 'expired':
      return (
        <Notice kind="warning">{translate('vouchers.state.expired', { day: formatDate(lastDay, language) })}</Notice>
      );
    case 'deactivated':
      return <Notice kind="warning">{translate('vouchers.state.deactivated')}</Notice>;
    case 'pending':
      return <Notice>{translate('vouchers.state.pending')}</Notice>;
    case null:
      return null;
  }
}

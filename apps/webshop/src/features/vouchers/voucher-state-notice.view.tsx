import { lastDay } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { useLanguage } from '../../support/use-language.ts';
import { useTexts } from '../../support/texts.ts';

/** Says in words why a voucher cannot be used, above everything else. */
export function VoucherStateNotice(props: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const language = useLanguage();
  const { expired, state } = props.voucher;
  if (expired) {
    return (
      <Notice kind="warning">
        {translate('vouchers.state.expired', { day: formatDate(lastDay(props.voucher), language) })}
      </Notice>
    );
  }
  if (state === 'deactivated') return <Notice kind="warning">{translate('vouchers.state.deactivated')}</Notice>;
  return state === 'pending' ? <Notice>{translate('vouchers.state.pending')}</Notice> : null;
}

import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { OpenTicket } from '@stadstegoed/ui/ticket/open-ticket.tsx';
import { tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useTexts } from '../../support/texts.ts';
import { voucherFor, voucherWorth } from './parts/voucher-ticket.tsx';
import { VoucherQr } from './parts/voucher-qr.tsx';
import { voucherFace } from './parts/voucher-face.ts';

/** The open ticket: balance and last day on one side, the personal QR code on the other (1 §2). */
export function VoucherTicketOpen(props: { readonly voucher: Voucher; readonly onShowLarge: () => void }) {
  const { voucher } = props;
  const translate = useTexts();
  const language = useLanguage();
  const { left, isUsable, lastDay, art } = voucherFace(voucher);
  return (
    <OpenTicket
      tint={tintOfPicture(voucher.fund.logo?.dominantColor, Number(voucher.fundId))}
      name={voucher.fund.name}
      forWhom={voucherFor(voucher, translate)}
      balanceLabel={translate('vouchers.balance')}
      balance={voucherWorth(voucher, translate)}
      balanceOf={left === null ? undefined : translate('vouchers.leftOf', { total: formatAmount(left.total) })}
      left={left?.percent}
      art={art}
      expired={!isUsable}
      facts={[
        { label: translate('vouchers.validUntil'), value: formatDate(lastDay, language) },
        { label: translate('vouchers.from'), value: voucher.fund.organization.name },
      ]}
      stub={isUsable ? <Stub voucher={voucher} onShowLarge={props.onShowLarge} /> : undefined}
    />
  );
}

function Stub(props: { readonly voucher: Voucher; readonly onShowLarge: () => void }) {
  const translate = useTexts();
  return (
    <>
      <VoucherQr voucher={props.voucher} on="screen" />
      <p>{translate('vouchers.qr.howTo')}</p>
      <Button appearance="primary" icon={<IconMaximize stroke={1.5} aria-hidden />} onClick={props.onShowLarge}>
        {translate('vouchers.qr.large')}
      </Button>
    </>
  );
}

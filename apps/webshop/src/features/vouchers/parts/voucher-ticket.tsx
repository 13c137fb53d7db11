import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { Ticket } from '@stadstegoed/ui/ticket/ticket.tsx';
import { tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import type { HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { useLanguage } from '../../../support/use-language.ts';
import { useHref } from '../../../support/shop-link.tsx';
import { useTexts, type Translate } from '../../../support/texts.ts';
import { voucherFace } from './voucher-face.ts';

/** What the large word on a ticket says: the balance of a budget, or what the voucher is good for. */
export function voucherWorth(voucher: Voucher, translate: Translate): string {
  if (voucher.product !== null) return voucher.product.name;
  return voucher.fund.type === 'budget' ? formatAmount(voucher.amount) : translate('vouchers.worth.discounts');
}

/** For whom the voucher is; undefined when the platform does not tell. */
export function voucherFor(voucher: Voucher, translate: Translate): string | undefined {
  const { owner } = voucherFace(voucher);
  return owner === null ? undefined : translate('vouchers.forWhom', { name: owner });
}

/** A voucher as a ticket that opens its page. The texts of the feature vouchers must be there. */
export function VoucherTicket(props: { readonly voucher: Voucher; readonly headingLevel?: HeadingLevel }) {
  const { voucher, headingLevel } = props;
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { left, standstill, lastDay, art } = voucherFace(voucher);
  return (
    <Ticket
      tint={tintOfPicture(voucher.fund.logo?.dominantColor, Number(voucher.fundId))}
      href={href(goTo('voucher', { address: voucher.address }))}
      name={voucher.fund.name}
      headingLevel={headingLevel}
      forWhom={voucherFor(voucher, translate)}
      balanceLabel={translate('vouchers.balance')}
      balance={voucherWorth(voucher, translate)}
      balanceOf={left === null ? undefined : translate('vouchers.leftOf', { total: formatAmount(left.total) })}
      left={left?.percent}
      footLabel={translate(standstill === null ? 'vouchers.validUntil' : STANDSTILL[standstill])}
      footValue={formatDate(lastDay, language)}
      qrLabel={standstill === null ? translate('vouchers.showQr') : undefined}
      art={art}
      expired={standstill !== null}
    />
  );
}

const STANDSTILL = {
  expired: 'vouchers.expiredOn',
  pending: 'vouchers.pendingUntil',
  deactivated: 'vouchers.deactivatedUntil',
} as const;

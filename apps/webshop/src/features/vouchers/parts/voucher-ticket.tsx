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

/** The large text on a ticket: the product, the balance of a budget, or a word for discounts. */
export function voucherWorth(voucher: Voucher, translate: Translate): string {
  if (voucher.product !== null) return voucher.product.name;
  return voucher.fund.type === 'budget' ? formatAmount(voucher.amount) : translate('vouchers.worth.discounts');
}

/** The owner as a sentence; undefined when the owner is unknown. */
export function voucherFor(voucher: Voucher, translate: Translate): string | undefined {
  const { owner } = voucherFace(voucher);
  return owner === null ? undefined : translate('vouchers.forWhom', { name: owner });
}

/** A voucher as a ticket that links to its page. The texts of the feature vouchers must be loaded. */
export function VoucherTicket(props: { readonly voucher: Voucher; readonly headingLevel?: HeadingLevel }) {
  const { voucher, headingLevel } = props;
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { left, inactiveReason, lastDay, art } = voucherFace(voucher);
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
      footLabel={translate(inactiveReason === null ? 'vouchers.validUntil' : INACTIVE_LABELS[inactiveReason])}
      footValue={formatDate(lastDay, language)}
      qrLabel={inactiveReason === null ? translate('vouchers.showQr') : undefined}
      art={art}
      expired={inactiveReason !== null}
    />
  );
}

const INACTIVE_LABELS = {
  expired: 'vouchers.expiredOn',
  pending: 'vouchers.pendingUntil',
  deactivated: 'vouchers.deactivatedUntil',
} as const;

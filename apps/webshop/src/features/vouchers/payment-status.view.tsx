import type { Payment } from '@stadstegoed/core/vouchers/payment.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';

/** Says what was paid while the QR code is on the screen. It is there before, so that screen readers hear of the change. */
export function PaymentStatus({ payment }: { readonly payment: Payment | null }) {
  const translate = useTexts();
  return (
    <p role="status" className="voucher-payment">
      {payment === null ? null : [paidText(payment, translate), ...leftText(payment, translate)].join(' ')}
    </p>
  );
}

function paidText({ amount, provider }: Payment, translate: Translate): string {
  const paid = { amount: formatAmount(amount) };
  return provider === null
    ? translate('vouchers.payment', paid)
    : translate('vouchers.paymentAt', { ...paid, provider });
}

function leftText({ left }: Payment, translate: Translate): readonly string[] {
  return left === null ? [] : [translate('vouchers.paymentLeft', { left: formatAmount(left) })];
}

import type { Payment } from '@stadstegoed/core/vouchers/payment.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { useTexts } from '../../lib/texts/texts.ts';

/** Says what was paid while the QR code is on the screen. It is there before, so that screen readers hear of the change. */
export function PaymentStatus({ payment }: { readonly payment: Payment | null }) {
  const translate = useTexts();
  return (
    <p role="status" className="voucher-payment">
      {payment === null
        ? null
        : translate(payment.provider === null ? 'vouchers.payment' : 'vouchers.paymentAt', {
            amount: formatAmount(payment.amount),
            left: formatAmount(payment.left),
            provider: payment.provider ?? '',
          })}
    </p>
  );
}

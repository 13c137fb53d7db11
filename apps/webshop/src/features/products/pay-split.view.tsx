import type { Money } from '@stadstegoed/core/shared/money.ts';
import { PaySplit } from '@stadstegoed/ui/pay-split/pay-split.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { PayingVoucher } from './fund-price-data.ts';
import { useVoucherName } from './voucher-name.ts';

/** What the voucher of this resident pays for an offer, and what is left to pay. */
export function ProductPaySplit(props: {
  readonly voucher: PayingVoucher;
  readonly covered: Money;
  readonly self: Money;
}) {
  const { voucher, covered, self } = props;
  const translate = useTexts();
  const name = useVoucherName();
  return (
    <PaySplit
      tint={voucher.tint}
      voucher={{ label: translate('products.product.fromVoucher', { voucher: name(voucher) }), amount: covered }}
      self={{ label: translate('products.product.self'), amount: self }}
    />
  );
}

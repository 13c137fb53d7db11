import type { Money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { useTexts } from '../../support/texts.ts';
import type { PayingVoucher } from './price-faces.ts';
import { useVoucherName } from './voucher-name.ts';

/**
 * What the voucher pays and what the resident pays, as a bar and in words. Striped is always the resident's own money. The bar
 * is hidden for screen readers, because the words say the same.
 */
export function PaySplit(props: { readonly voucher: PayingVoucher; readonly covered: Money; readonly self: Money }) {
  const { voucher, covered, self } = props;
  const translate = useTexts();
  const name = useVoucherName();
  const total = covered + self;
  const share = total === 0 ? 100 : Math.round((covered / total) * 100);
  return (
    <div className={tintClass(voucher.tint)}>
      <div className="pay-split" aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
        {self > 0 ? <i /> : null}
      </div>
      <dl className="pay-legend">
        <div>
          <dt>{translate('products.product.fromVoucher', { voucher: name(voucher) })}</dt>
          <dd className="figures">{formatAmount(covered)}</dd>
        </div>
        <div className="pay-legend__self">
          <dt>{translate('products.product.self')}</dt>
          <dd className={self === 0 ? 'figures pay-legend__good' : 'figures'}>{formatAmount(self)}</dd>
        </div>
      </dl>
    </div>
  );
}

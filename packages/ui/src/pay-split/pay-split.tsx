import type { Money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '../format.ts';
import { type Tint, tintClass } from '../tint/tint.ts';
import './pay-split.css';

/** An amount with the words that say who pays it. */
export type PayPart = { readonly label: string; readonly amount: Money };

/**
 * What a voucher pays and what the resident pays, as a bar and in words. Striped is always the resident's own money. The bar
 * is hidden for screen readers, because the words say the same; who pays nothing has no line, because the price says so.
 * `tint` is the colour of the voucher.
 */
export function PaySplit(props: { readonly tint: Tint; readonly voucher: PayPart; readonly self: PayPart }) {
  const { tint, voucher, self } = props;
  const total = voucher.amount + self.amount;
  const share = total === 0 ? 100 : Math.round((voucher.amount / total) * 100);
  return (
    <div className={tintClass(tint)}>
      <div className="stads-pay-split" aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
        {self.amount > 0 ? <i /> : null}
      </div>
      <dl className="stads-pay-legend">
        <div>
          <dt>{voucher.label}</dt>
          <dd className="figures" translate="no">
            {formatAmount(voucher.amount)}
          </dd>
        </div>
        {self.amount === 0 ? null : (
          <div className="stads-pay-legend__self">
            <dt>{self.label}</dt>
            <dd className="figures" translate="no">
              {formatAmount(self.amount)}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

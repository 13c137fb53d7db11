import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { officesOf } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { SectionHead } from '../../lib/page/section-head.view.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useOpenNow } from '../providers/parts/use-office-card-data.ts';
import { productCardData } from '../products/parts/product-card-data.ts';
import { ProductTile } from '../products/parts/product-tile.tsx';
import { ProductTrio } from '../products/parts/product-trio.tsx';
import { useVoucherCardData } from './parts/use-voucher-card-data.ts';
import type { VoucherViewModel } from './voucher.vm.ts';

/** Offers up to what is left of a voucher that ends soon; nothing for others, without such offers, and when they cannot be read. */
export const VoucherFits = observer(function VoucherFits(props: {
  readonly voucher: Voucher;
  readonly model: VoucherViewModel;
}) {
  const { voucher, model } = props;
  const translate = useTexts();
  const { daysLeft } = useVoucherCardData(voucher).face;
  const { all, bookmarks } = model.fitting;
  const openingOf = useOpenNow();
  if (daysLeft === null || !model.showsFits) return null;
  return (
    <IfScreenEnabled screen="products">
      <section className="voucher-fits">
        <SectionHead
          title={titleOf(voucher, daysLeft, translate)}
          link={{ to: goTo('products', {}, { fund_id: voucher.fundId }), label: translate('vouchers.fits.all') }}
        />
        <ProductTrio
          products={all.value}
          tile={(product) => (
            <ProductTile
              key={product.id}
              saysLeft
              opening={daysLeft === 0 ? openingOf(officesOf(voucher, product.organization.id)) : null}
              face={productCardData(product, { vouchers: [voucher], today: model.today })}
              bookmark={bookmarks.of(product)}
            />
          )}
        />
      </section>
    </IfScreenEnabled>
  );
});

function titleOf({ amount }: Voucher, daysLeft: number, translate: Translate): string {
  if (daysLeft === 0) return translate('vouchers.fits.today');
  if (amount === null) return translate('vouchers.fits.hidden', { count: daysLeft });
  return translate('vouchers.fits.title', { amount: formatAmount(amount), count: daysLeft });
}

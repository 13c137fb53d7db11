import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useOpenNow } from '../providers/parts/use-office-card-data.ts';
import { productCardData } from '../products/parts/product-card-data.ts';
import { ProductTile } from '../products/parts/product-tile.tsx';
import { useVoucherCardData } from './parts/use-voucher-card-data.ts';
import type { VoucherViewModel } from './voucher.vm.ts';

/** Offers up to what is left of a voucher that ends soon; nothing for others, and without such offers. */
export const VoucherFits = observer(function VoucherFits(props: {
  readonly voucher: Voucher;
  readonly model: VoucherViewModel;
}) {
  const { voucher, model } = props;
  const translate = useTexts();
  const href = useHref();
  const { daysLeft } = useVoucherCardData(voucher).face;
  const { all, bookmarks } = model.fitting;
  const openingOf = useOpenNow();
  if (daysLeft === null || all.value === null || all.value.length === 0) return null;
  return (
    <IfScreenEnabled screen="products">
      <section className="voucher-fits">
        <div className="section__head">
          <Heading level={2}>{titleOf(voucher, daysLeft, translate)}</Heading>
          <Link appearance="standalone" href={href(goTo('products', {}, { fund_id: voucher.fundId }))}>
            {translate('vouchers.fits.all')}
          </Link>
        </div>
        <ul className="grid grid--3">
          {all.value.map((product) => (
            <ProductTile
              key={product.id}
              saysLeft
              opening={daysLeft === 0 ? openingOf(officesOf(voucher, product)) : null}
              face={productCardData(product, { vouchers: [voucher], today: model.today })}
              bookmark={bookmarks.of(product)}
            />
          ))}
        </ul>
      </section>
    </IfScreenEnabled>
  );
});

/** The offices of the provider of an offer; a copy on the device lacks their hours. */
function officesOf({ offices, offlineCopy }: Voucher, { organization }: Product) {
  return offlineCopy === undefined ? offices.filter(({ organizationId }) => organizationId === organization.id) : [];
}

function titleOf({ amount }: Voucher, daysLeft: number, translate: Translate): string {
  if (daysLeft === 0) return translate('vouchers.fits.today');
  if (amount === null) return translate('vouchers.fits.hidden', { count: daysLeft });
  return translate('vouchers.fits.title', { amount: formatAmount(amount), count: daysLeft });
}

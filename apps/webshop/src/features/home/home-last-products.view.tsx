import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { officesOf } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { CardLink } from '@stadstegoed/ui/card/card.tsx';
import { Row, Rows } from '@stadstegoed/ui/card/rows.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { NameText } from '../../lib/texts/name-text.view.tsx';
import { productCardData, type ProductCardData } from '../products/parts/product-card-data.ts';
import { ProductPicture, productTint } from '../products/parts/product-picture.tsx';
import { ProductPrice } from '../products/parts/product-price.tsx';
import { OpenNow } from '../providers/parts/open-now.tsx';
import { useOpenNow } from '../providers/parts/use-office-card-data.ts';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';

/**
 * Up to three offers that what is left of a voucher pays whole, on its last day with the opening hours.
 */
export const LastProducts = observer(function LastProducts(props: {
  readonly model: ResidentHomeViewModel;
  readonly voucher: Voucher;
  readonly isLast: boolean;
}) {
  const { model, voucher, isLast } = props;
  const translate = useTexts();
  const openingOf = useOpenNow();
  const { value } = model.lastProducts.all;
  if (value === null || (isLast && model.tickets.lacks(voucher))) return <SkeletonRows count={3} />;
  const viewer = { vouchers: model.vouchers.value?.items ?? null, today: model.today };
  const whole = model.tickets.of(voucher);
  return (
    <Rows className="last-products" aria-label={translate('funds.home.todo.ending.fits')}>
      {value.map((product) => (
        <LastProduct
          key={product.id}
          face={productCardData(product, viewer)}
          opening={isLast ? openingOf(officesOf(whole, product.organization.id)) : null}
        />
      ))}
    </Rows>
  );
});

function LastProduct(props: {
  readonly face: ProductCardData;
  readonly opening: ReturnType<ReturnType<typeof useOpenNow>>;
}) {
  const href = useHref();
  const { face, opening } = props;
  const { product, picture } = face;
  return (
    <Row className={`last-product ${tintClass(productTint(face))}`}>
      <div className="product-photo last-product__photo">
        <ProductPicture picture={picture} eager={false} />
      </div>
      <div>
        <CardLink href={href(goTo('product', { id: product.id }))}>
          <NameText name={product.name} kind="product" />
        </CardLink>
        <p className="text-xs text-subtle">
          {opening === null ? (
            <NameText name={product.organization.name} kind="provider" />
          ) : (
            <OpenNow face={opening} />
          )}
        </p>
      </div>
      <p>
        <ProductPrice face={face} />
      </p>
    </Row>
  );
}

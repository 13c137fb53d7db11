import type { Product } from '@stadstegoed/core/products/product.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { CardLink } from '@stadstegoed/ui/card/card.tsx';
import { Row, Rows } from '@stadstegoed/ui/card/rows.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { NameText } from '../../lib/texts/name-text.view.tsx';
import { productCardData, type ProductViewer } from '../products/parts/product-card-data.ts';
import { ProductPicture, productTint } from '../products/parts/product-picture.tsx';
import { ProductPrice } from '../products/parts/product-price.tsx';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';

/** Up to three offers that what is left of a voucher pays whole. A failure is left out: the section below the tickets tells it. */
export const LastProducts = observer(function LastProducts(props: {
  readonly model: ResidentHomeViewModel;
  readonly fundId: string;
}) {
  const { model, fundId } = props;
  const translate = useTexts();
  const href = useHref();
  const { value, isFirstLoad } = model.lastProducts.all;
  if (value === null && isFirstLoad) return <SkeletonRows count={3} />;
  if (value === null || value.length === 0) return null;
  const viewer = { vouchers: model.vouchers.value?.items ?? null, today: model.today };
  return (
    <IfScreenEnabled screen="products">
      <div className="last-products">
        <Rows aria-label={translate('funds.home.todo.ending.fits')}>
          {value.map((product) => (
            <LastProduct key={product.id} product={product} viewer={viewer} />
          ))}
        </Rows>
        <Link appearance="standalone" href={href(goTo('products', {}, { fund_id: fundId }))}>
          {translate('funds.home.todo.ending.all')}
        </Link>
      </div>
    </IfScreenEnabled>
  );
});

function LastProduct(props: { readonly product: Product; readonly viewer: ProductViewer }) {
  const href = useHref();
  const face = productCardData(props.product, props.viewer);
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
          <NameText name={product.organization.name} kind="provider" />
        </p>
      </div>
      <p>
        <ProductPrice face={face} />
      </p>
    </Row>
  );
}

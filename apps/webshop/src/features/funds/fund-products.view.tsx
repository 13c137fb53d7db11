import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { SectionHead } from '../../lib/page/section-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { productCardData } from '../products/parts/product-card-data.ts';
import { ProductTile } from '../products/parts/product-tile.tsx';
import { ProductTrio } from '../products/parts/product-trio.tsx';
import { hasProducts, type FundViewModel } from './fund.vm.ts';

/** Three offers of the fund, for who has it with what she pays, and the link to all of them. */
export const FundProducts = observer(function FundProducts(props: {
  readonly fund: Fund;
  readonly model: FundViewModel;
}) {
  const { fund, model } = props;
  const translate = useTexts();
  const { all, bookmarks } = model.offers;
  if (!hasProducts(fund)) return null;
  const list = fund.type === 'subsidies' ? 'actions' : 'products';
  const tile = (product: Product) => {
    const face = productCardData(product, model.offersViewer);
    // On the page of a fund that the resident does not have, each offer would say that no voucher pays it.
    const shown = face.pays.kind === 'no_voucher' ? { ...face, pays: { kind: 'unknown' } as const } : face;
    return <ProductTile key={product.id} face={shown} bookmark={bookmarks.of(product)} />;
  };
  return (
    <IfScreenEnabled screen={list}>
      <section>
        <SectionHead
          title={translate(model.isBudgetOwner && all.value?.length !== 0 ? 'funds.fund.fits' : 'funds.fund.offers')}
          link={{
            to: goTo(list, {}, { fund_id: fund.id }),
            label: translate('funds.fund.allOffers', { fund: fund.name }),
          }}
        />
        <Loaded
          from={all}
          skeleton={<ProductTrio products={null} tile={tile} />}
          failedTitle={translate('funds.fund.offersFailed')}
        >
          {(products) => <ProductTrio products={products} tile={tile} />}
        </Loaded>
      </section>
    </IfScreenEnabled>
  );
});

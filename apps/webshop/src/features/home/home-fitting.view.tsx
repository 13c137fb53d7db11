import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { SkeletonCards } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { productCardData } from '../products/parts/product-card-data.ts';
import { ProductTile } from '../products/parts/product-tile.tsx';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';
import { SectionHead } from '../../lib/page/section-head.view.tsx';

/** Offers that the vouchers pay whole; not shown without a voucher, and without such offers. */
export const FittingSection = observer(function FittingSection({ model }: { readonly model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const { all, bookmarks } = model.fitting;
  const { fittingProducts: products } = model;
  const viewer = { vouchers: model.vouchers.value?.items ?? null, today: model.today };
  if (all.state === 'idle' || (all.value !== null && products.length === 0)) return null;
  return (
    <IfScreenEnabled screen="products">
      <section className="section home-short">
        <div className="container">
          <SectionHead
            title={translate('funds.home.fitting.title')}
            link={{ to: goTo('products', {}), label: translate('funds.home.fitting.all') }}
          />
          <Loaded
            from={all}
            skeleton={<SkeletonCards count={4} columns={4} />}
            failedTitle={translate('funds.home.samples.budgetFailed')}
          >
            {() => (
              <ul className="grid grid--4 home-samples">
                {products.map((product) => (
                  <ProductTile
                    key={product.id}
                    face={productCardData(product, viewer)}
                    bookmark={bookmarks.of(product)}
                  />
                ))}
              </ul>
            )}
          </Loaded>
        </div>
      </section>
    </IfScreenEnabled>
  );
});

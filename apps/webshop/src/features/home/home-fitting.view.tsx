import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { SkeletonCards } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { productCardData } from '../products/parts/product-card-data.ts';
import { ProductTile } from '../products/parts/product-tile.tsx';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';

/** Offers that the vouchers pay whole; not shown without a voucher, and without such offers. */
export const FittingSection = observer(function FittingSection({ model }: { readonly model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const href = useHref();
  const { all, bookmarks } = model.fitting;
  const viewer = { vouchers: model.vouchers.value?.items ?? null, today: model.today };
  if (all.state === 'idle' || all.value?.length === 0) return null;
  return (
    <IfScreenEnabled screen="products">
      <section className="section">
        <div className="container">
          <div className="section__head">
            <div>
              <Heading level={2}>{translate('funds.home.fitting.title')}</Heading>
              <p>{translate('funds.home.fitting.text')}</p>
            </div>
            <Link
              appearance="standalone"
              href={href(goTo('products', {}))}
              icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
            >
              {translate('funds.home.fitting.all')}
            </Link>
          </div>
          <Loaded
            from={all}
            skeleton={<SkeletonCards count={4} columns={4} />}
            failedTitle={translate('funds.home.samples.budgetFailed')}
          >
            {(products) => (
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

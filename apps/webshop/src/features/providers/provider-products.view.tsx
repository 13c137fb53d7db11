import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import type { Load } from '../../lib/load/load.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { productCardData, type ProductViewer } from '../products/parts/product-card-data.ts';
import { ProductTile } from '../products/parts/product-tile.tsx';

/** Three offers of a provider and a link to the rest; nothing when there are none. */
export const ProviderProducts = observer(function ProviderProducts(props: {
  kind: 'products' | 'actions';
  from: Load<Page<Product>>;
  viewer: ProductViewer;
  provider: Pick<Provider, 'id' | 'name'>;
  /** The heading, when it is not that of the kind. */
  title?: string;
}) {
  const { kind, from, viewer, provider } = props;
  const translate = useTexts();
  const href = useHref();
  if (from.value?.total === 0) return null;
  const all = href(goTo(kind, {}, { organization_id: provider.id }));
  const id = `provider-${kind}`;
  return (
    <section aria-labelledby={id}>
      <div className="provider-products__head">
        <Heading level={2} id={id}>
          {props.title ?? translate(`providers.${kind}`)}
        </Heading>
        {from.value === null ? null : (
          <IfScreenEnabled screen={kind}>
            <Link href={all} appearance="standalone">
              {translate(`providers.${kind}.all`, { count: from.value.total })}
            </Link>
          </IfScreenEnabled>
        )}
      </div>
      <Loaded from={from} skeleton={<TileSkeletons />} failedTitle={translate(`providers.${kind}.failed`)}>
        {(page) => (
          <ul className="grid grid--3" aria-labelledby={id}>
            {page.items.map((product) => (
              <ProductTile key={product.id} face={productCardData(product, viewer)} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
});

function TileSkeletons() {
  return (
    <div className="grid grid--3">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} height="18rem" />
      ))}
    </div>
  );
}

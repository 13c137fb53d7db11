import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { LinkState } from '../../lib/links/shop-link.tsx';
import { ExtraComing } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { ProductTile } from './parts/product-tile.tsx';
import type { ProductViewModel } from './product.vm.ts';
import { searchDataOf, type SearchData } from './parts/search-data.ts';

/** Offers of the same category; nothing when there are none or they cannot be read. One step further from the list. */
export const RelatedProducts = observer(function RelatedProducts(props: {
  readonly model: ProductViewModel;
  readonly searchData: SearchData | null;
}) {
  const { model, searchData } = props;
  const translate = useTexts();
  const faces = model.relatedFaces;
  if (faces.length === 0) return <ExtraComing from={model.related} />;
  const title = translate(model.isMissing ? 'products.product.maybe' : 'products.product.related');
  return (
    <LinkState value={searchData === null ? null : searchDataOf(searchData.address, searchData.steps + 1)}>
      <section className="related-products no-print">
        <Heading level={2}>{title}</Heading>
        <ul className="grid grid--4 products-grid" aria-label={title}>
          {faces.map((face) => (
            <ProductTile
              key={face.product.id}
              face={face}
              distance={model.near.kilometresTo(face.product.offices)}
              bookmark={model.bookmarks.of(face.product)}
            />
          ))}
        </ul>
      </section>
    </LinkState>
  );
});

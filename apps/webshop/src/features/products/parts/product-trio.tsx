import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import './product-card.css';

/** Three offers, each as a tile, or a placeholder of their height while they are null. */
export function ProductTrio(props: {
  readonly products: readonly Product[] | null;
  readonly tile: (product: Product) => Elements;
}) {
  const { products, tile } = props;
  if (products !== null) return <ul className="grid grid--3">{products.map(tile)}</ul>;
  return (
    <div className="product-trio">
      <Skeleton height="100%" />
    </div>
  );
}

import { Card } from '@stadstegoed/ui/card/card.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { OpenNow } from '../../providers/parts/open-now.tsx';
import { ProductBy, ProductName, PriceOfProduct, ProductTop, type ProductCardProps } from './product-card.tsx';
import { productTint } from './product-picture.tsx';

/** An offer as a tile of a grid: picture, name, who and how far, price and what this resident pays. */
export function ProductTile(props: ProductCardProps) {
  const { face, distance = null, opening = null, level = 3 } = props;
  return (
    <Card as="li" className={`product-card product-tile ${tintClass(productTint(face))}`}>
      <ProductTop {...props} />
      <div className="product-tile__body">
        <ProductName face={face} level={level} />
        <ProductBy face={face} distance={distance} />
        {opening === null ? null : (
          <p className="text-sm">
            <OpenNow face={opening} />
          </p>
        )}
        <PriceOfProduct {...props} />
      </div>
    </Card>
  );
}

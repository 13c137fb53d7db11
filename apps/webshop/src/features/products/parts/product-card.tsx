import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { NameText } from '../../../lib/texts/name-text.view.tsx';
import { IfScreenEnabled } from '../../../lib/links/if-screen-enabled.view.tsx';
import { NameLink } from '../../../lib/links/name-link.view.tsx';
import type { OpenNow } from '../../providers/parts/open-now.tsx';
import { useDistanceText } from '../../providers/parts/use-office-card-data.ts';
import { BookmarkButton, type ProductBookmark } from './bookmark-button.tsx';
import type { ProductCardData } from './product-card-data.ts';
import { ProductFlagLabel } from './product-flag.tsx';
import { ProductPicture } from './product-picture.tsx';
import { PayLine } from './pay-line.tsx';
import { ProductPrice } from './product-price.tsx';
import './product-card.css';

/** An offer on a card. The parts take props only, so that every feature can show offers. */
export interface ProductCardProps {
  readonly face: ProductCardData;
  /** Kilometres to the nearest office; absent or null when unknown. */
  readonly distance?: number | null;
  /** When the provider is open; absent where it does not matter. */
  readonly opening?: Parameters<typeof OpenNow>[0]['face'] | null;
  /** Absent where an offer cannot be bookmarked. */
  readonly bookmark?: ProductBookmark;
  /** The level of the heading with the name; 3 by default. */
  readonly level?: 2 | 3 | 4;
  /** Says what is left of the voucher that pays the offer whole, in place of that the resident pays nothing. */
  readonly saysLeft?: boolean;
  /** Loads the picture at once, for cards that are visible first. */
  readonly eager?: boolean;
}

/** The picture with the flag and the heart on it. */
export function ProductTop({ face, bookmark, eager }: ProductCardProps) {
  const { product, flag, picture } = face;
  return (
    <>
      <div className="product-photo">
        <ProductPicture picture={picture} eager={eager ?? false} />
      </div>
      {flag === null ? null : (
        <span className="product-flag">
          <ProductFlagLabel flag={flag} />
        </span>
      )}
      {bookmark === undefined ? null : (
        <span className="product-heart-place">
          <BookmarkButton bookmark={bookmark} name={product.name} />
        </span>
      )}
    </>
  );
}

/** The name, which is the link of the card where the municipality shows offers. */
export function ProductName({ face, level = 3 }: Pick<ProductCardProps, 'face' | 'level'>) {
  const { product } = face;
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`;
  return (
    <Heading className="product-name">
      <IfScreenEnabled screen="product" otherwise={<NameText name={product.name} kind="product" />}>
        <NameLink to={goTo('product', { id: product.id })} name={product.name} kind="product" />
      </IfScreenEnabled>
    </Heading>
  );
}

/** The provider, and how far it is. */
export function ProductBy({ face, distance = null }: Pick<ProductCardProps, 'face' | 'distance'>) {
  const distanceText = useDistanceText();
  return (
    <p className="product-by">
      <NameText name={face.product.organization.name} kind="provider" />
      {distance === null ? null : (
        <>
          <span>{'\u00a0· '}</span>
          <span className="figures">{distanceText(distance)}</span>
        </>
      )}
    </p>
  );
}

/** The price and what this resident pays. */
export function PriceOfProduct({ face, saysLeft = false }: Pick<ProductCardProps, 'face' | 'saysLeft'>) {
  return (
    <p className="product-price">
      <ProductPrice face={face} /> <PayLine pays={face.pays} saysLeft={saysLeft} />
    </p>
  );
}

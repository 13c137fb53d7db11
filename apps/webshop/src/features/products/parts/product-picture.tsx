import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { pictureUrl, type Picture } from '@stadstegoed/core/shared/picture.ts';
import { tintOfPicture, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import { useState } from 'react';
import { preload } from 'react-dom';
import type { ProductCardData } from './product-card-data.ts';

/** The sizes of a picture, the best first: `small` and `thumbnail` on a card, `large` on the page of the offer. */
const SIZES = { card: ['small', 'thumbnail', 'large'], page: ['large', 'small', 'thumbnail'] } as const;

/** The picture of an offer: photo, else logo, else a drawing. Decorative: the name of the offer stands beside it. */
export function ProductPicture(props: {
  readonly picture: Picture | null;
  readonly size?: keyof typeof SIZES;
  readonly eager?: boolean;
}) {
  const { picture, size = 'card', eager = false } = props;
  const url = pictureUrl(picture, ...SIZES[size]);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url === null || url === failedUrl) return <IconShoppingBag stroke={1.25} aria-hidden="true" />;
  // Asked for while the rest of the list is still drawn, which takes a slow phone a while.
  if (eager) preload(url, { as: 'image' });
  return (
    <img
      className="cover"
      src={url}
      alt=""
      width="400"
      height="300"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedUrl(url)}
    />
  );
}

/** The tint of an offer, from its picture, otherwise from its id. */
export function productTint({ picture, product }: Pick<ProductCardData, 'picture' | 'product'>): Tint {
  return tintOfPicture(picture?.dominantColor, Number(product.id));
}

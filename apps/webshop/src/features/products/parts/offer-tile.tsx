import { Card } from '@stadstegoed/ui/card/card.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { OfferBy, OfferName, OfferPrice, OfferTop, type OfferCardProps } from './offer-card.tsx';
import { offerTint } from './offer-picture.tsx';

/** An offer as a tile of a grid: picture, name, who and how far, price and what this resident pays. */
export function OfferTile(props: OfferCardProps) {
  const { face, distance = null, level = 3 } = props;
  return (
    <Card as="li" className={`offer-card offer-tile ${tintClass(offerTint(face))}`}>
      <OfferTop {...props} />
      <div className="offer-tile__body">
        <OfferName face={face} level={level} />
        <OfferBy face={face} distance={distance} />
        <OfferPrice {...props} />
      </div>
    </Card>
  );
}

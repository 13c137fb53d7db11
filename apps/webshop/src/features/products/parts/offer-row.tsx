import { Card } from '@stadstegoed/ui/card/card.tsx';
import { truncate } from '@stadstegoed/ui/format.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { OfferBy, OfferName, OfferPrice, OfferTop, type OfferCardProps } from './offer-card.tsx';
import { offerTint } from './offer-picture.tsx';

/** An offer as a row of a list: picture, name, who and how far, one sentence, funds, price and what this resident pays. */
export function OfferRow(props: OfferCardProps) {
  const { face, distance = null, level = 3 } = props;
  const { product } = face;
  return (
    <Card as="li" className={`offer-card offer-row ${tintClass(offerTint(face))}`}>
      <OfferTop {...props} />
      <div className="offer-row__body">
        <OfferName face={face} level={level} />
        <OfferBy face={face} distance={distance} />
        <p className="offer-row__text">
          <ContentText>{truncate(face.summary)}</ContentText>
        </p>
        {product.funds.length === 0 ? null : (
          <p className="offer-row__funds">
            {product.funds.map((fund, index) => (
              <span
                key={fund.id}
                className={`offer-fund ${tintClass(tintOfPicture(fund.logo?.dominantColor, Number(fund.id)))}`}
              >
                <ContentText>{fund.name}</ContentText>
                {/* A screen reader reads the funds as one line. */}
                {index === product.funds.length - 1 ? null : <span className="visually-hidden">, </span>}
              </span>
            ))}
          </p>
        )}
      </div>
      <OfferPrice {...props} />
    </Card>
  );
}

/** Placeholders of rows, as high as the rows. */
export function OfferRowSkeletons(props: { readonly count: number }) {
  return (
    <div className="offers">
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="offer-card offer-row offer-row--skeleton">
          <div className="offer-photo">
            <Skeleton height="100%" />
          </div>
          <div className="offer-row__body">
            <Skeleton shape="line" width="60%" height="1.25rem" />
            <Skeleton shape="line" width="40%" />
            <Skeleton shape="line" width="90%" />
          </div>
          <div className="offer-price">
            <Skeleton shape="line" width="5rem" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

import { Card } from '@stadstegoed/ui/card/card.tsx';
import { truncate } from '@stadstegoed/ui/format.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { ProductBy, ProductName, PriceOfProduct, ProductTop, type ProductCardProps } from './product-card.tsx';
import { useOtherFunds } from './fund-names.ts';
import { productTint } from './product-picture.tsx';

/** How many funds a row names: it is compared with others, and the page of the offer has them all. */
const NAMED_FUNDS = 2;

/** An offer as a row of a list: picture, name, who and how far, one sentence, funds, price and what this resident pays. */
export function ProductRow(props: ProductCardProps) {
  const { face, distance = null, level = 3 } = props;
  const { product } = face;
  const funds = product.funds.slice(0, NAMED_FUNDS);
  const others = useOtherFunds(product.funds.length, NAMED_FUNDS);
  return (
    <Card as="li" className={`product-card product-row ${tintClass(productTint(face))}`}>
      <ProductTop {...props} />
      <div className="product-row__body">
        <ProductName face={face} level={level} />
        <ProductBy face={face} distance={distance} />
        <p className="product-row__text">
          <ContentText>{truncate(face.summary)}</ContentText>
        </p>
        {funds.length === 0 ? null : (
          <p className="product-row__funds">
            {funds.map((fund, index) => (
              <span
                key={fund.id}
                className={`product-fund ${tintClass(tintOfPicture(fund.logo?.dominantColor, Number(fund.id)))}`}
              >
                <ContentText>{fund.name}</ContentText>
                {/* A screen reader reads the funds as one line. */}
                {index === funds.length - 1 && others === null ? null : <span className="visually-hidden">, </span>}
              </span>
            ))}
            {others === null ? null : <span className="text-sm">{others}</span>}
          </p>
        )}
      </div>
      <PriceOfProduct {...props} />
    </Card>
  );
}

/** Placeholders of rows, as high as the rows. */
export function ProductRowSkeletons(props: { readonly count: number }) {
  return (
    <div className="product-rows">
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="product-card product-row product-row--skeleton">
          <div className="product-photo">
            <Skeleton height="100%" />
          </div>
          <div className="product-row__body">
            <Skeleton shape="line" width="60%" height="1.25rem" />
            <Skeleton shape="line" width="40%" />
            <Skeleton shape="line" width="90%" />
          </div>
          <div className="product-price">
            <Skeleton shape="line" width="5rem" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

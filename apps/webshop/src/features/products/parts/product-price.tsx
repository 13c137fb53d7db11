import { formatInSentence, formatPercent } from '@stadstegoed/ui/format.ts';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { useTexts } from '../../../support/texts.ts';
import { useLanguage } from '../../../support/use-language.ts';
import type { OfferFace } from './offer-face.ts';

type Priced = Pick<OfferFace, 'product' | 'lowest' | 'isFrom'>;

/**
 * The price of an offer, whatever its type: an amount, free, or the discount (2 §9). When a fund pays part of it, the lowest
 * price and the full price crossed out.
 */
export function ProductPrice({ face }: { readonly face: Priced }) {
  const translate = useTexts();
  switch (face.product.priceType) {
    case 'free':
      return <b>{translate('products.price.free')}</b>;
    case 'informational':
      return <b>{translate('products.price.ask')}</b>;
    case 'discount_fixed':
    case 'discount_percentage':
      return <DiscountPrice face={face} />;
    case 'regular':
      return <RegularPrice face={face} />;
  }
}

function DiscountPrice({ face }: { readonly face: Priced }) {
  const translate = useTexts();
  const language = useLanguage();
  const { discount } = face.product;
  if (discount === null) return <b>{translate('products.price.someDiscount')}</b>;
  const amount =
    discount.kind === 'amount' ? formatInSentence(discount.amount) : formatPercent(discount.percent, language);
  return <b>{translate('products.price.discount', { amount })}</b>;
}

function RegularPrice({ face }: { readonly face: Priced }) {
  const { product, lowest, isFrom } = face;
  const translate = useTexts();
  const language = useLanguage();
  if (lowest === null) return <b>{translate('products.price.ask')}</b>;
  return (
    <>
      <b>
        {isFrom ? `${translate('products.price.from')} ` : null}
        {lowest === 0 ? translate('products.price.free') : <Price amount={lowest} language={language} />}
      </b>
      {product.price !== null && lowest < product.price ? (
        <s>
          <span className="visually-hidden">{translate('products.price.before')} </span>
          <Price amount={product.price} language={language} />
        </s>
      ) : null}
    </>
  );
}

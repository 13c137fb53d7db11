import { formatInSentence, formatPercent } from '@stadstegoed/ui/format.ts';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { useTexts } from '../../../support/texts.ts';
import { useLanguage } from '../../../support/use-language.ts';
import type { OfferFace } from './offer-face.ts';

/**
 * The price of an offer, whatever its type: an amount, free, or the discount (2 §9). When a fund pays part of it, the lowest
 * price and the full price crossed out.
 */
export function ProductPrice({ face }: { readonly face: Pick<OfferFace, 'product' | 'lowest'> }) {
  const { product, lowest } = face;
  const translate = useTexts();
  const language = useLanguage();
  const { discount } = product;
  if (product.priceType === 'free') return <b>{translate('products.price.free')}</b>;
  if (product.priceType === 'informational') return <b>{translate('products.price.ask')}</b>;
  if (product.priceType !== 'regular') {
    if (discount === null) return <b>{translate('products.price.someDiscount')}</b>;
    const amount =
      discount.kind === 'amount' ? formatInSentence(discount.amount) : formatPercent(discount.percent, language);
    return <b>{translate('products.price.discount', { amount })}</b>;
  }
  if (lowest === null) return <b>{translate('products.price.ask')}</b>;
  return (
    <>
      <b>{lowest === 0 ? translate('products.price.free') : <Price amount={lowest} language={language} />}</b>
      {product.price !== null && lowest < product.price ? (
        <s>
          <span className="visually-hidden">{translate('products.price.before')} </span>
          <Price amount={product.price} language={language} />
        </s>
      ) : null}
    </>
  );
}

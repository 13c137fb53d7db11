import { formatAmount, formatPercent } from '@stadstegoed/ui/format.ts';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { RegularPrice } from '../../../lib/page/regular-price.view.tsx';
import { PriceComing } from '../../../lib/page/price-coming.view.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import type { ProductCardData } from './product-card-data.ts';

type Priced = Pick<ProductCardData, 'product' | 'price'>;

/**
 * The price of an offer, whatever its type: an amount, free, or the discount. Beside it the full price crossed out, when
 * this viewer does not pay that.
 */
export function ProductPrice({ face }: { readonly face: Priced }) {
  const translate = useTexts();
  switch (face.product.priceType) {
    case 'free':
      return <b>{translate('shell.price.free')}</b>;
    case 'informational':
      return <b>{translate('products.price.ask')}</b>;
    case 'discount_fixed':
    case 'discount_percentage':
      return <DiscountPrice face={face} />;
    case 'regular':
      return <PriceOfViewer face={face} />;
  }
}

function DiscountPrice({ face }: { readonly face: Priced }) {
  const translate = useTexts();
  const language = useLanguage();
  const { discount } = face.product;
  if (discount === null) return <b>{translate('products.price.someDiscount')}</b>;
  const amount = discount.kind === 'amount' ? formatAmount(discount.amount) : formatPercent(discount.percent, language);
  return <b>{translate('shell.price.discount', { amount })}</b>;
}

function PriceOfViewer({ face }: { readonly face: Priced }) {
  const translate = useTexts();
  const language = useLanguage();
  if (face.price === null) return <PriceComing />;
  const { amount, isFrom, former } = face.price;
  if (amount === null) return <b>{translate('products.price.ask')}</b>;
  return (
    <>
      <b>
        <RegularPrice amount={amount} isFrom={isFrom} />
      </b>
      {former === null ? null : (
        <s>
          <span className="visually-hidden">{`${translate('products.price.before')} `}</span>
          <Price amount={former} language={language} />
        </s>
      )}
    </>
  );
}

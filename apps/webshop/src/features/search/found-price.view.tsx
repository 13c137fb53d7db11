import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount, formatPercent } from '@stadstegoed/ui/format.ts';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { shortPrice } from './suggestion-line.ts';

/** The price of an offer in a word or two. Has texts of its own, because those of the offers are not loaded with the header. */
export function FoundPrice(props: { readonly product: Product; readonly vouchers: readonly Voucher[] | null }) {
  const translate = useTexts();
  const language = useLanguage();
  const price = shortPrice(props.product, props.vouchers);
  switch (price?.kind) {
    case undefined:
      return null;
    case 'free':
      return <span>{translate('search.price.free')}</span>;
    case 'price':
      return (
        <span>
          {price.isFrom ? <span>{`${translate('search.price.from')} `}</span> : null}
          <Price amount={price.amount} language={language} />
        </span>
      );
    case 'discount': {
      const { discount } = price;
      const amount =
        discount.kind === 'amount' ? formatAmount(discount.amount) : formatPercent(discount.percent, language);
      return <span>{translate('search.price.discount', { amount })}</span>;
    }
  }
}

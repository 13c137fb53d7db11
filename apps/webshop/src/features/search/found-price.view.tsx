import { productPrice } from '@stadstegoed/core/products/product-price.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount, formatPercent } from '@stadstegoed/ui/format.ts';
import { RegularPrice } from '../../lib/page/regular-price.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';

/** The price of an offer in a word or two, without the texts of the offers, which are not loaded with the header. */
export function FoundPrice(props: { readonly product: Product; readonly vouchers: readonly Voucher[] | null }) {
  const { product, vouchers } = props;
  const { priceType, discount } = product;
  const translate = useTexts();
  const language = useLanguage();
  if (priceType === 'free') return <span>{translate('shell.price.free')}</span>;
  const { amount = null, isFrom = false } = productPrice(product, vouchers) ?? {};
  if (amount !== null) return <RegularPrice amount={amount} isFrom={isFrom} />;
  if (discount === null) return null;
  return (
    <span>
      {translate('shell.price.discount', {
        amount: discount.kind === 'amount' ? formatAmount(discount.amount) : formatPercent(discount.percent, language),
      })}
    </span>
  );
}

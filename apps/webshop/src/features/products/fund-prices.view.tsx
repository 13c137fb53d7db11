import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { FundPriceData } from './fund-price-data.ts';
import { NAMED_FUNDS } from './parts/fund-names.ts';
import { useVoucherName } from './voucher-name.ts';

/** What the offer costs with each voucher of the resident, or in each fund for who has none. */
export function FundPrices({ prices }: { readonly prices: readonly FundPriceData[] }) {
  const translate = useTexts();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? prices : prices.slice(0, NAMED_FUNDS);
  return (
    <section>
      <Heading level={2}>
        {translate(prices[0]?.hasVoucher ? 'products.product.perFund.title' : 'products.product.perFund.funds')}
      </Heading>
      <ul className="fund-prices">
        {shown.map((price) => (
          <FundPrice key={price.key} price={price} />
        ))}
      </ul>
      {prices.length > shown.length ? (
        <Button onClick={() => setShowsAll(true)}>
          {translate('products.product.perFund.all', { count: prices.length })}
        </Button>
      ) : null}
    </section>
  );
}

function FundPrice({ price }: { readonly price: FundPriceData }) {
  const translate = useTexts();
  const language = useLanguage();
  const name = useVoucherName();
  return (
    <li className={`fund-price ${tintClass(price.tint)}`}>
      <span className="fund-price__picture">
        {price.art === null ? null : (
          <img className="cover" src={price.art} alt="" width="56" height="56" loading="lazy" />
        )}
      </span>
      <div>
        <Heading level={3} size={4}>
          <ContentText>{name(price)}</ContentText>
        </Heading>
        {price.hasVoucher ? <p className="text-sm">{noteOf(price, translate)}</p> : null}
      </div>
      {price.limitReached || price.isShort || price.self === null ? null : (
        <p className="fund-price__you">
          {price.hasVoucher ? <span>{translate('products.product.perFund.you')}</span> : null}{' '}
          <b>
            <Price amount={price.self} language={language} />
          </b>
        </p>
      )}
    </li>
  );
}

/** The balance now and after, or why there is none. */
function noteOf(price: FundPriceData, translate: ReturnType<typeof useTexts>): string {
  if (price.limitReached) return translate('products.pay.limitReached');
  if (price.isShort && price.self === null) return translate('products.pay.notEnough');
  if (price.isShort && price.self !== null) {
    const key = price.paysOnline ? 'products.product.perFund.online' : 'products.product.perFund.short';
    return translate(key, { self: formatAmount(price.self) });
  }
  if (price.balance === null) return '';
  return translate('products.product.perFund.balance', {
    now: formatAmount(price.balance.now),
    after: formatAmount(price.balance.after),
  });
}

import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import { productPrice } from '@stadstegoed/core/products/product-price.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { money, type Money } from '@stadstegoed/core/shared/money.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import type { ViewerVouchers } from '@stadstegoed/core/products/what-you-pay.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatAmount, formatPercent } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { NameText } from '../../../lib/texts/name-text.view.tsx';
import { IfScreenEnabled } from '../../../lib/links/if-screen-enabled.view.tsx';
import { NameLink } from '../../../lib/links/name-link.view.tsx';
import { PriceComing } from '../../../lib/page/price-coming.view.tsx';
import { RegularPrice } from '../../../lib/page/regular-price.view.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import './sample-card.css';

/** An offer as a card: picture, name, provider and price. It links to the offer where the municipality shows offers. */
export function SampleCard(props: {
  readonly sample: ProductSample;
  /** The vouchers of who looks. */
  readonly vouchers: ViewerVouchers;
}) {
  const { sample } = props;
  const translate = useTexts();
  const url = pictureUrl(sample.photo, 'small', 'large', 'thumbnail');
  return (
    <Card as="li" className={`sample-card ${tintClass(tintOfPicture(sample.photo?.dominantColor, Number(sample.id)))}`}>
      <div className="sample-card__photo">
        {url === null ? (
          <IconShoppingBag stroke={1.25} aria-hidden="true" />
        ) : (
          <img className="cover" src={url} alt="" width="400" height="300" loading="lazy" decoding="async" />
        )}
      </div>
      <div className="sample-card__body">
        <Heading level={3} size={4}>
          <IfScreenEnabled screen="product" otherwise={<NameText name={sample.name} kind="product" />}>
            <NameLink to={goTo('product', { id: sample.id })} name={sample.name} kind="product" />
          </IfScreenEnabled>
        </Heading>
        <p className="text-sm text-subtle">
          <NameText name={sample.organizationName} kind="provider" />
        </p>
        <p className="sample-card__price">
          <SamplePrice {...props} />
          {sample.soldOut ? <Badge kind="neutral">{translate('funds.sample.soldOut')}</Badge> : null}
        </p>
      </div>
    </Card>
  );
}

function SamplePrice({ sample, vouchers }: Parameters<typeof SampleCard>[0]) {
  const translate = useTexts();
  const language = useLanguage();
  const price = productPrice(sample, vouchers);
  switch (sample.priceType) {
    case 'free':
      return <span>{translate('shell.price.free')}</span>;
    case 'discount_fixed':
      return <span>{translate('shell.price.discount', { amount: formatAmount(inCents(sample.priceDiscount)) })}</span>;
    case 'discount_percentage':
      return (
        <span>{translate('shell.price.discount', { amount: formatPercent(sample.priceDiscount ?? 0, language) })}</span>
      );
    case 'informational':
      return null;
    case 'regular':
      if (price === null) return <PriceComing />;
      return price.amount === null ? null : <RegularPrice amount={price.amount} isFrom={price.isFrom} />;
  }
}

function inCents(euros: number | null): Money {
  return money(Math.round((euros ?? 0) * 100));
}

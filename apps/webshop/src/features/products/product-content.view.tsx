import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { toWebPage } from '../../lib/app/parse-address.ts';
import { NameText } from '../../lib/page/name-text.view.tsx';
import { useHref } from '../../lib/page/shop-link.tsx';
import { useTexts } from '../../lib/page/texts.ts';
import { useLanguage } from '../../lib/page/use-language.ts';
import { OfficeList } from '../offices/parts/office-list.tsx';
import { useDistanceText } from '../offices/parts/use-office-face.ts';
import { BookmarkButton } from './parts/bookmark-button.tsx';
import type { OfferFace } from './parts/offer-face.ts';
import { OfferFlag } from './parts/offer-flag.tsx';
import { OfferPicture } from './parts/offer-picture.tsx';
import type { PriceFace } from './price-faces.ts';
import type { ProductViewModel } from './product.vm.ts';
import { useVoucherName } from './voucher-name.ts';
import { telephoneLink } from '../../lib/page/telephone-link.ts';

/** Props of the parts of the page. */
export interface ProductContentProps {
  readonly face: OfferFace;
  readonly model: ProductViewModel;
}

/** The picture, the name, the description, the price per fund, the offices and the provider. */
export const ProductContent = observer(function ProductContent({ face, model }: ProductContentProps) {
  const translate = useTexts();
  const { product } = face;
  const { prices } = model;
  return (
    <div className="product-page__main">
      <ProductHead face={face} model={model} />
      <RichText html={product.descriptionHtml} />
      {prices.length === 0 ? null : (
        <section>
          <Heading level={2}>{translate('products.product.perFund.title')}</Heading>
          <p className="text-subtle">{translate('products.product.perFund.text')}</p>
          <ul className="fund-prices plain-list">
            {prices.map((price) => (
              <FundPrice key={price.key} price={price} signedIn={model.signedIn} />
            ))}
          </ul>
        </section>
      )}
      {face.pays.kind === 'at_counter' ? <AtTheCounter /> : null}
      {product.offices.length === 0 ? null : (
        <section>
          <Heading level={2}>{translate('products.product.places')}</Heading>
          <Card className="product-places">
            <OfficeList
              offices={product.offices}
              from={model.near.position}
              label={translate('products.product.places')}
            />
          </Card>
        </section>
      )}
      <section>
        <Heading level={2}>{translate('products.product.provider')}</Heading>
        <ProviderCard product={product} />
      </section>
    </div>
  );
});

/** How a resident takes an offer that cannot be reserved. */
function AtTheCounter() {
  const translate = useTexts();
  return (
    <section>
      <Heading level={2}>{translate('products.product.how.title')}</Heading>
      <StepList
        steps={(['go', 'open', 'scan'] as const).map((step) => ({
          title: translate(`products.product.how.${step}.title`),
          text: translate(`products.product.how.${step}.text`),
        }))}
      />
    </section>
  );
}

const ProductHead = observer(function ProductHead({ face, model }: ProductContentProps) {
  const { product, flag, picture } = face;
  const translate = useTexts();
  const distanceText = useDistanceText();
  const distance = model.near.kilometresTo(product.offices);
  return (
    <div className="product-head">
      <div className="offer-photo product-head__photo">
        <OfferPicture picture={picture} size="page" eager />
        <span className="offer-heart-place">
          <BookmarkButton bookmark={model.bookmarks.of(product)} name={product.name} />
        </span>
      </div>
      <p className="product-head__badges">
        {flag === null ? null : <OfferFlag flag={flag} />}{' '}
        {/* Room for the fund that pays, so that the name of the offer does not move when the vouchers come. */}
        {model.signedIn && model.vouchers.isFirstLoad ? <Skeleton width="11rem" height="1.625rem" /> : null}
        {model.payingFunds.map((fund) => (
          <Badge key={fund.id} kind="positive" icon={<IconCheck size={18} stroke={1.5} aria-hidden="true" />}>
            {`${translate('products.product.with', { fund: fund.name })} `}
          </Badge>
        ))}
        <Badge>
          <ContentText>{product.category.name}</ContentText>
        </Badge>
      </p>
      <Heading level={1}>
        <NameText name={product.name} kind="product" />
      </Heading>
      <p className="product-head__by">
        <ProviderName product={product} />
        {distance === null ? null : (
          <span>
            <IconMapPin size={20} stroke={1.5} aria-hidden="true" />{' '}
            <span>{translate('products.product.away', { distance: distanceText(distance) })}</span>
          </span>
        )}
      </p>
    </div>
  );
});

function ProviderName({ product }: { readonly product: Product }) {
  const href = useHref();
  const { id, name } = product.organization;
  return (
    <Link href={href(goTo('provider', { id }))}>
      <NameText name={name} kind="provider" />
    </Link>
  );
}

function FundPrice({ price, signedIn }: { readonly price: PriceFace; readonly signedIn: boolean }) {
  const translate = useTexts();
  const language = useLanguage();
  const name = useVoucherName();
  return (
    <li className={`fund-price ${tintClass(price.tint)}`}>
      <span className="fund-price__picture">
        {price.art === null ? null : <img src={price.art} alt="" width="56" height="56" loading="lazy" />}
      </span>
      <div>
        <Heading level={3} size={4}>
          <ContentText>{name(price)}</ContentText>
        </Heading>
        {/* Of a visitor nobody knows which vouchers she has. */}
        {price.hasVoucher || signedIn ? <p className="text-sm">{noteOf(price, translate)}</p> : null}
      </div>
      {price.limitReached || price.isShort ? null : (
        <p className="fund-price__you">
          <span>{translate(price.hasVoucher ? 'products.product.perFund.you' : 'products.product.perFund.price')}</span>{' '}
          {price.self === null ? null : (
            <b>
              <Price amount={price.self} language={language} />
            </b>
          )}
        </p>
      )}
    </li>
  );
}

/** The balance now and after, or why there is none. */
function noteOf(price: PriceFace, translate: ReturnType<typeof useTexts>): string {
  if (!price.hasVoucher) return translate('products.product.perFund.none');
  if (price.limitReached) return translate('products.pay.limitReached');
  if (price.isShort && price.self !== null) {
    return translate('products.product.perFund.short', { self: formatAmount(price.self) });
  }
  if (price.balance === null) return '';
  return translate('products.product.perFund.balance', {
    now: formatAmount(price.balance.now),
    after: formatAmount(price.balance.after),
  });
}

/** Who offers it, and how to reach them. */
function ProviderCard({ product }: { readonly product: Product }) {
  const { organization } = product;
  const translate = useTexts();
  const href = useHref();
  const logo = pictureUrl(organization.logo, 'thumbnail', 'small', 'large');
  const website = toWebPage(organization.website ?? '');
  const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <Card padded className="product-provider">
      <div className="product-provider__head">
        {logo === null ? null : <img src={logo} alt="" width="56" height="56" loading="lazy" />}
        <div>
          <Heading level={3} size={4}>
            <NameText name={organization.name} kind="provider" />
          </Heading>
          {organization.businessType === null ? null : (
            <p className="text-sm text-subtle">
              <ContentText>{organization.businessType}</ContentText>
            </p>
          )}
        </div>
      </div>
      <p className="product-provider__ways">
        <Link href={href(goTo('provider', { id: organization.id }))}>
          <IconBuildingStore {...icon} />{' '}
          <span>{translate('products.product.toProvider', { name: organization.name })}</span>
        </Link>
        {organization.phone === null ? null : (
          <Link href={telephoneLink(organization.phone)}>
            <IconPhone {...icon} /> <span translate="no">{organization.phone}</span>
          </Link>
        )}
        {organization.email === null ? null : (
          <Link href={`mailto:${organization.email}`}>
            <IconMail {...icon} /> <span>{translate('products.product.mail')}</span>
          </Link>
        )}
        {website === null ? null : (
          <Link href={website} rel="noreferrer">
            <IconWorld {...icon} /> <span>{translate('products.product.website')}</span>
          </Link>
        )}
      </p>
    </Card>
  );
}

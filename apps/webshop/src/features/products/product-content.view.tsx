import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { observer } from 'mobx-react-lite';
import { toWebPage } from '../../lib/app/parse-address.ts';
import { NameText } from '../../lib/texts/name-text.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ProductCardData } from './parts/product-card-data.ts';
import { FundPrices } from './fund-prices.view.tsx';
import { ProductPlaces } from './product-places.view.tsx';
import { NAMED_FUNDS } from './parts/fund-names.ts';
import type { ProductViewModel } from './product.vm.ts';
import { telephoneLink } from '../../lib/links/telephone-link.ts';

export interface ProductContentProps {
  readonly face: ProductCardData;
  readonly model: ProductViewModel;
}

/** The description, the price per fund, the offices and the provider. */
export const ProductContent = observer(function ProductContent({ face, model }: ProductContentProps) {
  const translate = useTexts();
  const { product } = face;
  const { prices } = model;
  return (
    <div className="product-page__main">
      <Badges face={face} model={model} />
      <div className="product-description">
        <RichText html={product.descriptionHtml} />
      </div>
      {prices.length === 0 ? null : <FundPrices prices={prices} />}
      {face.pays.kind === 'at_counter' ? <AtTheCounter /> : null}
      {product.offices.length === 0 ? null : <ProductPlaces offices={product.offices} from={model.near.position} />}
      <section>
        <Heading level={2}>{translate('products.product.provider')}</Heading>
        <ProviderLinks product={product} />
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

/** With which of her funds the resident can pay, and what kind of offer it is. */
const Badges = observer(function Badges({ face: { product }, model }: ProductContentProps) {
  const translate = useTexts();
  return (
    <p className="product-badges">
      {/* Room for the fund that pays, so that nothing below moves when the vouchers come. */}
      {model.signedIn && model.vouchers.isFirstLoad ? <Skeleton width="11rem" height="1.625rem" /> : null}
      {model.payingFunds.slice(0, NAMED_FUNDS).map((fund) => (
        <Badge key={fund.id} kind="positive" icon={<IconCheck size={18} stroke={1.5} aria-hidden="true" />}>
          {`${translate('products.product.with', { fund: fund.name })} `}
        </Badge>
      ))}
      <Badge>{product.category.name}</Badge>
    </p>
  );
});

/** Who offers it, and how to reach them. */
function ProviderLinks({ product }: { readonly product: Product }) {
  const { organization } = product;
  const translate = useTexts();
  const href = useHref();
  const website = toWebPage(organization.website ?? '');
  const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <p className="product-provider">
      <Link href={href(goTo('provider', { id: organization.id }))}>
        <IconBuildingStore {...icon} /> <NameText name={organization.name} kind="provider" />
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
  );
}

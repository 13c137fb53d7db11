import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { NameText } from '../../lib/texts/name-text.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { OpenNow } from '../providers/parts/open-now.tsx';
import { useDistanceText, useOfficeCardData } from '../providers/parts/use-office-card-data.ts';
import { BookmarkButton } from './parts/bookmark-button.tsx';
import { ProductFlagLabel } from './parts/product-flag.tsx';
import { ProductPicture } from './parts/product-picture.tsx';
import type { ProductContentProps } from './product-content.view.tsx';

/** The picture and the name of an offer, who offers it, how far that is and whether it is open: all in the first screen. */
export const ProductHead = observer(function ProductHead({ face, model }: ProductContentProps) {
  const { product, flag, picture } = face;
  const { organization, offices } = product;
  const translate = useTexts();
  const href = useHref();
  const distanceText = useDistanceText();
  const officeData = useOfficeCardData();
  const distance = model.near.kilometresTo(offices);
  const [office, ...others] = offices;
  return (
    <div className="product-head">
      <div className="product-photo product-head__photo">
        <ProductPicture picture={picture} size="page" eager />
      </div>
      <span className="product-heart-place">
        <BookmarkButton bookmark={model.bookmarks.of(product)} name={product.name} />
      </span>
      <div className="product-head__text">
        {flag === null || flag.kind === 'few_left' ? null : <ProductFlagLabel flag={flag} />}
        <Heading level={1}>
          <NameText name={product.name} kind="product" />
        </Heading>
        <p>
          <Link href={href(goTo('provider', { id: organization.id }))}>
            <NameText name={organization.name} kind="provider" />
          </Link>
        </p>
        <p className="product-head__near">
          {distance === null ? null : (
            <span>
              <IconMapPin size={20} stroke={1.5} aria-hidden="true" />{' '}
              <span>{translate('products.product.away', { distance: distanceText(distance) })}</span>
            </span>
          )}
          {office === undefined || others.length > 0 ? null : <OpenNow face={officeData(office)} />}
        </p>
      </div>
    </div>
  );
});

/** The head of an offer of which only the name is known, at the same place. */
export function NamedProductHead({ name }: { readonly name: string }) {
  return (
    <div className="product-page__grid">
      <div className="product-head">
        <div className="product-photo product-head__photo" />
        <div className="product-head__text">
          <Heading level={1}>
            <NameText name={name} kind="product" />
          </Heading>
          <p aria-hidden="true">{'\u00a0'}</p>
          <p />
        </div>
      </div>
    </div>
  );
}

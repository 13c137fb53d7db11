import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ListDisplay } from '../../lib/list/list-display.view.tsx';
import { LinkState } from '../../lib/page/shop-link.tsx';
import type { OfferList } from './offer-list.ts';
import { offerFace, type OfferViewer } from './parts/offer-face.ts';
import { OfferRow } from './parts/offer-row.tsx';
import { OfferTile } from './parts/offer-tile.tsx';
import { searchDataOf } from './parts/search-data.ts';

/** Number of pictures that load at once; the others load as they come near. */
const EAGER = 2;

/** The offers of one page, as rows or tiles. Their links carry the list to return to. */
export const OffersResults = observer(function OffersResults(props: {
  readonly offers: OfferList;
  readonly page: Page<Product>;
  readonly display: ListDisplay;
  readonly label: string;
}) {
  const { offers, page, display, label } = props;
  const { pathname, search } = useLocation();
  const { vouchers, today } = offers.viewerNow();
  const linkState = useMemo(() => searchDataOf(pathname + search), [pathname, search]);
  return (
    <LinkState value={linkState}>
      <ul
        className={display === 'grid' ? 'grid grid--3 offers-grid' : 'offers'}
        aria-label={label}
        aria-busy={offers.list.results.state === 'loading'}
      >
        {offers.shownOf(page).map((product, index) => (
          <ListedOffer
            key={product.id}
            offers={offers}
            product={product}
            vouchers={vouchers}
            today={today}
            display={display}
            isEager={index < EAGER}
          />
        ))}
      </ul>
    </LinkState>
  );
});

interface ListedOfferProps {
  readonly offers: OfferList;
  readonly product: Product;
  readonly vouchers: OfferViewer['vouchers'];
  readonly today: OfferViewer['today'];
  readonly display: ListDisplay;
  readonly isEager: boolean;
}

/**
 * One offer of the list. It renders again only when its own data change: a press on a filter changes the list, the address
 * and the state of the reading, each of which would otherwise draw every card anew.
 */
const ListedOffer = observer(function ListedOffer(props: ListedOfferProps) {
  const { offers, product, vouchers, today, display, isEager } = props;
  const Card = display === 'grid' ? OfferTile : OfferRow;
  return (
    <Card
      face={offerFace(product, { vouchers, today })}
      distance={offers.near.kilometresTo(product.offices)}
      bookmark={offers.bookmarks.of(product)}
      level={2}
      eager={isEager}
    />
  );
});

import type { Product } from '@stadstegoed/core/products/product.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import type { ListDisplay } from '../../support/list-display.view.tsx';
import { LinkState } from '../../support/shop-link.tsx';
import type { OfferList } from './offer-list.ts';
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
  const Card = display === 'grid' ? OfferTile : OfferRow;
  return (
    <LinkState value={searchDataOf(pathname + search)}>
      <ul
        className={display === 'grid' ? 'grid grid--3 offers-grid' : 'offers'}
        aria-label={label}
        aria-busy={offers.list.results.state === 'loading'}
      >
        {offers.offersOf(page).map(({ face, distance, bookmark }, index) => (
          <Card
            key={face.product.id}
            face={face}
            distance={distance}
            bookmark={bookmark}
            level={2}
            eager={index < EAGER}
          />
        ))}
      </ul>
    </LinkState>
  );
});

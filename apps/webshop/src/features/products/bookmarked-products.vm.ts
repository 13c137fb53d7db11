import { inject, injectable } from '../../lib/app/inject.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';
import { OfferList, OfferListServices } from './offer-list.ts';
import type { OffersParams } from './products.vm.ts';

/** The offers that the resident has bookmarked. */
@injectable()
export class BookmarkedProductsViewModel implements ViewModel<OffersParams> {
  readonly offers: OfferList;

  constructor(@inject(OfferListServices) services: OfferListServices) {
    this.offers = new OfferList('bookmarks', services);
  }

  start({ asked }: OffersParams): void {
    this.offers.start(asked);
  }

  stop(): void {
    this.offers.stop();
  }
}

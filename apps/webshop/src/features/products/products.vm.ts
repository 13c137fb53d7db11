import type { Language } from '@stadstegoed/core/shared/language.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';
import { OfferList, OfferListServices } from './offer-list.ts';
import type { OffersQuery } from './offers-query.ts';

/** The query of the address, the language, and whether somebody is signed in. */
export interface OffersParams {
  readonly asked: Partial<OffersQuery>;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The list of products: offers in budget funds (PR-004). */
@injectable()
export class ProductsViewModel implements ViewModel<OffersParams> {
  readonly offers: OfferList;

  constructor(@inject(OfferListServices) services: OfferListServices) {
    this.offers = new OfferList('products', services);
  }

  start({ asked }: OffersParams): void {
    this.offers.start(asked);
  }

  stop(): void {
    this.offers.stop();
  }
}

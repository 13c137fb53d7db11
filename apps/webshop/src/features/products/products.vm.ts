import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { OfferList } from './offer-list.ts';
import type { OffersQuery } from './offers-query.ts';

/** The query of the address, the language, and whether somebody is signed in. */
export interface OffersParams {
  readonly asked: Partial<OffersQuery>;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The list of products: offers in budget funds (PR-004). */
export class ProductsViewModel implements ViewModel<OffersParams> {
  static readonly dependencies = OfferList.dependencies;
  readonly offers: OfferList;

  constructor(...given: Resolved<typeof OfferList.dependencies>) {
    this.offers = new OfferList('products', ...given);
  }

  start({ asked }: OffersParams): void {
    this.offers.start(asked);
  }

  stop(): void {
    this.offers.stop();
  }
}

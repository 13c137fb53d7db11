import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { OfferList } from './offer-list.ts';
import type { OffersParams } from './products.vm.ts';

/** The list of actions: offers in subsidies funds. */
export class ActionsViewModel implements ViewModel<OffersParams> {
  static readonly dependencies = OfferList.dependencies;
  readonly offers: OfferList;

  constructor(...given: Resolved<typeof OfferList.dependencies>) {
    this.offers = new OfferList('actions', ...given);
  }

  start({ asked }: OffersParams): void {
    this.offers.start(asked);
  }

  stop(): void {
    this.offers.stop();
  }
}

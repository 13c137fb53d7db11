import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { mayUnlinkCard } from './card-offer.ts';
import type { PhysicalCards } from './physical-cards.port.ts';

/** Unlinks the card of a voucher, so that nobody can pay with it. */
export class UnlinkPhysicalCard {
  readonly #cards: Pick<PhysicalCards, 'unlink'>;

  constructor(cards: Pick<PhysicalCards, 'unlink'>) {
    this.#cards = cards;
  }

  async run(voucher: Voucher): Promise<Result<void, Refusal<'not_offered'> | Failure>> {
    const { physicalCard: card } = voucher;
    if (card === null || !mayUnlinkCard(voucher)) return err(refusal('not_offered'));
    return this.#cards.unlink(voucher.address, card.id);
  }
}

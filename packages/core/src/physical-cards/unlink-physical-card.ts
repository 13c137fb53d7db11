import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import { withVoucherEnd, type VoucherReading } from '../vouchers/voucher-end.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { mayUnlinkCard } from './card-offer.ts';
import type { PhysicalCards } from './physical-cards.port.ts';

/** Unlinks the card of a voucher, so that nobody can pay with it. */
export class UnlinkPhysicalCard {
  readonly #cards: Pick<PhysicalCards, 'unlink'>;
  readonly #vouchers: VoucherReading;

  constructor(cards: Pick<PhysicalCards, 'unlink'>, vouchers: VoucherReading) {
    this.#cards = cards;
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher): Promise<Result<void, Refusal<'not_offered'> | Failure>> {
    const { physicalCard: card } = voucher;
    if (card === null || !mayUnlinkCard(voucher)) return err(refusal('not_offered'));
    return withVoucherEnd(this.#vouchers, voucher, await this.#cards.unlink(voucher.address, card.id));
  }
}

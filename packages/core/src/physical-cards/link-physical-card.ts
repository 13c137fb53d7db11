import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { CardType, PhysicalCard } from '../vouchers/physical-card.ts';
import { withVoucherEnd, type VoucherReading } from '../vouchers/voucher-end.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { cardNumber, cardNumberProblem, type CardNumberProblem } from './card-number.ts';
import { mayGetCard } from './card-offer.ts';
import type { PhysicalCards } from './physical-cards.port.ts';

/** Why a card is not linked: this voucher gets no card, or the number is invalid. */
export type LinkCardRefusal = 'not_offered' | CardNumberProblem;

/** Links a card that the resident has, also one of last year, by the number on it. */
export class LinkPhysicalCard {
  readonly #cards: Pick<PhysicalCards, 'link'>;
  readonly #vouchers: VoucherReading;

  constructor(cards: Pick<PhysicalCards, 'link'>, vouchers: VoucherReading) {
    this.#cards = cards;
    this.#vouchers = vouchers;
  }

  /** `typed` is the number with or without its prefix and with any spaces. */
  async run(
    voucher: Voucher,
    type: CardType,
    typed: string,
  ): Promise<Result<PhysicalCard, Refusal<LinkCardRefusal> | Failure>> {
    if (!mayGetCard(voucher) || !type.mayLink) return err(refusal('not_offered'));
    const problem = cardNumberProblem(typed, type);
    if (problem !== null) return err(refusal(problem));
    return withVoucherEnd(
      this.#vouchers,
      voucher,
      await this.#cards.link(voucher.address, cardNumber(typed, type), type.id),
    );
  }
}

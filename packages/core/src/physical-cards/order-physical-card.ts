import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { PostalAddress } from '../shared/postal-address.ts';
import { withVoucherEnd, type VoucherReading } from '../vouchers/voucher-end.ts';
import type { CardType } from '../vouchers/physical-card.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { cardOrderRefusal, type CardOrder, type CardOrderRefusal } from './card-order.ts';
import type { PhysicalCards } from './physical-cards.port.ts';

/** Orders a new card by post; the address is sent as entered (PC-010). */
export class OrderPhysicalCard {
  readonly #cards: Pick<PhysicalCards, 'order'>;
  readonly #vouchers: VoucherReading;

  constructor(cards: Pick<PhysicalCards, 'order'>, vouchers: VoucherReading) {
    this.#cards = cards;
    this.#vouchers = vouchers;
  }

  async run(
    voucher: Voucher,
    type: CardType,
    address: PostalAddress,
  ): Promise<Result<CardOrder, Refusal<CardOrderRefusal> | Failure>> {
    const refused = cardOrderRefusal(voucher, type, address);
    if (refused !== null) return err(refusal(refused));
    return withVoucherEnd(this.#vouchers, voucher, await this.#cards.order(voucher.address, address, type.id));
  }
}

import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { PostalAddress } from '../shared/postal-address.ts';
import { withVoucherEnd, type VoucherReading } from '../vouchers/voucher-end.ts';
import type { CardType } from '../vouchers/physical-card.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { cardOrderRefusal, type CardOrderRefusal } from './card-order.ts';
import type { PhysicalCards } from './physical-cards.port.ts';

/** Has the platform check an address before the resident confirms the order. Orders nothing. */
export class ValidateCardOrder {
  readonly #cards: Pick<PhysicalCards, 'validateOrder'>;
  readonly #vouchers: VoucherReading;

  constructor(cards: Pick<PhysicalCards, 'validateOrder'>, vouchers: VoucherReading) {
    this.#cards = cards;
    this.#vouchers = vouchers;
  }

  async run(
    voucher: Voucher,
    type: CardType,
    address: PostalAddress,
  ): Promise<Result<void, Refusal<CardOrderRefusal> | Failure>> {
    const refused = cardOrderRefusal(voucher, type, address);
    if (refused !== null) return err(refusal(refused));
    return withVoucherEnd(this.#vouchers, voucher, await this.#cards.validateOrder(voucher.address, address, type.id));
  }
}

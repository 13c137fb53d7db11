import { REQUIRED_ADDRESS_FIELDS, type PostalAddress, type RequiredAddressField } from '../shared/postal-address.ts';
import { isBlank } from '../shared/typed-text.ts';
import type { CardType } from '../vouchers/physical-card.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { mayGetCard } from './card-offer.ts';

/** An order of a card by post (PC-006). */
export interface CardOrder extends PostalAddress {
  readonly id: string;
}

/** Why an order is not sent: this voucher gets no card, or the first required field that is empty. */
export type CardOrderRefusal = 'not_offered' | RequiredAddressField;

/** The reason to send no order; null when the order can be sent. Other rules are checked by the platform. */
export function cardOrderRefusal(voucher: Voucher, type: CardType, address: PostalAddress): CardOrderRefusal | null {
  if (!mayGetCard(voucher) || !type.mayOrder) return 'not_offered';
  return REQUIRED_ADDRESS_FIELDS.find((field) => isBlank(address[field])) ?? null;
}

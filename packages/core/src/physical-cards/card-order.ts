import type { CardAddress } from '../vouchers/physical-card.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { mayGetCard } from './card-offer.ts';

/** An order of a card by post (PC-006). */
export interface CardOrder extends CardAddress {
  readonly id: string;
}

/** The address of an order before anything is entered. */
export const NO_CARD_ADDRESS: CardAddress = { postcode: '', house: '', houseAddition: '', address: '', city: '' };

/** The fields without which no card is sent; the addition to the house number is optional. */
export const REQUIRED_FIELDS = ['postcode', 'house', 'address', 'city'] as const;

/** A field that an order needs. */
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Why an order is not sent: this voucher gets no card, or the first required field that is empty. */
export type CardOrderRefusal = 'not_offered' | RequiredField;

/** Whether a required field is empty. Other rules are checked by the platform. */
export function isMissing(value: string): boolean {
  return value.trim() === '';
}

/** The reason to send no order; null when the order can be sent. */
export function cardOrderRefusal(voucher: Voucher, address: CardAddress): CardOrderRefusal | null {
  if (!mayGetCard(voucher)) return 'not_offered';
  return REQUIRED_FIELDS.find((field) => isMissing(address[field])) ?? null;
}

/** The lines of an address as on an envelope: street and number, postcode and city. */
export function addressLines({ address, house, houseAddition, postcode, city }: CardAddress): readonly string[] {
  return [
    [address, house, houseAddition],
    [postcode, city],
  ].map((words) => words.filter((word) => !isMissing(word)).join(' '));
}

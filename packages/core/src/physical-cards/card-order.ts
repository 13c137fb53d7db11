import type { CardAddress } from '../vouchers/physical-card.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { mayGetCard } from './card-offer.ts';
import { parsePostcode } from '../shared/postcode.ts';
import { cleanCode, cleanLine, isBlank } from '../shared/typed-text.ts';

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
  return isBlank(value);
}

/**
 * A typed field of the address as it is shown and sent. A number with its addition in one, `14 b`, is divided over both
 * fields while the addition is empty.
 */
export function readAddressField(field: keyof CardAddress, address: CardAddress): Partial<CardAddress> {
  const text = address[field];
  if (field === 'postcode') return { postcode: writtenPostcode(text) };
  const divided = field === 'house' ? dividedHouse(address) : null;
  return divided ?? { [field]: cleanLine(text) };
}

/** A postcode as it is entered (PC-012), or as it is read when it is pasted with anything else. */
function writtenPostcode(typed: string): string {
  const entered = cleanLine(typed);
  return /^[\da-z]+ ?[a-z]*$/i.test(entered) ? entered : (parsePostcode(typed) ?? entered);
}

/** The number and its addition; null when the number is none, or when both fields have an addition. */
function dividedHouse({ house: typed, houseAddition }: CardAddress): Partial<CardAddress> | null {
  const [, house = '', addition = ''] = HOUSE.exec(cleanCode(typed)) ?? [];
  if (house === '') return null;
  if (addition === '') return { house };
  return isBlank(houseAddition) ? { house, houseAddition: addition } : null;
}

/** A number, also behind a word such as "nr.", and behind it the addition with or without a sign between. */
const HOUSE =
  /^(?:(?:huis)?(?:nummer|nr|no)\b\.?|#)?\s?(\d{1,5})(?:(?:\s?[-/]\s?|\s|(?=\p{L}))([\p{L}\d][\p{L}\d /-]{0,18}))?$/iu;

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

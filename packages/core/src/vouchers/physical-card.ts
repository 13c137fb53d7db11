import type { Picture } from '../shared/picture.ts';
import type { PostalAddress } from '../shared/postal-address.ts';

/** The number of a card: the digits with which it begins, and the blocks in which it is printed. */
export interface CardNumberFormat {
  readonly prefix: string;
  readonly blocks: number;
  readonly blockSize: number;
}

/** A type of cards that a fund gives out, and what a resident may do with them. */
export interface CardType extends CardNumberFormat {
  /** Names the type of this fund in a link and an order; null on a platform without types. */
  readonly id: string | null;
  /** What a card of this type says that it is; null on a platform without types. */
  readonly typeId: string | null;
  readonly name: string | null;
  readonly photo: Picture | null;
  readonly mayLink: boolean;
  readonly mayOrder: boolean;
  readonly mayUnlink: boolean;
}

/** The cards of a platform without types (PC-004): twelve digits, of which the first three are always the same. */
export const ONLY_CARD_TYPE: CardType = {
  id: null,
  typeId: null,
  name: null,
  photo: null,
  prefix: '100',
  blocks: 3,
  blockSize: 4,
  mayLink: true,
  mayOrder: true,
  mayUnlink: true,
};

/** A plastic card with a code that stands for a voucher. */
export interface PhysicalCard {
  readonly id: string;
  /** The number on the card: its digits. */
  readonly code: string;
  /** The type of which it is; null on a platform without types. */
  readonly typeId: string | null;
  /** The address to which it was sent; null for a card that was not ordered by post. */
  readonly sentTo: PostalAddress | null;
}

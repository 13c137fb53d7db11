/** A postal address in the Netherlands, each field as the resident entered it. */
export interface CardAddress {
  readonly postcode: string;
  /** The street, without the number; the field is called `address` in the specification. */
  readonly address: string;
  readonly house: string;
  /** Empty when there is none. */
  readonly houseAddition: string;
  readonly city: string;
}

/** A plastic card with a code that stands for a voucher. */
export interface PhysicalCard {
  readonly id: string;
  /** The number on the card: twelve digits. */
  readonly code: string;
  /** The address to which it was sent; null for a card that was not ordered by post. */
  readonly sentTo: CardAddress | null;
}

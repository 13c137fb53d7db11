import type { PostalAddress } from '../shared/postal-address.ts';

/** A plastic card with a code that stands for a voucher. */
export interface PhysicalCard {
  readonly id: string;
  /** The number on the card: twelve digits. */
  readonly code: string;
  /** The address to which it was sent; null for a card that was not ordered by post. */
  readonly sentTo: PostalAddress | null;
}

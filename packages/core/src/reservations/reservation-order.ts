import type { CalendarDate } from '../shared/calendar-date.ts';
import type { PostalAddress } from '../shared/postal-address.ts';
import type { ProviderAnswer } from './provider-fields.ts';

/** An order of a product, with what the provider asked for. */
export interface ReservationOrder {
  /** The voucher that pays; platforms take it by its address or by its id. */
  readonly voucher: { readonly id: string; readonly address: string };
  readonly productId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null when the product does not ask for it or the resident left it out. */
  readonly phone: string | null;
  readonly address: PostalAddress | null;
  readonly birthDate: CalendarDate | null;
  readonly notes: string | null;
  /** The answers to what the provider asks itself. */
  readonly answers: readonly ProviderAnswer[];
}

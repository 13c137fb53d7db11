import type { InvalidFailure } from '../shared/failure.ts';
import type { PayingVoucher } from './paying-vouchers.ts';
import {
  changeSince,
  readReservationOptions,
  type OptionsChange,
  type OptionsReading,
  type ReservationOptions,
} from './reservation-options.ts';
import type { Reservation } from './reservation.ts';

/** The resident has to look again before anything is reserved. */
export interface Changed extends OptionsChange {
  readonly kind: 'changed';
  readonly now: ReservationOptions;
}

/** The platform rejected the order for a reason that neither the product nor the voucher shows. */
export interface Rejected {
  readonly kind: 'rejected';
  readonly failure: InvalidFailure;
  /** Null when product and vouchers could not be read again. */
  readonly now: ReservationOptions | null;
}

/** The order is made, and the resident has to pay the rest. */
export interface ToPay {
  readonly kind: 'to_pay';
  readonly id: string;
  /** The page where it is paid; null for a reservation that was there already, of which its page says what is true now. */
  readonly url: string | null;
}

/** The outcome of reserving, with what is true now. */
export type ReserveOutcome =
  | { readonly kind: 'reserved'; readonly reservation: Reservation }
  | ToPay
  | Changed
  | Rejected
  /** The answer was lost, and the reservations do not tell whether the platform reserved. */
  | { readonly kind: 'unknown' };

/** The outcome for a reservation that an order made after all. */
export function outcomeOf(reservation: Reservation): ReserveOutcome {
  return reservation.state === 'waiting'
    ? { kind: 'to_pay', id: reservation.id, url: null }
    : { kind: 'reserved', reservation };
}

/** The names of the product and the voucher in a refusal. */
const CHOICE = ['product_id', 'voucher_address', 'voucher_id'];

/** The platform's messages about the product or the voucher; the voucher has a name in each edition of the platform. */
export function choiceMessages({ fields }: InvalidFailure): readonly string[] {
  return CHOICE.flatMap((name) => fields[name] ?? []);
}

/** Whether a rejected order is rejected for its product or its voucher, which no field of the form can cure. */
export function isAboutChoice(failure: InvalidFailure): boolean {
  return failure.code === 'product_not_available' || CHOICE.some((name) => failure.fields[name] !== undefined);
}

/** Reads product and vouchers again after a rejection, to find out whether they explain it. */
export async function explainRejection(
  failure: InvalidFailure,
  { shown, productId }: { readonly shown: PayingVoucher; readonly productId: string },
  reading: OptionsReading,
): Promise<Changed | Rejected> {
  const read = await readReservationOptions(reading, productId);
  if (!read.ok) return { kind: 'rejected', failure, now: null };
  const now = read.value;
  const change = await changeSince(shown, now, reading.vouchers);
  return change?.change === 'voucher' ? { kind: 'changed', ...change, now } : { kind: 'rejected', failure, now };
}

import { addDays, dayOf } from '../../calendar.ts';
import type { Sentence } from '../../http/language.ts';
import type { ReservationRow } from '../../tables/reservations.ts';

/** What the platform knows when somebody reserves an offer with a voucher. */
export type ReservationFacts = {
  readonly hasVoucher: boolean;
  readonly hasProduct: boolean;
  /** The switch of the offer and that of the provider for this type of fund. */
  readonly enabled: boolean;
  readonly soldOut: boolean;
  readonly fundAllows: boolean;
  /** The voucher has the price left; always true in a subsidies fund. */
  readonly affordable: boolean;
  /** Times that all residents together may still take it; null is without a limit. */
  readonly totalLeft: number | null;
  readonly personalLeft: number | null;
  /** Approved in the fund of the voucher, not over, not deleted. */
  readonly approved: boolean;
};

/** Why an offer cannot be reserved, in the order of docs/spec/platform.md, "Reservations". */
export type ReservationRefusal =
  | 'no_voucher'
  | 'no_product'
  | 'not_enabled'
  | 'sold_out'
  | 'fund'
  | 'balance'
  | 'total_limit'
  | 'personal_limit'
  | 'not_approved';

/** Sentences for the resident. */
export const reservationTexts: { readonly [refusal in ReservationRefusal]: Sentence } = {
  no_voucher: { nl: 'Kies een tegoed.', en: 'Choose a voucher.' },
  no_product: { nl: 'Dit aanbod bestaat niet (meer).', en: 'This offer does not exist (any more).' },
  not_enabled: { nl: 'Dit aanbod kunt u niet reserveren.', en: 'You cannot reserve this offer.' },
  sold_out: { nl: 'Dit aanbod is uitverkocht.', en: 'This offer is sold out.' },
  fund: { nl: 'Bij dit fonds kunt u niet reserveren.', en: 'You cannot reserve with this fund.' },
  balance: { nl: 'U heeft te weinig tegoed.', en: 'Your voucher has too little left.' },
  total_limit: { nl: 'De voorraad is op.', en: 'There are none left.' },
  personal_limit: { nl: 'U heeft het maximum bereikt.', en: 'You have reached the maximum.' },
  not_approved: { nl: 'Dit aanbod hoort niet bij uw tegoed.', en: 'This offer does not belong to your voucher.' },
};

const isUp = (left: number | null): boolean => left !== null && left < 1;

/** The first rule that says no, or null when the offer can be reserved. */
export function reservationRefusal(facts: ReservationFacts): ReservationRefusal | null {
  const rules: readonly [boolean, ReservationRefusal][] = [
    [!facts.hasVoucher, 'no_voucher'],
    [!facts.hasProduct, 'no_product'],
    [!facts.enabled, 'not_enabled'],
    [facts.soldOut, 'sold_out'],
    [!facts.fundAllows, 'fund'],
    [!facts.affordable, 'balance'],
    [isUp(facts.totalLeft), 'total_limit'],
    [isUp(facts.personalLeft), 'personal_limit'],
    [!facts.approved, 'not_approved'],
  ];
  return rules.find(([refused]) => refused)?.[1] ?? null;
}

/** By the provider, the resident or the sponsor, or because of the payment. */
export const isCanceled = ({ state }: Pick<ReservationRow, 'state'>): boolean => state.startsWith('canceled');

/** Days in which a resident can take a reservation back, and a provider an acceptance. */
export const cancelDays = 14;

/** A resident can cancel what is pending, until 14 days after it was made or the end of the voucher (RS-025). */
export function canCancelOwn(
  row: Pick<ReservationRow, 'state' | 'created_at'>,
  at: { readonly now: number; readonly voucherEnd: string },
): boolean {
  const today = dayOf(at.now);
  return row.state === 'pending' && today <= addDays(dayOf(row.created_at), cancelDays) && today <= at.voucherEnd;
}

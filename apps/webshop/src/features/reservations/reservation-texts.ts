import { paymentPhase } from '@stadstegoed/core/reservations/extra-payment.ts';
import {
  cancelWindow,
  contactProviderUntil,
  isCancelBlockedByPayment,
  isPaidBack,
  isRunning,
  stateReachedOn,
  type CancelWindow,
} from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { Reservation, ReservationState } from '@stadstegoed/core/reservations/reservation.ts';
import { compareDates, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import type { MessageKind } from '@stadstegoed/ui/notice/notice.tsx';
import type { Translate } from '../../lib/texts/texts.ts';
import { voucherName } from './voucher-name.ts';

/** What a sentence about a reservation depends on. */
export interface TextContext {
  readonly translate: Translate;
  readonly language: Language;
  readonly today: CalendarDate;
  readonly now: Instant;
}

/** A state that has an icon, a colour and a word. */
export type KnownState = Exclude<ReservationState, 'unknown'>;

/** The colour of each state. */
export const STATE_KINDS: Readonly<Record<KnownState, MessageKind | 'neutral'>> = {
  pending: 'warning',
  accepted: 'positive',
  rejected: 'negative',
  canceled: 'neutral',
  canceled_by_client: 'neutral',
  expired: 'neutral',
  waiting: 'warning',
  canceled_by_sponsor: 'neutral',
  canceled_payment_failed: 'negative',
  canceled_payment_expired: 'neutral',
  canceled_payment_canceled: 'neutral',
};

/** One sentence with the day that counts and what to do now. */
export function situationSentence(reservation: Reservation, context: TextContext): string {
  const { translate, language } = context;
  const provider = reservation.product.organization.name;
  const date = formatDate(stateReachedOn(reservation), language);
  switch (reservation.state) {
    case 'pending':
      return pendingSentence(reservation, context);
    case 'accepted':
      return acceptedSentence(reservation, context);
    case 'waiting':
      return waitingSentence(reservation, context);
    default:
      return translate(`reservations.say.${reservation.state}`, { provider, date });
  }
}

function pendingSentence(reservation: Reservation, { translate, language, today }: TextContext): string {
  const provider = reservation.product.organization.name;
  if (isCancelBlockedByPayment(reservation)) return translate('reservations.say.pendingPaid', { provider });
  const open = cancelWindow(reservation, today);
  if (open === null) return translate('reservations.say.pendingOver', { provider });
  if (open.days === 0) return translate('reservations.say.pendingToday', { provider });
  return translate('reservations.say.pending', { provider, count: open.days, date: formatDate(open.until, language) });
}

function waitingSentence(reservation: Reservation, { translate, language, now }: TextContext): string {
  const phase = paymentPhase(reservation, now);
  const amount = formatAmount(reservation.amountExtra);
  if (phase !== 'to_pay')
    return translate(phase === 'with_bank' ? 'reservations.say.withBank' : 'reservations.say.tooLate');
  const { payBefore } = reservation;
  return payBefore === null
    ? translate('reservations.say.waiting', { amount })
    : translate('reservations.say.waitingUntil', { amount, time: formatTime(payBefore, language) });
}

function acceptedSentence(reservation: Reservation, { translate, language, today }: TextContext): string {
  const provider = reservation.product.organization.name;
  const date = formatDate(reservation.expireAt, language);
  if (!isRunning(reservation, today)) return translate('reservations.say.acceptedPast', { date });
  const contact = contactProviderUntil(reservation);
  if (compareDates(contact, today) < 0) return translate('reservations.say.acceptedLater', { date });
  return translate('reservations.say.accepted', { provider, date, contact: formatDate(contact, language) });
}

/** The label over the amount: from which voucher it comes, or to which it went back, where that is known. */
export function amountLabel({ state, fund }: Reservation, voucher: Voucher | null, translate: Translate): string {
  if (state === 'unknown') return translate('reservations.details.amount');
  const name = payerName(fund, voucher, translate);
  return translate(isPaidBack(state) ? 'reservations.backOn' : 'reservations.from', { fund: name });
}

/** The name of what pays: the voucher where it is known, otherwise its fund. */
export function payerName(fund: Reservation['fund'], voucher: Voucher | null, translate: Translate): string {
  return voucher === null ? fund.name : voucherName(voucher, translate);
}

/** The days left to cancel in words, for a group of text keys with a text of its own for the last day. */
export function daysText(
  key:
    | 'reservations.cancel.days'
    | 'reservations.cancel.doneDays'
    | 'reservations.details.days'
    | 'reservations.reserve.check.days'
    | 'reservations.reserve.doneDays',
  open: CancelWindow,
  { translate, language, provider }: Pick<TextContext, 'translate' | 'language'> & { readonly provider: string },
): string {
  if (open.days === 0) return translate(`${key}Today`, { provider });
  return translate(key, { count: open.days, date: formatDate(open.until, language), provider });
}

import type { CalendarDate } from '../shared/calendar-date.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Page } from '../shared/page.ts';

/** The notifications on a page (NO-023). */
export const NOTIFICATIONS_PER_PAGE = 10;

/** Milliseconds on the screen after which a notification is marked as read (NO-003). */
export const MARK_READ_AFTER_MS = 2500;

/** A message of the platform for the resident. */
export interface Notification {
  readonly id: string;
  /** The event, such as `product_reservation_accepted`. */
  readonly type: string;
  /** Null when the platform has no text for the event. */
  readonly title: string | null;
  readonly text: string | null;
  readonly isSeen: boolean;
  /** The day and the time (`08:40`) in the Netherlands. */
  readonly day: CalendarDate;
  readonly time: string;
}

/** A page of notifications with the number of unread ones on all pages. */
export interface NotificationPage extends Page<Notification> {
  readonly unread: number;
}

/** A part of the list: the page with this number when a page has so many notifications. */
export interface ListPart {
  readonly page: number;
  readonly perPage: number;
}

/**
 * The largest parts of the list that hold the notifications at these places, counted from 0, and no others: the platform
 * marks a whole page as read, and a page may have any size.
 */
export function partsAt(places: readonly number[]): readonly ListPart[] {
  const left = new Set([...places].sort((one, other) => one - other));
  const parts: ListPart[] = [];
  for (const first of left) {
    let perPage = 1;
    for (let size = 1; left.has(first + size - 1); size += 1) if (first % size === 0) perPage = size;
    for (let at = first; at < first + perPage; at += 1) left.delete(at);
    parts.push({ page: first / perPage + 1, perPage });
  }
  return parts;
}

/** The subject of a notification. */
export type NotificationTopic =
  | 'request'
  | 'question'
  | 'reimbursement'
  | 'reservation'
  | 'provider'
  | 'payment'
  | 'expiry'
  | 'card'
  | 'record'
  | 'voucher';

/** The first match decides. The events are those of the platform. */
const TOPICS: readonly (readonly [RegExp, NotificationTopic])[] = [
  [/^fund_request_feedback_requested$/, 'question'],
  [/^fund_request_/, 'request'],
  [/^reimbursement_/, 'reimbursement'],
  [/^product_reservation_/, 'reservation'],
  [/^requester_provider_/, 'provider'],
  [/_transaction$/, 'payment'],
  [/voucher_expire/, 'expiry'],
  [/physical_card/, 'card'],
  [/^record_/, 'record'],
  [/voucher/, 'voucher'],
];

/** The subject of an event; null for an event that the shop does not know. */
export function topicOf(type: string): NotificationTopic | null {
  return TOPICS.find(([pattern]) => pattern.test(type))?.[1] ?? null;
}

const DESTINATIONS: Readonly<Record<NotificationTopic, Destination>> = {
  request: goTo('own-requests', {}),
  question: goTo('own-requests', {}),
  reimbursement: goTo('reimbursements', {}),
  reservation: goTo('reservations', {}),
  provider: goTo('providers', {}),
  payment: goTo('vouchers', {}),
  expiry: goTo('vouchers', {}),
  card: goTo('vouchers', {}),
  record: goTo('records', {}),
  voucher: goTo('vouchers', {}),
};

/**
 * The screen of the shop that a notification is about; null for an unknown event. The platform sends an event without
 * ids, so it is the list and not the single item.
 */
export function destinationOf(type: string): Destination | null {
  if (type === 'product_voucher_expired') return goTo('vouchers', {}, { tab: 'archived' });
  if (type === 'fund_request_approved') return goTo('vouchers', {});
  const topic = topicOf(type);
  return topic === null ? null : DESTINATIONS[topic];
}

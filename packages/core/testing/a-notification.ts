import type { Notification, NotificationPage } from '../src/notifications/notification.ts';
import type { NotificationSettings } from '../src/notifications/notification-settings.ts';
import { parseCalendarDate } from '../src/shared/calendar-date.ts';
import { given } from './given.ts';

/** An unread notification about a reservation, of the day of the fake clock. */
export function aNotification(
  overrides: Partial<Omit<Notification, 'day'>> & { readonly day?: string } = {},
): Notification {
  const { day = '2026-01-15', ...rest } = overrides;
  return {
    id: '7f6f1f3e-0a51-4f0b-9c1e-5d0a3b8e2c41',
    type: 'product_reservation_accepted',
    title: 'Reservering geaccepteerd',
    text: 'Zwembad De Golfslag heeft uw reservering geaccepteerd.',
    isSeen: false,
    time: '08:40',
    ...rest,
    day: given(parseCalendarDate(day)),
  };
}

export function aNotificationPage(
  items: readonly Notification[],
  overrides: Partial<NotificationPage> = {},
): NotificationPage {
  const unread = items.filter(({ isSeen }) => !isSeen).length;
  return { items, currentPage: 1, lastPage: 1, total: items.length, unread, ...overrides };
}

/** Settings with the five preferences of residents, all on but the daily overview. */
export function aNotificationSettings(overrides: Partial<NotificationSettings> = {}): NotificationSettings {
  return {
    email: 'noor@voorbeeld.example',
    emailUnsubscribed: false,
    preferences: [
      { key: 'vouchers.payment_success', type: 'email', subscribed: true },
      { key: 'funds.fund_expires', type: 'email', subscribed: true },
      { key: 'digest.daily_requester', type: 'email', subscribed: false },
      { key: 'voucher.assigned', type: 'push', subscribed: true },
      { key: 'voucher.transaction', type: 'push', subscribed: true },
    ],
    ...overrides,
  };
}

import { daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import type { Notification } from './notification.ts';

/** A period of the list: a named one near today, or a month. */
export type NotificationPeriod =
  | { readonly kind: 'today' | 'yesterday' | 'this_week' | 'this_month' }
  | { readonly kind: 'month'; readonly month: string };

/** The notifications of one period, in the order of the list. */
export interface NotificationGroup {
  readonly period: NotificationPeriod;
  readonly notifications: readonly Notification[];
}

/** The period of a day, seen from today; weeks start on Monday. */
export function periodOf(day: CalendarDate, today: CalendarDate): NotificationPeriod {
  const ago = daysBetween(day, today);
  if (ago <= 0) return { kind: 'today' };
  if (ago === 1) return { kind: 'yesterday' };
  if (ago <= daysSinceMonday(today)) return { kind: 'this_week' };
  const month = day.slice(0, 7);
  return month === today.slice(0, 7) ? { kind: 'this_month' } : { kind: 'month', month };
}

/** Groups a page of notifications, newest first, by period. */
export function groupByPeriod(
  notifications: readonly Notification[],
  today: CalendarDate,
): readonly NotificationGroup[] {
  const groups = new Map<string, { period: NotificationPeriod; notifications: Notification[] }>();
  for (const notification of notifications) {
    const period = periodOf(notification.day, today);
    const key = period.kind === 'month' ? period.month : period.kind;
    const group = groups.get(key) ?? { period, notifications: [] };
    group.notifications.push(notification);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function daysSinceMonday(day: CalendarDate): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}

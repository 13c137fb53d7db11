import { NotificationPreferences } from '@stadstegoed/core/notifications/notification-preferences.port.ts';
import { Notifications } from '@stadstegoed/core/notifications/notifications.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpNotificationPreferences } from '@stadstegoed/http/notifications/http-notification-preferences.ts';
import { HttpNotifications } from '@stadstegoed/http/notifications/http-notifications.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { Session } from '../../support/session.ts';
import { UnreadNotifications } from '../../support/unread-notifications.ts';
import { UnreadCount } from './unread-count.ts';

/** Bindings for notifications, their number in the menus, and their settings. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Notifications, { dependencies: [Client], make: (client) => new HttpNotifications(client) });
  bindings.bind(NotificationPreferences, {
    dependencies: [Client],
    make: (client) => new HttpNotificationPreferences(client),
  });
  bindings.bind(UnreadNotifications, {
    dependencies: [Notifications, Session, Clock],
    make: (notifications, session, clock) => new UnreadCount(notifications, session, clock),
  });
}

import { ContainerModule } from 'inversify';
import { MarkNotificationsRead } from '@stadstegoed/core/notifications/mark-notifications-read.ts';
import { NotificationPreferences } from '@stadstegoed/core/notifications/notification-preferences.port.ts';
import { Notifications } from '@stadstegoed/core/notifications/notifications.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpNotificationPreferences } from '@stadstegoed/http/notifications/http-notification-preferences.ts';
import { HttpNotifications } from '@stadstegoed/http/notifications/http-notifications.ts';
import { Client } from '../../lib/app/client.ts';
import { Session } from '../../lib/app/session.ts';
import { UnreadNotifications } from '../../lib/shared-state/unread-notifications.ts';
import { UnreadCount } from './unread-count.ts';

/** Bindings for notifications, their number in the menus, and their settings. */
export const notifications = new ContainerModule(({ bind }) => {
  bind(Notifications)
    .toResolvedValue((client) => new HttpNotifications(client), [Client])
    .inSingletonScope();
  bind(MarkNotificationsRead)
    .toResolvedValue((notifications) => new MarkNotificationsRead(notifications), [Notifications])
    .inSingletonScope();
  bind(NotificationPreferences)
    .toResolvedValue((client) => new HttpNotificationPreferences(client), [Client])
    .inSingletonScope();
  bind(UnreadNotifications)
    .toResolvedValue(
      (notifications, session, clock) => new UnreadCount(notifications, session, clock),
      [Notifications, Session, Clock],
    )
    .inSingletonScope();
});

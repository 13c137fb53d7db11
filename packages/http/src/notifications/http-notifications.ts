import {
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  type NotificationPage,
} from '@stadstegoed/core/notifications/notification.ts';
import type { Notifications } from '@stadstegoed/core/notifications/notifications.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { notFoundAsUnexpected, requestBody, toPage } from '../request.ts';
import { Fields } from '../wire.ts';

type Schemas = components['schemas'];
type WireNotification = Pick<Schemas['Notification'], 'id' | 'type' | 'title' | 'description' | 'seen' | 'created_at'>;
type WirePage = {
  readonly data: readonly WireNotification[];
  readonly meta: Pick<Schemas['NotificationListMeta'], 'current_page' | 'last_page' | 'total' | 'total_unseen'>;
};

/** Every event has this prefix. */
const TYPE_PREFIX = /^notifications_identities\./;

export class HttpNotifications implements Notifications {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(page: number, options?: ReadOptions): Promise<Result<NotificationPage, Failure>> {
    return this.#read({ page, per_page: NOTIFICATIONS_PER_PAGE }, options);
  }

  markRead(page: number, perPage: number): Promise<Result<NotificationPage, Failure>> {
    return this.#read({ page, per_page: perPage, mark_read: 1 });
  }

  async countUnread(options?: ReadOptions): Promise<Result<number, Failure>> {
    return mapResult(await this.#read({ page: 1, per_page: 1, seen: 0 }, options), ({ unread }) => unread);
  }

  async #read(
    query: { page: number; per_page: number; seen?: 0; mark_read?: 1 },
    options?: ReadOptions,
  ): Promise<Result<NotificationPage, Failure>> {
    const call = this.#client.GET('/platform/notifications', { params: { query }, signal: abortSignal(options) });
    return notFoundAsUnexpected(await requestBody(call, toNotificationPage));
  }
}

function toNotificationPage(body: WirePage): NotificationPage {
  const unread = new Fields<WirePage>(body).object('meta').integer('total_unseen');
  return { ...toPage(body, toNotification), unread };
}

/** Maps the wire format of a notification. */
function toNotification(wire: Fields<WireNotification>): Notification {
  return {
    id: wire.id('id'),
    type: wire.string('type').replace(TYPE_PREFIX, ''),
    title: wire.string('title', null),
    text: wire.string('description', null),
    isSeen: wire.boolean('seen'),
    day: wire.date('created_at'),
    time: wire.time('created_at'),
  };
}

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
import { notFoundAsUnexpected, request } from '../request.ts';
import {
  readBoolean,
  readDate,
  readId,
  readInteger,
  readList,
  readString,
  readStringOrNull,
  readTime,
} from '../wire.ts';

type Schemas = components['schemas'];
type WireNotification = Pick<Schemas['Notification'], 'id' | 'type' | 'title' | 'description' | 'seen' | 'created_at'>;
type WirePage = {
  readonly data: readonly WireNotification[];
  readonly meta: Pick<Schemas['NotificationListMeta'], 'current_page' | 'last_page' | 'total' | 'total_unseen'>;
};

/** Every event has this prefix (reference part 2, 21.6 a). */
const TYPE_PREFIX = /^notifications_identities\./;

/** The HTTP adapter of `Notifications`. */
export class HttpNotifications implements Notifications {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(page: number, options?: ReadOptions): Promise<Result<NotificationPage, Failure>> {
    return this.#read({ page, per_page: NOTIFICATIONS_PER_PAGE }, options);
  }

  markRead(page: number): Promise<Result<NotificationPage, Failure>> {
    return this.#read({ page, per_page: NOTIFICATIONS_PER_PAGE, mark_read: 1 });
  }

  async countUnread(options?: ReadOptions): Promise<Result<number, Failure>> {
    return mapResult(await this.#read({ page: 1, per_page: 1, seen: 0 }, options), ({ unread }) => unread);
  }

  async #read(
    query: { page: number; per_page: number; seen?: 0; mark_read?: 1 },
    options?: ReadOptions,
  ): Promise<Result<NotificationPage, Failure>> {
    const call = this.#client.GET('/platform/notifications', { params: { query }, signal: abortSignal(options) });
    return notFoundAsUnexpected(await request(call, toPage));
  }
}

function toPage({ data, meta }: WirePage): NotificationPage {
  return {
    items: readList(data, toNotification, 'data'),
    currentPage: readInteger(meta.current_page, 'meta.current_page'),
    lastPage: readInteger(meta.last_page, 'meta.last_page'),
    total: readInteger(meta.total, 'meta.total'),
    unread: readInteger(meta.total_unseen, 'meta.total_unseen'),
  };
}

/** Maps the wire format of a notification (reference part 2, 14.1). */
function toNotification(wire: WireNotification): Notification {
  return {
    id: readId(wire.id, 'id'),
    type: readString(wire.type, 'type').replace(TYPE_PREFIX, ''),
    title: readStringOrNull(wire.title, 'title'),
    text: readStringOrNull(wire.description, 'description'),
    isSeen: readBoolean(wire.seen, 'seen'),
    day: readDate(wire.created_at, 'created_at'),
    time: readTime(wire.created_at, 'created_at'),
  };
}

import { groupByPeriod, type NotificationPeriod } from '@stadstegoed/core/notifications/notification-days.ts';
import {
  destinationOf,
  MARK_READ_AFTER_MS,
  topicOf,
  type Notification,
  type NotificationPage,
  type NotificationTopic,
} from '@stadstegoed/core/notifications/notification.ts';
import { MarkNotificationsRead } from '@stadstegoed/core/notifications/mark-notifications-read.ts';
import { Notifications } from '@stadstegoed/core/notifications/notifications.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Load } from '../../lib/load/load.ts';
import { UnreadNotifications } from '../../lib/shared-state/unread-notifications.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** A notification with its subject, and the screen that it is about; null when the shop does not know them. */
export interface ShownNotification {
  readonly notification: Notification;
  readonly topic: NotificationTopic | null;
  readonly to: Destination | null;
}

/** The notifications of one period. */
export interface ShownGroup {
  readonly period: NotificationPeriod;
  readonly rows: readonly ShownNotification[];
}

/** The page in the address. */
export interface NotificationsParams {
  readonly page: number;
}

/**
 * The notifications, a page at a time. Each that was on the screen for 2.5 seconds is marked as read; its mark stays
 * until the next visit, so that nothing changes under one's eyes.
 */
@injectable()
export class NotificationsViewModel implements ViewModel<NotificationsParams> {
  readonly page = new Load<NotificationPage>();
  /** Whether unread ones of the page were marked as read, to announce it. */
  isMarked = false;
  readonly #notifications: Pick<Notifications, 'list'>;
  readonly #markAsRead: MarkNotificationsRead;
  readonly #unread: UnreadNotifications;
  readonly #navigation: Navigation;
  readonly #clock: Clock;
  /** The notifications on the screen by their ids, with the change of the screen in which each came. */
  readonly #onScreen = new Map<string, object>();
  /** The ids that were on the screen long enough. */
  readonly #read = new Set<string>();
  #stopWatching: (() => void) | null = null;

  constructor(
    @inject(Notifications) notifications: Pick<Notifications, 'list'>,
    @inject(MarkNotificationsRead) markAsRead: MarkNotificationsRead,
    @inject(UnreadNotifications) unread: UnreadNotifications,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
  ) {
    this.#notifications = notifications;
    this.#markAsRead = markAsRead;
    this.#unread = unread;
    this.#navigation = navigation;
    this.#clock = clock;
    makeAutoObservable(this, { page: false }, { autoBind: true });
  }

  start({ page }: NotificationsParams): void {
    this.stop();
    this.isMarked = false;
    this.#read.clear();
    this.#stopWatching = reaction(
      () => this.page.state === 'ready' && this.page.value,
      (shown) => {
        if (shown !== false && shown !== null) this.#follow(shown, page);
      },
    );
    void this.page.load((signal) => this.#notifications.list(page, { signal }));
  }

  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#onScreen.clear();
    this.page.stop();
  }

  /** The notifications of the page by period. */
  groupsOf({ items }: NotificationPage): readonly ShownGroup[] {
    return groupByPeriod(items, dayOf(this.#clock.now())).map(({ period, notifications }) => ({
      period,
      rows: notifications.map((notification) => ({
        notification,
        topic: topicOf(notification.type),
        to: destinationOf(notification.type),
      })),
    }));
  }

  hrefOfPage(page: number): string {
    return this.#navigation.href(goTo('notifications', {}, page === 1 ? {} : { page: String(page) }));
  }

  /** Notifications came onto the screen or left it, by their ids. Those that stay are marked as read. */
  look(came: readonly string[], left: readonly string[]): void {
    const change = {};
    for (const id of left) this.#onScreen.delete(id);
    for (const id of came) this.#onScreen.set(id, change);
    this.#clock.after(MARK_READ_AFTER_MS, () => {
      const stayed = came.filter((id) => this.#onScreen.get(id) === change);
      if (stayed.length > 0) void this.#markRead(stayed);
    });
  }

  /** Goes to the last page from one beyond it. */
  #follow(shown: NotificationPage, page: number): void {
    this.#unread.take(shown.unread);
    if (page > shown.lastPage) {
      const query = shown.lastPage === 1 ? {} : { page: String(shown.lastPage) };
      this.#navigation.go(goTo('notifications', {}, query), { replace: true, keepScroll: true });
    }
  }

  /** A failure is silent: the notifications are on the screen, and stay new for the next visit. */
  async #markRead(ids: readonly string[]): Promise<void> {
    const { value, state } = this.page;
    if (value === null || state !== 'ready') return;
    const isNews = value.items.some(({ id, isSeen }) => !isSeen && ids.includes(id) && !this.#read.has(id));
    ids.forEach((id) => this.#read.add(id));
    if (!isNews) return;
    const unread = await this.#markAsRead.run({ page: value, ids, readIds: this.#read });
    if (unread !== null) this.#take(unread);
  }

  #take(unread: number): void {
    runInAction(() => {
      this.#unread.take(unread);
      this.isMarked = true;
    });
  }
}

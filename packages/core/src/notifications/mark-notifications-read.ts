import { NOTIFICATIONS_PER_PAGE, partsAt, type ListPart, type NotificationPage } from './notification.ts';
import type { Notifications } from './notifications.port.ts';

/** Notifications that were read on a page. */
export interface ReadOnPage {
  readonly page: NotificationPage;
  /** The ids that were read just now. */
  readonly ids: readonly string[];
  /** The ids that were read on this page so far, with those of now. */
  readonly readIds: ReadonlySet<string>;
}

/** Marks notifications as read. The platform marks parts of its list, so the place of each has to be known. */
export class MarkNotificationsRead {
  readonly #notifications: Pick<Notifications, 'markRead'>;

  constructor(notifications: Pick<Notifications, 'markRead'>) {
    this.#notifications = notifications;
  }

  /** The number of unread ones afterwards; null when nothing was marked. A failure leaves the rest new for the next visit. */
  async run(read: ReadOnPage): Promise<number | null> {
    let unread: number | null = null;
    for (const { page, perPage } of partsOf(read)) {
      // oxlint-disable-next-line no-await-in-loop -- the number of the last answer is the one that counts
      const marked = await this.#notifications.markRead(page, perPage);
      if (!marked.ok) return unread;
      unread = marked.value.unread;
    }
    return unread;
  }
}

/** The parts of the list with these notifications. The place of each is unknown when one of the page cannot be shown. */
function partsOf({ page: { items, currentPage, leftOut }, ids, readIds }: ReadOnPage): readonly ListPart[] {
  const first = (currentPage - 1) * NOTIFICATIONS_PER_PAGE;
  if (leftOut === undefined) return partsAt(items.flatMap(({ id }, at) => (ids.includes(id) ? [first + at] : [])));
  const isWhole = items.every(({ id }) => readIds.has(id));
  return isWhole ? [{ page: currentPage, perPage: NOTIFICATIONS_PER_PAGE }] : [];
}

import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { NotificationPage } from './notification.ts';

/** The notifications of the signed-in resident. */
export interface Notifications {
  /** A page of ten, newest first. */
  list(page: number, options?: ReadOptions): Promise<Result<NotificationPage, Failure>>;
  /**
   * Marks a page of a size of its own as read. The answer has it as it was before, with the number that is unread afterwards.
   */
  markRead(page: number, perPage: number): Promise<Result<NotificationPage, Failure>>;
  countUnread(options?: ReadOptions): Promise<Result<number, Failure>>;
}

export const Notifications = portToken<Notifications>('Notifications');

import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The number of unread notifications for menus. Observable. */
export interface UnreadNotifications {
  /** Null until it was read, and for a visitor. */
  readonly count: number | null;
  /** Reads the number again when it is not fresh. A failure keeps the known number: menus work without it. */
  refresh(): Promise<void>;
  /** Takes the number from a screen that has read it. */
  take(count: number): void;
}

export const UnreadNotifications = portToken<UnreadNotifications>('UnreadNotifications');

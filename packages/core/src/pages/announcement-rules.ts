import type { Announcement } from './platform-configuration.ts';

/** The announcements that still have to be shown; only one that may be dismissed can be gone (1 §4). */
export function announcementsToShow(
  announcements: readonly Announcement[],
  dismissedIds: readonly string[],
): readonly Announcement[] {
  return announcements.filter(({ id, dismissible }) => !dismissible || !dismissedIds.includes(id));
}

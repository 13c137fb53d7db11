import type { Announcement } from './platform-configuration.ts';

/** The announcements to show: all except the dismissible ones that the resident dismissed. */
export function announcementsToShow(
  announcements: readonly Announcement[],
  dismissedIds: readonly string[],
): readonly Announcement[] {
  return announcements.filter(({ id, dismissible }) => !dismissible || !dismissedIds.includes(id));
}

/** Notices for the resident. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, placeNumberOf } from '../../input.ts';
import { asked, paged } from '../../http/page.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { noticeText } from '../../notifications/notices.ts';
import { permissionsOf } from '../../domain/organizations/employees.ts';
import { passNights } from '../../notifications/reminders.ts';
import type { NotificationRow } from '../../tables/notifications.ts';
import { moment } from '../../wire/format.ts';
import { unknownChoice } from '../../http/texts.ts';

/** A notice in the reader's language; title and text are absent when the event has none. */
function notification(call: Call, row: NotificationRow): object {
  const text = noticeText(row.type, row.about);
  return {
    id: row.uuid,
    type: `notifications_identities.${row.type}`,
    ...(text ? { title: call.say(text.title), description: call.say(text.description) } : {}),
    seen: row.seen,
    ...moment('created_at', row.created_at, call.language),
  };
}

/** The caller's own notices for this kind of client, newest first. */
const ownNotices = (call: SignedCall): NotificationRow[] =>
  call.world
    .table('notifications')
    .where('identity_address', call.caller.identity.address)
    .filter((row) => row.client_type === call.clientType)
    .toSorted((one, other) => other.created_at - one.created_at || other.id - one.id);

function checkList(call: SignedCall): FieldErrors {
  const id = placeNumberOf(call.query, 'organization_id');
  if (id === null) return {};
  const organization = call.world.table('organizations').get(id);
  const works = organization && permissionsOf(call.world, organization, call.caller.identity.address) !== null;
  return works ? {} : { organization_id: [unknownChoice] };
}

/** Marks the returned page as read; the items are shown as they were, the count is that of after. */
export const listNotifications = operation('listNotifications', { check: checkList }, (call) => {
  passNights(call.world);
  const seen = asked(call, 'seen');
  const organization = numberOf(call.query, 'organization_id');
  const rows = ownNotices(call)
    .filter((row) => seen === null || row.seen === seen)
    .filter((row) => organization === null || row.organization_id === organization);
  const shown: NotificationRow[] = [];
  const show = (row: NotificationRow): object => {
    shown.push(row);
    return notification(call, row);
  };
  const page = paged(call, rows, { size: 15, show });
  if (asked(call, 'mark_read') === true) {
    for (const row of shown) call.world.table('notifications').update(row, { seen: true });
  }
  const total_unseen = ownNotices(call).filter((row) => !row.seen).length;
  return withMeta(page, { total_unseen });
});

const withMeta = (page: object, more: object): object => ({
  ...page,
  meta: { ...('meta' in page && typeof page.meta === 'object' ? page.meta : {}), ...more },
});

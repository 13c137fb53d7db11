import { TOKEN_REFUSALS } from '@stadstegoed/core/notifications/notification-settings.ts';
import { answered, boolean, eachLike, integer, one, refused, refusedWith, regex, string } from './answers.ts';
import { agree, as, TOKEN, visitor } from './pact.ts';
import { timestamp } from './wire-examples.ts';

const samira = as('samira', 'notifications-unread');

/** A page of notifications with the number of all unread ones. */
const aPage = (unread: number) =>
  answered({
    data: eachLike({
      id: regex('^[0-9a-f-]{36}$', '7f6f1f3e-0a51-4f0b-9c1e-5d0a3b8e2c41'),
      type: regex('^notifications_identities\\.[a-z_]+$', 'notifications_identities.product_reservation_accepted'),
      title: string('Reservering geaccepteerd'),
      description: string('Zwembad De Golfslag heeft uw reservering geaccepteerd.'),
      seen: boolean(false),
      created_at: timestamp,
    }),
    meta: { current_page: integer(1), last_page: integer(2), total: integer(14), total_unseen: unread },
  });

agree(
  'the first page of notifications [NO-007] [NO-023]',
  samira,
  ({ notifications }) => notifications.list(1),
  aPage(3),
);

agree(
  'a page of notifications to mark as read',
  samira,
  ({ notifications }) => notifications.markRead(1, 10),
  aPage(0),
);

agree(
  'one unread notification, for the number of all',
  samira,
  ({ notifications }) => notifications.countUnread(),
  aPage(3),
);

const settings = {
  email: string('samira@post.example'),
  email_unsubscribed: boolean(false),
  preferences: eachLike({
    key: string('vouchers.payment_success'),
    type: regex('^(email|push)$', 'email'),
    subscribed: boolean(true),
  }),
};
const noMail = { emailUnsubscribed: true, preferences: [] };

agree(
  'the notification settings [NO-008] [NO-010]',
  samira,
  ({ preferences }) => preferences.read(null),
  one(settings),
);

agree(
  'one preference to switch off',
  samira,
  ({ preferences }) =>
    preferences.change(
      { emailUnsubscribed: false, preferences: [{ key: 'voucher.assigned', type: 'push', subscribed: false }] },
      null,
    ),
  one({ ...settings, email_unsubscribed: false }),
);

agree(
  'all mail to stop [NO-010]',
  samira,
  ({ preferences }) => preferences.change(noMail, null),
  one({ ...settings, email_unsubscribed: true }),
);

agree(
  'all mail to stop for an account without an address',
  as('dina', 'notifications-unread'),
  ({ preferences }) => preferences.change(noMail, null),
  refused(403),
);

const byLink = { ...visitor('preferences-links'), token: 'preferences' };

agree('the settings with the link of a mail', byLink, ({ preferences }) => preferences.read(TOKEN), one(settings));

agree(
  'a change with the link of a mail',
  byLink,
  ({ preferences }) => preferences.change(noMail, TOKEN),
  one({ ...settings, email_unsubscribed: true }),
);

const TOKENS = { not_found: 'login', expired: 'expiredPreferences', 'not-pending': 'usedPreferences' } as const;

for (const code of TOKEN_REFUSALS)
  agree(
    `the settings with a link that is ${code} [NO-019]`,
    { ...byLink, token: TOKENS[code] },
    ({ preferences }) => preferences.read(TOKEN),
    refusedWith(403, code),
  );

import { tokenRefusal } from '@stadstegoed/core/notifications/notification-settings.ts';
import { describe, expect, it } from 'vitest';
import { HttpNotificationPreferences } from '@stadstegoed/http/notifications/http-notification-preferences.ts';
import { HttpNotifications } from '@stadstegoed/http/notifications/http-notifications.ts';
import { boolean, eachLike, pact, fromProviderState, integer, like, refused, regex, string } from './pact.ts';
import type { Interaction } from './pact.ts';

const samira = { persona: 'samira' };
const TIMESTAMP = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$';

/** A page of notifications; `meta` has the numbers of the scenario. */
const aPage = (unread: number) => ({
  data: eachLike({
    id: regex('^[0-9a-f-]{36}$', '7f6f1f3e-0a51-4f0b-9c1e-5d0a3b8e2c41'),
    type: regex('^notifications_identities\\.[a-z_]+$', 'notifications_identities.product_reservation_accepted'),
    title: string('Reservering geaccepteerd'),
    description: string('Zwembad De Golfslag heeft uw reservering geaccepteerd.'),
    seen: boolean(false),
    created_at: regex(TIMESTAMP, '2026-11-20 10:14:00'),
  }),
  meta: { current_page: integer(1), last_page: integer(2), total: integer(14), total_unseen: unread },
});

describe('notifications', () => {
  const list = {
    scenario: 'notifications-unread',
    params: samira,
    method: 'GET',
    path: '/platform/notifications',
  } as const;
  const call = <T>(interaction: Interaction, ask: (adapter: HttpNotifications) => Promise<T>) =>
    pact.record(interaction, (client) => ask(new HttpNotifications(client)));

  it('are a page of ten with the number of unread ones [NO-007] [NO-023]', async () => {
    const outcome = await call(
      {
        ...list,
        query: { page: '1', per_page: '10' },
        receives: 'the first page of notifications',
        answer: { status: 200, body: aPage(3) },
      },
      (adapter) => adapter.list(1),
    );
    expect(outcome).toEqual({
      ok: true,
      value: {
        items: [
          {
            id: '7f6f1f3e-0a51-4f0b-9c1e-5d0a3b8e2c41',
            type: 'product_reservation_accepted',
            title: 'Reservering geaccepteerd',
            text: 'Zwembad De Golfslag heeft uw reservering geaccepteerd.',
            isSeen: false,
            day: '2026-11-20',
            time: '10:14',
          },
        ],
        currentPage: 1,
        lastPage: 2,
        total: 14,
        unread: 3,
      },
    });
  });

  it('are marked as read a page at a time', async () => {
    const outcome = await call(
      {
        ...list,
        query: { page: '1', per_page: '10', mark_read: '1' },
        receives: 'a page of notifications to mark as read',
        answer: { status: 200, body: aPage(0) },
      },
      (adapter) => adapter.markRead(1, 10),
    );
    expect(outcome).toMatchObject({ ok: true, value: { unread: 0 } });
  });

  it('are counted as far as they are unread', async () => {
    const outcome = await call(
      {
        ...list,
        query: { page: '1', per_page: '1', seen: '0' },
        receives: 'one unread notification, for the number of all',
        answer: { status: 200, body: aPage(3) },
      },
      (adapter) => adapter.countUnread(),
    );
    expect(outcome).toEqual({ ok: true, value: 3 });
  });

  it('are refused after the session expired', async () => {
    const outcome = await call(
      {
        ...list,
        scenario: 'session-expired',
        params: { persona: 'samira', session: 'expired' },
        query: { page: '1', per_page: '10' },
        receives: 'notifications after the session expired',
        answer: refused(401, 'session_expired'),
      },
      (adapter) => adapter.list(1),
    );
    expect(outcome).toMatchObject({ error: { kind: 'unauthorised', sessionExpired: true } });
  });
});

describe('notification settings', () => {
  const path = '/platform/notifications/settings';
  const settings = {
    data: {
      email: string('samira@post.example'),
      email_unsubscribed: boolean(false),
      preferences: eachLike({
        key: 'vouchers.payment_success',
        type: regex('^(email|push)$', 'email'),
        subscribed: true,
      }),
    },
  };
  const changed = (unsubscribed: boolean) => ({ data: { ...settings.data, email_unsubscribed: unsubscribed } });
  const off = { key: 'voucher.assigned', type: 'push', subscribed: false } as const;
  const call = <T>(interaction: Interaction, ask: (adapter: HttpNotificationPreferences) => Promise<T>) =>
    pact.record(interaction, (client) => ask(new HttpNotificationPreferences(client)));

  it('are read with each preference and its type [NO-008] [NO-010]', async () => {
    const read = { scenario: 'notifications-unread', params: samira, method: 'GET', path } as const;
    const outcome = await call(
      { ...read, receives: 'the notification settings', answer: { status: 200, body: like(settings) } },
      (adapter) => adapter.read(null),
    );
    expect(outcome).toEqual({
      ok: true,
      value: {
        email: 'samira@post.example',
        emailUnsubscribed: false,
        preferences: [{ key: 'vouchers.payment_success', type: 'email', subscribed: true }],
      },
    });
  });

  const change = { scenario: 'notifications-unread', params: samira, method: 'PATCH', path } as const;

  it('change one preference, with the switch for all mail', async () => {
    const outcome = await call(
      {
        ...change,
        body: { email_unsubscribed: false, preferences: [off] },
        receives: 'one preference to switch off',
        answer: { status: 200, body: changed(false) },
      },
      (adapter) => adapter.change({ emailUnsubscribed: false, preferences: [off] }, null),
    );
    expect(outcome).toMatchObject({ ok: true, value: { emailUnsubscribed: false } });
  });

  it('stop all mail [NO-010]', async () => {
    const outcome = await call(
      {
        ...change,
        body: { email_unsubscribed: true },
        receives: 'all mail to stop',
        answer: { status: 200, body: changed(true) },
      },
      (adapter) => adapter.change({ emailUnsubscribed: true, preferences: [] }, null),
    );
    expect(outcome).toMatchObject({ ok: true, value: { emailUnsubscribed: true } });
  });

  it('are refused with a sentence to an account without an e-mail address', async () => {
    const outcome = await call(
      {
        ...change,
        params: { persona: 'dina' },
        body: { email_unsubscribed: true },
        receives: 'all mail to stop for an account without an address',
        answer: refused(403, string('Voeg eerst een e-mailadres toe.')),
      },
      (adapter) => adapter.change({ emailUnsubscribed: true, preferences: [] }, null),
    );
    expect(outcome).toMatchObject({ error: { kind: 'forbidden', message: 'Voeg eerst een e-mailadres toe.' } });
  });
});

describe('the link in a mail to the notification settings', () => {
  const path = '/platform/notifications/settings';
  const token = 'c0ffee'.repeat(10);
  const link = (expression: string) => ({ 'Link-Token': fromProviderState(expression, token) });
  const read = { scenario: 'preferences-links', method: 'GET', path } as const;
  const call = (interaction: Interaction) =>
    pact.record(interaction, (client) => new HttpNotificationPreferences(client).read(token));

  it('reads and changes the settings without signing in', async () => {
    const body = {
      data: {
        email: string('samira@post.example'),
        email_unsubscribed: boolean(false),
        preferences: eachLike({ key: 'funds.fund_expires', type: regex('^(email|push)$', 'email'), subscribed: true }),
      },
    };
    const answer = { status: 200, body };
    const headers = link('${preferences}');
    expect(await call({ ...read, headers, receives: 'the settings with the link of a mail', answer })).toMatchObject({
      ok: true,
      value: { email: 'samira@post.example' },
    });
    const changed = await pact.record(
      {
        ...read,
        method: 'PATCH',
        headers,
        body: { email_unsubscribed: true },
        receives: 'a change with the link of a mail',
        answer: { status: 200, body: { data: { ...body.data, email_unsubscribed: true } } },
      },
      (client) => new HttpNotificationPreferences(client).change({ emailUnsubscribed: true, preferences: [] }, token),
    );
    expect(changed).toMatchObject({ ok: true, value: { emailUnsubscribed: true } });
  });

  it.each([
    ['not_found', '${login}'],
    ['expired', '${expiredPreferences}'],
    ['not-pending', '${usedPreferences}'],
  ])('is refused: %s [NO-019]', async (message, expression) => {
    const outcome = await call({
      ...read,
      headers: link(expression),
      receives: `the settings with a link that is ${message}`,
      answer: refused(403, message),
    });
    expect(outcome.ok ? null : tokenRefusal(outcome.error)).toBe(message);
  });
});

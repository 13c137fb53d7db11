import { expect, it } from 'vitest';
import { aNotificationSettings } from '../../testing/a-notification.ts';
import { failure } from '../shared/failure.ts';
import { applyChange, groupPreferences, OTHER_KEYS, RESIDENT_KEYS, tokenRefusal } from './notification-settings.ts';

it('the screen shows every key of both lists that the platform sends, e-mail and push apart [NO-009] [NO-011] [NO-012] [NO-013]', () => {
  const mailed = [...OTHER_KEYS, ...RESIDENT_KEYS, 'bunq.transaction_success'];
  const preferences = [
    ...mailed.map((key) => ({ key, type: 'email', subscribed: true }) as const),
    { key: 'funds.provider_approved', type: 'push', subscribed: false } as const,
  ];
  const [email, push] = groupPreferences(aNotificationSettings({ preferences }));
  expect(email?.resident.map(({ key }) => key)).toEqual(RESIDENT_KEYS);
  expect(email?.other.map(({ key }) => key)).toEqual(OTHER_KEYS);
  expect([push?.resident, push?.other]).toEqual([[], preferences.slice(-1)]);
});

it('a change switches its own preference and the mail of all', () => {
  const settings = aNotificationSettings();
  const change = { key: 'funds.fund_expires', type: 'email', subscribed: false } as const;
  const changed = applyChange(settings, { emailUnsubscribed: true, preferences: [change] });
  expect(changed.emailUnsubscribed).toBe(true);
  expect(changed.preferences).toEqual(
    settings.preferences.map((one) => (one.key === change.key ? { ...one, subscribed: false } : one)),
  );
});

it('the refusal of a token is read from a rejection, and from no other failure [NO-019]', () => {
  for (const message of ['not_found', 'expired', 'not-pending']) {
    expect(tokenRefusal(failure('forbidden', { message }))).toBe(message);
  }
  expect(tokenRefusal(failure('forbidden', { message: 'Voeg eerst een e-mailadres toe.' }))).toBeNull();
  expect(tokenRefusal(failure('not_found'))).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { aNotificationSettings } from '../../testing/a-notification.ts';
import { failure } from '../shared/failure.ts';
import { applyChange, groupPreferences, OTHER_KEYS, RESIDENT_KEYS, tokenRefusal } from './notification-settings.ts';

describe('the preferences that the screen shows', () => {
  it('are every key of both lists that the platform sends, in two groups [NO-009] [NO-011] [NO-012] [NO-013]', () => {
    const preferences = [...OTHER_KEYS, ...RESIDENT_KEYS, 'bunq.transaction_success'].map((key) => ({
      key,
      type: 'email' as const,
      subscribed: true,
    }));
    const [email, push] = groupPreferences(aNotificationSettings({ preferences }));
    expect(email?.resident.map(({ key }) => key)).toEqual(RESIDENT_KEYS);
    expect(email?.other.map(({ key }) => key)).toEqual(OTHER_KEYS);
    expect([push?.resident, push?.other]).toEqual([[], []]);
  });

  it('keep e-mail and push of one key apart', () => {
    const preferences = (['email', 'push'] as const).map((type) => ({
      key: 'funds.provider_approved',
      type,
      subscribed: type === 'email',
    }));
    const groups = groupPreferences(aNotificationSettings({ preferences }));
    expect(groups.map(({ type, other }) => [type, other.map(({ subscribed }) => subscribed)])).toEqual([
      ['email', [true]],
      ['push', [false]],
    ]);
  });
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

describe('the refusal of a token', () => {
  it('is read from a rejection [NO-019]', () => {
    for (const message of ['not_found', 'expired', 'not-pending']) {
      expect(tokenRefusal(failure('forbidden', { message }))).toBe(message);
    }
  });

  it('is none for another failure', () => {
    expect(tokenRefusal(failure('forbidden', { message: 'Voeg eerst een e-mailadres toe.' }))).toBeNull();
    expect(tokenRefusal(failure('not_found'))).toBeNull();
  });
});

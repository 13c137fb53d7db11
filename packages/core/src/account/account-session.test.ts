import { expect, it } from 'vitest';
import { anAccountSession } from '../../testing/an-account.ts';
import { deviceKind, splitSessions } from './account-session.ts';

const withDevice = (type: string) =>
  anAccountSession({ lastRequest: { secondsAgo: 1, place: null, device: { type, browser: null, system: null } } });

it.each([
  ['desktop', 'computer'],
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
  ['television', 'unknown'],
  ['toString', 'unknown'],
])('calls a device of the type %s a %s', (type, kind) => {
  expect(deviceKind(withDevice(type))).toBe(kind);
});

it('calls a session of the app the app, and one without a device unknown [AC-008]', () => {
  expect(deviceKind(anAccountSession({ type: 'me_app-android' }))).toBe('app');
  const lastRequest = { secondsAgo: 1, place: null, device: null };
  expect(deviceKind(anAccountSession({ lastRequest }))).toBe('unknown');
});

it('sets the session of this browser apart from the others', () => {
  const phone = anAccountSession({ uid: 's2', isCurrent: false });
  const here = anAccountSession();
  expect(splitSessions([phone, here])).toEqual({ current: here, others: [phone] });
  expect(splitSessions([phone])).toEqual({ current: null, others: [phone] });
});

import { expect, it } from 'vitest';
import { anAccountSession } from '../../testing/an-account.ts';
import { deviceKind, splitSessions, systemOf } from './account-session.ts';

const withDevice = (type: string) =>
  anAccountSession({ lastRequest: { secondsAgo: 1, place: null, device: { type, browser: null, system: null } } });

it('calls a device by its type, a session of the app the app, and no device unknown [AC-008]', () => {
  const kinds = { desktop: 'computer', mobile: 'phone', tablet: 'tablet', television: 'unknown', toString: 'unknown' };
  for (const [type, kind] of Object.entries(kinds)) expect.soft(deviceKind(withDevice(type)), type).toBe(kind);
  const lastRequest = { secondsAgo: 1, place: null, device: null };
  const app = anAccountSession({ type: 'me_app-android', lastRequest });
  expect([deviceKind(app), systemOf(app)]).toEqual(['app', 'Android']);
  expect(deviceKind(anAccountSession({ lastRequest }))).toBe('unknown');
});

it('sets the session of this browser apart from the others', () => {
  const phone = anAccountSession({ uid: 's2', isCurrent: false });
  const here = anAccountSession();
  expect(splitSessions([phone, here])).toEqual({ current: here, others: [phone] });
  expect(splitSessions([phone])).toEqual({ current: null, others: [phone] });
});

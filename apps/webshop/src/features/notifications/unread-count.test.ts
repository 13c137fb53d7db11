import type { Notifications } from '@stadstegoed/core/notifications/notifications.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it, vi } from 'vitest';
import type { Session } from '../../lib/app/session.ts';
import { UnreadCount } from './unread-count.ts';

function open(address: string | null = '0x1') {
  const who = { identity: address === null ? null : anIdentity({ address }) };
  const countUnread = vi.fn<Notifications['countUnread']>(async () => ok(3));
  const clock = new FakeClock();
  const session = stubPort<Session>(who);
  const unread = new UnreadCount(stubPort<Notifications>({ countUnread }), session, clock);
  const become = (next: string) => Object.assign(who, { identity: anIdentity({ address: next }) });
  return { unread, countUnread, clock, become };
}

it('asks once for the menus that want it, again when two minutes are over, and not before', async () => {
  const { unread, countUnread, clock } = open();
  expect(unread.count).toBeNull();
  await Promise.all([unread.refresh(), unread.refresh()]);
  expect(unread.count).toBe(3);
  clock.advance(119_999);
  await unread.refresh();
  expect(countUnread).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await unread.refresh();
  expect(countUnread).toHaveBeenCalledTimes(2);
});

it('asks again when two minutes are over, also when the clock was set back meanwhile', async () => {
  const { unread, countUnread, clock } = open();
  await unread.refresh();
  clock.set(-24 * 60 * 60_000);
  clock.advance(119_999);
  await unread.refresh();
  expect(countUnread).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await unread.refresh();
  expect(countUnread).toHaveBeenCalledTimes(2);
});

it('keeps what is known after a failed call', async () => {
  const { unread, countUnread, clock } = open();
  unread.take(5);
  clock.advance(120_000);
  countUnread.mockResolvedValue(err(failure('timeout')));
  await unread.refresh();
  expect(unread.count).toBe(5);
});

it('has no number for a visitor, of somebody else, or of an answer for somebody else', async () => {
  const visitor = open(null);
  await visitor.unread.refresh();
  visitor.unread.take(2);
  expect([visitor.unread.count, visitor.countUnread.mock.calls]).toEqual([null, []]);
  const { unread, become } = open();
  const asked = unread.refresh();
  become('0x2');
  await asked;
  expect(unread.known).toBeNull();
  unread.take(4);
  expect(unread.count).toBe(4);
  become('0x3');
  expect(unread.count).toBeNull();
});

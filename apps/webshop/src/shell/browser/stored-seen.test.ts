import { expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { textStorage } from './browser-adapters.ts';
import { storedSeen } from './stored-seen.ts';

function aDevice() {
  const store = memoryStorage();
  const storage = textStorage(() => store, 'test:');
  let address: string | null = '0xnoor';
  const signIn = (next: string | null): void => {
    address = next;
  };
  return { storage, seen: storedSeen(storage, () => address), signIn };
}

it('what a resident has seen on a device is kept after she signed out, and is not that of another resident', () => {
  const { seen, signIn } = aDevice();
  seen.add('put-off-funds', ['1', '2']);
  seen.add('put-off-funds', ['2', '3']);
  signIn(null);
  expect(seen.ids('put-off-funds')).toEqual([]);
  signIn('0xkees');
  expect(seen.ids('put-off-funds')).toEqual([]);
  signIn('0xnoor');
  expect([seen.ids('put-off-funds'), seen.ids('opened-decisions')]).toEqual([['1', '2', '3'], []]);
});

it('nothing is stored of a visitor', () => {
  const { seen, signIn } = aDevice();
  signIn(null);
  seen.add('opened-decisions', ['1']);
  signIn('0xnoor');
  expect(seen.ids('opened-decisions')).toEqual([]);
});

it.each(['{', '{}', 'null', '7'])('nothing was seen when the device has %s in its place', (text) => {
  const { seen, storage } = aDevice();
  storage.write('put-off-funds:0xnoor', text);
  expect(seen.ids('put-off-funds')).toEqual([]);
});

import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { browserClock, clearableStorage, sessionDrafts, textStorage } from './browser-adapters.ts';

describe('a key-value storage', () => {
  it('stores values under its own prefix', () => {
    const storage = memoryStorage();
    const kept = textStorage(() => storage, 'stadstegoed:');
    kept.write('language', 'en');
    expect(storage.getItem('stadstegoed:language')).toBe('en');
    expect(kept.read('language')).toBe('en');
    kept.remove('language');
    expect(kept.read('language')).toBeNull();
  });

  it('behaves as empty when the browser blocks the storage', () => {
    const kept = textStorage(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    }, '');
    expect(() => kept.write('a', 'b')).not.toThrow();
    expect(() => kept.remove('a')).not.toThrow();
    expect(kept.read('a')).toBeNull();
  });
});

describe('a storage of the resident', () => {
  it('loses all its values together and leaves the others', () => {
    const storage = memoryStorage({ 'stadstegoed:language': 'nl' });
    const ofResident = clearableStorage(() => storage, 'stadstegoed:resident:');
    ofResident.write('vouchers', '[]');
    ofResident.clear();
    expect([ofResident.read('vouchers'), storage.getItem('stadstegoed:language')]).toEqual([null, 'nl']);
  });
});

const nobody = (): null => null;

describe('drafts', () => {
  it('survive a reload of the tab until they are removed', () => {
    const storage = memoryStorage();
    sessionDrafts(() => storage, nobody).write('activation-code', 'ABCD');
    const after = sessionDrafts(() => storage, nobody);
    expect(after.read('activation-code')).toBe('ABCD');
    after.remove('activation-code');
    expect(after.read('activation-code')).toBeNull();
  });

  it('are cleared together without touching other keys', () => {
    const storage = memoryStorage({ other: 'stays' });
    const drafts = sessionDrafts(() => storage, nobody);
    drafts.write('a', '1');
    drafts.write('b', '2');
    expect(drafts.isEmpty()).toBe(false);
    drafts.clear();
    expect(drafts.isEmpty()).toBe(true);
    expect([drafts.read('a'), drafts.read('b'), storage.getItem('other')]).toEqual([null, null, 'stays']);
  });

  it('take along what a visitor typed, and forget what another resident left', () => {
    const storage = memoryStorage();
    let resident: string | null = null;
    const drafts = sessionDrafts(
      () => storage,
      () => resident,
    );
    const signIn = (address: string): void => {
      resident = address;
      drafts.belongTo(address);
    };
    drafts.write('activation-code', 'ABCD');
    signIn('0x1');
    expect([drafts.read('activation-code'), drafts.isEmpty()]).toEqual(['ABCD', false]);
    signIn('0x2');
    expect([drafts.read('activation-code'), storage.length]).toEqual([null, 0]);
  });

  it('drafts of a resident are read by nobody while it is unknown who signed in', () => {
    const storage = memoryStorage();
    sessionDrafts(
      () => storage,
      () => '0x1',
    ).write('activation-code', 'ABCD');
    const later = sessionDrafts(() => storage, nobody);
    later.write('email', 'ali@post.example');
    expect([later.read('activation-code'), later.read('email')]).toEqual([null, 'ali@post.example']);
    later.clear();
    expect(storage.length).toBe(0);
  });
});

describe("the browser's clock", () => {
  it('runs a timeout once, an interval repeatedly, and neither after it was stopped', () => {
    vi.useFakeTimers({ now: 5000 });
    const calls: string[] = [];
    const stopped = browserClock.after(10, () => calls.push('never'));
    browserClock.after(10, () => calls.push('once'));
    const stopEvery = browserClock.every(10, () => calls.push('again'));
    stopped();
    vi.advanceTimersByTime(20);
    stopEvery();
    vi.advanceTimersByTime(100);
    expect(calls).toEqual(['once', 'again', 'again']);
    expect(browserClock.now()).toBe(5120);
    vi.useRealTimers();
  });
});

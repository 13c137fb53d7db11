import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { browserClock, clearableStorage, sessionDrafts, keyValueStorage } from './browser-adapters.ts';

describe('a key-value storage', () => {
  it('stores values under its own prefix', () => {
    const storage = memoryStorage();
    const kept = keyValueStorage(() => storage, 'stadstegoed:');
    kept.write('language', 'en');
    expect(storage.getItem('stadstegoed:language')).toBe('en');
    expect(kept.read('language')).toBe('en');
    kept.remove('language');
    expect(kept.read('language')).toBeNull();
  });

  it('behaves as empty when the browser blocks the storage', () => {
    const kept = keyValueStorage(() => {
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

describe('drafts', () => {
  it('survive a reload of the tab until they are removed', () => {
    const storage = memoryStorage();
    sessionDrafts(() => storage).write('activation-code', 'ABCD');
    const after = sessionDrafts(() => storage);
    expect(after.read('activation-code')).toBe('ABCD');
    after.remove('activation-code');
    expect(after.read('activation-code')).toBeNull();
  });

  it('are cleared together without touching other keys', () => {
    const storage = memoryStorage({ other: 'stays' });
    const drafts = sessionDrafts(() => storage);
    drafts.write('a', '1');
    drafts.write('b', '2');
    expect(drafts.isEmpty()).toBe(false);
    drafts.clear();
    expect(drafts.isEmpty()).toBe(true);
    expect([drafts.read('a'), drafts.read('b'), storage.getItem('other')]).toEqual([null, null, 'stays']);
  });

  it('take along what a visitor typed, and forget what another resident left', () => {
    const storage = memoryStorage();
    const kept = sessionDrafts(() => storage);
    kept.write('activation-code', 'ABCD');
    kept.belongTo('0x1');
    expect([kept.read('activation-code'), kept.isEmpty()]).toEqual(['ABCD', false]);
    kept.belongTo('0x2');
    expect([kept.read('activation-code'), kept.isEmpty()]).toEqual([null, true]);
    kept.clear();
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

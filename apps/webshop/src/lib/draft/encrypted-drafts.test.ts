import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it } from 'vitest';
import { FORMER_DRAFT } from '../../../testing/former-draft.ts';
import { memoryDeviceKey } from '../../../testing/memory-device-key.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { type DraftDevice, EncryptedDrafts } from './encrypted-drafts.ts';

const NOOR = `0x${'3f9a'.repeat(10)}`;
const JAN = `0x${'b0c1'.repeat(10)}`;
const DAY = 86_400_000;
function aDevice(storage: Storage = memoryStorage(), key: DraftDevice['key'] = memoryDeviceKey()) {
  const clock = new FakeClock();
  const drafts = new EncryptedDrafts({ storage: () => storage, key, crypto: globalThis.crypto, clock });
  const content = () =>
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? '';
      return `${key}=${storage.getItem(key) ?? ''}`;
    }).join('\n');
  return { clock, drafts, storage, content };
}

describe('EncryptedDrafts', () => {
  it('returns the draft to the same owner, with the time at which it was stored', async () => {
    const { clock, drafts } = aDevice();
    expect(await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640')).toBe(clock.now());
    expect(await drafts.read(NOOR, 'fund-request 12')).toEqual({ text: 'inkomen 1640', savedAt: clock.now() });
  });

  it('returns nothing to another owner or for another key', async () => {
    const { drafts } = aDevice();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    expect(await drafts.read(JAN, 'fund-request 12')).toBeNull();
    expect(await drafts.read(NOOR, 'fund-request 13')).toBeNull();
  });

  it('returns nothing to who knows the address of the owner and has a copy of the storage', async () => {
    const { drafts, storage } = aDevice();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    expect(await aDevice(storage).drafts.read(NOOR, 'fund-request 12')).toBeNull();
  });

  it('reads a draft of before there was a secret of the device, and seals it with that secret', async () => {
    const { owner, key, stored, draft } = FORMER_DRAFT;
    const storage = memoryStorage(stored);
    const { drafts } = aDevice(storage);
    expect(await drafts.read(owner, key)).toEqual(draft);
    expect(Object.keys(stored).filter((name) => storage.getItem(name) !== null)).toEqual(['private-draft-salt']);
    expect(await drafts.read(owner, key)).toEqual(draft);
  });

  it('says that nothing was stored without a secret of the device', async () => {
    const { drafts } = aDevice(memoryStorage(), () => Promise.reject(new DOMException('private window')));
    expect(await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640')).toBeNull();
  });

  it('stores neither the text nor the owner nor the key in a readable form', async () => {
    const { drafts, content } = aDevice();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    expect(content()).not.toMatch(/inkomen|1640|fund-request|3f9a3f9a/);
    const first = content();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    expect(content()).not.toBe(first);
  });

  it('cannot be read after a change of the stored bytes', async () => {
    const { drafts, storage } = aDevice();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    const key = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').find((name) =>
      name.startsWith('private-draft:'),
    );
    const entry = storage.getItem(key ?? '') ?? '';
    storage.setItem(
      key ?? '',
      entry.replace(/"data":"(.{20})./, (_all, start: string) => `"data":"${start}!`),
    );
    expect(await drafts.read(NOOR, 'fund-request 12')).toBeNull();
  });

  it('forgets the draft at the request of its owner', async () => {
    const { drafts, content } = aDevice();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    await drafts.remove(NOOR, 'fund-request 12');
    expect(await drafts.read(NOOR, 'fund-request 12')).toBeNull();
    expect(content()).not.toContain('private-draft:');
  });

  it('deletes drafts of every owner after 30 days', async () => {
    const { clock, drafts, content } = aDevice();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    clock.advance(30 * DAY);
    expect(await drafts.read(NOOR, 'fund-request 12')).not.toBeNull();
    clock.advance(1);
    expect(await drafts.read(JAN, 'fund-request 12')).toBeNull();
    expect(content()).not.toContain('private-draft:');
  });

  it('leaves what another version of the shop stored in another form until it is 30 days old', async () => {
    const storage = memoryStorage();
    const { clock, drafts } = aDevice(storage);
    const ofNext = JSON.stringify({ savedAt: clock.now(), sealed: 'in another way' });
    storage.setItem('private-draft:next', ofNext);
    await drafts.read(NOOR, 'fund-request 12');
    expect(storage.getItem('private-draft:next')).toBe(ofNext);
    clock.advance(30 * DAY + 1);
    await drafts.read(NOOR, 'fund-request 12');
    expect(storage.getItem('private-draft:next')).toBeNull();
  });

  it('keeps a draft from before the clock was set back for 30 days from then, and loses nothing that was typed', async () => {
    const { clock, drafts, content } = aDevice();
    await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640');
    clock.set(-365 * DAY);
    expect(await drafts.read(NOOR, 'fund-request 12')).toEqual({ text: 'inkomen 1640', savedAt: clock.now() });
    clock.advance(30 * DAY);
    expect(await drafts.read(NOOR, 'fund-request 12')).not.toBeNull();
    clock.advance(1);
    expect(await drafts.read(JAN, 'fund-request 12')).toBeNull();
    expect(content()).not.toContain('private-draft:');
  });

  it('says that nothing was stored when the browser refuses it', async () => {
    const storage = memoryStorage();
    const full = Object.assign(Object.create(storage), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { drafts } = aDevice(full);
    expect(await drafts.write(NOOR, 'fund-request 12', 'inkomen 1640')).toBeNull();
    expect(await drafts.read(NOOR, 'fund-request 12')).toBeNull();
  });
});

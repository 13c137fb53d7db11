import { instant } from '@stadstegoed/core/shared/instant.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it, vi } from 'vitest';
import { Draft } from './draft.ts';
import type { PrivateDraft, PrivateDrafts } from './private-drafts.ts';
import type { StoredObject } from './stored-object.ts';

interface Content {
  readonly text: string;
}

const empty: Content = { text: '' };
const read = ({ text }: StoredObject): Content | null => (typeof text === 'string' ? { text } : null);

async function open(stored: Record<string, string> = {}, options = {}) {
  const clock = new FakeClock();
  const entries = new Map(Object.entries(stored));
  const write = vi.fn<PrivateDrafts['write']>(async (secret, key, text) => {
    entries.set(`${secret}/${key}`, text);
    return instant(clock.now());
  });
  const drafts: PrivateDrafts = {
    read: async (secret, key) => {
      const text = entries.get(`${secret}/${key}`);
      return text === undefined ? null : { text, savedAt: instant(1) };
    },
    write,
    remove: async (secret, key) => void entries.delete(`${secret}/${key}`),
  };
  const model = new Draft<Content>({ drafts, empty, read, ...options });
  await model.open('0xa', 'new');
  return { model, clock, entries, write };
}

describe('a draft on this device', () => {
  it('has the stored content and its time', async () => {
    const { model } = await open({ '0xa/new': '{"text":"Bril"}' });
    expect([model.content, model.savedAt, model.wasLost]).toEqual([{ text: 'Bril' }, 1, false]);
  });

  it('is empty for another resident, and says that content of another shape was lost', async () => {
    const { model } = await open({ '0xb/new': '{"text":"Bril"}' });
    expect([model.kept, model.wasLost]).toEqual([null, false]);
    for (const text of ['', 'no json', 'null', '[]', '"text"', '{}']) {
      const { model } = await open({ '0xa/new': text });
      expect([model.kept, model.content, model.savedAt, model.wasLost]).toEqual([null, empty, null, true]);
    }
  });

  it('is stored at once, so that a page that closes a moment later has lost nothing', async () => {
    const { model, clock, entries } = await open();
    model.change({ text: 'Bril' });
    await vi.waitFor(() => expect(entries.get('0xa/new')).toBe('{"text":"Bril"}'));
    expect(model.savedAt).toBe(clock.now());
  });

  it('stores changes that come while another one is stored together, the newest last', async () => {
    const { model, entries, write } = await open();
    model.change({ text: 'B' });
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    for (const text of ['Br', 'Bri', 'Bril']) model.change({ text });
    await model.save();
    expect(write).toHaveBeenCalledTimes(2);
    expect(entries.get('0xa/new')).toBe('{"text":"Bril"}');
  });

  it('stores what is filled in after a removal', async () => {
    const { model, entries } = await open();
    model.change({ text: 'Bril' });
    void model.wipe();
    model.change({ text: 'Lens' });
    await model.save();
    expect([...entries]).toEqual([['0xa/new', '{"text":"Lens"}']]);
  });

  it('does not come back when it is removed while it is stored', async () => {
    const { model, entries } = await open();
    model.change({ text: 'Bril' });
    const saving = model.save();
    await model.wipe();
    await saving;
    expect([model.kept, model.savedAt, entries.size]).toEqual([null, null, 0]);
  });

  it('moves to another name', async () => {
    const { model, entries } = await open({ '0xa/new': '{"text":"Bril"}' });
    await model.move('310');
    expect([...entries]).toEqual([['0xa/310', '{"text":"Bril"}']]);
    expect(model.content).toEqual({ text: 'Bril' });
  });

  it('says that this browser cannot store it', async () => {
    const { model, write } = await open();
    write.mockResolvedValue(null);
    model.change({ text: 'Bril' });
    await model.save();
    expect([model.canBeStored, model.savedAt]).toEqual([false, null]);
  });
});

describe('a draft that is open in two windows', () => {
  async function twoWindows() {
    const clock = new FakeClock();
    const entries = new Map<string, PrivateDraft>();
    const drafts: PrivateDrafts = {
      read: async (_secret, key) => entries.get(key) ?? null,
      write: async (_secret, key, text) => {
        clock.advance(1);
        entries.set(key, { text, savedAt: clock.now() });
        return clock.now();
      },
      remove: async (_secret, key) => void entries.delete(key),
    };
    const make = async () => {
      const model = new Draft<Content>({ drafts, empty, read, keepsOthers: true });
      await model.open('0xa', 'new');
      return model;
    };
    return { entries, here: await make(), there: await make() };
  }

  it('is not overwritten by the window that saw it first, which says so', async () => {
    const { entries, here, there } = await twoWindows();
    here.change({ text: 'Hier' });
    await here.save();
    expect([here.isChangedElsewhere, entries.get('new')?.text]).toEqual([false, '{"text":"Hier"}']);
    there.change({ text: 'Daar' });
    await there.save();
    expect([there.isChangedElsewhere, entries.get('new')?.text]).toEqual([true, '{"text":"Hier"}']);
  });

  it('can be taken over from the other window, or stored as it is here', async () => {
    const { entries, here, there } = await twoWindows();
    here.change({ text: 'Hier' });
    await here.save();
    there.change({ text: 'Daar' });
    await there.save();
    await there.open('0xa', 'new');
    expect([there.isChangedElsewhere, there.content]).toEqual([false, { text: 'Hier' }]);
    there.change({ text: 'Hier en daar' });
    await there.save();
    here.change({ text: 'Toch hier' });
    await here.save();
    expect(here.isChangedElsewhere).toBe(true);
    await here.overwrite();
    expect([here.isChangedElsewhere, entries.get('new')?.text]).toEqual([false, '{"text":"Toch hier"}']);
  });

  it('is not brought back by a window after the other one removed it', async () => {
    const { entries, here, there } = await twoWindows();
    here.change({ text: 'Hier' });
    await here.save();
    await there.open('0xa', 'new');
    await there.wipe();
    here.change({ text: 'Nog steeds hier' });
    await here.save();
    expect([here.isChangedElsewhere, entries.size]).toEqual([true, 0]);
  });
});

it('stores anew in the place of a draft that was lost', async () => {
  const { model, entries } = await open({ '0xa/new': '[]' }, { keepsOthers: true });
  model.change({ text: 'Bril' });
  await model.save();
  expect([model.isChangedElsewhere, entries.get('0xa/new')]).toEqual([false, '{"text":"Bril"}']);
});

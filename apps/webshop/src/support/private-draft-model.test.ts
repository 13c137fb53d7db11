import { instant } from '@stadstegoed/core/shared/instant.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it, vi } from 'vitest';
import { PrivateDraftModel } from './private-draft-model.ts';
import type { PrivateDrafts } from './private-drafts.ts';

interface Content {
  readonly text: string;
}

function parse(text: string): Content | null {
  return text.startsWith('{"text"') ? { text: text.slice(9, -2) } : null;
}

async function open(stored: Record<string, string> = {}) {
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
  const model = new PrivateDraftModel<Content>({ drafts, parse });
  await model.open('0xa', 'new');
  return { model, clock, entries, write };
}

describe('a draft on this device', () => {
  it('has the stored content and its time', async () => {
    const { model } = await open({ '0xa/new': '{"text":"Bril"}' });
    expect([model.content, model.savedAt]).toEqual([{ text: 'Bril' }, 1]);
  });

  it('is empty for another resident and for content of another shape', async () => {
    expect((await open({ '0xb/new': '{"text":"Bril"}' })).model.content).toBeNull();
    const { model } = await open({ '0xa/new': '[]' });
    expect([model.content, model.savedAt]).toEqual([null, null]);
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
    expect([model.content, model.savedAt, entries.size]).toEqual([null, null, 0]);
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

import { describe, expect, it } from 'vitest';
import { ToastStore } from './toast-store.ts';

const texts = (store: ToastStore) => store.shown.map(({ sentence }) => sentence);

describe('the toasts', () => {
  it('stay 4000 ms unless another duration is given [SH-056]', () => {
    const store = new ToastStore();
    store.show('info', { literal: 'kort' });
    store.show('danger', { literal: 'lang' }, 8000);
    expect(store.shown.map(({ milliseconds }) => milliseconds)).toEqual([4000, 8000]);
  });

  it('have no end when they are kept, in place of the same sentence', () => {
    const store = new ToastStore();
    store.show('danger', { literal: 'gebruikt' }, 8000);
    store.show('info', { literal: 'ander' });
    store.keep('danger', { literal: 'gebruikt' });
    expect(store.shown).toMatchObject([
      { sentence: { literal: 'ander' }, milliseconds: 4000 },
      { sentence: { literal: 'gebruikt' }, milliseconds: null },
    ]);
  });

  it('are four at most; the oldest is removed first [SH-057]', () => {
    const store = new ToastStore();
    for (const literal of ['1', '2', '3', '4', '5']) store.show('info', { literal });
    expect(texts(store)).toEqual(['2', '3', '4', '5'].map((literal) => ({ literal })));
  });

  it('replace the one that says the same, and the one that can be undone', () => {
    const store = new ToastStore();
    store.show('info', { literal: 'zelfde' });
    store.offer({ literal: 'eerste' }, { label: 'shell.undo', run: () => undefined });
    store.show('info', { literal: 'zelfde' });
    store.offer({ literal: 'tweede' }, { label: 'shell.undo', run: () => undefined });
    expect(texts(store)).toEqual([{ literal: 'zelfde' }, { literal: 'tweede' }]);
  });

  it('are dismissed by id', () => {
    const store = new ToastStore();
    store.show('info', { literal: 'eerste' });
    store.show('info', { literal: 'tweede' });
    const [first, second] = store.shown;
    store.dismiss(first?.id ?? 0);
    expect(store.shown).toEqual([second]);
  });
});

import type { Language } from '@stadstegoed/core/shared/language.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import type { TextsName } from '../texts/text-keys.ts';
import { TextStore, type Texts } from './i18n.ts';

const FILES: Readonly<Record<string, Texts>> = {
  'nl/shell': {
    'shell.retry': 'Probeer opnieuw',
    'shell.idle.left_one': 'Nog {{count}} seconde.',
    'shell.idle.left_other': 'Nog {{count}} seconden.',
  },
  'en/shell': { 'shell.retry': 'Try again' },
  'nl/vouchers': { 'vouchers.list.title': 'Uw tegoeden' },
  'en/vouchers': { 'vouchers.list.title': 'Your vouchers' },
};

function open(overrides: Texts = {}) {
  const texts = vi.fn((name: TextsName, language: Language) => Promise.resolve(FILES[`${language}/${name}`] ?? {}));
  const store = new TextStore({ texts, overrides: () => overrides }, 'nl');
  const requested = () => texts.mock.calls.map(([name, language]) => `${language}/${name}`);
  return { store, texts, requested };
}

describe('the texts', () => {
  it('lack no key that a test shows: the key itself would stand on the screen', async () => {
    const { store } = open();
    await store.need(['shell']);
    expect(() => store.i18n.t('shell.nothing')).toThrow('There is no text shell.nothing');
  });

  it('are fetched once per feature, in the current language only', async () => {
    const { store, requested } = open();
    await store.need(['shell']);
    await Promise.all([store.need(['shell', 'vouchers']), store.need(['vouchers'])]);
    expect(requested()).toEqual(['nl/shell', 'nl/vouchers']);
    expect(store.i18n.t('vouchers.list.title')).toBe('Uw tegoeden');
  });

  it('support singular and plural, and interpolate without escaping', async () => {
    const { store } = open();
    await store.need(['shell']);
    expect(store.i18n.t('shell.idle.left', { count: 1 })).toBe('Nog 1 seconde.');
    expect(store.i18n.t('shell.idle.left', { count: 2 })).toBe('Nog 2 seconden.');
  });

  it('group the digits of a count, and of no other number', async () => {
    const { store } = open({ 'shell.retry': 'Probeer {{number}} opnieuw' });
    await store.need(['shell']);
    expect(store.i18n.t('shell.idle.left', { count: 100_120 })).toBe('Nog 100.120 seconden.');
    expect(store.i18n.t('shell.retry', { number: 72851 })).toBe('Probeer 72851 opnieuw');
  });

  it('write a day in the language of the text', async () => {
    const { store } = open({ 'shell.retry': '{{lastDay, day}}' });
    await store.need(['shell']);
    const lastDay = '2026-12-21';
    expect(store.i18n.t('shell.retry', { lastDay })).toBe('21\u00a0december 2026');
    await store.change('en');
    expect(store.i18n.t('shell.retry', { lastDay })).toBe('21\u00a0December 2026');
  });

  it('are fetched again after a failure', async () => {
    const { store, texts } = open();
    await store.need(['shell']);
    texts.mockRejectedValueOnce(new TypeError('offline'));
    await expect(store.need(['vouchers'])).rejects.toThrow('Texts could not be fetched: vouchers');
    await store.need(['vouchers']);
    expect(store.i18n.t('vouchers.list.title')).toBe('Uw tegoeden');
  });
});

describe('a municipality', () => {
  it('can override single keys, also in features that load later [SH-034] [SH-035]', async () => {
    const { store } = open({ 'vouchers.list.title': 'Uw potjes' });
    await store.need(['shell']);
    await store.need(['vouchers']);
    expect(store.i18n.t('vouchers.list.title')).toBe('Uw potjes');
    expect(store.i18n.t('shell.retry')).toBe('Probeer opnieuw');
  });

  it('cannot add new keys', async () => {
    const { store } = open({ 'shell.unknown': 'x' });
    await store.need(['shell']);
    expect(store.i18n.exists('shell.unknown')).toBe(false);
  });
});

describe('another language', () => {
  it('is shown when the texts of every loaded feature have arrived [SH-031]', async () => {
    const { store, requested } = open();
    await store.need(['shell', 'vouchers']);
    const changing = store.change('en');
    expect(store.i18n.t('shell.retry')).toBe('Probeer opnieuw');
    await changing;
    expect(store.i18n.t('shell.retry')).toBe('Try again');
    expect(store.i18n.t('vouchers.list.title')).toBe('Your vouchers');
    expect(requested()).toEqual(['nl/shell', 'nl/vouchers', 'en/shell', 'en/vouchers']);
  });

  it('includes a feature that is requested while the language changes', async () => {
    const { store } = open();
    await store.need(['shell']);
    await Promise.all([store.change('en'), store.need(['vouchers'])]);
    expect(store.i18n.t('vouchers.list.title')).toBe('Your vouchers');
  });

  it('includes a feature whose texts are still loading when the language has changed', async () => {
    const { store, texts } = open();
    await store.need(['shell']);
    const { promise, resolve } = deferred<Texts>();
    texts.mockReturnValueOnce(promise);
    const needing = store.need(['vouchers']);
    await store.change('en');
    resolve({ 'vouchers.list.title': 'Uw tegoeden' });
    await needing;
    expect(store.i18n.t('vouchers.list.title')).toBe('Your vouchers');
  });

  it('is not shown when its texts cannot be fetched', async () => {
    const { store, texts } = open();
    await store.need(['shell']);
    texts.mockRejectedValueOnce(new TypeError('offline'));
    await expect(store.change('en')).rejects.toThrow('Texts could not be fetched');
    expect(store.i18n.t('shell.retry')).toBe('Probeer opnieuw');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import type { LoadedVariant } from '@stadstegoed/variants/load.ts';
import { readVariant } from '@stadstegoed/variants/schema.ts';
import { skyline } from 'virtual:drawings';
import { variant } from 'virtual:variant';
import { firstHeadHtml, firstPaintHtml } from '../../../vite/first-paint.tsx';
import { firstWords, withFirstWords } from '../../../vite/first-words.ts';

/** The script of the page. It does not look for what jsdom lacks. */
const SCRIPT = readFileSync(join(import.meta.dirname, '../../../first-paint.js'), 'utf8').replace(
  /needed = \([^)]*\)/,
  "needed = ('globalThis')",
);

/** A municipality with these words of its own. */
function aVariant(nl: Readonly<Record<string, string>>): LoadedVariant {
  return { variant: { ...readVariant(variant), title: 'Zonnedorp' }, texts: { nl, en: {} }, skyline };
}

/** Runs the script of the page at an address, and returns the main part. */
function open(address: string): HTMLElement {
  window.history.replaceState(null, '', address);
  const parts = [
    `<template id="first-paint">${firstPaintHtml(aVariant({}))}</template>`,
    `<template id="first-head-nl">${firstHeadHtml('nl')}</template>`,
    `<template id="first-head-en">${firstHeadHtml('en')}</template>`,
  ];
  document.body.innerHTML = `<main></main>${parts.join('')}`;
  window.eval(withFirstWords(SCRIPT, firstWords(aVariant({ 'products.list.intro': 'Kies maar uit.' }))));
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no main part');
  return main;
}

describe('the page before the shop has loaded', () => {
  afterEach(() => localStorage.clear());

  it('shows a visitor the banner of home, in our own words', () => {
    expect(open('/').querySelector('h1')?.textContent).toBe('Meedoen met Zonnedorp');
  });

  it("has the municipality's words when its folder has them", () => {
    const html = firstPaintHtml(aVariant({ 'funds.home.intro': 'Voor iedereen.' }));
    expect(html).toContain('Voor iedereen.');
    expect(html).not.toContain('Is geld krap');
  });

  it('has the drawing of the municipality, and its buttons without the one that the environment decides', () => {
    const loaded = aVariant({});
    const html = firstPaintHtml({
      ...loaded,
      variant: { ...loaded.variant, home: { ...loaded.variant.home, buttons: ['start', 'products', 'sign-in'] } },
      skyline: '<path d="M1 2H3"/>',
    });
    expect(html).toContain('<path d="M1 2H3"/></svg>');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const labels = [...page.querySelectorAll('a')].map((link) => link.textContent);
    expect(labels).toEqual(['Bekijk het aanbod', 'Log in']);
  });

  it.each([
    ['/aanbod?q=zwemmen', 'nl', 'AanbodAanbodKies maar uit.'],
    ['/aanbod/', 'en', 'OffersOffersChoose what you or your child would enjoy. Each offer shows what you pay.'],
    [
      '/funds',
      'nl',
      'RegelingenRegelingenHier ziet u waar u geld of hulp voor kunt krijgen, en of de regeling bij u past.',
    ],
  ])('shows title and lead of %s in the language %s', (address, language, words) => {
    localStorage.setItem('stadstegoed:language', language);
    const main = open(address);
    const parts = ['[aria-current]', 'h1', '.stads-lead'].map((part) => main.querySelector(part)?.textContent);
    expect(parts.join('')).toBe(words);
    expect(document.documentElement.lang).toBe(language);
  });

  it('shows nothing of a screen that the municipality has switched off', () => {
    const loaded = aVariant({});
    const wordsWith = (flags: Partial<Flags>) => firstWords({ ...loaded, variant: { ...loaded.variant, flags } });
    const wordsAt = (address: string, flags: Partial<Flags>) =>
      wordsWith(flags).find(({ path }) => new RegExp(path).test(address))?.nl;
    expect([wordsAt('/fondsen', {})?.title, wordsAt('/fondsen', { fundsList: false })]).toEqual([
      'Regelingen',
      undefined,
    ]);
    expect(wordsAt('/fondsen/1', { fundsList: false })).toEqual({ title: 'Regeling' });
  });

  it('shows a resident no lead of the funds for visitors', () => {
    localStorage.setItem('stadstegoed:account', '{}');
    expect(open('/fondsen').childElementCount).toBe(0);
  });

  it.each([
    ['/fondsen/1', 'nl', 'Home:/ Regelingen:/fondsen Regeling:-'],
    ['/aanbod/201', 'nl', 'Home:/ Aanbod:/aanbod Aanbod:-'],
    ['/providers/101', 'en', 'Home:/ Providers:/providers Provider:-'],
  ])(
    'shows the breadcrumbs of %s in the language %s, whose name only the platform knows',
    (address, language, crumbs) => {
      localStorage.setItem('stadstegoed:language', language);
      const main = open(address);
      const shown = [...main.querySelectorAll('li')].map(
        (crumb) => `${crumb.textContent}:${crumb.querySelector('a')?.getAttribute('href') ?? '-'}`,
      );
      expect(shown.join(' ')).toBe(crumbs);
      expect(main.querySelector('h1')).toBeNull();
    },
  );

  it.each(['/aanbieders/inloggen', '/?session_expired=true', '/?digid_error=error_0040'])(
    'shows no words at %s',
    (address) => {
      expect(open(address).childElementCount).toBe(0);
    },
  );

  it.each([
    ['to a resident', 'account', '{}'],
    ['to a visitor who reads English', 'language', 'en'],
  ])('shows no banner %s', (_, key, value) => {
    localStorage.setItem(`stadstegoed:${key}`, value);
    expect(open('/').childElementCount).toBe(0);
  });
});

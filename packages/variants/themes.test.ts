import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrastOf, tokensOf, valueOf } from './contrast.ts';
import { variantKeys } from './load.ts';
import { THEME_PAIRS, contrastIn, themeTokens } from './theme-pairs.ts';

const TEXT = 4.5;
const CONTROL = 3;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const shared = read('../ui/src/styles/tokens.css');
/** A theme may set other radii than the shared ones. */
const RADIUS = /^--basis-border-radius-(?:md|lg|xl)$/;

it('every theme has enough contrast in every pair of colours', () => {
  for (const theme of variantKeys()) {
    const tokens = themeTokens(shared, read(`${theme}/theme.css`), theme);
    for (const pair of THEME_PAIRS) {
      const name = `${theme}: ${pair.colour} on ${pair.background}`;
      expect.soft(contrastIn(tokens, pair), name).toBeGreaterThanOrEqual(pair.least);
    }
  }
});

it('every theme defines the colours of the controls and illustrations, and sets the same ones', () => {
  const names = (theme: string) =>
    [...tokensOf(read(`${theme}/theme.css`), [`.${theme}-theme`]).keys()].filter((name) => !RADIUS.test(name));
  for (const theme of variantKeys()) {
    const tokens = themeTokens(shared, read(`${theme}/theme.css`), theme);
    const used = [...tokensOf(shared, ['.webshop-theme']).keys()];
    expect.soft(() => used.map((name) => valueOf(tokens, name)), theme).not.toThrow();
    expect.soft(names(theme).toSorted(), theme).toEqual(names('zonnedorp').toSorted());
  }
});

it('every tint has enough contrast for texts, amounts and the remaining amount on its card', () => {
  for (const tint of ['zon', 'blad', 'water', 'klei', 'bes', 'lila']) {
    const tokens = tokensOf(shared, [':where(:root)', `.tint-${tint}`]);
    const contrast = (colour: string, background: string) =>
      contrastOf(valueOf(tokens, colour), background.startsWith('#') ? background : valueOf(tokens, background));
    expect.soft(contrast('--tint-on-card', '--tint-card'), tint).toBeGreaterThanOrEqual(TEXT);
    expect.soft(contrast('--tint-deep', '--tint-soft'), tint).toBeGreaterThanOrEqual(TEXT);
    expect.soft(contrast('--basis-tint-on-deep', '--tint-deep'), tint).toBeGreaterThanOrEqual(TEXT);
    expect.soft(contrast('--tint-deep', '#ffffff'), tint).toBeGreaterThanOrEqual(TEXT);
    expect.soft(contrast('--tint-meter', '--tint-card'), tint).toBeGreaterThanOrEqual(CONTROL);
  }
});

it('keeps the QR code black on white', () => {
  const tokens = tokensOf(shared, [':where(:root)']);
  expect(contrastOf(valueOf(tokens, '--basis-qr-dark'), valueOf(tokens, '--basis-qr-light'))).toBe(21);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, tokensOf, valueOf } from './contrast.ts';
import { variantKeys } from './load.ts';
import { THEME_PAIRS, contrastIn, themeTokens } from './theme-pairs.ts';

const TEXT = 4.5;
const CONTROL = 3;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const shared = read('../ui/src/styles/tokens.css');
const THEMES = variantKeys();
/** A theme may set other radii than the shared ones. */
const RADIUS = /^--basis-border-radius-(?:md|lg|xl)$/;
const TINTS = ['zon', 'blad', 'water', 'klei', 'bes', 'lila'];

describe.each(THEMES)('the theme %s', (theme) => {
  const tokens = themeTokens(shared, read(`${theme}/theme.css`), theme);

  it.each(THEME_PAIRS)('has enough contrast between $colour and $background: $least', (pair) => {
    expect(contrastIn(tokens, pair)).toBeGreaterThanOrEqual(pair.least);
  });

  it('defines every colour that the controls and illustrations use', () => {
    for (const name of tokensOf(shared, ['.webshop-theme']).keys()) {
      expect(() => valueOf(tokens, name)).not.toThrow();
    }
  });

  it('sets the same colours as every other theme', () => {
    const names = (key: string) =>
      [...tokensOf(read(`${key}/theme.css`), [`.${key}-theme`]).keys()].filter((name) => !RADIUS.test(name)).toSorted();
    expect(names(theme)).toEqual(names('zonnedorp'));
  });
});

describe.each(TINTS)('the tint %s', (tint) => {
  const tokens = tokensOf(shared, [':where(:root)', `.tint-${tint}`]);

  it.each([
    ['--tint-on-card', '--tint-card'],
    ['--tint-deep', '--tint-soft'],
    ['--basis-tint-on-deep', '--tint-deep'],
  ])('has enough contrast between the text %s and %s', (colour, background) => {
    expect(contrastOf(valueOf(tokens, colour), valueOf(tokens, background))).toBeGreaterThanOrEqual(TEXT);
  });

  it('has enough contrast for amounts on white and for the remaining amount on the card', () => {
    expect(contrastOf(valueOf(tokens, '--tint-deep'), '#ffffff')).toBeGreaterThanOrEqual(TEXT);
    expect(contrastOf(valueOf(tokens, '--tint-meter'), valueOf(tokens, '--tint-card'))).toBeGreaterThanOrEqual(CONTROL);
  });
});

it('keeps the QR code black on white', () => {
  const tokens = tokensOf(shared, [':where(:root)']);
  expect(contrastOf(valueOf(tokens, '--basis-qr-dark'), valueOf(tokens, '--basis-qr-light'))).toBe(21);
});

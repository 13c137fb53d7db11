import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, mergeTokens, tokensOf, valueOf } from './contrast.ts';
import { variantKeys } from './load.ts';

const TEXT = 4.5;
const CONTROL = 3;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const shared = read('../ui/src/styles/tokens.css');
const THEMES = variantKeys();
/** A theme may set other radii than the shared ones. */
const RADIUS = /^--basis-border-radius-(?:md|lg|xl)$/;
const TINTS = ['zon', 'blad', 'water', 'klei', 'bes', 'lila'];

const BACKGROUNDS = [
  '--utrecht-document-background-color',
  '--stads-band-background-color',
  '--stads-quiet-background-color',
  '--stads-chosen-background-color',
];

/** Each text colour with the backbackgrounds that the controls use it on. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  [
    '--utrecht-document-color',
    [...BACKGROUNDS, '--stads-hero-background-color', '--nl-button-subtle-hover-background-color'],
  ],
  ['--utrecht-document-subtle-color', BACKGROUNDS],
  ['--nl-link-color', BACKGROUNDS],
  ['--nl-link-hover-color', BACKGROUNDS],
  ['--nl-button-primary-color', ['--nl-button-primary-background-color']],
  [
    '--nl-button-primary-color',
    ['--nl-button-primary-hover-background-color', '--nl-button-primary-active-background-color'],
  ],
  [
    '--nl-button-secondary-color',
    ['--nl-button-secondary-background-color', '--nl-button-secondary-hover-background-color'],
  ],
  ['--nl-button-danger-color', ['--nl-button-secondary-background-color', '--nl-button-danger-hover-background-color']],
  ['--utrecht-textbox-color', ['--utrecht-textbox-background-color']],
  ['--utrecht-form-field-error-message-color', BACKGROUNDS],
  ['--stads-dark-color', ['--stads-dark-background-color']],
  ['--stads-dark-subtle-color', ['--stads-dark-background-color']],
  ['--stads-dark-highlight-color', ['--stads-dark-background-color']],
  ['--stads-announcement-color', ['--stads-announcement-background-color', '--stads-step-background-color']],
  ['--stads-step-color', ['--stads-step-background-color']],
  ...['positive', 'negative', 'warning', 'info'].map((kind) => {
    const backgrounds = [`--basis-color-${kind}-bg-subtle`, '--utrecht-document-background-color'];
    return [`--basis-color-${kind}-color-default`, backgrounds] as const;
  }),
];

/** The colours of control borders, marks and focus rings with their adjacent colours. */
const CONTROLS: readonly (readonly [string, readonly string[]])[] = [
  ['--utrecht-textbox-border-color', ['--utrecht-document-background-color', '--stads-band-background-color']],
  ['--utrecht-textbox-invalid-border-color', ['--utrecht-document-background-color']],
  ['--nl-button-secondary-border-color', BACKGROUNDS],
  ['--nl-button-danger-border-color', BACKGROUNDS],
  ['--nl-button-primary-background-color', [...BACKGROUNDS, '--stads-hero-background-color']],
  ['--stads-chosen-border-color', ['--stads-chosen-background-color', '--utrecht-document-background-color']],
  ['--stads-current-color', ['--utrecht-document-background-color']],
  ['--stads-progress-color', ['--stads-hairline-color', '--stads-quiet-background-color']],
  ['--utrecht-checkbox-accent-color', ['--utrecht-document-background-color']],
  ['--stads-focus-outer', [...BACKGROUNDS, '--stads-hero-background-color', '--stads-focus-inner']],
  ['--stads-focus-inner', ['--stads-dark-background-color', '--nl-button-primary-background-color']],
  ['--basis-color-highlight-bg-default', ['--stads-dark-background-color']],
];

describe.each(THEMES)('the theme %s', (theme) => {
  const tokens = mergeTokens(
    tokensOf(shared, [':where(:root)', '.webshop-theme']),
    tokensOf(read(`${theme}/theme.css`), [`.${theme}-theme`]),
  );
  const measure = (colour: string, background: string) =>
    contrastOf(valueOf(tokens, colour), valueOf(tokens, background));
  const pairs = (list: typeof TEXTS) =>
    list.flatMap(([colour, backgrounds]) => backgrounds.map((background) => [colour, background] as const));

  it.each(pairs(TEXTS))('has enough contrast between the text %s and %s', (colour, background) => {
    expect(measure(colour, background)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(pairs(CONTROLS))('has enough contrast between the control %s and %s', (colour, background) => {
    expect(measure(colour, background)).toBeGreaterThanOrEqual(CONTROL);
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

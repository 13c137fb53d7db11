import { contrastOf, mergeTokens, tokensOf, valueOf, type Tokens } from './contrast.ts';

/** The least contrast of text (WCAG 2.2, 1.4.3), and of borders, marks and focus rings (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

const BACKGROUNDS = [
  '--utrecht-document-background-color',
  '--stads-band-background-color',
  '--stads-quiet-background-color',
  '--stads-chosen-background-color',
];

type Uses = readonly (readonly [colour: string, backgrounds: readonly string[]])[];

/** Each text colour with the backgrounds that the controls use it on. */
const TEXTS: Uses = [
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
const CONTROLS: Uses = [
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

/** Two tokens that are shown on each other, and the contrast that they need. */
export interface ThemePair {
  readonly colour: string;
  readonly background: string;
  readonly least: number;
}

const pairsOf = (uses: Uses, least: number): readonly ThemePair[] =>
  uses.flatMap(([colour, backgrounds]) => backgrounds.map((background) => ({ colour, background, least })));

/** Every pair that the controls and screens use. */
export const THEME_PAIRS: readonly ThemePair[] = [...pairsOf(TEXTS, TEXT), ...pairsOf(CONTROLS, CONTROL)];

/** The tokens of a theme on top of the shared ones. */
export function themeTokens(shared: string, theme: string, key: string): Tokens {
  return mergeTokens(tokensOf(shared, [':where(:root)', '.webshop-theme']), tokensOf(theme, [`.${key}-theme`]));
}

export const contrastIn = (tokens: Tokens, { colour, background }: ThemePair): number =>
  contrastOf(valueOf(tokens, colour), valueOf(tokens, background));

import { readable, toChannels, toHex, type Oklch } from './palette.ts';

/** The tokens of a theme, and the brand colours that had to be changed to be readable. */
export interface MadeTheme {
  readonly tokens: Readonly<Record<string, string>>;
  readonly changes: readonly ColourChange[];
}

/** A brand colour that is not used as it is. */
export interface ColourChange {
  readonly use: string;
  readonly wanted: string;
  readonly used: string;
}

const TEXT = 4.5;
const CONTROL = 3;
const WHITE: Oklch = { lightness: 1, chroma: 0, hue: 0 };
/** The most colour that a background may have: it has to stay a background. */
const tone = ({ chroma, hue }: Oklch, lightness: number, most: number): Oklch => ({
  lightness,
  chroma: Math.min(chroma, most),
  hue,
});

interface Ramp {
  readonly grounds: readonly Oklch[];
  readonly hero: Oklch;
  readonly ink: Oklch;
  readonly deep: Oklch;
  readonly action: Oklch;
  readonly link: Oklch;
  readonly highlight: Oklch;
  readonly focusInner: Oklch;
}

/** The colours that all others follow from. Each is made readable on what it is shown on. */
function rampOf(main: Oklch, second: Oklch): Ramp {
  const grounds = [WHITE, tone(main, 0.982, 0.01), tone(main, 0.95, 0.018), tone(main, 0.955, 0.035)];
  const hero = tone(second, 0.945, 0.05);
  const deep = tone(main, 0.29, 0.07);
  const focusInner = tone(second, 0.93, 0.09);
  return {
    grounds,
    hero,
    ink: tone(main, 0.24, 0.035),
    deep,
    action: readable(main, 'darker', [
      { on: [WHITE], least: TEXT },
      { on: [...grounds, hero, focusInner], least: CONTROL },
    ]),
    link: readable(main, 'darker', [{ on: grounds, least: TEXT }]),
    highlight: readable(second, 'lighter', [
      { on: [deep], least: TEXT },
      { on: [tone(main, 0.24, 0.035)], least: TEXT },
    ]),
    focusInner,
  };
}

/** Neutral and text colours, in the hue of the main colour. */
function neutrals(main: Oklch, { grounds, ink }: Ramp): Readonly<Record<string, Oklch>> {
  const [page = WHITE, band = WHITE, quiet = WHITE] = grounds;
  return {
    'default-bg-document': page,
    'default-bg-subtle': band,
    'default-bg-default': quiet,
    'default-border-subtle': tone(main, 0.895, 0.03),
    'default-border-default': readable(tone(main, 0.6, 0.04), 'darker', [{ on: grounds, least: CONTROL }]),
    'default-color-default': ink,
    'default-color-subtle': readable(tone(main, 0.48, 0.04), 'darker', [{ on: grounds, least: TEXT }]),
  };
}

const darker = (colour: Oklch, by: number): Oklch => ({ ...colour, lightness: Math.max(0, colour.lightness - by) });

/** The colours of buttons, links, dark areas, highlights and focus rings. */
function controls(main: Oklch, ramp: Ramp): Readonly<Record<string, Oklch>> {
  const { action, deep, grounds, highlight, hero, ink, focusInner, link } = ramp;
  return {
    'action-1-bg-default': action,
    'action-1-bg-hover': darker(action, 0.06),
    'action-1-bg-active': darker(action, 0.12),
    'action-1-bg-subtle': grounds[3] ?? WHITE,
    'action-1-color-default': link,
    'action-1-color-hover': darker(link, 0.12),
    'action-1-inverse-color': WHITE,
    'accent-1-bg-default': deep,
    'accent-1-bg-hover': { ...deep, lightness: deep.lightness + 0.07 },
    'accent-1-color-default': tone(main, 0.98, 0.01),
    'accent-1-color-subtle': tone(main, 0.87, 0.035),
    'highlight-bg-default': highlight,
    'highlight-bg-subtle': hero,
    'highlight-color-default': ink,
    'focus-outer': ink,
    'focus-inner': focusInner,
  };
}

/** The colours of the drawings and of the map. Trees and water keep colours of their own. */
function drawing(main: Oklch, second: Oklch, ramp: Ramp): Readonly<Record<string, string>> {
  const own = {
    lucht: ramp.hero,
    zon: tone(ramp.highlight, Math.max(ramp.highlight.lightness, 0.84), 0.15),
    wolk: tone(second, 0.99, 0.01),
    ver: tone(second, 0.885, 0.05),
    muur1: { ...main, lightness: 0.55 },
    muur2: { ...main, lightness: 0.38 },
    muur3: tone(second, 0.76, 0.12),
    muur4: tone(second, 0.91, 0.05),
    dak: ramp.deep,
    deur1: ramp.deep,
    licht: tone(second, 0.985, 0.02),
    kade: tone(second, 0.82, 0.04),
    inkt: ramp.deep,
    kaart: tone(main, 0.96, 0.01),
    'kaart-weg-rand': tone(main, 0.89, 0.02),
    'kaart-huis': tone(main, 0.915, 0.02),
    'kaart-tekst': readable(tone(main, 0.48, 0.04), 'darker', [{ on: [tone(main, 0.96, 0.01)], least: TEXT }]),
  };
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, colour]) => [name, toHex(colour)])),
    deur2: '#2f6b57',
    stam: '#7a4a2b',
    groen: '#6ea06a',
    groen2: '#4c8562',
    water: '#7fbccf',
    golf: '#cfe9ef',
    rood: '#c8431c',
    blauw: '#3c86a8',
    'kaart-groen': '#dcebcf',
    'kaart-water': '#b9dde8',
    'kaart-weg': '#ffffff',
  };
}

const prefixed = (prefix: string, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

/** A second colour for a brand with one: a warm light tone beside it. */
export const warmTone: Oklch = { lightness: 0.87, chroma: 0.13, hue: 85 };

/** Derives every token of a theme from one or two brand colours. The caller proves the contrast of the result. */
export function makeTheme(main: Oklch, second: Oklch = warmTone): MadeTheme {
  const ramp = rampOf(main, second);
  const basis = { ...neutrals(main, ramp), ...controls(main, ramp) };
  const hex = Object.fromEntries(Object.entries(basis).map(([name, colour]) => [name, toHex(colour)]));
  const used: readonly (readonly [string, Oklch, Oklch])[] = [
    ['buttons and borders', main, ramp.action],
    ['links', main, ramp.link],
    ['highlights on dark', second, ramp.highlight],
  ];
  return {
    tokens: {
      ...prefixed('--basis-color-', hex),
      '--basis-shadow-color': toChannels(ramp.ink),
      ...prefixed('--art-', drawing(main, second, ramp)),
    },
    changes: used
      .map(([use, wanted, made]) => ({ use, wanted: toHex(wanted), used: toHex(made) }))
      .filter((change) => change.wanted !== change.used),
  };
}

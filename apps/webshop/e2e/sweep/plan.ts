/**
 * The ways to look at a screen: as it is, with text at 200 % (WCAG 1.4.4), with the spaces of WCAG 1.4.12 in its text, and
 * with forced colours. The shop has no dark colours.
 */
const ALL_MODES = ['default', 'large', 'spaced', 'forced'] as const;
export type Mode = (typeof ALL_MODES)[number];

/** The widths in CSS pixels: the narrowest that WCAG 1.4.10 asks for, a usual phone, and a desktop. */
const ALL_WIDTHS = [320, 360, 1280] as const;
export type Width = (typeof ALL_WIDTHS)[number];

export const LANGUAGES = ['nl', 'en'] as const;
export type SweepLanguage = (typeof LANGUAGES)[number];

/** One with everything, one without DigiD and records, one for all municipalities. */
const ALL_VARIANTS = ['zonnedorp', 'waterveen', 'general'] as const;
export type SweptVariant = (typeof ALL_VARIANTS)[number];

/** The values that an environment variable lists with commas, or all of them. */
function chosen<Value extends string | number>(name: string, all: readonly Value[]): readonly Value[] {
  const given = process.env[name]?.split(',');
  return given === undefined ? all : all.filter((value) => given.includes(String(value)));
}

export const MODES = chosen('SWEEP_MODES', ALL_MODES);
export const WIDTHS = chosen('SWEEP_WIDTHS', ALL_WIDTHS);

/** Each shop has a mock platform of its own, which puts the address of that shop in links and pictures. */
export const SERVED = chosen('SWEEP_VARIANTS', ALL_VARIANTS).map((key, index) => ({
  key,
  port: 5240 + index,
  shop: `http://localhost:${5240 + index}`,
  platformPort: 8240 + index,
  platform: `http://localhost:${8240 + index}`,
}));

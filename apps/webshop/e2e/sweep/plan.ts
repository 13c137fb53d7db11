/**
 * The ways to look at a screen: as it is, with text at 200 % (WCAG 1.4.4), with the spaces of WCAG 1.4.12 in its text, with
 * forced colours, and dark where the shop offers that.
 */
export const MODES = ['default', 'large', 'spaced', 'forced', 'dark'] as const;
export type Mode = (typeof MODES)[number];

export const LANGUAGES = ['nl', 'en'] as const;
export type SweepLanguage = (typeof LANGUAGES)[number];

/** The widths in CSS pixels: the narrowest that WCAG 1.4.10 asks for, a usual phone, and a desktop. */
export const WIDTHS = [320, 360, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** The variants of the sweep: one with everything, one without DigiD and records, one for all municipalities. */
export const SWEPT_VARIANTS = ['zonnedorp', 'waterveen', 'general'] as const;
export type SweptVariant = (typeof SWEPT_VARIANTS)[number];

/** What one run looks at. `tools/sweep.ts` writes it to the environment variable SWEEP as JSON. */
export interface SweepChoice {
  readonly variants: readonly string[];
  readonly languages: readonly string[];
  readonly modes: readonly string[];
  readonly widths: readonly number[];
  /** Screens by name; empty for all. */
  readonly screens: readonly string[];
  /** The ports of the first shop and of its mock platform; the other variants use the ones behind them. */
  readonly port: number;
  readonly mockPort: number;
  readonly workers: number;
  /** The folder for the screenshots. */
  readonly folder: string;
}

interface ServedVariant {
  readonly key: SweptVariant;
  readonly shop: string;
  readonly port: number;
  /** Each shop has a mock platform of its own, which puts the address of that shop in links and pictures. */
  readonly platform: string;
  readonly platformPort: number;
}

/** The choice with its addresses. */
export interface SweepPlan {
  readonly variants: readonly ServedVariant[];
  readonly languages: readonly SweepLanguage[];
  readonly modes: readonly Mode[];
  readonly widths: readonly Width[];
  readonly screens: readonly string[];
  readonly workers: number;
  readonly folder: string;
}

/** The choice of a run without options. */
export const EVERYTHING: SweepChoice = {
  variants: SWEPT_VARIANTS,
  languages: LANGUAGES,
  modes: MODES,
  widths: WIDTHS,
  screens: [],
  port: 5240,
  mockPort: 8240,
  workers: 2,
  folder: '.cache/sweep',
};

const servedAt = (key: SweptVariant, port: number, platformPort: number): ServedVariant => ({
  key,
  port,
  platformPort,
  shop: `http://localhost:${port}`,
  platform: `http://localhost:${platformPort}`,
});

/** The plan of this run. */
export function sweepPlan(): SweepPlan {
  const given: Partial<SweepChoice> = JSON.parse(process.env['SWEEP'] ?? '{}');
  const choice = { ...EVERYTHING, ...given };
  return {
    variants: SWEPT_VARIANTS.map((key, index) => servedAt(key, choice.port + index, choice.mockPort + index)).filter(
      ({ key }) => choice.variants.includes(key),
    ),
    languages: LANGUAGES.filter((language) => choice.languages.includes(language)),
    modes: MODES.filter((mode) => choice.modes.includes(mode)),
    widths: WIDTHS.filter((width) => choice.widths.includes(width)),
    screens: choice.screens,
    workers: choice.workers,
    folder: choice.folder,
  };
}

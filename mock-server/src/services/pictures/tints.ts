/** The six tints of the shop; a fund keeps its tint on every picture. */
export type Tint = 'zon' | 'blad' | 'water' | 'klei' | 'bes' | 'lila';

/** Colours of one tint: ground, large form, disc, middle and deep tone, two foreign accents. */
export interface Palette {
  readonly soft: string;
  readonly form: string;
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
  readonly accent: string;
  readonly second: string;
}

type Seven = readonly [string, string, string, string, string, string, string];

const palette = ([soft, form, light, mid, deep, accent, second]: Seven): Palette => ({
  soft,
  form,
  light,
  mid,
  deep,
  accent,
  second,
});

export const tints: Readonly<Record<Tint, Palette>> = {
  zon: palette(['#FFEFCF', '#FFD67A', '#FFF8E8', '#F2A01E', '#7D4307', '#D9532C', '#3E93BA']),
  blad: palette(['#E4F1DC', '#B9DCAE', '#F6FBF2', '#5FA463', '#1F5236', '#DC6B3C', '#F2A01E']),
  water: palette(['#DEF0F6', '#A9D6E7', '#F3FAFC', '#3E93BA', '#124660', '#F28B5B', '#FFC94D']),
  klei: palette(['#FCE6DA', '#F5C0A4', '#FFF6F0', '#DC6B3C', '#74290F', '#FFC94D', '#5FA463']),
  bes: palette(['#F8E2EC', '#E9B8CF', '#FFF5F9', '#B9508A', '#631B45', '#FFC94D', '#7C66C4']),
  lila: palette(['#EBE6F8', '#C9BEED', '#F8F6FE', '#7C66C4', '#372877', '#F28B5B', '#5FA463']),
};

/** Whether a text is one of the tint names. */
export function isTint(text: string): text is Tint {
  return Object.hasOwn(tints, text);
}

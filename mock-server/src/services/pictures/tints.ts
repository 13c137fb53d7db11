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

export const tints: Readonly<Record<Tint, Palette>> = {
  zon: {
    soft: '#FFEFCF',
    form: '#FFD67A',
    light: '#FFF8E8',
    mid: '#F2A01E',
    deep: '#7D4307',
    accent: '#D9532C',
    second: '#3E93BA',
  },
  blad: {
    soft: '#E4F1DC',
    form: '#B9DCAE',
    light: '#F6FBF2',
    mid: '#5FA463',
    deep: '#1F5236',
    accent: '#DC6B3C',
    second: '#F2A01E',
  },
  water: {
    soft: '#DEF0F6',
    form: '#A9D6E7',
    light: '#F3FAFC',
    mid: '#3E93BA',
    deep: '#124660',
    accent: '#F28B5B',
    second: '#FFC94D',
  },
  klei: {
    soft: '#FCE6DA',
    form: '#F5C0A4',
    light: '#FFF6F0',
    mid: '#DC6B3C',
    deep: '#74290F',
    accent: '#FFC94D',
    second: '#5FA463',
  },
  bes: {
    soft: '#F8E2EC',
    form: '#E9B8CF',
    light: '#FFF5F9',
    mid: '#B9508A',
    deep: '#631B45',
    accent: '#FFC94D',
    second: '#7C66C4',
  },
  lila: {
    soft: '#EBE6F8',
    form: '#C9BEED',
    light: '#F8F6FE',
    mid: '#7C66C4',
    deep: '#372877',
    accent: '#F28B5B',
    second: '#5FA463',
  },
};

/** Whether a text is one of the tint names. */
export function isTint(text: string): text is Tint {
  return Object.hasOwn(tints, text);
}

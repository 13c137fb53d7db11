import { circle, cut } from './shapes.ts';
import type { Palette } from './tints.ts';

type Ground = (p: Palette) => string;

/** The large form behind an object; four of them, so that neighbours in a list differ. */
export const grounds: readonly Ground[] = [
  (p) => cut('M0 228C90 206 170 206 250 224S360 240 400 226V300H0Z', p.form),
  (p) => cut('M0 236H400V300H0Z', p.form),
  (p) => cut('M0 300V150A150 150 0 0 1 150 300ZM400 300V180A120 120 0 0 0 280 300Z', p.form),
  (p) => cut('M0 232q50-34 100 0t100 0 100 0 100 0v68H0Z', p.form),
];

/** The disc in the colour of the form. */
export const darkDisc: Ground = (p) => circle([200, 142, 108], p.form);

/** The disc behind an object: the sun of the town, pale and large or bright and small. */
export const discs: readonly Ground[] = [
  (p) => `<g opacity=".85">${circle([200, 146, 110], p.light)}</g>`,
  (p) => `<g opacity=".85">${circle([200, 140, 98], p.light)}</g>`,
  darkDisc,
  (p) => `<g opacity=".85">${circle([196, 150, 112], p.light)}</g>${circle([334, 62, 26], p.second)}`,
];

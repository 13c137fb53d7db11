import { box, circle, cut } from './shapes.ts';

/** Colours of a town along a band of water or heath; each municipality has its own. */
export interface TownColours {
  readonly place: Readonly<Record<'sky' | 'sun' | 'water' | 'quay' | 'window', string>>;
  readonly houses: readonly string[];
  /** Hills behind the houses, the farthest first; a flat town has none. */
  readonly hills?: readonly string[];
}

export const towns: Readonly<Record<string, TownColours>> = {
  zonnedorp: {
    place: { sky: '#FFEDC4', sun: '#FFC94D', water: '#8CC1D4', quay: '#B98560', window: '#FFF3D8' },
    houses: ['#8A2E52', '#DC6B3C', '#40162C', '#F2A01E', '#B23C14'],
  },
  waterveen: {
    place: { sky: '#E4EFF1', sun: '#B9E36A', water: '#3E93BA', quay: '#64818B', window: '#F3FAFC' },
    houses: ['#0B2C40', '#0A6478', '#5FA463', '#145A78', '#A2D2E5'],
  },
  heuvelrode: {
    place: { sky: '#E6EFD0', sun: '#F6D98A', water: '#7B5AA0', quay: '#7FA650', window: '#FFF8E2' },
    houses: ['#A4512F', '#6F4427', '#D9A066', '#7B3F25', '#C98B52'],
    hills: ['#C3D6A8', '#9DBF7C', '#7FA650'],
  },
  general: {
    place: { sky: '#EBE6F8', sun: '#F28B5B', water: '#A2D2E5', quay: '#7C66C4', window: '#F8F6FE' },
    houses: ['#372877', '#7C66C4', '#124660', '#B9508A', '#5FA463'],
  },
};

const gables: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y}l44-40 44 40Z`,
  (x, y) => `M${x} ${y}v-18h18v-16h18v-16h16v16h18v16h18v18Z`,
  (x, y) => `M${x} ${y}q8-46 44-52 36 6 44 52Z`,
];

function house(index: number, town: TownColours): string {
  const x = 640 + index * 92;
  const height = 150 + ((index * 53) % 90);
  const top = 240 - height + 22;
  const fill = town.houses[index % town.houses.length] ?? town.place.quay;
  const gable = gables[index % gables.length] ?? (() => '');
  const windows = [0, 1, 2].map((row) =>
    [0, 1].map((column) => box([x + 17 + column * 34, top + 14 + row * 40, 20, 26], town.place.window, 3)).join(''),
  );
  return cut(gable(x, top + 1), fill) + box([x, top, 88, height], fill) + windows.join('');
}

const hill = (fill: string, index: number): string =>
  circle([260 + index * 620, 900 - index * 24, 620 - index * 30], fill);

/** The inside of a home banner of 2000 by 600: gables on the water, or before the hills, under one large disc. */
export function bannerShapes(key: string): string {
  const town = towns[key] ?? towns['general'];
  if (!town) return '';
  const row = Array.from({ length: 14 }, (_, index) => house(index, town)).join('');
  return (
    box([0, 0, 2000, 600], town.place.sky) +
    circle([1560, 210, 190], town.place.sun) +
    (town.hills ?? []).map(hill).join('') +
    `<g transform="translate(0 226)">${row}</g>` +
    box([0, 488, 2000, 26], town.place.quay) +
    box([0, 512, 2000, 88], town.place.water)
  );
}

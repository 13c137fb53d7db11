import type { WorldPoint } from '../../domain/places/mercator.ts';
import { seedFrom } from '../../world/random.ts';
import type { Tile } from './tile.ts';

/** Colours of the map. */
export const colours = {
  land: '#f3efe4',
  grass: '#e4edd6',
  meadow: '#dbe8ca',
  wood: '#c9ddb7',
  water: '#b4d4e7',
  built: '#e7ded1',
  block: '#d8ccbb',
  park: '#c6dfb4',
  street: '#ffffff',
  edge: '#d5c8b2',
  road: '#f7dd9a',
  highway: '#f0bd62',
} as const;

/** A grid of fields: so many per side of the whole world, from this zoom on. */
const grids: readonly (readonly [fromZoom: number, cells: number])[] = [
  [13, 2 ** 16],
  [11, 2 ** 15],
  [9, 2 ** 13],
  [6, 2 ** 11],
];

const tones = [colours.land, colours.grass, colours.grass, colours.meadow, colours.meadow, colours.wood, colours.land];

const corners = (x: number, y: number, size: number): readonly WorldPoint[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

/** A pond in the middle of a field, so that it never reaches the next one. */
const pond = (x: number, y: number, size: number): readonly WorldPoint[] =>
  Array.from({ length: 12 }, (_one, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const far = size * (index % 3 === 0 ? 0.46 : 0.36);
    return { x: x + size / 2 + far * Math.cos(angle), y: y + size / 2 + 0.7 * far * Math.sin(angle) };
  });

/** Fields, meadows, woods and a pond here and there: each by the chance of its place, so that neighbours fit. */
export function country(tile: Tile): string {
  const [, cells] = grids.find(([fromZoom]) => tile.place.z >= fromZoom) ?? [0, 2 ** 11];
  const { west, east, north, south } = tile.bounds();
  const drawn: string[] = [];
  for (let column = Math.floor(west * cells); column <= Math.floor(east * cells); column += 1) {
    for (let row = Math.floor(north * cells); row <= Math.floor(south * cells); row += 1) {
      const chance = seedFrom(`field ${cells} ${column} ${row}`) >>> 5;
      const fill = tones[chance % tones.length] ?? colours.land;
      if (fill !== colours.land) drawn.push(tile.plane(corners(column / cells, row / cells, 1 / cells), fill));
      if (chance % 41 === 0) drawn.push(tile.plane(pond(column / cells, row / cells, 1 / cells), colours.water));
    }
  }
  return drawn.join('');
}

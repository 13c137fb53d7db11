import type { WorldPoint } from '../../domain/places/mercator.ts';

/** Where a tile lies: zoom, column from the west, row from the north. */
export type TilePlace = { readonly z: number; readonly x: number; readonly y: number };

/** Width and height of a tile in pixels. */
export const tileSize = 256;

/** Zoom levels that are drawn, as the national service has them. */
export const zooms = { least: 6, most: 19 } as const;

/** Does the tile exist? */
export const isTile = ({ z, x, y }: TilePlace): boolean =>
  [z, x, y].every((number) => Number.isInteger(number) && number >= 0) &&
  z >= zooms.least &&
  z <= zooms.most &&
  x < 2 ** z &&
  y < 2 ** z;

const round = (number: number): number => Math.round(number * 10) / 10;

/** One tile as a sheet to draw on: it takes points of the world and writes SVG. */
export class Tile {
  readonly place: TilePlace;
  readonly #scale: number;

  constructor(place: TilePlace) {
    this.place = place;
    this.#scale = 2 ** place.z * tileSize;
  }

  /** Pixels of a length that is told as a part of the world. */
  pixels(length: number): number {
    return length * this.#scale;
  }

  x(point: WorldPoint): number {
    return round(this.pixels(point.x) - this.place.x * tileSize);
  }

  y(point: WorldPoint): number {
    return round(this.pixels(point.y) - this.place.y * tileSize);
  }

  /** The part of the world that it shows, a little wider by a number of pixels. */
  bounds(margin = 0): { readonly west: number; readonly east: number; readonly north: number; readonly south: number } {
    const { x, y } = this.place;
    return {
      west: (x * tileSize - margin) / this.#scale,
      east: ((x + 1) * tileSize + margin) / this.#scale,
      north: (y * tileSize - margin) / this.#scale,
      south: ((y + 1) * tileSize + margin) / this.#scale,
    };
  }

  /** Is any of what the points span on this tile? */
  shows(points: readonly WorldPoint[], margin = 0): boolean {
    const { west, east, north, south } = this.bounds(margin);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return Math.max(...xs) >= west && Math.min(...xs) <= east && Math.max(...ys) >= north && Math.min(...ys) <= south;
  }

  /** A line or an outline through the points. */
  path(points: readonly WorldPoint[], closed = false): string {
    const steps = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${this.x(point)} ${this.y(point)}`);
    return `${steps.join('')}${closed ? 'Z' : ''}`;
  }

  /** A plane of one colour; nothing when it lies elsewhere. */
  plane(points: readonly WorldPoint[], fill: string): string {
    return this.shows(points) ? `<path d="${this.path(points, true)}" fill="${fill}"/>` : '';
  }

  /** A line of a width in pixels; nothing when it lies elsewhere or is too thin to see. */
  line(points: readonly WorldPoint[], look: { readonly stroke: string; readonly width: number }): string {
    if (look.width < 0.3 || !this.shows(points, look.width)) return '';
    return (
      `<path d="${this.path(points)}" fill="none" stroke="${look.stroke}" stroke-width="${round(look.width)}" ` +
      `stroke-linecap="round" stroke-linejoin="round"/>`
    );
  }
}

import { besides, metreAt, type LonLat, type WorldPoint } from '../../domain/places/mercator.ts';
import { Random, seedFrom } from '../../world/random.ts';
import { colours } from './country.ts';
import type { Tile } from './tile.ts';

/** A town with its middle; the same name and place give the same town. */
export type Town = LonLat & { readonly name: string };

/** Metres from the middle to where the houses end. */
const reach = 1700;

/** Metres between two streets. */
const block = 120;

type Turn = (east: number, north: number) => WorldPoint;

/** Turns the town around its middle, so that its streets run their own way. */
function turned(town: Town, angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (east, north) => besides(town, east * cos - north * sin, east * sin + north * cos);
}

/** An uneven round shape. */
function blob(
  chance: Random,
  middle: readonly [east: number, north: number],
  about: { radius: number; at: Turn },
): WorldPoint[] {
  const rough = Array.from({ length: 28 }, () => 0.7 + 0.6 * chance.next());
  return rough.map((_one, index) => {
    const around = [-2, -1, 0, 1, 2].map((step) => rough[(index + step + 28) % 28] ?? 1);
    const radius = (about.radius * around.reduce((total, one) => total + one, 0)) / around.length;
    const angle = (index / 28) * 2 * Math.PI;
    return about.at(middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle));
  });
}

const ring = (radius: number, at: Turn): WorldPoint[] =>
  Array.from({ length: 61 }, (_one, index) => {
    const angle = (index / 60) * 2 * Math.PI;
    return at(radius * Math.cos(angle), radius * Math.sin(angle));
  });

/** A river that winds past the middle. */
const river = (chance: Random, at: Turn): WorldPoint[] => {
  const [side, wave, phase] = [500 + 400 * chance.next(), 260 + 160 * chance.next(), 6 * chance.next()];
  return Array.from({ length: 61 }, (_one, index) => {
    const east = -9000 + index * 300;
    return at(east, -side + wave * Math.sin(east / 900 + phase));
  });
};

/** Streets in both directions, as long as the town is wide there. */
function streets(at: Turn): WorldPoint[][] {
  const count = Math.floor(reach / block);
  return Array.from({ length: 2 * count + 1 }, (_one, index) => (index - count) * block).flatMap((offset) => {
    const half = Math.sqrt(Math.max(0, (reach * 0.88) ** 2 - offset ** 2));
    return half === 0
      ? []
      : [
          [at(offset, -half), at(offset, half)],
          [at(-half, offset), at(half, offset)],
        ];
  });
}

const roadsOut = (chance: Random, at: Turn): WorldPoint[][] =>
  Array.from({ length: 6 }, (_one, index) => {
    const angle = (index / 6) * 2 * Math.PI + 0.3 * chance.next();
    const bend = 0.25 * (chance.next() - 0.5);
    return [250, 1500, 3500, 7000].map((far, step) => {
      const turn = angle + bend * step;
      return at(far * Math.cos(turn), far * Math.sin(turn));
    });
  });

/** Two rows of houses in every block of streets that the tile shows; only close by. */
function houses(tile: Tile, at: Turn): string {
  if (tile.place.z < 15) return '';
  const count = Math.floor(reach / block);
  const numbers = Array.from({ length: 2 * count }, (_one, index) => (index - count) * block);
  return numbers
    .flatMap((east) =>
      numbers
        .filter((north) => Math.hypot(east + block / 2, north + block / 2) < reach * 0.82)
        .flatMap((north) => [
          [
            at(east + 14, north + 14),
            at(east + 106, north + 14),
            at(east + 106, north + 44),
            at(east + 14, north + 44),
          ],
          [
            at(east + 14, north + 76),
            at(east + 106, north + 76),
            at(east + 106, north + 106),
            at(east + 14, north + 106),
          ],
        ]),
    )
    .map((corners) => tile.plane(corners, colours.block))
    .join('');
}

/** A road with an edge: two lines over each other. */
function road(
  tile: Tile,
  points: readonly WorldPoint[],
  look: { readonly fill: string; readonly width: number },
): readonly [string, string] {
  const edge = tile.line(points, { stroke: colours.edge, width: look.width + 1.6 });
  return [edge, tile.line(points, { stroke: look.fill, width: look.width })];
}

/** First all edges, then all roads, so that crossings are open. */
const laid = (roads: readonly (readonly [string, string])[]): string =>
  roads.map(([edge]) => edge).join('') + roads.map(([, top]) => top).join('');

/** A town: houses, parks, a lake, a river, streets, two rings and the roads out. Drawn by the chance of its name. */
export function townDrawing(tile: Tile, town: Town): string {
  const chance = new Random(seedFrom(`town ${town.name} ${town.lon} ${town.lat}`));
  const at = turned(town, chance.next() * 0.9 - 0.45);
  const metre = tile.pixels(metreAt(town.lat));
  const built = blob(chance, [0, 0], { radius: reach, at });
  const lake = blob(chance, [-2300, 500], { radius: 330, at });
  const stream = river(chance, at);
  const parks = [0, 1, 2, 3].map(() => {
    const [angle, far] = [6.3 * chance.next(), 450 + 800 * chance.next()];
    return blob(chance, [far * Math.cos(angle), far * Math.sin(angle)], { radius: 130 + 130 * chance.next(), at });
  });
  const out = roadsOut(chance, at);
  if (!tile.shows([...built, ...stream, ...out.flat()], 30)) return '';
  const width = (metres: number, least: number): number => Math.max(least, metres * metre);
  const small =
    tile.place.z < 13
      ? []
      : streets(at).map((line) => road(tile, line, { fill: colours.street, width: width(8, 0.8) }));
  const main = [...out, ring(reach * 0.93, at), ring(620, at)];
  return [
    tile.plane(built, colours.built),
    houses(tile, at),
    ...parks.map((park) => tile.plane(park, colours.park)),
    tile.plane(lake, colours.water),
    tile.line(stream, { stroke: colours.water, width: width(55, 1.2) }),
    laid(small),
    laid(main.map((line) => road(tile, line, { fill: colours.road, width: width(14, 1.2) }))),
  ].join('');
}

/** The highways between towns. */
export function highways(tile: Tile, towns: readonly Town[]): string {
  const lines = towns.flatMap((one, index) =>
    towns.slice(index + 1).map((other) => [besides(one, 1900, 1900), besides(other, 1900, 1900)]),
  );
  const width = Math.max(1.4, 24 * tile.pixels(metreAt(52)));
  return laid(lines.map((line) => road(tile, line, { fill: colours.highway, width })));
}

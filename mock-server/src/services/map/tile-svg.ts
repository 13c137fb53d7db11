import type { World } from '../../world/world.ts';
import { colours, country } from './country.ts';
import { Tile, tileSize, type TilePlace } from './tile.ts';
import { highways, townDrawing, type Town } from './town.ts';

/** The towns of a world: where its municipalities stand on the map. */
export function townsOf(world: World): readonly Town[] {
  const towns = world
    .table('tenants')
    .all()
    .map(({ name, map }) => ({ name, lon: map.lon, lat: map.lat }));
  return towns.filter(
    (town, index) => towns.findIndex((other) => other.lon === town.lon && other.lat === town.lat) === index,
  );
}

/** A tile as SVG: country, highways, towns. The same towns give the same bytes. */
export function tileSvg(place: TilePlace, towns: readonly Town[]): string {
  const tile = new Tile(place);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">` +
    `<rect width="${tileSize}" height="${tileSize}" fill="${colours.land}"/>${country(tile)}${highways(tile, towns)}` +
    `${towns.map((town) => townDrawing(tile, town)).join('')}</svg>`
  );
}
